// Schnapsen: the trick, the upcard and what is left to draw.

import { Card } from "../../frontend/kit/card";
import { say } from "../../frontend/kit/say";
import { scoredSceneOf, Tricks } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";

export const wall: WallScene<"schnapsen"> = scoredSceneOf(Middle, { endsOnSheet: true });

function Middle({ look }: { look: Look<"schnapsen"> }) {
  const { facts, zones } = look.round;
  const [upcard] = zones["upcard"]?.cards ?? [];
  return (
    <>
      <Tricks look={look} />
      <div class="scored-stock">
        {upcard && <Card card={upcard} />}
        <p>
          {facts.closed
            ? say("closed##a stock")
            : say("{count} to draw", { count: zones["stock"]?.count ?? 0 })}
        </p>
      </div>
    </>
  );
}
