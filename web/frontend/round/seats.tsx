// What the felts of most games show alike: a box for each who sits there, lit for whoever is asked or paid, with a line of notes
// under the name. A game says what stands in the box; its classes begin with a word of its own (`NAME-seats`, `NAME-seat`).

import type { ComponentChildren, ComponentType } from "preact";
import type { RoundView, SeatView } from "../answers";
import { Hand } from "../kit/card";
import { gettext, mixed } from "../kit/gettext";
import { names } from "../kit/names";
import { chips } from "../kit/numbers";
import { stakesOf } from "./stakes";
import type { FeltProps, PaymentDue } from "./types";

/** Whether a seat is lit: whoever a payment goes to, else whoever is asked. */
export const isLit = (
  { prompt }: Pick<RoundView, "prompt">,
  seat: number,
  paying: PaymentDue | null,
) => (paying ? paying.seat === seat : Boolean(prompt?.awaited.includes(seat)));

/** What a game's own box of a seat is given. */
export interface SeatProps<Round extends RoundView> {
  seated: SeatView;
  round: Round;
  lit: boolean;
  /** Whether the tablet is in this player's hands. */
  holds?: boolean;
}

interface SeatsProps<Round extends RoundView> extends Pick<FeltProps<Round>, "state" | "paying"> {
  style: string;
  Seat: ComponentType<SeatProps<Round>>;
}

/** Everybody's box, in the order in which they sit. */
export const Seats = <Round extends RoundView>({
  state: { round, table },
  paying,
  style,
  Seat,
}: SeatsProps<Round>) => (
  <div class={`felt-seats ${style}-seats`}>
    {round.seats.map((seated) => (
      <Seat
        key={seated.seat}
        seated={seated}
        round={round}
        lit={isLit(round, seated.seat, paying)}
        holds={table.hand_over?.seat === seated.seat}
      />
    ))}
  </div>
);

type Said = readonly (string | number | false | null | undefined)[];

interface NotesProps {
  seated: SeatView;
  round: RoundView;
  holds?: boolean;
  /** What the game says of the seat, before what every game does. */
  said?: Said;
}

/** The line under a name: who deals, who has the tablet, chips where the game costs any, and what is owed. */
export function Notes({ seated: { seat, rack }, round, holds = false, said = [] }: NotesProps) {
  const { options } = round;
  const costsChips =
    ("ante" in options && options.ante > 0) || ("token" in options && options.token > 0);
  const owes = round.markers[seat] ?? 0;
  const notes = [
    ...said,
    round.dealer === seat && gettext("the deal"),
    holds && gettext("has the tablet"),
    (rack > 0 || costsChips) && gettext("rack {chips}", { chips: chips(rack) }),
    owes > 0 && gettext("owes {chips}", { chips: chips(owes) }),
  ];
  return (
    <span class="small" data-place={`seat:${seat}`}>
      {notes.filter(Boolean).join(" · ")}
    </span>
  );
}

interface SeatBoxProps extends NotesProps {
  style: string;
  lit: boolean;
  children: ComponentChildren;
}

/** A seat's box: what the game puts into it, and the notes below. */
export const SeatBox = ({ style, lit, children, ...notes }: SeatBoxProps) => (
  <section
    class={names([`lit-box felt-seat ${style}-seat`, lit && "is-lit"])}
    aria-label={notes.seated.player}
    aria-description={stakesOf(notes.round, notes.seated.seat)}
  >
    {children}
    <Notes {...notes} />
  </section>
);

/** A seat's hand, face down; after the deal what it has won, in as many rows as that takes. */
export function HandOrWon({ round: { zones }, seat }: { round: RoundView; seat: number }) {
  const won = zones[`won:${seat}`];
  return won?.sight === "all" ? (
    <div class="won-cards">
      <Hand cards={won.cards} fanned />
    </div>
  ) : (
    <Hand cards={zones[`hand:${seat}`]?.cards ?? []} fanned />
  );
}

interface PotProps {
  round: RoundView;
  style?: string;
}

/** The pot, where there is one. */
export function Pot({ round, style }: PotProps) {
  const pot = round.places["pot"] ?? 0;
  return pot > 0 ? (
    <span class={style && `${style}-pot`} data-place="pot">
      {mixed("pot {chips}", { chips: <b class="figure">{chips(pot)}</b> })}
    </span>
  ) : null;
}

/** How many cards everybody has, in few words. */
export const HandCounts = ({ round, style }: { round: RoundView; style: string }) => (
  <ul class={`card-counts ${style}-counts`}>
    {round.seats.map(({ seat, player }) => (
      <li key={seat} class={names([isLit(round, seat, null) && "is-lit"])}>
        <span>{player}</span> <b class="figure">{round.zones[`hand:${seat}`]?.count ?? 0}</b>
      </li>
    ))}
  </ul>
);
