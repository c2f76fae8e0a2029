// cardWidth(melds, room, widths)   the widest of these cards, largest first, for which melds of so many cards each have room beside
//                                  and below each other; the smallest where none has. All in the same unit.

export interface Room {
  width: number;
  height: number;
  /** Between melds. */
  gap: number;
  /** How much of a card is seen that another lies on: 1 where none does. */
  step: number;
}

const TALL = 1.4; // how much higher a card is than wide

export const cardWidth = (melds: readonly number[], room: Room, widths: readonly number[]) =>
  widths.find((card) => heightOf(melds, room, card) <= room.height) ?? widths.at(-1) ?? 0;

function heightOf(melds: readonly number[], { width, gap, step }: Room, card: number) {
  let rows = 1;
  let left = width;
  for (const cards of melds) {
    const meld = card * (1 + (cards - 1) * step) + gap;
    if (meld > left && left < width) {
      rows += 1;
      left = width;
    }
    left -= meld;
  }
  return rows * (card * TALL + gap);
}
