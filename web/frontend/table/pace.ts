// usePace(state, beats)   how far this screen has shown what has already happened.
//
//   pace.paid        so many payments are paid; pace.pay() one more, pace.payAll()
//   pace.beat        so many beats are shown (a race: cards turned); pace.running while it catches up, pace.skip()
//
// `beats` is how many there are by now. A round that is met on the way (a page opened again, a second screen) is shown
// as it stands; what is new comes a beat at a time. What was paid is remembered as long as the page's tab.

import type { TableState } from "../answers";
import type { Pace } from "../round/types";
import { HOUSE } from "../kit/api";
import { useEffect, useState } from "preact/hooks";
import { BEAT } from "../round/beat";

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function usePace(state: TableState, beats: number, due: number): Pace {
  const { table, night } = state;
  const key = `paid ${HOUSE}${night.night} ${table.table} ${table.number}`;
  const [shown, show] = useState({ key, paid: remembered(key), beat: beats });
  const now = shown.key === key ? shown : { key, paid: remembered(key), beat: 0 };
  const beat = still() ? beats : Math.min(now.beat, beats);
  const paid = Math.min(now.paid, due);

  useEffect(() => {
    if (now !== shown || beat !== now.beat) show({ ...now, beat });
    if (beat >= beats) return undefined;
    const timer = setTimeout(() => show({ ...now, beat: beat + 1 }), BEAT);
    return () => clearTimeout(timer);
  }, [key, beat, beats]);

  // An undone payment may come again, and is then paid again.
  useEffect(() => {
    if (paid !== now.paid) pay(paid);
  }, [paid, now.paid]);

  const pay = (count: number) => {
    sessionStorage.setItem(key, String(count));
    show({ ...now, paid: count });
  };
  return {
    paid,
    beat,
    running: beat < beats,
    pay: () => pay(paid + 1),
    payAll: () => pay(due),
    skip: () => show({ ...now, beat: beats }),
  };
}

const remembered = (key: string) => Number(sessionStorage.getItem(key) ?? 0);
