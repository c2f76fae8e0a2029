// usePace(state, face, due)   how far this screen has shown what has already happened.
//
//   pace.paid        so many payments are paid; pace.pay() one more, pace.payAll()
//   pace.beat        so many beats are shown (round/beat.ts); pace.running while it catches up, pace.skip()
//
// What was paid is remembered as long as the page's tab.

import type { Face, Pace, RoundState } from "../round/types";
import { HOUSE } from "../kit/api";
import { useEffect, useState } from "preact/hooks";
import { useBeats, useBefore } from "../round/beat";

export function usePace(state: RoundState, face: Face, due: number): Pace {
  const { table, night } = state;
  const key = `paid ${HOUSE}${night.night} ${table.table} ${table.number}`;
  const total = face.beats?.(state.round) ?? 0;
  const beats = useBeats({ key, total, first: 0, face });
  const before = useBefore(key, state.round, beats.running);
  const [shown, show] = useState({ key, paid: remembered(key) });
  const now = shown.key === key ? shown : { key, paid: remembered(key) };
  const paid = Math.min(now.paid, due);

  // An undone payment may come again, and is then paid again.
  useEffect(() => {
    if (paid !== now.paid) pay(paid);
  }, [paid, now.paid]);

  const pay = (count: number) => {
    sessionStorage.setItem(key, String(count));
    show({ key, paid: count });
  };
  return { paid, ...beats, before, pay: () => pay(paid + 1), payAll: () => pay(due) };
}

const remembered = (key: string) => Number(sessionStorage.getItem(key) ?? 0);
