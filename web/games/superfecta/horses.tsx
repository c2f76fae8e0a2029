// The four horses of a Superfecta race: how they are drawn and written.

import { type Suit as SuitOfCard, SUIT_PATHS } from "../../frontend/kit/faces";
import { say } from "../../frontend/kit/say";
import type { CardCode } from "../../frontend/kit/types";

export type Horse = "H" | "D" | "C" | "S";
export const HORSES: readonly Horse[] = ["H", "D", "C", "S"];
export const HORSE_NAMES: Readonly<Record<Horse, string>> = {
  H: say("Hearts"),
  D: say("Diamonds"),
  C: say("Clubs"),
  S: say("Spades"),
};
export const SUIT_OF: Readonly<Record<Horse, SuitOfCard>> = { H: "h", D: "d", C: "c", S: "s" };

/** The pools, and how many horses an order of each names. */
export const POOLS = { WIN: 1, EXA: 2, SFC: 4 };
export type Kind = keyof typeof POOLS;
export const KINDS: readonly Kind[] = ["WIN", "EXA", "SFC"];
export const kindOf = (type: string) => KINDS.find((kind) => kind === type);

/** "D/C" -> ["D", "C"] */
export const horsesOf = (order: string) =>
  order.split("/").flatMap((name) => HORSES.find((horse) => horse === name) ?? []);

export const SPACES = 7;

const SIGNS: Readonly<Record<Horse, string>> = { H: "♥", D: "♦", C: "♣", S: "♠" };

/** "D/C" -> "♦♣", as text: the selector keeps phones from drawing pictures. */
export const signs = (order: string) =>
  horsesOf(order)
    .map((horse) => `${SIGNS[horse]}\uFE0E`)
    .join(" ");

/** "D/C" -> "Diamonds, Clubs" for people who listen. */
export const spoken = (order: string) =>
  horsesOf(order)
    .map((horse) => HORSE_NAMES[horse])
    .join(", ");

export const Suit = ({ horse }: { horse: Horse }) => (
  <svg
    class={`horse-suit suit-${SUIT_OF[horse]}`}
    viewBox="-2 -2 104 104"
    role="img"
    aria-label={HORSE_NAMES[horse]}
  >
    <path class="card-pip" d={SUIT_PATHS[SUIT_OF[horse]]} />
  </svg>
);

export const Order = ({ order }: { order: string }) => (
  <span class="order" role="img" aria-label={spoken(order)}>
    {horsesOf(order).map((horse) => (
      <Suit key={horse} horse={horse} />
    ))}
  </span>
);

/** All orders of so many of these horses, those that begin with the first of them first. */
export function ordersOf(horses: readonly Horse[], many: number): Horse[][] {
  if (many === 0) return [[]];
  return horses.flatMap((horse) =>
    ordersOf(
      horses.filter((other) => other !== horse),
      many - 1,
    ).map((rest) => [horse, ...rest]),
  );
}

/** How far each horse has come and who is home, after so many cards of the course. */
export function standing(course: readonly CardCode[], beat: number) {
  const spaces: Record<Horse, number> = { H: 0, D: 0, C: 0, S: 0 };
  const home: Horse[] = [];
  for (const card of course.slice(0, beat)) {
    const horse = HORSES.find((name) => SUIT_OF[name] === card[1]);
    if (!horse) continue;
    if (spaces[horse] < SPACES && home.length < 3) spaces[horse] += 1;
    if (spaces[horse] === SPACES && !home.includes(horse)) home.push(horse);
  }
  if (home.length === 3) home.push(...HORSES.filter((horse) => !home.includes(horse)));
  return { spaces, home };
}
