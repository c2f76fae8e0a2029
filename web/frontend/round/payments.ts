// What has been paid and what is still to be pushed: pure functions over a table's state.
//
// The transfers of a settlement happen in the book at once. A dealer pays one seat at a time, so the screen holds back
// the chips of every payment that is not paid yet: circles stay full and racks as they were until it is their turn.
//
//   paymentsDue(state)         the payments a dealer makes, in order: [{action, seat, player, amount, says, transfers,
//                              ids}], ids: the transfers that are seen when it is paid
//   settlingOf(state, due, paid)    {moves, held}: the transfers to be seen, each with an id, and those held back
//   netOf(round, seat)        what its rack has more by the round
//   asPaid(state, held)        the state as it stood before the transfers held back

import type { Payout, RoundView, StepView, TransferView } from "../answers";
import type { PaymentDue, TransferMade } from "./types";

interface MaybeState {
  round: RoundView | null;
  payouts: readonly Payout[];
}

interface PayingState {
  table: { tray?: number; seats?: readonly { seat: number; rack: number }[] };
  round: RoundView;
}

/** The payments as the server lists them, each with the transfers that are seen when it is made. */
export const paymentsDue = ({ payouts }: Pick<MaybeState, "payouts">): PaymentDue[] =>
  payouts.map((payment) => ({
    ...payment,
    ids: payment.moves.map((at) => idOf(payment.action, at)),
  }));

/** A transfer's own, by the action that made it. */
const idOf = (action: number, at: number) => `${action} ${at}`;

/** Every transfer of a round, with the action that made it, whose action it was, and an id of its own. */
export const transfersOf = ({ record }: { record: readonly StepView[] }): TransferMade[] =>
  record.flatMap(({ index, by, transfers }) =>
    transfers.map((transfer, at) => ({ ...transfer, action: index, by, id: idOf(index, at) })),
  );

export function settlingOf(state: MaybeState, due: readonly PaymentDue[], paid: number) {
  const all = state.round ? transfersOf(state.round) : [];
  const done = new Set(due.slice(0, paid).flatMap(({ ids }) => ids));
  const open = new Set(due.slice(paid).flatMap(({ ids }) => ids));
  const isHeld = ({ id }: TransferMade) => open.has(id) && !done.has(id);
  return { moves: all.filter((move) => !isHeld(move)), held: all.filter(isHeld) };
}

/** The seat a place belongs to ("seat:3", "circle:3:ante"), or null. */
export function seatOf(place: string) {
  const number = place.split(":").find((part) => /^\d+$/.test(part));
  return number === undefined ? null : Number(number);
}

/** What a seat's rack has more by a round. */
export function netOf({ record }: RoundView, seat: number) {
  const place = `seat:${seat}`;
  return record
    .flatMap(({ transfers }) => transfers)
    .reduce(
      (sum, { from, to, amount }) =>
        sum + (to === place ? amount : 0) - (from === place ? amount : 0),
      0,
    );
}

export function asPaid<State extends PayingState>(
  state: State,
  held: readonly TransferView[],
): State {
  if (!held.length) return state;
  const back = new Map<string, number>();
  for (const { from, to, amount } of held) {
    back.set(from, (back.get(from) ?? 0) + amount);
    back.set(to, (back.get(to) ?? 0) - amount);
  }
  const { table, round } = state;
  const rack = <Seat extends { seat: number; rack: number }>(seat: Seat): Seat => ({
    ...seat,
    rack: seat.rack + (back.get(`seat:${seat.seat}`) ?? 0),
  });
  const places = { ...round.places };
  for (const [place, amount] of back) {
    if (place === "house" || place.startsWith("seat:")) continue;
    places[place] = (places[place] ?? 0) + amount;
    if (!places[place]) delete places[place];
  }
  return {
    ...state,
    table: {
      ...table,
      ...(table.tray !== undefined && { tray: table.tray + (back.get("house") ?? 0) }),
      ...(table.seats && { seats: table.seats.map(rack) }),
    },
    round: { ...round, places, seats: round.seats.map(rack) },
  };
}
