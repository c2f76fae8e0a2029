// Through the Window: the card and its letter as large as the room, and what everybody has won.

import { gettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { scoredSceneOf } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";
import { Called, wonBy } from "./felt";

const scored = scoredSceneOf(Won, { endsOnSheet: true });

const isOver = ({ scene }: Look<"through-the-window">) => scene === "over" || scene === "reveal";

export const wall: WallScene<"through-the-window"> = {
  ...scored,
  Scene: ({ look }) => {
    if (isOver(look)) return <scored.Scene look={look} />;
    return (
      <div class="scene win-scene">
        <Called round={look.round} />
        <Won look={look} />
      </div>
    );
  },
  line: (look) => {
    const { letter } = look.round.board;
    return letter && !isOver(look)
      ? gettext("Call a noun with {letter}", { letter })
      : scored.line(look);
  },
};

function Won({ look: { round } }: { look: Look<"through-the-window"> }) {
  return (
    <ul class="win-wall">
      {round.seats.map(({ seat, player }) => (
        <li key={seat} class={names([round.prompt?.awaited.includes(seat) && "is-lit"])}>
          <span class="seat-name">{player}</span> <b class="figure">{wonBy(round, seat)}</b>
        </li>
      ))}
    </ul>
  );
}
