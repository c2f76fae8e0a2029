// Kabu: everybody's cards, what they count once they are shown, and who pays whom.

import type { KabuRound } from "../../frontend/answers";
import { Hand } from "../../frontend/kit/card";
import { isFace } from "../../frontend/kit/faces";
import { names } from "../../frontend/kit/names";
import { chips, signed } from "../../frontend/kit/numbers";
import { ngettext, gettext } from "../../frontend/kit/gettext";
import { playersOf } from "../../frontend/wall/parts";
import type { Look, WallScene } from "../../frontend/wall/types";

export const wall: WallScene<"kabu"> = { Scene, line };

function Scene({ look }: { look: Look<"kabu"> }) {
  const { round, scene } = look;
  const { counts } = round.facts;
  const { best, net } = round.board;
  const players = playersOf(look);
  const shown = Object.keys(counts).length > 0;
  return (
    <div class="scene kabu-scene">
      <ul class="kabu-hands" style={{ "--seats": round.seats.length }}>
        {round.seats.map(({ seat }) => {
          const lit = shown ? best.includes(seat) : round.prompt?.awaited.includes(seat);
          return (
            <li key={seat} class={names(["kabu-hand", lit && "is-lit"])}>
              <b class="seat-name">{players[seat]}</b>
              <Hand cards={round.zones[`hand:${seat}`]?.cards ?? []} fanned />
              {shown ? (
                <b class="kabu-count figure">{counts[seat]}</b>
              ) : (
                <span class="seat-note">{handNote(round, seat)}</span>
              )}
              {scene === "over" && <b class="figure">{signed(net[seat] ?? 0)}</b>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const handNote = ({ zones, prompt }: KabuRound, seat: number) => {
  if (prompt?.awaited.includes(seat)) return gettext("to draw, or not");
  const { cards = [] } = zones[`hand:${seat}`] ?? {};
  return cards.some(isFace) ? "" : ngettext("{count} card", "{count} cards", cards.length);
};

function line({ round, scene }: Look<"kabu">) {
  const { lap, counts } = round.facts;
  const { paid } = round.board;
  if (scene !== "over")
    return Object.keys(counts).length
      ? gettext("The cards are shown")
      : lap
        ? gettext("Lap {lap}", { lap })
        : null;
  return paid
    ? gettext("{chips} chips change hands", { chips: chips(paid) })
    : gettext("Equal counts: nobody pays");
}
