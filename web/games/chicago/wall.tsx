// Chicago: who has said what, and the cards as they are played; the score beside them.

import { Card } from "../../frontend/kit/card";
import { names } from "../../frontend/kit/names";
import { scoredSceneOf } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";
import { Said } from "./said";

export const wall: WallScene<"chicago"> = scoredSceneOf(Chicago, { endsOnSheet: true });

function Chicago({ look }: { look: Look<"chicago"> }) {
  const { round } = look;
  const { order, takers } = round.facts.tricks;
  return (
    <ul class="chi-wall">
      {round.seats.map(({ seat, player }) => {
        const held = round.zones[`hand:${seat}`]?.cards ?? [];
        const played = round.zones[`played:${seat}`]?.cards ?? [];
        return (
          <li key={seat} class={names([round.prompt?.awaited.includes(seat) && "is-lit"])}>
            <b class="seat-name">{player}</b>
            <span class="chi-cards">
              {(order.length ? played : held).map((card, at) => (
                <Card key={at} card={card} lit={order.length > 0 && takers[at] === seat} />
              ))}
            </span>
            <Said round={round} seat={seat} />
          </li>
        );
      })}
    </ul>
  );
}
