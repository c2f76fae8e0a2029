// useAsking({api, accept})   one action at a time, for whatever has a button.
//
//   const asking = useAsking(server);
//   const answer = await asking.ask("POST", "nights/1/players", {name});   null: the server refused, or it is being
//                                                                          asked already (a second tap)
//   asking.busy      a button waits
//   asking.late      the server has not answered for a while; the same request is being said again with the same key
//   asking.error     the sentence of the refusal, or null; asking.fields[name] what is wrong with one field
//   asking.clear()   once it has been put right
//
// `accept(state)` is given every state that came with an answer, a refusal's as well.

import type { DeskWritten } from "../answers";
import { type Api, Refused } from "../kit/api";
import { useRef, useState } from "preact/hooks";

const PATIENCE = 3000; // milliseconds before a person is told that it takes long

/** Who is asked, and who is given the states that come with the answers. */
export interface Server {
  api: Api;
  accept?: (state: unknown) => void;
}

type FieldName = "chip_set" | "float" | "money" | "name" | "players" | "purpose" | "why";
type WrongFields = Readonly<Partial<Record<FieldName, string | undefined>>>;

interface AskingNow {
  busy: boolean;
  late: boolean;
  error: string | null;
  /** What is wrong with each field. */
  fields: WrongFields;
}

const IDLE: AskingNow = { busy: false, late: false, error: null, fields: {} };

export interface Asking extends AskingNow {
  ask: <Answer extends object = DeskWritten>(
    method: string,
    path: string,
    body?: object,
  ) => Promise<Answer | null>;
  clear: () => void;
}

export function useAsking({ api, accept }: Server): Asking {
  const [now, set] = useState(IDLE);
  const asked = useRef(false); // at once, where the button's own state waits for a repaint

  const ask = async <Answer extends object>(
    method: string,
    path: string,
    body?: object,
  ): Promise<Answer | null> => {
    if (asked.current) return null;
    asked.current = true;
    set({ ...IDLE, busy: true });
    const timer = setTimeout(() => set({ ...IDLE, busy: true, late: true }), PATIENCE);
    try {
      const answer = await api.send<Answer>(method, path, body);
      accept?.("state" in answer ? answer.state : undefined);
      set(IDLE);
      return answer;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 401) return signInAgain();
      accept?.(error.body?.state);
      set({ ...IDLE, error: error.message, fields: wrongFields(error.body?.error?.fields) });
      return null;
    } finally {
      clearTimeout(timer);
      asked.current = false;
    }
  };
  return { ...now, ask, clear: () => set((was) => (was.error ? IDLE : was)) };
}

/** To the sign-in page, and back here afterwards. */
export function signInAgain() {
  location.replace(`/sign-in?next=${encodeURIComponent(location.pathname)}`);
  return null;
}

/** {name: the first sentence about it} */
const wrongFields = (fields: Readonly<Record<string, readonly string[]>> = {}): WrongFields =>
  Object.fromEntries(Object.entries(fields).map(([name, [first]]) => [name, first]));
