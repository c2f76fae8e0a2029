// Aggravation on the wall: both rows, large, and how many cards each has left; after a deal the score sheet.

import { gettext } from "../../frontend/kit/gettext";
import { scoredScene } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";
import { calledIn, Count, Player, Rows, Scores } from "./rows";

export const wall: WallScene<"aggravation"> = { Scene, line };

const showsSheet = ({ scene, running }: Look<"aggravation">) =>
  !running && (scene === "over" || scene === "reveal");

function Scene({ look }: { look: Look<"aggravation"> }) {
  const { round, table } = look;
  if (showsSheet(look)) return <scoredScene.Scene look={look} />;
  if (round.cards === "physical")
    return (
      <div class="scene eyes-wall">
        <Scores round={round} />
      </div>
    );
  const [one, two] = round.seats;
  const begun = Object.values(round.board.rows).some((places) => places.length > 0);
  return (
    <div class="scene eyes-wall">
      {one && <Player round={round} seat={one.seat} />}
      <Rows round={round} />
      <div class="eyes-wall-below">
        {two && <Player round={round} seat={two.seat} />}
        <Count round={round} still={!begun && table.dealing === null} />
      </div>
    </div>
  );
}

function line(look: Look<"aggravation">) {
  if (showsSheet(look)) return scoredScene.line(look);
  return calledIn(look.round).length
    ? gettext("The match that wins.")
    : gettext("Two of a rank? Whoever sees it first covers it.");
}
