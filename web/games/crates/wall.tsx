// Crates on the wall: the pile and everybody's cards; after a deal the score sheet.

import { CardCounts } from "../../frontend/wall/parts";
import { scoredAfter } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";
import { Middle } from "./middle";

export const wall: WallScene<"crates"> = scoredAfter(Play);

function Play({ look: { round } }: { look: Look<"crates"> }) {
  return (
    <div class="scene crates-wall">
      <Middle round={round} />
      <CardCounts round={round} />
    </div>
  );
}
