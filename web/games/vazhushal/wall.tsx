// Vazhushal on the wall: the line, what is wild, and everybody's melds; at the end the score sheet.

import type { VazhushalRound } from "../../frontend/answers";
import { standsFor } from "../../frontend/kit/heaps";
import type { CardCode } from "../../frontend/kit/types";
import { cardWidth } from "../../frontend/wall/room";
import { scoredAfter } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";
import { Seat, TheLine, Wild } from "./table";

export const wall: WallScene<"vazhushal"> = scoredAfter(Play);

function Play({ look: { round } }: { look: Look<"vazhushal"> }) {
  return (
    <div class="scene vazhushal-wall">
      <Wild round={round} />
      <TheLine round={round} />
      <div class="vazhushal-seats" style={{ "--laid": `${widthOf(round)}px` }}>
        {round.seats.map((seated) => (
          <Seat
            key={seated.seat}
            seated={seated}
            round={round}
            lit={Boolean(round.prompt?.awaited.includes(seated.seat))}
          />
        ))}
      </div>
    </div>
  );
}

const WIDTHS = [96, 84, 72, 62, 50];
const CARDS_WIDE = 1.5; // a wild card and what it stands for, in cards

/** At 1080 lines: up to three sit beside each other, and three more below them. */
function widthOf({ seats, facts }: VazhushalRound) {
  const room = {
    width: 1840 / Math.min(seats.length, 3) - 40,
    height: seats.length > 3 ? 168 : 470, // below a long name and its note, each in a row
    gap: 16,
    step: 1.04,
  };
  const widths = seats.map(({ seat }) =>
    cardWidth((facts.melds[String(seat)] ?? []).map(wideAs), room, WIDTHS),
  );
  return Math.min(...widths);
}

const wideAs = (meld: readonly CardCode[]) =>
  meld.reduce((wide, laid) => wide + (standsFor(laid) ? CARDS_WIDE : 1), 0);
