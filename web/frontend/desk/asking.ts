// useAsking({api, accept})   one action after the other, for whatever has a button.
//
//   const asking = useAsking(server);
//   const answer = await asking.ask("POST", "nights/1/players", {name});   null: the server refused, or the very same
//                                                                          is being asked already (a second tap).
//                                                                          Anything else waits for its turn
//   asking.busy      a button waits
//   asking.isAsking(path)   so does this one, of several whose paths differ
//   asking.late      the server has not answered for a while; the same request is being said again with the same key
//   asking.error     the sentence of the refusal, or null; asking.fields[name] what is wrong with one field
//   asking.clear()   once it has been put right
//
// `accept(state)` is given every state that came with an answer, a refusal's as well.

import type { DeskWritten } from "../answers";
import { type Api, Refused } from "../kit/api";
import { type StateUpdater, useRef, useState } from "preact/hooks";

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
  isAsking: (path: string) => boolean;
  clear: () => void;
}

export function useAsking({ api, accept }: Server): Asking {
  const [now, set] = useState(IDLE);
  const [paths, setPaths] = useState<readonly string[]>([]);
  // At once, where the button's own state waits for a repaint.
  const turns = useRef({ asked: new Set<string>(), last: Promise.resolve<unknown>(null) }).current;

  const ask = <Answer extends object>(
    method: string,
    path: string,
    body?: object,
  ): Promise<Answer | null> => {
    const words = JSON.stringify([method, path, body]);
    if (turns.asked.has(words)) return Promise.resolve(null);
    // What is refused is still to be read when the answer to what was asked meanwhile has come.
    const calm = turns.asked.size
      ? (was: AskingNow) => ({ ...was, busy: false, late: false })
      : IDLE;
    turns.asked.add(words);
    setPaths((were) => [...were, path]);
    const answer = turns.last.then(() => send<Answer>(calm, method, path, body));
    turns.last = answer
      .catch(() => {}) // whoever asked hears of it
      .then(() => {
        turns.asked.delete(words);
        setPaths((were) => were.filter((_, at) => at !== were.indexOf(path)));
      });
    return answer;
  };

  const send = async <Answer extends object>(
    calm: StateUpdater<AskingNow>,
    method: string,
    path: string,
    body?: object,
  ): Promise<Answer | null> => {
    set(calm);
    set((was) => ({ ...was, busy: true }));
    const timer = setTimeout(() => set((was) => ({ ...was, late: true })), PATIENCE);
    try {
      const answer = await api.send<Answer>(method, path, body);
      accept?.("state" in answer ? answer.state : undefined);
      set(calm);
      return answer;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 401) return signInAgain();
      accept?.(error.body?.state);
      set({ ...IDLE, error: error.message, fields: wrongFields(error.body?.error?.fields) });
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
  const isAsking = (path: string) => paths.includes(path);
  const clear = () => set((was) => (was.error ? { ...was, error: null, fields: {} } : was));
  return { ...now, ask, isAsking, clear };
}

/** To the sign-in page, and back here afterwards. */
export function signInAgain() {
  location.replace(`/sign-in?next=${encodeURIComponent(location.pathname)}`);
  return null;
}

/** {name: the first sentence about it} */
const wrongFields = (fields: Readonly<Record<string, readonly string[]>> = {}): WrongFields =>
  Object.fromEntries(Object.entries(fields).map(([name, [first]]) => [name, first]));
