// Middle({round})   what lies on the table, as each contract has it: the trick, the train and its total, the run of a
//                   Quart and the card it waits for, the four suits of a Domino.

import { Card, Outline } from "../../frontend/kit/card";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { say } from "../../frontend/kit/say";
import { RANKS } from "./pack";

export function Middle({ round }) {
  const { contract } = round.facts;
  const Own = { train: Train, quart: Run, domino: Grid }[contract] ?? Trick;
  return (
    <div class="lorum-middle">
      <Own round={round} />
    </div>
  );
}

/** The cards of a trick lie before those who played them; the one that takes it is lit. */
const Trick = ({ round: { board, facts, seats } }) => (
  <div class="lorum-trick" role="group" aria-label={say("the trick")}>
    {seats.map(({ seat }) => {
      const played = board.trick.find((play) => play.seat === seat);
      return (
        <span key={seat} class={`lorum-played is-seat-${seat}`}>
          {played ? <Card card={played.card} lit={takes(facts, board, seat)} /> : <Outline />}
        </span>
      );
    })}
  </div>
);

const takes = (facts, board, seat) =>
  board.trick.length === 4 &&
  facts.takers[0] === seat &&
  facts.takers.every((taker) => taker === seat);

function Train({ round: { zones, facts, board } }) {
  const { total } = facts;
  const next = board.tolls.find(([at]) => at > total);
  const cards = zones.train?.cards ?? [];
  return (
    <div class="lorum-train" role="group" aria-label={say("the train, total {total}", { total })}>
      <b class="lorum-total">{total}</b>
      <ol class="lorum-tolls">
        {board.tolls.map(([at, costs]) => (
          <li key={at} class={names([at <= total && "is-done", next?.[0] === at && "is-next"])}>
            <b>{at}</b> <span>{say("costs {chips}", { chips: chips(costs) })}</span>
          </li>
        ))}
      </ol>
      <div class="lorum-cars">
        {cards.map((card) => (
          <Card key={card} card={card} />
        ))}
      </div>
    </div>
  );
}

function Run({ round: { zones, board } }) {
  const run = zones.run?.cards ?? [];
  const gone = zones.gone?.count ?? 0;
  return (
    <div class="lorum-run" role="group" aria-label={say("the run")}>
      <div class="lorum-cars">
        {run.map((card) => (
          <Card key={card} card={card} />
        ))}
        {board.wanted && (
          <span class="lorum-wanted">
            <Card card={board.wanted} dim />
            <span>{say("wanted")}</span>
          </span>
        )}
        {!run.length && <Outline />}
      </div>
      <p class="quiet">{say("{gone} played before", { gone })}</p>
    </div>
  );
}

/** Sevens to aces across, the suits below each other; gold is where a card fits now. */
function Grid({ round: { zones, board } }) {
  const laid = new Set(zones.layout?.cards ?? []);
  const fits = fitting(board);
  return (
    <div class="lorum-grid" role="group" aria-label={say("the domino")}>
      {[..."shdc"].map((suit) =>
        RANKS.map((rank) => {
          const card = rank + suit;
          return (
            <span key={card}>
              {laid.has(card) ? (
                <Card card={card} />
              ) : (
                <Outline
                  label={fits.has(card) ? say("room for {card}", { card }) : say("no card yet")}
                  wanted={fits.has(card)}
                />
              )}
            </span>
          );
        }),
      )}
    </div>
  );
}

/** Where a card may be laid: next to what lies of its suit, or, in another, the first card's rank. */
export function fitting({ laid, first_rank: first }) {
  if (!first) return new Set();
  return new Set(
    Object.entries(laid).flatMap(([suit, ends]) => {
      if (!ends.length) return [first + suit];
      const [low, high] = ends.map(([rank]) => RANKS.indexOf(rank));
      return [RANKS[low - 1], RANKS[high + 1]].filter(Boolean).map((rank) => rank + suit);
    }),
  );
}
