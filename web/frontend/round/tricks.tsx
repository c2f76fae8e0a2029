// The felt of games of tricks: the seats in a row, partners across from each other, each with the card it has played to the trick that lies open, what it
// has taken and how it stands; above them what the deal is about; below, the score. Each game
// says what its deal is about.

import type { ComponentType } from "preact";
import type { Json, RoundView, SeatView, StepView, Tricks } from "../answers";
import { isFace } from "../kit/faces";
import type { FeltProps, PaymentDue, SeenProps } from "./types";
import { Card, Outline } from "../kit/card";
import { cardSign } from "../kit/cardpicker";
import { names } from "../kit/names";
import { chips } from "../kit/numbers";
import { ngettext, mixed, gettext } from "../kit/gettext";
import { Stroke } from "../kit/scoresheet";
import { Score } from "./general";
import { isAtSide, type PlaceOfRing, placeOf, ringOf } from "./ring";
import { isLit } from "./seats";
import { stakesOf } from "./stakes";

/** A round of a game of tricks that is scored. */
export type TrickRound = Extract<RoundView, { facts: { tricks: Tricks; sheet: unknown } }>;

export interface HeadProps<Round extends TrickRound> {
  round: Round;
}

export interface CallProps<Round extends TrickRound> {
  facts: Round["facts"];
  seat: number;
  /** On a phone, where there is room for what still counts alone. */
  brief: boolean;
}

/** The face of a game of tricks: a line above the seats of its own, and, where there is bidding, what a seat has called. */
export function faceWith<Round extends TrickRound>(
  Head: ComponentType<HeadProps<Round>>,
  Call: ComponentType<CallProps<Round>> = () => null,
) {
  const Seen = ({ round, seat }: SeenProps<Round>) => (
    <div class="tricks-seen">
      <Head round={round} />
      <Ring round={round} Call={Call} me={seat} />
    </div>
  );
  return { describe, passOn, Felt: feltWith(Head, Call), Seen };
}

// Words

function describe({ do: verb, args }: StepView, { who }: { who: string }) {
  const { card } = args as { card?: Json };
  if (verb !== "play") return null;
  return isFace(card)
    ? `${who}: ${cardSign(card)}.`
    : gettext("{player} plays a card.", { player: who });
}

/** The tablet goes on to whoever plays next. */
function passOn({ prompt }: RoundView) {
  const [who] = prompt?.awaited ?? [];
  return prompt?.awaited.length === 1 && typeof who === "number" ? who : null;
}

// The felt

function feltWith<Round extends TrickRound>(
  Head: ComponentType<HeadProps<Round>>,
  Call: ComponentType<CallProps<Round>>,
) {
  return function TrickFelt({ state, paying }: FeltProps<Round>) {
    const { round, table } = state;
    const pot = round.places["pot"] ?? 0;
    return (
      <section class="felt tricks" aria-label={gettext("felt")}>
        <header class="tricks-head">
          <Head round={round} />
          <span class="tricks-pot" data-place="pot">
            {pot > 0 && mixed("pot {chips}", { chips: <b class="figure">{chips(pot)}</b> })}
          </span>
        </header>
        <Row round={round} Call={Call} paying={paying} holds={table.hand_over?.seat} />
        <Score state={state} />
      </section>
    );
  };
}

interface RingProps<Round extends TrickRound> {
  round: Round;
  Call: ComponentType<CallProps<Round>>;
  me: number;
}

/** The table as one of the seats sees it: itself at the bottom, partners across. */
function Ring<Round extends TrickRound>({ round, Call, me }: RingProps<Round>) {
  const seats = ringOf(round.seats, me);
  const nothing = !round.zones["trick"]?.cards.length;
  return (
    <div
      class={names(["tricks-ring", nothing && "is-empty", seats.length > MANY && "is-many"])}
      style={{ "--others": seats.length - 1 }}
    >
      {seats.map((seated, at) => (
        <Seat
          key={seated.seat}
          seated={seated}
          round={round}
          Call={Call}
          lit={isLit(round, seated.seat, null)}
          holds={false}
          isBare={seated.seat === me && !nothing && !cardOf(round, me)}
          place={placeOf(at, seats.length)}
          isAside={isAtSide(at, seats.length)}
        />
      ))}
    </div>
  );
}

