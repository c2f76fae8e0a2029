// The four horses of a Superfecta race: how they are drawn and written.

import { type Suit as SuitOfCard, SUIT_PATHS } from "../../frontend/kit/faces";
import { gettext } from "../../frontend/kit/gettext";
import type { Tote } from "../../frontend/answers";

export type Horse = "H" | "D" | "C" | "S";
export const HORSES: readonly Horse[] = ["H", "D", "C", "S"];
export const HORSE_NAMES: Readonly<Record<Horse, string>> = {
  H: gettext("Hearts"),
  D: gettext("Diamonds"),
  C: gettext("Clubs"),
  S: gettext("Spades"),
};
export const SUIT_OF: Readonly<Record<Horse, SuitOfCard>> = { H: "h", D: "d", C: "c", S: "s" };

/** The place of each horse that is home, in their order. */
export const PLACES = [gettext("1st"), gettext("2nd"), gettext("3rd"), gettext("4th")];

/** The pools. */
export type Kind = "WIN" | "EXA" | "SFC";
export const KINDS: readonly Kind[] = ["WIN", "EXA", "SFC"];
const MEANS: Readonly<Record<Kind, string>> = {
  WIN: gettext("the first"),
  EXA: gettext("first two"),
  SFC: gettext("all four"),
};

/** A pool, and what has to be named for it. */
export const PoolName = ({ kind }: { kind: Kind }) => (
  <span class="pool-name">
    <b>{kind}</b> <small>{MEANS[kind]}</small>
  </span>
);
export const kindOf = (type: string) => KINDS.find((kind) => kind === type);

/** "D/C" -> ["D", "C"] */
export const horsesOf = (order: string) =>
  order.split("/").flatMap((name) => HORSES.find((horse) => horse === name) ?? []);

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

/** The orders of a pool that can be made of these horses. */
export const boxOf = (board: Tote, kind: Kind, horses: readonly Horse[]) =>
  Object.keys(board[kind].orders).filter((order) =>
    horsesOf(order).every((horse) => horses.includes(horse)),
  );

/** The one order of a pool that begins so; null where there are several. */
export function wholeOf(board: Tote, kind: Kind, horses: readonly Horse[]) {
  const begun = horses.join("/");
  const [order, ...more] = Object.keys(board[kind].orders).filter(
    (order) => order === begun || order.startsWith(`${begun}/`),
  );
  return order !== undefined && !more.length ? order : null;
}

/** How far each horse has come and who is home, after so many cards of the course. */
export function standing({ standings }: Tote, beat: number) {
  const now = standings[Math.min(beat, standings.length - 1)];
  const spaces = (horse: Horse) => now?.spaces[horse] ?? 0;
  return { spaces, home: horsesOf(now?.home.join("/") ?? "") };
}
