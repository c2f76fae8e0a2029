// The checkable shuffle, written a second time: a player's own phone redoes the deal without trusting the server.
// The method is the one in docs ("Shuffling that can be checked"); the Python one is games/engine/shuffle.py.
//
//   commitment(seed)                     what was shown before the round; seed: 32 bytes
//   redo(seed, cut, shuffle, cards)      the order of these cards, top card first
//   draws(seed, cut, shuffle)            a function that gives the next number below its argument

import type { CardCode } from "./types";
import { RANKS, SUITS } from "./faces";
import { hex, hmacSha256, sha256 } from "./sha256";

export const VERSION = "croupier-shuffle/1";

export const commitment = (seed: Uint8Array) => hex(sha256(seed));

/** One pack: the ranks given, of every suit. */
export function pack(ranks: string | readonly string[] = RANKS) {
  const kept = [...RANKS].filter((rank) => ranks.includes(rank));
  return [...SUITS].flatMap((suit) => kept.map((rank) => rank + suit));
}

/** Clubs, diamonds, hearts, spades, each from two up to the ace; packs one after the other, where pack k holds each
 *  card's k-th copy; jokers last. */
export function startingOrder(cards: readonly CardCode[]) {
  const copies = new Map<CardCode, number>();
  const placed = cards.map((card) => {
    const copy = (copies.get(card) ?? 0) + 1;
    copies.set(card, copy);
    return {
      card,
      copy,
      joker: card === "Jk" ? 1 : 0,
      place: SUITS.indexOf(card.charAt(1)) * 13 + RANKS.indexOf(card.charAt(0)),
    };
  });
  placed.sort((a, b) => a.joker - b.joker || a.copy - b.copy || a.place - b.place);
  return placed.map(({ card }) => card);
}

/** Fisher-Yates from the last card down. */
export function redo(seed: Uint8Array, cut: string, shuffle: number, cards: readonly CardCode[]) {
  const order = startingOrder(cards);
  const below = draws(seed, cut, shuffle);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [order[last], order[other]] = [order[other] as CardCode, order[last] as CardCode];
  }
  return order;
}

/** A function that gives a number below its argument, each equally likely: values at or above the last full
 *  multiple are discarded. */
export function draws(seed: Uint8Array, cut: string, shuffle: number) {
  let block = 0;
  let words: number[] = [];
  const next = () => {
    if (!words.length) {
      const bytes = hmacSha256(seed, `${VERSION}\n${cut}\n${shuffle}\n${block}`);
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      words = [0, 4, 8, 12, 16, 20, 24, 28].map((at) => view.getUint32(at));
      block += 1;
    }
    return words.shift() as number;
  };
  return (limit: number) => {
    const bound = 2 ** 32 - (2 ** 32 % limit);
    let word = next();
    while (word >= bound) word = next();
    return word % limit;
  };
}
