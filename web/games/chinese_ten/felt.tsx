// Chinese Ten: the layout in the middle with what its red cards count, the stock beside it, and the seats with their piles.

import type { ChineseTenRound, SeatView, StepView } from "../../frontend/answers";
import { Hand } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { isFace } from "../../frontend/kit/faces";
import { gettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { Score } from "../../frontend/round/general";
import { stakesOf } from "../../frontend/round/stakes";
import { passOnToNext } from "../../frontend/round/offers";
import type { FeltProps, GameFace, SeenProps } from "../../frontend/round/types";
import { OpenCard, StockPile } from "./layout";
import { turnOnFelt } from "../../frontend/table/held";
import { ChineseTenHand, footOf, Layout, NOTHING, type TurnProps } from "./turn";

export const felt = {
  Felt,
  Foot: footOf,
  Seen,
  OpenHand: ChineseTenHand,
  describe,
  passOn: passOnToNext,
} satisfies GameFace<ChineseTenRound>;

/** The rules tell what a card takes; a card that takes nothing is told here. */
function describe({ do: verb, args, events }: StepView, { who }: { who: string }) {
  const { card } = args;
  if (verb === "take") return "";
  if (verb !== "play") return null;
  if (events[0]?.args["card"] === card) return ""; // what it takes
  return isFace(card)
    ? gettext("{player} lays the {card}.", { player: who, card: cardSign(card) })
    : null;
}

function Felt({ state, paying, pad, setPad }: FeltProps<ChineseTenRound>) {
  const { round, table } = state;
  const turn = turnOnFelt(NOTHING, round, pad, setPad);
  const lit = (seat: number) =>
    paying ? paying.seat === seat : Boolean(round.prompt?.awaited.includes(seat));
  return (
    <section
      class={names(["felt ten", !round.finished && "has-scores"])}
      aria-label={gettext("felt")}
    >
      <Middle round={round} turn={turn} />
      <div class="ten-seats">
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
function Seen({ round }: SeenProps<ChineseTenRound>) {
  return <Middle round={round} />;
}

interface MiddleProps {
  round: ChineseTenRound;
  /** What is entered of a real deck: then the layout is touched. */
  turn?: TurnProps | null;
}

/** The layout, and the stock with the card that has just turned up. */
export function Middle({ round, turn }: MiddleProps) {
  const { pot = 0 } = round.places;
  return (
    <div class="ten-middle">
      <StockPile round={round} />
      {turn ? (
        <Layout {...turn} />
      ) : (
        <div class="ten-layout" role="group" aria-label={gettext("layout")}>
          {(round.zones["layout"]?.cards ?? []).map((card) => (
            <OpenCard key={card} card={card} points={round.board.points[card]} />
          ))}
        </div>
      )}
      {pot > 0 && (
        <span data-place="pot">
          {gettext("pot")} <b class="figure">{chips(pot)}</b>
        </span>
      )}
    </div>
  );
}

interface SeatProps {
  seated: SeatView;
  round: ChineseTenRound;
  lit: boolean;
  holds: boolean;
}

function Seat({ seated: { seat, player, rack }, round, lit, holds }: SeatProps) {
  const { zones, markers, options, facts } = round;
  const hand = zones[`hand:${seat}`];
  const won = zones[`won:${seat}`];
  const owes = markers[seat] ?? 0;
  const notes = [
    round.dealer === seat && gettext("the deal"),
    holds && gettext("has the tablet"),
    (rack > 0 || options.ante > 0) && gettext("rack {chips}", { chips: chips(rack) }),
    owes > 0 && gettext("owes {chips}", { chips: chips(owes) }),
  ];
  return (
    <section
      class={names(["ten-seat", lit && "is-lit"])}
      aria-label={player}
      aria-description={stakesOf(round, seat)}
    >
      <span class="ten-name">
        <b>{player}</b> <b class="figure">{chips(facts.scores[seat] ?? 0)}</b>
      </span>
      {won?.sight === "all" ? (
        <Hand cards={won.cards} fanned />
      ) : (
        <Hand cards={hand?.cards ?? []} fanned />
      )}
      <span class="small" data-place={`seat:${seat}`}>
        {notes.filter(Boolean).join(" · ")}
      </span>
    </section>
  );
}
