// What a declaration on the table is called, on the felt and in a hand.

import type { DilotiDeclaration, DilotiRound } from "../../frontend/answers";
import { gettext } from "../../frontend/kit/gettext";
import { nameOf } from "../../frontend/round/lines";

/** What a heap is: its worth, and whose. */
export function heapOf(round: DilotiRound, { seat, value, group }: DilotiDeclaration) {
  const owner = seat === null ? gettext("nobody's##a declaration") : nameOf(round, seat);
  return group
    ? gettext("group of {value} · {owner}", { value, owner })
    : gettext("{value} · {owner}", { value, owner });
}
