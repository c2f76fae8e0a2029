// Umtali: what lies there: both sides, and stock and pile between them. What was put down together lies in a heap.

import type { ComponentChildren } from "preact";
import type { UmtaliMeld, UmtaliRound } from "../../frontend/answers";
import { Card, Hand } from "../../frontend/kit/card";
import { gettext, ngettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { stakesOf } from "../../frontend/round/stakes";
import { Notes, Pot, type SeatProps } from "../../frontend/round/seats";
import type { SeenProps } from "../../frontend/round/types";

/** The whole table, as one of the two sees it: the own side is the nearer one. */
export function Table({ round, seat }: SeenProps<UmtaliRound>) {
  const far = round.seats.find((seated) => seated.seat !== seat);
  const near = round.seats.find((seated) => seated.seat === seat);
  return (
    <div class="umtali-seen hand-table" style={{ "--widest": widest(round) }}>
      {far && <Side seated={far} round={round} lit={false} />}
      <Middle round={round} />
      {near && <Side seated={near} round={round} lit={false} />}
    </div>
  );
}

const OF_FAN = 0.55; // of a card's width: what one in a fan adds
const GAP = 0.25;

/** How wide the melds of the longer side are, in cards. */
const widest = (round: UmtaliRound) =>
  Math.max(
    1,
    ...round.seats.map(({ seat }) =>
      meldsOf(round, seat).reduce(
        (width, { cards }) => width + 1 + GAP + OF_FAN * (cards.length - 1),
        0,
      ),
    ),
  );

const SHOWN_OF_PILE = 6;

/** The stock, and the pile with its top card last. */
export function Middle({ round, children }: { round: UmtaliRound; children?: ComponentChildren }) {
  const { left } = round.board;
  const pile = round.zones["pile"]?.cards ?? [];
  const isCovered = (round.zones["covered"]?.count ?? 0) > 0;
  const shown = [...pile.slice(-SHOWN_OF_PILE), ...(isCovered ? ["??"] : [])];
  return (
    <div class="umtali-middle">
      <span class="umtali-heap">
        {left > 0 && <Card card="??" />}
        <small>{gettext("stock {count}", { count: left })}</small>
      </span>
      <span
        class="umtali-heap umtali-pile"
        role="group"
        aria-label={gettext("pile##of discards")}
        data-onto="pile"
      >
        {shown.length > 0 && <Hand cards={shown} fanned />}
        <small>
          {isCovered
            ? gettext("pile closed")
            : gettext("pile {count}##of Umtali", { count: pile.length })}
        </small>
      </span>
      {children}
      {round.facts.out !== null && !round.finished && (
        <b class="umtali-last">{gettext("the last turn")}</b>
      )}
      <Pot round={round} />
    </div>
  );
}

export function Side({ lit, ...seated }: SeatProps<UmtaliRound>) {
  const {
    round,
    seated: { seat, player },
  } = seated;
  const { zones, facts } = round;
  const held = zones[`hand:${seat}`]?.count ?? 0;
  const cards =
    facts.out === seat ? gettext("out") : ngettext("{count} card", "{count} cards", held);
  return (
    <section
      class={names(["lit-box umtali-side", lit && "is-lit", facts.out === seat && "is-out"])}
      aria-label={player}
      aria-description={stakesOf(round, seat)}
    >
      <SideHead round={round} seat={seat} player={player} />
      <Notes {...seated} said={[cards]} />
      <div class="umtali-melds">
        {meldsOf(round, seat).map((meld) => (
          <span class="umtali-meld" key={meld.cards.join()}>
            <Hand cards={meld.cards} fanned />
          </span>
        ))}
      </div>
    </section>
  );
}

interface SideHeadProps {
  round: UmtaliRound;
  seat: number;
  player: string;
}

/** Whose side it is, and what it scores by now. */
export const SideHead = ({ round, seat, player }: SideHeadProps) => (
  <header class="umtali-head">
    <b class="umtali-name">{player}</b>
    <b class="figure umtali-points">{chips(round.board.points[seat] ?? 0)}</b>
  </header>
);

export const meldsOf = ({ board }: UmtaliRound, seat: number): readonly UmtaliMeld[] =>
  board.melds.filter((meld) => meld.seat === seat);
