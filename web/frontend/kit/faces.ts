// What a card is and how its marks are drawn. Ranks and suits are our own paths: phones turn the sign ♠ into a
// coloured picture, and fonts disagree about the shape of a ten.

import type { CardCode } from "./types";
import { gettext } from "./gettext";

export const RANKS = "23456789TJQKA";
export const SUITS = "cdhs";

const RANK_WORDS: Readonly<Record<string, string>> = {
  2: gettext("two"),
  3: gettext("three"),
  4: gettext("four"),
  5: gettext("five"),
  6: gettext("six"),
  7: gettext("seven"),
  8: gettext("eight"),
  9: gettext("nine"),
  T: gettext("ten"),
  J: gettext("jack"),
  Q: gettext("queen"),
  K: gettext("king"),
  A: gettext("ace"),
};
const SUIT_WORDS: Readonly<Record<string, string>> = {
  c: gettext("clubs"),
  d: gettext("diamonds"),
  h: gettext("hearts"),
  s: gettext("spades"),
};

/** Strokes in a box 30 wide (36 for the ten) and 44 high. */
export const RANK_PATHS: Readonly<Record<string, string>> = {
  2: "M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",
  3: "M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",
  4: "M20.5 40.5V3.5L3.5 29.5H27",
  5: "M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",
  6: "M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",
  7: "M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",
  8: "M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",
  9: "M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",
  T: "M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",
  J: "M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",
  Q: "M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",
  K: "M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",
  A: "M3.5 40.5L15 3.5L26.5 40.5M8 29H22",
};

export type Suit = "c" | "d" | "h" | "s";

export const isSuit = (word: unknown): word is Suit =>
  typeof word === "string" && word.length === 1 && SUITS.includes(word);

/** Filled shapes in a box of 100 by 100. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  c: "M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",
  d: "M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",
  h: "M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",
  s: "M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z",
};

export const STAR_PATH = "M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z";

/** The crossed lines on the back, drawn to the edge of a frame of 80 by 120 at (10, 10). */
export const LATTICE_PATH = [...Array(9).keys()]
  .map((index) => {
    const offset = 20 * (index + 1);
    const low = Math.max(0, offset - 120);
    const high = Math.min(80, offset);
    return (
      `M${10 + low} ${10 + offset - low}L${10 + high} ${10 + offset - high}` +
      `M${90 - low} ${10 + offset - low}L${90 - high} ${10 + offset - high}`
    );
  })
  .join("");

/** The suit of a card that is not a joker and does not lie face down. */
export const suitOf = (card: CardCode) => card.charAt(1) as Suit;

/** A card's name for people who listen: "ten of diamonds". */
export function cardName(card: CardCode) {
  if (card === "Jk") return gettext("joker");
  if (!isFace(card)) return gettext("face down");
  return gettext("{rank} of {suit}", {
    rank: RANK_WORDS[card.charAt(0)] ?? "",
    suit: SUIT_WORDS[card.charAt(1)] ?? "",
  });
}

/** Whether this is one of the 52, or a joker; "??" and everything else is not. */
export const isFace = (card: unknown): card is CardCode =>
  typeof card === "string" && /^([2-9TJQKA][cdhs]|Jk)$/.test(card);

/** The 52 in the order of the picker: spades on top, from the ace down, as a hand of cards is sorted. */
export const PICKER_ORDER = [..."shdc"].flatMap((suit) =>
  [..."AKQJT98765432"].map((rank) => rank + suit),
);
