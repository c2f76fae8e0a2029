// Cactus on the wall: both layouts, the pile between them, and who looks where; after a deal the score sheet.

import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { gettext } from "../../frontend/kit/gettext";
import { nameOf } from "../../frontend/round/lines";
import { scoredScene } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";
import { InHand, Layout, Middle } from "./layouts";

export const wall: WallScene<"cactus"> = { Scene, line };

const isPaid = ({ scene }: Look<"cactus">) => scene === "over";

function Scene({ look }: { look: Look<"cactus"> }) {
  const { round } = look;
  if (isPaid(look)) return <scoredScene.Scene look={look} />;
  return (
    <div class="scene cactus-wall">
      {round.seats.map(({ seat, player }, at) => (
        <section
          key={seat}
          class={names([
            "cactus-side",
            `is-${at ? "second" : "first"}`,
            round.prompt?.awaited.includes(seat) && "is-lit",
          ])}
          aria-label={player}
        >
          <p class="cactus-who">
            <b class="seat-name">{player}</b>{" "}
            <b class="figure">{chips(round.facts.scores[seat] ?? 0)}</b>
          </p>
          <Layout round={round} seat={seat} />
          <InHand round={round} seat={seat} />
        </section>
      ))}
      <Middle round={round} />
    </div>
  );
}

function line(look: Look<"cactus">) {
  if (isPaid(look) || look.scene === "reveal") return scoredScene.line(look);
  const { caller } = look.round.facts;
  return caller === null
    ? null
    : gettext("{player} has called cactus", { player: nameOf(look.round, caller) });
}
