// Divide and Conquer: two rows of cards, match by match.

import { Card } from "../../frontend/kit/card";
import { playersOf } from "../../frontend/wall/parts";
import { scoredSceneOf } from "../../frontend/wall/scenes/scored";
import type { Look, WallScene } from "../../frontend/wall/types";

export const wall: WallScene<"divide-and-conquer"> = scoredSceneOf(Matches, { endsOnSheet: false });

function Matches({ look }: { look: Look<"divide-and-conquer"> }) {
  const { round } = look;
  const players = playersOf(look);
  return (
    <div class="matches">
      {round.seats.map(({ seat }) => (
        <div key={seat} class="matches-row">
          <b class="seat-name">{players[seat]}</b>
          <span class="matches-cards">
            {round.facts.matches.map(({ cards, winner }, at) => (
              <Card key={at} card={cards[seat] ?? "??"} lit={winner === seat} />
            ))}
          </span>
          <b class="win figure">{round.facts.won[seat] ?? 0}</b>
        </div>
      ))}
    </div>
  );
}
