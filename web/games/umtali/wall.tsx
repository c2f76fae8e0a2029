// Umtali on the wall: both sides, and the pile between them.

import { scoredSceneOf } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";
import { Table } from "./table";

export const wall: WallScene<"umtali"> = scoredSceneOf(Lying, { endsOnSheet: true });

function Lying({ look: { round } }: { look: Look<"umtali"> }) {
  const [first] = round.seats;
  return first ? <Table round={round} seat={first.seat} /> : null;
}
