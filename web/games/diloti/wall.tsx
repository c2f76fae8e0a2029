// Diloti on the wall: the table, its heaps with their owners and worth, and the xeris.

import { scoredSceneOf } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";
import { Middle, Xeris } from "./felt";

export const wall: WallScene<"diloti"> = scoredSceneOf(Lying, { endsOnSheet: true });

function Lying({ look: { round } }: { look: Look<"diloti"> }) {
  return (
    <>
      <Middle round={round} />
      <Xeris round={round} />
    </>
  );
}
