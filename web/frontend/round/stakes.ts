// stakesOf(round, seat, placeNames)   what a seat has at stake, for those who listen: "Ante 10, Blind 10, rack 80", "pot 5, rack 95"

import { plain } from "../kit/labels";
import { chips } from "../kit/numbers";
import { say } from "../kit/say";
import { seatOf, transfersOf } from "./payments";

export function stakesOf(round, seat, placeNames = {}) {
  const { rack } = round.seats.find((seated) => seated.seat === seat);
  const owes = round.markers[seat];
  const counted = rack > 0 || !round.facts.sheet; // a game for points counts no chips
  return [
    ...Object.entries(placed(round, seat)).map(
      ([place, amount]) => `${named(place, placeNames)} ${chips(amount)}`,
    ),
    counted && say("rack {chips}", { chips: chips(rack) }),
    owes > 0 && say("owes {chips}", { chips: chips(owes) }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What lies in the seat's own places, and what it has put this round into those of all: {place: amount}. */
function placed(round, seat) {
  const sums = Object.fromEntries(
    Object.entries(round.places).filter(([place]) => seatOf(place) === seat),
  );
  for (const { from, to, amount } of round.finished ? [] : transfersOf(round)) {
    if (from === `seat:${seat}` && isShared(to)) sums[to] = (sums[to] ?? 0) + amount;
    if (to === `seat:${seat}` && isShared(from)) sums[from] = (sums[from] ?? 0) - amount;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount > 0));
}

const isShared = (place) => place !== "house" && seatOf(place) === null;

/** "circle:3:ante" -> "Ante", "pool:WIN" -> "WIN", "money:3" -> "money" */
function named(place, placeNames) {
  const name = place
    .split(":")
    .filter((part) => !/^\d+$/.test(part))
    .at(-1);
  return placeNames[name] ?? plain(name);
}
