// Chinese Ten on the wall: the layout, and what its red cards count.

import { scoredSceneOf } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";
import { Middle } from "./felt";

export const wall: WallScene<"chinese-ten"> = scoredSceneOf(Layout, { endsOnSheet: true });

function Layout({ look }: { look: Look<"chinese-ten"> }) {
  return <Middle round={look.round} />;
}
