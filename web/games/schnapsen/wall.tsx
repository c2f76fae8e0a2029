// Schnapsen: the trick, the upcard and what is left to draw, and the marriages with their worth.

import { Card } from "../../frontend/kit/card";
import { gettext } from "../../frontend/kit/gettext";
import { scoredSceneOf, Tricks } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";
import { Marriages } from "./felt";

export const wall: WallScene<"schnapsen"> = scoredSceneOf(Middle, { endsOnSheet: true });

function Middle({ look }: { look: Look<"schnapsen"> }) {
  const { facts, zones, board } = look.round;
  const [upcard] = zones["upcard"]?.cards ?? [];
  return (
    <>
      <Tricks look={look} />
      <div class="scored-stock">
        {upcard && <Card card={upcard} />}
        <p>
          {facts.closed
            ? gettext("closed##a stock")
            : gettext("{count} to draw", { count: board.to_draw })}
        </p>
        <Marriages round={look.round} />
      </div>
    </>
  );
}
