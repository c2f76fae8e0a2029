// useSignInAttempt(api)   one attempt to sign in after the other: {busy, error, wait, attempt(path, body), clear()}.
//     attempt gives the answer, mostly a session, or null where it was refused; `wait` counts the seconds down by itself.

import type { SessionShown } from "../answers";
import { type Api, Refused } from "../kit/api";
import { useEffect, useRef, useState } from "preact/hooks";
import { waitOf } from "./session";

interface Attempted {
  busy: boolean;
  error: string | null;
}

export function useSignInAttempt(api: Api) {
  const [now, set] = useState<Attempted>({ busy: false, error: null });
  const [wait, setWait] = useState(0);
  const pending = useRef(false);
  useEffect(() => {
    if (!wait) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  const attempt = async <Answer = SessionShown>(
    path: string,
    body: object,
  ): Promise<Answer | null> => {
    if (pending.current) return null;
    pending.current = true;
    set({ busy: true, error: null });
    try {
      const answer = await api.send<Answer>("POST", path, body);
      set({ busy: false, error: null });
      return answer;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setWait(waitOf(error));
      set({ busy: false, error: waitOf(error) ? null : error.message });
      return null;
    } finally {
      pending.current = false;
    }
  };
  return {
    ...now,
    wait,
    attempt,
    clear: () => set((was) => (was.error ? { busy: false, error: null } : was)),
  };
}

export type SignInAttempt = ReturnType<typeof useSignInAttempt>;
