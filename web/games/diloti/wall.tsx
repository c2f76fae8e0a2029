// Diloti on the wall: the table, its heaps with their owners and worth, and the xeris.

import { ngettext } from "../../frontend/kit/gettext";
import { playersOf } from "../../frontend/wall/parts";
import { scoredSceneOf } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";
import { Middle, xerisOf } from "./felt";

export const wall: WallScene<"diloti"> = scoredSceneOf(Lying, { endsOnSheet: true });

function Lying({ look }: { look: Look<"diloti"> }) {
  const { round } = look;
  const players = playersOf(look);
  return (
    <>
      <Middle round={round} />
      <p class="diloti-xeris">
        {round.seats
          .filter(({ seat }) => xerisOf(round, seat) > 0)
          .map(({ seat }) => (
            <span key={seat}>
              {players[seat]}: {ngettext("{count} xeri", "{count} xeris", xerisOf(round, seat))}
            </span>
          ))}
      </p>
    </>
  );
}
