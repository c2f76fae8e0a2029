// Vazhushal on the wall: the line, what is wild, and everybody's melds; at the end the score sheet.

import { scoredScene } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";
import { Seat, TheLine, Wild } from "./table";

export const wall: WallScene<"vazhushal"> = { Scene, line };

const isOver = ({ scene }: Look<"vazhushal">) => scene === "over" || scene === "reveal";

function Scene({ look }: { look: Look<"vazhushal"> }) {
  const { round } = look;
  if (isOver(look)) return <scoredScene.Scene look={look} />;
  return (
    <div class="scene vazhushal-wall">
      <Wild round={round} />
      <TheLine round={round} />
      <div class="vazhushal-seats">
        {round.seats.map((seated) => (
          <Seat
            key={seated.seat}
            seated={seated}
            round={round}
            lit={Boolean(round.prompt?.awaited.includes(seated.seat))}
          />
        ))}
      </div>
    </div>
  );
}

function line(look: Look<"vazhushal">) {
  return isOver(look) ? scoredScene.line(look) : null;
}
