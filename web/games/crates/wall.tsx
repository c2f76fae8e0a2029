// Crates on the wall: the pile and everybody's cards; after a deal the score sheet.

import { ngettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { scoredScene } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";
import { Middle } from "./middle";

export const wall: WallScene<"crates"> = { Scene, line };

const isOver = ({ scene }: Look<"crates">) => scene === "over" || scene === "reveal";

function Scene({ look }: { look: Look<"crates"> }) {
  const { round } = look;
  if (isOver(look)) return <scoredScene.Scene look={look} />;
  return (
    <div class="scene crates-wall">
      <Middle round={round} />
      <ul class="crates-counts">
        {round.seats.map(({ seat, player }) => (
          <li key={seat} class={names([round.prompt?.awaited.includes(seat) && "is-lit"])}>
            <span class="crates-player">{player}</span>
            <span>
              {ngettext("{count} card", "{count} cards", round.zones[`hand:${seat}`]?.count ?? 0)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function line(look: Look<"crates">) {
  return isOver(look) ? scoredScene.line(look) : null;
}
