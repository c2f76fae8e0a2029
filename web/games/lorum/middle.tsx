// Middle({round, me})   what lies on the table, as each contract has it: the trick, the train and its total, the run of a
//                   Quart and the card it waits for, the four suits of a Domino. me: of whom the table is seen
// sideOf(round, seat, me)   where a seat is drawn, by the number of the seat that the felt has there: mine is at the bottom

import type { FunctionComponent } from "preact";
import { Card, Outline } from "../../frontend/kit/card";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { gettext } from "../../frontend/kit/gettext";
import { ringOf } from "../../frontend/round/ring";
import { type LorumRound, SUITS, totalOf } from "./pack";

interface MiddleProps {
  round: LorumRound;
  me?: number | undefined;
}

const BOTTOM = 4; // the seat that the felt has at the bottom

export function sideOf({ seats }: LorumRound, seat: number, me = BOTTOM) {
  const at = ringOf(seats, me).findIndex((seated) => seated.seat === seat);
  return at === 0 ? BOTTOM : at;
}

export function Middle({ round, me }: MiddleProps) {
  const { contract } = round.facts;
  const Own = OWN[contract] ?? Trick;
  return (
    <div class="lorum-middle">
      <Own round={round} me={me} />
    </div>
  );
}

/** The cards of a trick lie before those who played them; the one that takes it is lit. */
const Trick = ({ round, me }: MiddleProps) => (
  <div class="lorum-trick" role="group" aria-label={gettext("the trick")}>
    {round.seats.map(({ seat }) => {
      const played = round.board.trick.find((play) => play.seat === seat);
      return (
        <span key={seat} class={`lorum-played is-seat-${sideOf(round, seat, me)}`}>
          {played ? <Card card={played.card} lit={seat === round.board.taker} /> : <Outline />}
        </span>
      );
    })}
  </div>
);

function Train({ round: { zones, facts, board } }: MiddleProps) {
  const total = totalOf(facts);
  const cards = zones["train"]?.cards ?? [];
  return (
    <div
      class="lorum-train"
      role="group"
      aria-label={gettext("the train, total {total}", { total })}
    >
      <b class="lorum-total">{total}</b>
      <ol class="lorum-tolls">
        {board.tolls.map(({ total: at, chips: costs, state }) => (
          <li
            key={at}
            class={names([state === "passed" && "is-done", state === "next" && "is-next"])}
          >
            <b>{at}</b> <span>{gettext("costs {chips}", { chips: chips(costs) })}</span>
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
    <div class="lorum-run" role="group" aria-label={gettext("the run")}>
      <div class="lorum-cars">
        {run.map((card) => (
          <Card key={card} card={card} />
        ))}
        {board.wanted && (
          <span class="lorum-wanted">
            <Card card={board.wanted} dim />
            <span>{gettext("wanted")}</span>
          </span>
        )}
        {!run.length && <Outline />}
      </div>
      <p class="quiet">{gettext("{gone} played before", { gone })}</p>
    </div>
  );
}

/** Sevens to aces across, the suits below each other; gold is where a card fits now. */
function Grid({ round: { zones, board, ranks } }: MiddleProps) {
  const laid = new Set(zones["layout"]?.cards ?? []);
  const fits = new Set(board.fits);
  return (
    <div class="lorum-grid" role="group" aria-label={gettext("the domino")}>
      {SUITS.map((suit) =>
        [...ranks].map((rank) => {
          const card = rank + suit;
          return (
            <span key={card}>
              {laid.has(card) ? (
                <Card card={card} />
              ) : (
                <Outline
                  label={
                    fits.has(card) ? gettext("room for {card}", { card }) : gettext("no card yet")
                  }
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
