// Comet on the wall: the rows of the suits, the comet, and everybody's cards and score; after a deal the score sheet.

import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { gettext, ngettext } from "../../frontend/kit/gettext";
import { scoredScene } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";
import { Comet, Rows } from "./felt";

export const wall: WallScene<"comet"> = { Scene, line };

const isOver = ({ scene }: Look<"comet">) => scene === "over" || scene === "reveal";

function Scene({ look }: { look: Look<"comet"> }) {
  const { round } = look;
  if (isOver(look)) return <scoredScene.Scene look={look} />;
  return (
    <div class="scene comet-wall">
      <div class="comet-sky">
        <Rows round={round} />
        <Comet round={round} />
      </div>
      <ul class="comet-counts">
        {round.seats.map(({ seat, player }) => (
          <li key={seat} class={names([round.prompt?.awaited.includes(seat) && "is-lit"])}>
            <span class="comet-player">{player}</span>
            <b class="figure">{chips(round.facts.scores[seat] ?? 0)}</b>
            <span>
              {ngettext("{count} card", "{count} cards", round.zones[`hand:${seat}`]?.count ?? 0)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function line(look: Look<"comet">) {
  if (isOver(look)) return scoredScene.line(look);
  const { last } = look.round.facts;
  return last !== null && last === look.round.board.comet
    ? gettext("The comet must be answered.")
    : null;
}
