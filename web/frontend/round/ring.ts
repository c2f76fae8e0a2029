// Who sits where, as a table is seen by one of those who sit at it: I at the bottom, the others clockwise from my left.
//
//   ringOf(seats, me)         me first, then the seat on my left, … the one on my right
//   placeOf(at, count)        where the person at this place of the ring is drawn: {column, row} of a grid that has a column
//                             for each of the others and two rows

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

export type PlaceOfRing = { "grid-column": string; "grid-row": string };

export function placeOf(at: number, count: number): PlaceOfRing {
  const others = count - 1;
  const sides = others >= SIDES;
  if (at === 0) return { "grid-column": sides ? "2 / -2" : "1 / -1", "grid-row": "2" };
  const atSide = sides && (at === 1 || at === others);
  return { "grid-column": String(at), "grid-row": atSide ? "1 / 3" : "1" };
}
