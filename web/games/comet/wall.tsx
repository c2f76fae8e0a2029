// Comet on the wall: the rows of the suits, the comet, and everybody's cards and score; after a deal the score sheet.

import { chips } from "../../frontend/kit/numbers";
import { gettext } from "../../frontend/kit/gettext";
import { CardCounts } from "../../frontend/wall/parts";
import { scoredAfter } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";
import { Comet, Rows } from "./felt";

export const wall: WallScene<"comet"> = scoredAfter(Play, said);

function Play({ look: { round } }: { look: Look<"comet"> }) {
  return (
    <div class="scene comet-wall">
      <div class="comet-sky">
        <Rows round={round} />
        <Comet round={round} />
      </div>
      <CardCounts
        round={round}
        more={(seat) => <b class="figure">{chips(round.facts.scores[seat] ?? 0)}</b>}
      />
    </div>
  );
}

function said({ round: { facts, board } }: Look<"comet">) {
  const fell = facts.last !== null && facts.last === board.comet;
  return fell ? gettext("The comet must be answered.") : null;
}
