// What the rules said of a settlement.

import type { Sentence } from "../../frontend/answers";
import { isFace } from "../../frontend/kit/faces";
import { listOf, namedOf } from "../../frontend/kit/prompt";
import type { CardCode, Held } from "../../frontend/kit/types";

/** A circle as it was settled: "pays" with odds, or "pushes", "loses". */
export interface SettledLine {
  circle: string;
  stake: number;
  odds: string;
  result: string;
  won: number;
}

export interface Settled {
  seat: number;
  hand: string;
  /** The dealer's hand beside this one: "worse", "equal" or "better". */
  compared: string;
  cards: readonly CardCode[];
  lines: readonly SettledLine[];
}

/** What is said of a seat that was settled; null of anything else. */
export function settledIn({ code, args }: Sentence): Settled | null {
  if (code !== "uth.settled") return null;
  const { seat, hand, compared, cards = [], lines = [] } = args;
  return {
    seat: Number(seat),
    hand: String(hand),
    compared: String(compared),
    cards: listOf(cards).filter(isFace),
    lines: listOf(lines).map(lineOf),
  };
}

function lineOf(held: Held): SettledLine {
  const { circle, stake, odds, result, won } = namedOf(held);
  return {
    circle: String(circle),
    stake: Number(stake),
    odds: String(odds),
    result: String(result),
    won: Number(won),
  };
}

/** What the dealer has, and whether it qualifies. */
export const verdictOf = (record: readonly { events: readonly Sentence[] }[]) =>
  record
    .flatMap(({ events }) => events)
    .find(({ code }) => code === "uth.qualifies" || code === "uth.fails");

/** The dealer's hand in a verdict. */
export const handIn = ({ args: { hand } }: Sentence) => String(hand);
