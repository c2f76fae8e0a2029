// Chinese Ten: the layout in the middle with what its red cards count, the stock beside it, and the seats with their piles.

import type { ChineseTenRound, SeatView } from "../../frontend/answers";
import { Card, Hand } from "../../frontend/kit/card";
import { gettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { Score } from "../../frontend/round/general";
import { stakesOf } from "../../frontend/round/stakes";
import type { FeltProps, GameFace, SeenProps } from "../../frontend/round/types";

export const felt = { Felt, Seen, passOn } satisfies GameFace<ChineseTenRound>;

/** The tablet goes on to whoever plays next. */
function passOn({ prompt }: ChineseTenRound) {
  const [who] = prompt?.awaited ?? [];
  return typeof who === "number" ? who : null;
}

function Felt({ state, paying }: FeltProps<ChineseTenRound>) {
  const { round, table } = state;
  const lit = (seat: number) =>
    paying ? paying.seat === seat : Boolean(round.prompt?.awaited.includes(seat));
  return (
    <section class="felt ten" aria-label={gettext("felt")}>
      <Middle round={round} />
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

/** The layout, and the stock with the card that has just turned up. */
export function Middle({ round }: { round: ChineseTenRound }) {
  const { pot = 0 } = round.places;
  return (
    <div class="ten-middle">
      <StockPile round={round} />
      <div class="ten-layout" role="group" aria-label={gettext("layout")}>
        {(round.zones["layout"]?.cards ?? []).map((card) => (
          <Open key={card} card={card} points={round.board.points[card]} />
        ))}
      </div>
      {pot > 0 && (
        <span data-place="pot">
          {gettext("pot")} <b class="figure">{chips(pot)}</b>
        </span>
      )}
    </div>
  );
}

export const Open = ({ card, points }: { card: string; points: number | undefined }) => (
  <span class="ten-card">
    <Card card={card} />
    <small class="figure">{points ? `+${points}` : ""}</small>
  </span>
);

export function StockPile({ round }: { round: ChineseTenRound }) {
  const count = round.zones["stock"]?.count ?? 0;
  const turned = round.zones["turned"]?.cards ?? [];
  return (
    <div class="ten-stock">
      {count > 0 && <Card card="??" />}
      {turned.map((card) => (
        <Card key={card} card={card} lit />
      ))}
      <span class="small">{gettext("stock {count}", { count })}</span>
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
  const { zones, markers, options } = round;
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
      <b class="ten-name">{player}</b>
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
