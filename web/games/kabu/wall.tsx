// Kabu: everybody's cards, what they count once they are shown, and who pays whom.

import type { KabuRound } from "../../frontend/answers";
import { Hand } from "../../frontend/kit/card";
import { isFace } from "../../frontend/kit/faces";
import { names } from "../../frontend/kit/names";
import { chips, signed } from "../../frontend/kit/numbers";
import { many, say } from "../../frontend/kit/say";
import { playersOf } from "../../frontend/wall/parts";
import type { Look, WallScene } from "../../frontend/wall/types";
import { netOf } from "./felt";

export const wall: WallScene<"kabu"> = { Scene, line };

function Scene({ look }: { look: Look<"kabu"> }) {
  const { round, scene } = look;
  const { counts, debts } = round.facts;
  const players = playersOf(look);
  const shown = Object.keys(counts).length > 0;
  const best = Math.max(...Object.values(counts));
  return (
    <div class="scene kabu-scene">
      <ul class="kabu-hands" style={{ "--seats": round.seats.length }}>
        {round.seats.map(({ seat }) => {
          const lit = shown ? counts[seat] === best : round.prompt?.awaited.includes(seat);
          return (
            <li key={seat} class={names(["kabu-hand", lit && "is-lit"])}>
              <b class="seat-name">{players[seat]}</b>
              <Hand cards={round.zones[`hand:${seat}`]?.cards ?? []} fanned />
              {shown ? (
                <b class="kabu-count figure">{counts[seat]}</b>
              ) : (
                <span class="seat-note">{handNote(round, seat)}</span>
              )}
              {scene === "over" && <b class="figure">{signed(netOf(debts, seat))}</b>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const handNote = ({ zones, prompt }: KabuRound, seat: number) => {
  if (prompt?.awaited.includes(seat)) return say("to draw, or not");
  const { cards = [] } = zones[`hand:${seat}`] ?? {};
  return cards.some(isFace) ? "" : many("{count} card", "{count} cards", cards.length);
};

function line({ round, scene }: Look<"kabu">) {
  const { lap, counts, debts } = round.facts;
  if (scene !== "over")
    return Object.keys(counts).length
      ? say("The cards are shown")
      : lap
        ? say("Lap {lap}", { lap })
        : null;
  const sum = debts.reduce((total, { amount, paid }) => total + (paid ? amount : 0), 0);
  return sum
    ? say("{chips} chips change hands", { chips: chips(sum) })
    : say("Equal counts: nobody pays");
}
