// Chinese Ten: the layout in the middle with what its red cards count, the stock beside it, and the seats with their piles.

import type { ChineseTenRound, StepView } from "../../frontend/answers";
import { cardSign } from "../../frontend/kit/cardpicker";
import { isFace } from "../../frontend/kit/faces";
import { gettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { Score } from "../../frontend/round/general";
import { passOnToNext } from "../../frontend/round/offers";
import { HandOrWon, Pot, SeatBox, type SeatProps, Seats } from "../../frontend/round/seats";
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

/** The rules tell what a card takes; a card that takes nothing is told here, until it is taken. */
function describe({ do: verb, args, events }: StepView, { who }: { who: string }) {
  const { card } = args;
  if (verb === "take") return "";
  if (verb !== "play") return null;
  if (events[0]?.args["card"] === card) return ""; // what it takes
  return isFace(card)
    ? gettext("{player} lays the {card}.", { player: who, card: cardSign(card) })
    : gettext("{player} lays a card.", { player: who });
}

function Felt({ state, paying, pad, setPad }: FeltProps<ChineseTenRound>) {
  const { round } = state;
  const turn = turnOnFelt(NOTHING, round, pad, setPad);
  return (
    <section
      class={names(["felt captures ten", !round.finished && "has-scores"])}
      aria-label={gettext("felt")}
    >
      <Middle round={round} turn={turn} />
      <Seats style="ten" state={state} paying={paying} Seat={Seat} />
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
  return (
    <div class="captures-middle ten-middle">
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
      <Pot round={round} />
    </div>
  );
}

function Seat({ lit, ...seated }: SeatProps<ChineseTenRound>) {
  const {
    round,
    seated: { seat, player },
  } = seated;
  return (
    <SeatBox style="ten" lit={lit} {...seated}>
      <span class="ten-name">
        <b>{player}</b> <b class="figure">{chips(round.facts.scores[seat] ?? 0)}</b>
      </span>
      <HandOrWon round={round} seat={seat} />
    </SeatBox>
  );
}
