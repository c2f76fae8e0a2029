// Machiavelli on the wall: the whole table, as large as it can be; who is at it, and how many cards everybody holds.

import type { MachiavelliRound } from "../../frontend/answers";
import { gettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { cardWidth } from "../../frontend/wall/room";
import { scoredAfter } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";
import { cardsOf, Melds } from "./table";

export const wall: WallScene<"machiavelli"> = scoredAfter(Play);

function Play({ look: { round } }: { look: Look<"machiavelli"> }) {
  return (
    <div class="scene machiavelli-wall" style={{ "--laid": `${widthOf(round)}px` }}>
      <Melds round={round} />
      <ul class="machiavelli-counts">
        {round.seats.map(({ seat, player }) => (
          <li key={seat} class={names([round.prompt?.awaited.includes(seat) && "is-lit"])}>
            <b>{player}</b> <span>{cardsOf(round, seat)}</span>
          </li>
        ))}
        <li>{gettext("stock {count}", { count: round.zones["stock"]?.count ?? 0 })}</li>
      </ul>
    </div>
  );
}

/** At 1080 lines. */
const ROOM = { width: 1840, height: 680, gap: 32, step: 1.04 };
const WIDTHS = [136, 120, 104, 92, 84, 76, 66, 58];

const widthOf = ({ facts }: MachiavelliRound) =>
  cardWidth(
    facts.melds.map(({ length }) => length),
    ROOM,
    WIDTHS,
  );
