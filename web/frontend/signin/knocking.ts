// useKnocking(api)   one try at the door after the other: {busy, trouble, wait, knock(path, body), clear()}.
//     knock gives the answer, mostly a session, or null where it was refused; `wait` counts the seconds down by itself.

import { Refused } from "../kit/api.js";
import { useEffect, useRef, useState } from "preact/hooks";
import { knock as knockAt, waitOf } from "./door.js";

export function useKnocking(api) {
  const [now, set] = useState({ busy: false, trouble: null });
  const [wait, setWait] = useState(0);
  const knocking = useRef(false);
  useEffect(() => {
    if (!wait) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  const knock = async (path, body) => {
    if (knocking.current) return null;
    knocking.current = true;
    set({ busy: true, trouble: null });
    try {
      const answer = await knockAt(api, path, body);
      set({ busy: false, trouble: null });
      return answer;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setWait(waitOf(error));
      set({ busy: false, trouble: waitOf(error) ? null : error.message });
      return null;
    } finally {
      knocking.current = false;
    }
  };
  return {
    ...now,
    wait,
    knock,
    clear: () => set((was) => (was.trouble ? { busy: false, trouble: null } : was)),
  };
}
