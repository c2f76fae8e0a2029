// Lórum: what lies on the table, as each contract has it, and how everybody stands over the whole series.

import { names } from "../../frontend/kit/names";
import { signed } from "../../frontend/kit/numbers";
import { gettext } from "../../frontend/kit/gettext";
import { ScoreChart, Stroke } from "../../frontend/kit/scoresheet";
import { playersOf, Pots, Trick } from "../../frontend/wall/parts";
import type { Look, WallScene } from "../../frontend/wall/types";
import { Middle } from "./middle";
import { pointsOf, tricksOf } from "./pack";
import { asDeals, CONTRACT_NAMES } from "./score";

export const wall: WallScene<"lorum"> = { Scene, line };

interface LookProps {
  look: Look<"lorum">;
}

function Scene({ look }: LookProps) {
  const { round } = look;
  const tricks = tricksOf(round.facts);
  const { order = [] } = tricks ?? {};
  const { trick, taker } = round.board;
  return (
    <div class="scene lorum-scene">
      <div class="lorum-felt">
        {tricks ? (
          <Trick
            look={look}
            order={order.length ? order : round.seats.map(({ seat }) => seat)}
            cards={order.map((seat) => trick.find((play) => play.seat === seat)?.card)}
            takes={taker}
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
    ? `${gettext("{name} · hand {hand} of {hands}", { name, hand, hands: round.board.hands })}. ${round.board.costs}`
    : gettext("{name} is over", { name });
}

/** What everybody is up over the hands of this series, as lines; the hand on the table counts once it is over. */
function Standing({ look }: LookProps) {
  const { round, state } = look;
  const players = playersOf(look);
  const seats = round.seats.map(({ seat }) => seat);
  const taken = pointsOf(round.facts);
  const { rounds = [], sums = {} } = state.score ?? {};
  return (
    <aside class="points">
      <ol class="points-list">
        {seats.map((seat, at) => (
          <li key={seat} class={names([round.prompt?.awaited.includes(seat) && "is-lit"])}>
            <Stroke at={at} /> <b class="points-name">{players[seat]}</b>{" "}
            <b class="figure">{signed(sums[seat] ?? 0)}</b>
            <span class="points-note">
              {!round.finished && taken[seat]
                ? gettext("took {points}", { points: taken[seat] })
                : ""}
            </span>
          </li>
        ))}
      </ol>
      {rounds.length > 1 && <ScoreChart deals={asDeals(rounds, players, seats)} />}
    </aside>
  );
}
