// Ristiseiska on the wall: the rows of the suits and everybody's cards; after a deal the score sheet.

import { names } from "../../frontend/kit/names";
import { ngettext } from "../../frontend/kit/gettext";
import { scoredScene } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";
import { Rows } from "./felt";

export const wall: WallScene<"ristiseiska"> = { Scene, line };

const isOver = ({ scene }: Look<"ristiseiska">) => scene === "over" || scene === "reveal";

function Scene({ look }: { look: Look<"ristiseiska"> }) {
  const { round } = look;
  if (isOver(look)) return <scoredScene.Scene look={look} />;
  return (
    <div class="scene sevens-wall">
      <Rows round={round} />
      <ul class="sevens-counts">
        {round.seats.map(({ seat, player }) => (
          <li key={seat} class={names([round.prompt?.awaited.includes(seat) && "is-lit"])}>
            <span class="sevens-player">{player}</span>
            <span>
              {ngettext("{count} card", "{count} cards", round.zones[`hand:${seat}`]?.count ?? 0)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function line(look: Look<"ristiseiska">) {
  return isOver(look) ? scoredScene.line(look) : null;
}
