// What several scenes are made of.
//
//   Seats({look, cards, note})   everybody at the table, by seat: a name, cards(seat), the rack in large figures,
//                                note(seat) in a few words
//   Trick({look, order, cards, takes})   the cards of a trick, each over the name of who played it, in the same place whoever
//                                        leads: the lowest seat at the bottom, the others clockwise
//   Pots({look})                         pots and pools: what belongs to nobody yet
//   CardCounts({round, more})            how many cards everybody has, and more(seat) beside it
//   Win({amount})                        an amount won or lost, with its sign, very large
//   playersOf(look)                      {seat: name}
//   lettersOf(words)                     a style for what the longest of these must go into one line of, as long as letters are
//                                        large enough to read

import type { RoundView } from "../answers";
import { Card, Outline } from "../kit/card";
import { names } from "../kit/names";
import { plain } from "../kit/labels";
import { chips, signed } from "../kit/numbers";
import { gettext, ngettext } from "../kit/gettext";
import { seatOf } from "../round/payments";
import { namesOf } from "../round/lines";
import { placeOf } from "../round/ring";
import type { PaymentDue } from "../round/types";
import type { AnyLook, CardsToCome, OfSeat } from "./types";

export const playersOf = ({ round }: Pick<AnyLook, "round">) => namesOf(round);

export const rackOf =
  ({ table }: Pick<AnyLook, "table">) =>
  (seat: number) =>
    table.for_points ? null : chips(table.seats.find((seated) => seated.seat === seat)?.rack ?? 0);

interface SeatsProps {
  look: AnyLook;
  cards?: OfSeat;
  note?: OfSeat;
}

export function Seats({ look, cards, note }: SeatsProps) {
  const rack = rackOf(look);
  const { round, paying } = look;
  const lit = paying ? [paying.seat] : (round.prompt?.awaited ?? []);
  return (
    <ul class="seats" style={{ "--seats": round.seats.length }}>
      {round.seats.map(({ seat, player }) => (
        <li key={seat} class={names(["seat", lit.includes(seat) && "is-lit"])}>
          <b class="seat-name">{player}</b>
          {cards?.(seat)}
          <b class="seat-figure figure">{rack(seat)}</b>
          <span class="seat-note">{note?.(seat)}</span>
        </li>
      ))}
    </ul>
  );
}

interface CardCountsProps {
  round: RoundView;
  more?: OfSeat;
}

export const CardCounts = ({ round, more }: CardCountsProps) => (
  <ul class="card-counts">
    {round.seats.map(({ seat, player }) => (
      <li key={seat} class={names([round.prompt?.awaited.includes(seat) && "is-lit"])}>
        <b>{player}</b>
        {more?.(seat)}
        <span>
          {ngettext("{count} card", "{count} cards", round.zones[`hand:${seat}`]?.count ?? 0)}
        </span>
      </li>
    ))}
  </ul>
);

interface TrickProps {
  look: Pick<AnyLook, "round">;
  order: readonly number[];
  cards: CardsToCome;
  takes?: number | null | undefined;
}

export function Trick({ look, order, cards, takes }: TrickProps) {
  const players = playersOf(look);
  const ring = [...order].sort((a, b) => a - b);
  return (
    <div
      class="trick"
      role="group"
      aria-label={gettext("the trick")}
      style={{ "--others": Math.max(1, ring.length - 1) }}
    >
      {ring.map((seat, place) => {
        const card = cards[order.indexOf(seat)];
        return (
          <figure
            key={seat}
            class={names(["trick-card", seat === takes && "is-lit"])}
            style={placeOf(place, ring.length)}
          >
            {card ? <Card card={card} lit={seat === takes} /> : <Outline />}
            <figcaption>{players[seat]}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}

export function Pots({ look: { round } }: { look: Pick<AnyLook, "round"> }) {
  const pots = Object.entries(round.places).filter(
    ([place, amount]) => amount > 0 && seatOf(place) === null,
  );
  if (!pots.length) return null;
  return (
    <ul class="pots">
      {pots.map(([place, amount]) => (
        <li key={place}>
          <span>{plain(place.split(":").at(-1), round.game)}</span>{" "}
          <b class="figure">{chips(amount)}</b>
        </li>
      ))}
    </ul>
  );
}

export const Win = ({ amount }: { amount: number }) => (
  <b class={names(["win figure", amount > 0 && "won", amount < 0 && "lost"])}>{signed(amount)}</b>
);

/** What the payments made so far have brought: {seat: amount}. */
export function broughtBy(payments: readonly PaymentDue[]) {
  const sums: Record<string, number> = {};
  for (const { seat, amount } of payments) sums[seat] = (sums[seat] ?? 0) + amount;
  return sums;
}

export const lettersOf = (words: readonly string[]) => ({
  "--letters": Math.max(...words.map(({ length }) => length)),
});
