// The four horses of a Superfecta race: how they are drawn and written.

import { SUIT_PATHS } from "../../frontend/kit/faces";
import { say } from "../../frontend/kit/say";

export const HORSES = "HDCS";
export const HORSE_NAMES = {
  H: say("Hearts"),
  D: say("Diamonds"),
  C: say("Clubs"),
  S: say("Spades"),
};
export const POOLS = { WIN: 1, EXA: 2, SFC: 4 };
export const SPACES = 7;

const SIGNS = { H: "♥", D: "♦", C: "♣", S: "♠" };

/** "D/C" -> "♦♣", as text: the selector keeps phones from drawing pictures. */
export const signs = (order) =>
  order
    .split("/")
    .map((horse) => `${SIGNS[horse]}\uFE0E`)
    .join(" ");

/** "D/C" -> "Diamonds, Clubs" for people who listen. */
export const spoken = (order) =>
  order
    .split("/")
    .map((horse) => HORSE_NAMES[horse])
    .join(", ");

export const Suit = ({ horse }) => (
  <svg
    class={`horse-suit suit-${horse.toLowerCase()}`}
    viewBox="-2 -2 104 104"
    role="img"
    aria-label={HORSE_NAMES[horse]}
  >
    <path class="card-pip" d={SUIT_PATHS[horse.toLowerCase()]} />
  </svg>
);

export const Order = ({ order }) => (
  <span class="order" role="img" aria-label={spoken(order)}>
    {order.split("/").map((horse) => (
      <Suit key={horse} horse={horse} />
    ))}
  </span>
);

/** All orders of so many of these horses, those that begin with the first of them first. */
export function ordersOf(horses, many) {
  if (many === 0) return [[]];
  return horses.flatMap((horse) =>
    ordersOf(
      horses.filter((other) => other !== horse),
      many - 1,
    ).map((rest) => [horse, ...rest]),
  );
}

/** How far each horse has come and who is home, after so many cards of the course. */
export function standing(course, beat) {
  const spaces = Object.fromEntries([...HORSES].map((horse) => [horse, 0]));
  const home = [];
  for (const card of course.slice(0, beat)) {
    const horse = card[1].toUpperCase();
    if (spaces[horse] < SPACES && home.length < 3) spaces[horse] += 1;
    if (spaces[horse] === SPACES && !home.includes(horse)) home.push(horse);
  }
  if (home.length === 3) home.push([...HORSES].find((horse) => !home.includes(horse)));
  return { spaces, home };
}
