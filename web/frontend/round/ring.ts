// Who sits where, as a table is seen by one of those who sit at it: I at the bottom, the others clockwise from my left.
//
//   ringOf(seats, me)         me first, then the seat on my left, … the one on my right
//   placeOf(at, count)        where the person at this place of the ring is drawn: column and row, as a style has them, of a
//                             grid that has a column for each of the others and two rows
//   isAtSide(at, count)       whether that is at one of the sides, across both rows

interface Seated {
  seat: number;
}

export function ringOf<Seat extends Seated>(seats: readonly Seat[], me: number): Seat[] {
  const at = Math.max(
    0,
    seats.findIndex(({ seat }) => seat === me),
  );
  return [...seats.slice(at), ...seats.slice(0, at)];
}

const SIDES = 3; // with so many others, the first and the last of them sit at the sides

export type PlaceOfRing = { "--column": string; "--row": string };

export function placeOf(at: number, count: number): PlaceOfRing {
  if (at === 0) return { "--column": count > SIDES ? "2 / -2" : "1 / -1", "--row": "2" };
  return { "--column": String(at), "--row": isAtSide(at, count) ? "1 / 3" : "1" };
}

export const isAtSide = (at: number, count: number) =>
  count > SIDES && (at === 1 || at === count - 1);
