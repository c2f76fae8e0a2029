// What the rules said, and what a record keeps, as values of a type.

import type { SuperfectaBet, SuperfectaRound } from "../../frontend/answers";
import { listOf, namedOf } from "../../frontend/kit/prompt";
import type { Held } from "../../frontend/kit/types";

/** The bets of a ticket, as an action says them. */
export const betsIn = (held: Held): SuperfectaBet[] =>
  listOf(held).map((bet) => {
    const { type, horses, amount } = namedOf(bet);
    return { type: String(type), horses: String(horses), amount: Number(amount) };
  });

export const price = (bets: readonly SuperfectaBet[]) =>
  bets.reduce((sum, { amount }) => sum + amount, 0);

/** The numbers of a seat's tickets. */
export const ticketsOf = ({ facts }: SuperfectaRound, seat: number | null) =>
  facts.tickets.filter((ticket) => ticket.seat === seat).map(({ ticket }) => ticket);
