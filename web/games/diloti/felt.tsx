// Diloti: the loose cards and the declarations on the table, each in a heap with its owner and its worth; the seats with their
// xeris. Piles lie face down, and no screen counts them.

import type { DilotiRound, SeatView, StepView } from "../../frontend/answers";
import { Card, Hand } from "../../frontend/kit/card";
import { gettext, ngettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { Stroke } from "../../frontend/kit/scoresheet";
import { Score } from "../../frontend/round/general";
import { stakesOf } from "../../frontend/round/stakes";
import { passOnToNext } from "../../frontend/round/offers";
import type { FeltProps, GameFace, SeenProps } from "../../frontend/round/types";
import { heapOf } from "./heaps";
import { turnOnFelt } from "../../frontend/table/held";
import { DilotiHand, footOf, Lying, NOTHING, type TurnProps } from "./turn";

export const felt = {
  Felt,
  Foot: footOf,
  Seen,
  OpenHand: DilotiHand,
  describe,
  passOn: passOnToNext,
  words,
} satisfies GameFace<DilotiRound>;

function words() {
  return {
    lay: () => gettext("LAY"),
    capture: () => gettext("TAKE"),
    declare: () => gettext("DECLARE"),
    raise: () => gettext("RAISE##a declaration"),
  };
}

/** The rules tell each play whole: the record says it once. */
function describe({ do: verb }: StepView) {
  return verb !== null && verb in words() ? "" : null;
}

function Felt({ state, paying, pad, setPad }: FeltProps<DilotiRound>) {
  const { round, table } = state;
  const turn = turnOnFelt(NOTHING, round, pad, setPad);
  const lit = (seat: number) =>
    paying ? paying.seat === seat : Boolean(round.prompt?.awaited.includes(seat));
  return (
    <section class="felt diloti" aria-label={gettext("felt")}>
      <Middle round={round} turn={turn?.chosen.card ? turn : null} />
      <div class="diloti-seats">
        {round.seats.map((seated) => (
          <Seat
            key={seated.seat}
            seated={seated}
            round={round}
            lit={lit(seated.seat)}
            holds={table.hand_over?.seat === seated.seat}
          />
        ))}
      </div>
      <Score state={state} />
    </section>
  );
}

/** Beside a hand that is being looked at. */
function Seen({ round }: SeenProps<DilotiRound>) {
  return <Middle round={round} />;
}

interface MiddleProps {
  round: DilotiRound;
  /** What is entered of a real deck: then the table is touched. */
  turn?: TurnProps | null;
}

/** The table: loose cards, heaps, and what is still to be dealt. */
export function Middle({ round, turn }: MiddleProps) {
  const { pot = 0 } = round.places;
  const { left, loose } = round.board;
  return (
    <div class="diloti-middle">
      {turn ? (
        <Lying {...turn} />
      ) : (
        <div class="diloti-table">
          {loose.map((card) => (
            <Card key={card} card={card} />
          ))}
          {round.facts.declarations.map((declared) => (
            <span class="diloti-heap" key={declared.cards[0]}>
              <Hand cards={declared.cards} fanned />
              <small>{heapOf(round, declared)}</small>
            </span>
          ))}
        </div>
      )}
      <p class="diloti-left">
        {left > 0 && gettext("stock {count}", { count: left })}{" "}
        {pot > 0 && (
          <span data-place="pot">
            {gettext("pot")} <b class="figure">{chips(pot)}</b>
          </span>
        )}
      </p>
    </div>
  );
}

interface SeatProps {
  seated: SeatView;
  round: DilotiRound;
  lit: boolean;
  holds: boolean;
}

/** Whether a seat is of a side, by the side's name: "2", "1+3". */
const isOf = (seat: number) => (side: string) => side.split("+").includes(String(seat));

/** The xeris of a seat's side; partners each show those of both. */
export function xerisOf(round: DilotiRound, seat: number) {
  const side = Object.keys(round.facts.xeris).find(isOf(seat));
  return side === undefined ? 0 : (round.facts.xeris[side] ?? 0);
}

function Seat({ seated: { seat, player, rack }, round, lit, holds }: SeatProps) {
  const { zones, markers, options } = round;
  const won = zones[`won:${seat}`];
  const owes = markers[seat] ?? 0;
  const xeris = xerisOf(round, seat);
  const sides = Object.keys(round.facts.scores);
  const notes = [
    xeris > 0 && ngettext("{count} xeri", "{count} xeris", xeris),
    round.dealer === seat && gettext("the deal"),
    holds && gettext("has the tablet"),
    (rack > 0 || options.ante > 0) && gettext("rack {chips}", { chips: chips(rack) }),
    owes > 0 && gettext("owes {chips}", { chips: chips(owes) }),
  ];
  return (
    <section
      class={names(["diloti-seat", lit && "is-lit"])}
      aria-label={player}
      aria-description={stakesOf(round, seat)}
    >
      <span class="diloti-name">
        <Stroke at={sides.findIndex(isOf(seat))} /> <b>{player}</b>
      </span>
      <Hand
        cards={won?.sight === "all" ? won.cards : (zones[`hand:${seat}`]?.cards ?? [])}
        fanned
      />
      <span class="small" data-place={`seat:${seat}`}>
        {notes.filter(Boolean).join(" · ")}
      </span>
    </section>
  );
}