const MANY = 4; // seats; beyond them a name stands over its card

interface RowProps<Round extends TrickRound> {
  round: Round;
  Call: ComponentType<CallProps<Round>>;
  paying?: PaymentDue | null | undefined;
  holds?: number | undefined;
}

function Row<Round extends TrickRound>({ round, Call, paying, holds }: RowProps<Round>) {
  const nothing = !round.zones["trick"]?.cards.length;
  // A real deck lies across the table itself, and the cards to be entered leave room for a row alone.
  const partners =
    round.cards === "virtual" && Object.keys(round.facts.scores).some((name) => name.includes("+"));
  return (
    <div class={names(["tricks-seats", nothing && "is-empty", partners && "is-across"])}>
      {round.seats.map((seated) => (
        <Seat
          key={seated.seat}
          seated={seated}
          round={round}
          Call={Call}
          lit={isLit(round, seated.seat, paying ?? null)}
          holds={holds === seated.seat}
        />
      ))}
    </div>
  );
}

interface SeatProps<Round extends TrickRound> {
  seated: SeatView;
  round: Round;
  Call: ComponentType<CallProps<Round>>;
  lit: boolean;
  holds: boolean;
  /** Whether it is one's own place on a phone, and a trick lies open without a card of one's own. */
  isBare?: boolean;
  /** Where it stands, in a ring. */
  place?: PlaceOfRing;
  /** Whether that is at a side of it. */
  isAside?: boolean;
}

function Seat<Round extends TrickRound>({
  seated,
  round,
  Call,
  lit,
  holds,
  isBare,
  place,
  isAside,
}: SeatProps<Round>) {
  const { seat, player, rack } = seated;
  const { facts, zones, markers } = round;
  const held = zones[`hand:${seat}`]?.count ?? 0;
  const tricks = facts.tricks.takers.filter((taker) => taker === seat).length;
  const scored = Object.keys(facts.scores);
  const line = scored.findIndex((key) => key.split("+").includes(String(seat))); // partners share one
  const owes = markers[seat] ?? 0;
  const notes = [
    held && ngettext("{count} card", "{count} cards", held),
    !place && tricks && ngettext("{count} trick", "{count} tricks", tricks),
    round.dealer === seat && gettext("the deal"),
    holds && gettext("has the tablet"),
    rack > 0 && ngettext("{count} chip", "{count} chips", rack),
    owes > 0 && gettext("owes {chips}", { chips: chips(owes) }),
  ];
  return (
    <section
      class={names([
        "lit-box tricks-seat",
        lit && "is-lit",
        isBare && "is-bare",
        isAside && "is-aside",
      ])}
      style={place}
      aria-label={player}
      aria-description={stakesOf(round, seat)}
    >
      <span class="tricks-name">
        <Stroke at={line} /> <b>{player}</b>
      </span>
      <span class="tricks-score">
        <b class="figure">{chips(facts.scores[scored[line] ?? ""] ?? 0)}</b>
      </span>
      <span class="tricks-call">
        <Call facts={facts} seat={seat} brief={Boolean(place)} />
        {place && tricks > 0 && (
          <span class="tricks-taken">{ngettext("{count} trick", "{count} tricks", tricks)}</span>
        )}
      </span>
      <Played round={round} seat={seat} />
      <span class="small">{notes.filter(Boolean).join(" · ")}</span>
    </section>
  );
}

/** What a seat has played to the trick that lies open. */
const cardOf = ({ zones, facts }: TrickRound, seat: number) =>
  zones["trick"]?.cards[facts.tricks.order.indexOf(seat)];

/** The same as a picture; the card that takes the trick is lit. */
function Played({ round, seat }: { round: TrickRound; seat: number }) {
  const { order, takers } = round.facts.tricks;
  const cards = round.zones["trick"]?.cards ?? [];
  if (round.finished) return null;
  const card = cardOf(round, seat);
  if (!card) return <Outline />;
  const takes = cards.length === order.length && takers.at(-1) === seat;
  return <Card card={card} lit={takes} />;
}
