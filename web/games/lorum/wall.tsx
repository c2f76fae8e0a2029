// Lórum: what lies on the table, as each contract has it, and how everybody stands over the whole series.

import { names } from "../../frontend/kit/names";
import { signed } from "../../frontend/kit/numbers";
import { say } from "../../frontend/kit/say";
import { ScoreChart, Stroke } from "../../frontend/kit/scoresheet";
import { Middle } from "./middle";
import { asDeals, CONTRACT_NAMES, handsOf, scoreOf } from "./score";
import { playersOf, Pots, Trick } from "../../frontend/wall/parts";

const TRICKS = ["no-hearts", "queens", "no-tricks", "hairy-ape"];

export const wall = { Scene, line };

function Scene({ look }) {
  const { round, table } = look;
  const { contract, order, takers } = round.facts;
  const { trick } = round.board;
  const whole = trick.length === round.seats.length;
  return (
    <div class="scene lorum-scene">
      <div class="lorum-felt">
        {TRICKS.includes(contract) ? (
          <Trick
            look={look}
            order={order?.length ? order : round.seats.map(({ seat }) => seat)}
            cards={(order ?? []).map((seat) => trick.find((play) => play.seat === seat)?.card)}
            takes={whole ? takers.at(-1) : null}
          />
        ) : (
          <Middle round={round} />
        )}
        <Pots look={look} />
      </div>
      <Standing look={look} table={table} />
    </div>
  );
}

function line({ round, scene }) {
  const { contract, hand } = round.facts;
  const name = CONTRACT_NAMES[contract];
  return scene === "play"
    ? say("{name} · hand {hand} of {hands}", { name, hand, hands: round.board.hands })
    : say("{name} is over", { name });
}

/** What everybody is up over the hands of this series, as lines; the hand on the table counts once it is over. */
function Standing({ look: full, table }) {
  const { round } = full;
  const players = playersOf(full);
  const seats = round.seats.map(({ seat }) => seat);
  const seatOf = (player) => table.seats.find((seated) => seated.player === player)?.seat;
  const played = handsOf(table, round);
  const sums = Object.fromEntries(
    seats.map((seat) => [
      seat,
      [...played.values()].reduce((sum, hand) => sum + (scoreOf(hand, seat, seatOf) ?? 0), 0),
    ]),
  );
  const taken = round.facts.points ?? {};
  return (
    <aside class="points">
      <ol class="points-list">
        {seats.map((seat, at) => (
          <li key={seat} class={names([round.prompt?.awaited.includes(seat) && "is-lit"])}>
            <Stroke at={at} /> <b class="points-name">{players[seat]}</b>{" "}
            <b class="figure">{signed(sums[seat])}</b>
            <span class="points-note">
              {!round.finished && taken[seat] > 0
                ? say("took {points}", { points: taken[seat] })
                : ""}
            </span>
          </li>
        ))}
      </ol>
      {played.size > 1 && <ScoreChart deals={asDeals(played, players, seats, seatOf)} />}
    </aside>
  );
}
