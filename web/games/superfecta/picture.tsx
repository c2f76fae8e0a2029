// The picture on the page of help: the cards that move the horses are drawn as the race.

import type { GamePicture } from "../../frontend/desk/types";
import type { Picture } from "../../frontend/answers";
import { gettext } from "../../frontend/kit/gettext";
import { type Horse, HORSES, HORSE_NAMES, Suit } from "./horses";

type Facts = Picture["facts"];

/** How far each horse has come, of so many spaces. */
function raceIn(facts: Facts) {
  const { spaces = {}, length = 0 } = facts as { spaces?: Record<string, number>; length?: number };
  return { length, spaces: (horse: Horse) => spaces[horse] ?? 0 };
}

function Race({ facts }: { facts: Facts }) {
  const { spaces } = raceIn(facts);
  return (
    <div class="picture-race">
      {[...HORSES].map((horse) => (
        <div key={horse} class="picture-lane">
          <span class={`picture-at picture-at-${spaces(horse)}`}>
            <Suit horse={horse} />
          </span>
        </div>
      ))}
    </div>
  );
}

function raceInWords({ facts }: { facts: Facts }) {
  const { length, spaces } = raceIn(facts);
  return HORSES.map((horse) =>
    gettext("{horse} {space} of {spaces} spaces", {
      horse: HORSE_NAMES[horse],
      space: spaces(horse),
      spaces: length,
    }),
  ).join(", ");
}

export const picture: GamePicture = { course: { Drawn: Race, inWords: raceInWords } };
