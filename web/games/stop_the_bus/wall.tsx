// Stop the Bus: three cards in the middle; everybody's own are seen once the bus has stopped.

import { Hand } from "../../frontend/kit/card";
import { names } from "../../frontend/kit/names";
import { gettext } from "../../frontend/kit/gettext";
import { playersOf } from "../../frontend/wall/parts";
import { scoredSceneOf } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";

export const wall: WallScene<"stop-the-bus"> = scoredSceneOf(Bus, { endsOnSheet: false });

function Bus({ look }: { look: Look<"stop-the-bus"> }) {
  const { round } = look;
  const players = playersOf(look);
  const { stopped, losers } = round.facts;
  const player = stopped === null ? undefined : players[stopped];
  return (
    <>
      <Hand cards={round.zones["middle"]?.cards ?? []} />
      {round.board.hands ? (
        <ul class="bus-hands">
          {round.seats.map(({ seat }) => (
            <li key={seat} class={names([losers.includes(seat) && "is-out"])}>
              <b class="seat-name">{players[seat]}</b>{" "}
              <Hand cards={round.zones[`hand:${seat}`]?.cards ?? []} fanned />{" "}
              <span class="bus-called">{round.board.hands?.[seat]}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p class="bus-line">
          {player === undefined ? "" : gettext("{player} has stopped the bus", { player })}
        </p>
      )}
    </>
  );
}
