// What the rules said, and what a record keeps, as values of a type.

import type { Sentence, SuperfectaBet } from "../../frontend/answers";
import { listOf, namedOf } from "../../frontend/kit/prompt";
import type { Held } from "../../frontend/kit/types";

/** What a seat was paid from a pool, and how that was calculated. */
export interface Paid {
  pool: string;
  seat: number;
  order: string;
  amount: number;
  reckoning: string;
}

export const paidIn = (record: readonly { events: readonly Sentence[] }[]): Paid[] =>
  record
    .flatMap(({ events }) => events)
    .filter(({ code }) => code === "superfecta.pays")
    .map(({ args: { pool, seat, order, amount, reckoning } }) => ({
      pool: String(pool),
      seat: Number(seat),
      order: String(order),
      amount: Number(amount),
      reckoning: String(reckoning),
    }));

/** The bets of a ticket, as an action says them. */
export const betsIn = (held: Held): SuperfectaBet[] =>
  listOf(held).map((bet) => {
    const { type, horses, amount } = namedOf(bet);
    return { type: String(type), horses: String(horses), amount: Number(amount) };
  });

export const price = (bets: readonly SuperfectaBet[]) =>
  bets.reduce((sum, { amount }) => sum + amount, 0);
