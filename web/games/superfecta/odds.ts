// The odds of a race, from the board that the server makes (games/superfecta.py).
//
//   chanceOf(board, order, beat)     of finishing so ("D", "D/C", all four), in a million, once so many cards of the course
//                                    are turned; null while the rail is not known
//   worth(amount, chance)            what so many chips bring on average if they are paid with this chance: "3.4"
//   brings(board, kind, order, split, beat)   what comes back on average to 1 chip of one more least bet: "0.85"
//   betWorth(round, seat, bet, split, beat)   what a bet that was sold brings on average, this way of splitting its pool: "3.4"
//   percent(chance)                  "31 %"; what is hardly ever so is not never

import type { SuperfectaBet, SuperfectaRound, Tote } from "../../frontend/answers";
import { decimal } from "../../frontend/kit/numbers";
import { type Kind, kindOf } from "./horses";

/** How the winners of a pool share it: a head each, or by what each staked. */
export type Split = SuperfectaRound["options"]["split"];

const MILLION = 1_000_000;

export function chanceOf(
  { course, SFC }: Pick<Tote, "course" | "SFC">,
  order: string,
  beat: number,
) {
  const now = course[Math.min(beat, course.length - 1)];
  if (!now) return null;
  const orders = Object.keys(SFC.orders);
  return now.reduce((sum, chance, at) => (orders[at]?.startsWith(order) ? sum + chance : sum), 0);
}

export const worth = (amount: number, chance: number) => decimal((amount * chance) / MILLION, 1);

export function brings(board: Tote, kind: Kind, order: string, split: Split, beat: number) {
  const { least, orders } = board[kind];
  const back = (orders[order]?.one_more[split] ?? 0) * (chanceOf(board, order, beat) ?? 0);
  return decimal(back / least / MILLION, 2);
}

export function betWorth(
  { board }: SuperfectaRound,
  seat: number,
  { amount, type, horses }: SuperfectaBet,
  split: Split,
  beat: number,
) {
  const kind = kindOf(type);
  const held = kind && board[kind].bets.find((bet) => bet.seat === seat && bet.horses === horses);
  const chance = chanceOf(board, horses, beat);
  if (!held || chance === null) return null;
  // What a seat has on an order counts together: each of its bets has its part of it.
  return worth((held[split] * amount) / held.staked, chance);
}

export function percent(chance: number | null) {
  if (chance === null) return "";
  if (chance > 0 && chance < 10_000) return "<1 %";
  if (chance < MILLION && chance > 990_000) return ">99 %";
  return `${Math.round(chance / 10_000)} %`;
}
