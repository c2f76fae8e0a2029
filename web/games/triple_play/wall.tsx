// Triple Play on the wall: the pile and the stock, and both sides with their books and canastas.

import { gettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { playersOf } from "../../frontend/wall/parts";
import { scoredSceneOf } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";
import { Middle, Side } from "./sides";

export const wall: WallScene<"triple-play"> = scoredSceneOf(Lying, { endsOnSheet: true });

function Lying({ look }: { look: Look<"triple-play"> }) {
  const { round } = look;
  const players = playersOf(look);
  const isAwaited = (seat: string) => Boolean(round.prompt?.awaited.includes(Number(seat)));
  return (
    <div class="tp-wall">
      <Middle round={round} />
      {Object.keys(round.facts.sides).map((side) => (
        <section key={side} aria-label={gettext("side")}>
          <p class="tp-names">
            {side.split("+").map((seat) => (
              <span key={seat} class={names([isAwaited(seat) && "is-lit"])}>
                {players[Number(seat)]}
              </span>
            ))}
          </p>
          <Side round={round} side={side} />
        </section>
      ))}
    </div>
  );
}
