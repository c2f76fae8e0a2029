// Diloti: the loose cards and the declarations on the table, each in a heap with its owner and its worth; the xeris of each
// side, and the seats. Piles lie face down, and no screen counts them.

import type { DilotiRound, StepView } from "../../frontend/answers";
import { Card, Hand } from "../../frontend/kit/card";
import { gettext, ngettext } from "../../frontend/kit/gettext";
import { list } from "../../frontend/kit/labels";
import { Stroke } from "../../frontend/kit/scoresheet";
import { Score } from "../../frontend/round/general";
import { passOnToNext } from "../../frontend/round/offers";
import { HandOrWon, Pot, SeatBox, type SeatProps, Seats } from "../../frontend/round/seats";
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
  const { round } = state;
  const turn = turnOnFelt(NOTHING, round, pad, setPad);
  return (
    <section class="felt captures diloti" aria-label={gettext("felt")}>
      <Middle round={round} turn={turn?.chosen.card ? turn : null} />
      <Xeris round={round} />
      <Seats style="diloti" state={state} paying={paying} Seat={Seat} />
      <Score state={state} />
    </section>
  );
}

/** Beside a hand that is being looked at. */
function Seen({ round }: SeenProps<DilotiRound>) {
  return (
    <>
      <Middle round={round} />
      <Xeris round={round} />
    </>
  );
}

interface MiddleProps {
  round: DilotiRound;
  /** What is entered of a real deck: then the table is touched. */
  turn?: TurnProps | null;
}

/** The table: loose cards, heaps, and what is still to be dealt. */
export function Middle({ round, turn }: MiddleProps) {
  const { left, loose } = round.board;
  return (
    <div class="captures-middle diloti-middle">
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
        {left > 0 && gettext("stock {count}", { count: left })} <Pot round={round} />
      </p>
    </div>
  );
}

/** Whether a seat is of a side, by the side's name: "2", "1+3". */
const isOf = (seat: number) => (side: string) => side.split("+").includes(String(seat));

/** The xeris of each side that has any. */
export const Xeris = ({ round }: { round: DilotiRound }) => (
  <p class="diloti-xeris">
    {Object.entries(round.facts.xeris)
      .filter(([, count]) => count > 0)
      .map(([side, count]) => (
        <span key={side}>
          {list(round.seats.filter(({ seat }) => isOf(seat)(side)).map(({ player }) => player))}:{" "}
          {ngettext("{count} xeri", "{count} xeris", count)}
        </span>
      ))}
  </p>
);

function Seat({ lit, ...seated }: SeatProps<DilotiRound>) {
  const {
    round,
    seated: { seat, player },
  } = seated;
  const sides = Object.keys(round.facts.scores);
  return (
    <SeatBox style="diloti" lit={lit} {...seated}>
      <span class="diloti-name">
        <Stroke at={sides.findIndex(isOf(seat))} /> <b>{player}</b>
      </span>
      <HandOrWon round={round} seat={seat} />
    </SeatBox>
  );
}
