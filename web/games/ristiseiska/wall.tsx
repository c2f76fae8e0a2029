// Ristiseiska on the wall: the rows of the suits and everybody's cards; after a deal the score sheet.

import { CardCounts } from "../../frontend/wall/parts";
import { scoredAfter } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";
import { Rows } from "./felt";

export const wall: WallScene<"ristiseiska"> = scoredAfter(Play);

function Play({ look: { round } }: { look: Look<"ristiseiska"> }) {
  return (
    <div class="scene sevens-wall">
      <Rows round={round} />
      <CardCounts round={round} />
    </div>
  );
}
