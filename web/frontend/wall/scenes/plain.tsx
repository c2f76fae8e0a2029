// Any game without a scene of its own: the cards in the middle, pots and pools, everybody at the table.

import { Hand } from "../../kit/card";
import { gettext } from "../../kit/gettext";
import { seatOf } from "../../round/payments";
import { Pots, Seats } from "../parts";
import type { AnyLook, AnyWallScene } from "../types";

const MOST = 8; // a longer row is a pile: its last card is enough

export const plainScene: AnyWallScene = { Scene, line: () => null };

function Scene({ look }: { look: AnyLook }) {
  const { round } = look;
  const open = Object.entries(round.zones).filter(
    ([name, { owner, cards }]) => owner === null && cards.length > 0 && name !== "stock",
  );
  const cards = (seat: number) => {
    const held = round.zones[`hand:${seat}`]?.cards ?? [];
    return <span class="seat-cards">{held.length > 0 && <Hand cards={held} fanned />}</span>;
  };
  const note = (seat: number) => {
    const bet = Object.entries(round.places)
      .filter(([place]) => seatOf(place) === seat)
      .reduce((sum, [, amount]) => sum + amount, 0);
    return bet ? gettext("bets {bet}", { bet }) : "";
  };
  return (
    <div class="scene plain-scene">
      <div class="plain-cards">
        {open.map(([name, zone]) => (
          <Hand key={name} cards={zone.cards.slice(-MOST)} fanned={zone.cards.length > 5} />
        ))}
      </div>
      <Pots look={look} />
      <Seats look={look} cards={cards} note={note} />
    </div>
  );
}
