// Middle({round})   what lies on the table, as each contract has it: the trick, the train and its total, the run of a
//                   Quart and the card it waits for, the four suits of a Domino.

import type { FunctionComponent } from "preact";
import type { LorumBoard } from "../../frontend/answers";
import { Card, Outline } from "../../frontend/kit/card";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { say } from "../../frontend/kit/say";
import type { CardCode } from "../../frontend/kit/types";
import { type LorumRound, RANKS, SUITS, totalOf, tricksOf } from "./pack";

interface MiddleProps {
  round: LorumRound;
}

export function Middle({ round }: MiddleProps) {
  const { contract } = round.facts;
  const Own = OWN[contract] ?? Trick;
  return (
    <div class="lorum-middle">
      <Own round={round} />
    </div>
  );
}

/** The cards of a trick lie before those who played them; the one that takes it is lit. */
const Trick = ({ round: { board, facts, seats } }: MiddleProps) => (
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

function takes(facts: LorumRound["facts"], board: LorumBoard, seat: number) {
  const takers = tricksOf(facts)?.takers ?? [];
  return board.trick.length === 4 && takers[0] === seat && takers.every((taker) => taker === seat);
}

function Train({ round: { zones, facts, board } }: MiddleProps) {
  const total = totalOf(facts);
  const next = board.tolls.find(([at]) => at > total);
  const cards = zones["train"]?.cards ?? [];
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

function Run({ round: { zones, board } }: MiddleProps) {
  const run = zones["run"]?.cards ?? [];
  const gone = zones["gone"]?.count ?? 0;
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
function Grid({ round: { zones, board } }: MiddleProps) {
  const laid = new Set(zones["layout"]?.cards ?? []);
  const fits = fitting(board);
  return (
    <div class="lorum-grid" role="group" aria-label={say("the domino")}>
      {SUITS.map((suit) =>
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

const OWN: Readonly<Record<string, FunctionComponent<MiddleProps>>> = {
  train: Train,
  quart: Run,
  domino: Grid,
};

/** Where a card may be laid: next to what lies of its suit, or, in another, the first card's rank. */
export function fitting({ laid, first_rank: first }: LorumBoard): ReadonlySet<CardCode> {
  if (!first) return new Set();
  return new Set(
    Object.entries(laid).flatMap(([suit, ends]) => {
      const [low, high] = ends.map((card) => RANKS.indexOf(card.charAt(0)));
      if (low === undefined || high === undefined) return [first + suit];
      return [RANKS[low - 1], RANKS[high + 1]]
        .filter((rank) => rank !== undefined)
        .map((rank) => rank + suit);
    }),
  );
}
