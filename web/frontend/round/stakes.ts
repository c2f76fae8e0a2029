// stakesOf(round, seat, placeNames)   what a seat has at stake, for those who listen: "Ante 10, Blind 10, rack 80", "pot 5, rack 95"

import type { RoundView } from "../answers";
import { plain } from "../kit/labels";
import { chips } from "../kit/numbers";
import { gettext } from "../kit/gettext";
import { seatOf, transfersOf } from "./payments";

type PlaceNames = Readonly<Record<string, string>>;

export function stakesOf(round: RoundView, seat: number, placeNames: PlaceNames = {}) {
  const rack = round.seats.find((seated) => seated.seat === seat)?.rack ?? 0;
  const owes = round.markers[seat] ?? 0;
  const counted = rack > 0 || !("sheet" in round.facts); // a game for points counts no chips
  return [
    ...Object.entries(placed(round, seat)).map(
      ([place, amount]) => `${named(place, placeNames, round.game)} ${chips(amount)}`,
    ),
    counted && gettext("rack {chips}", { chips: chips(rack) }),
    owes > 0 && gettext("owes {chips}", { chips: chips(owes) }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What lies in the seat's own places, and what it has put this round into those of all: {place: amount}. */
function placed(round: RoundView, seat: number) {
  const sums: Record<string, number> = Object.fromEntries(
    Object.entries(round.places).filter(([place]) => seatOf(place) === seat),
  );
  for (const { from, to, amount } of round.finished ? [] : transfersOf(round)) {
    if (from === `seat:${seat}` && isShared(to)) sums[to] = (sums[to] ?? 0) + amount;
    if (to === `seat:${seat}` && isShared(from)) sums[from] = (sums[from] ?? 0) - amount;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount > 0));
}

const isShared = (place: string) => place !== "house" && seatOf(place) === null;

/** "circle:3:ante" -> "Ante", "pool:WIN" -> "WIN", "money:3" -> "money" */
function named(place: string, placeNames: PlaceNames, game: string) {
  const name = place
    .split(":")
    .filter((part) => !/^\d+$/.test(part))
    .at(-1);
  return (name !== undefined && placeNames[name]) || plain(name, game);
}
