// Lórum: what lies on the table, as each contract has it, and how everybody stands over the whole series.

import { names } from "../../frontend/kit/names";
import { signed } from "../../frontend/kit/numbers";
import { say } from "../../frontend/kit/say";
import { ScoreChart, Stroke } from "../../frontend/kit/scoresheet";
import { playersOf, Pots, Trick } from "../../frontend/wall/parts";
import type { Look, WallScene } from "../../frontend/wall/types";
import { Middle } from "./middle";
import { pointsOf, tricksOf } from "./pack";
import { asDeals, CONTRACT_NAMES, handsOf, seatsBy, sumOf } from "./score";

const TRICKS = ["no-hearts", "queens", "no-tricks", "hairy-ape"];

export const wall: WallScene<"lorum"> = { Scene, line };

interface LookProps {
  look: Look<"lorum">;
}

function Scene({ look }: LookProps) {
  const { round } = look;
  const { contract } = round.facts;
  const { order = [], takers = [] } = tricksOf(round.facts) ?? {};
  const { trick } = round.board;
  const whole = trick.length === round.seats.length;
  return (
    <div class="scene lorum-scene">
      <div class="lorum-felt">
        {TRICKS.includes(contract) ? (
          <Trick
            look={look}
            order={order.length ? order : round.seats.map(({ seat }) => seat)}
            cards={order.map((seat) => trick.find((play) => play.seat === seat)?.card)}
            takes={whole ? takers.at(-1) : null}
          />
        ) : (
          <Middle round={round} />
        )}
        <Pots look={look} />
      </div>
      <Standing look={look} />
    </div>
  );
}

function line({ round, scene }: Look<"lorum">) {
  const { contract, hand } = round.facts;
  const name = CONTRACT_NAMES[contract] ?? "";
  return scene === "play"
    ? say("{name} · hand {hand} of {hands}", { name, hand, hands: round.board.hands })
    : say("{name} is over", { name });
}

/** What everybody is up over the hands of this series, as lines; the hand on the table counts once it is over. */
function Standing({ look }: LookProps) {
  const { round, table } = look;
  const players = playersOf(look);
  const seats = round.seats.map(({ seat }) => seat);
  const seatOf = seatsBy(table);
  const played = handsOf(table, round);
  const taken = pointsOf(round.facts);
  return (
    <aside class="points">
      <ol class="points-list">
        {seats.map((seat, at) => (
          <li key={seat} class={names([round.prompt?.awaited.includes(seat) && "is-lit"])}>
            <Stroke at={at} /> <b class="points-name">{players[seat]}</b>{" "}
            <b class="figure">{signed(sumOf(played, seat, seatOf))}</b>
            <span class="points-note">
              {!round.finished && taken[seat] ? say("took {points}", { points: taken[seat] }) : ""}
            </span>
          </li>
        ))}
      </ol>
      {played.size > 1 && <ScoreChart deals={asDeals(played, players, seats, seatOf)} />}
    </aside>
  );
}
