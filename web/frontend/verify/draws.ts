// Partners drawn by lot, drawn once more: by the shuffle that the phones use.

import type { Table } from "./book";
import type { BodyOf } from "./forms";
import { gettext } from "../kit/gettext";
import { fromHex } from "../kit/sha256";
import { commitment, redo } from "../kit/shuffle";

const ACES = ["Ac", "Ad", "Ah", "As"];
const SEATS = { red: [1, 3], black: [2, 4] };

/** Whether the draw is what the promised seed gives. */
export function acesDrawn(
  { seed, cut, drawn }: BodyOf<"partners-drawn">,
  table: Table,
  tell: (what: string) => void,
) {
  const bytes = fromHex(seed);
  if (commitment(bytes) !== table.commitment)
    tell(gettext("the seed by which partners were drawn is not the one that was promised."));
  if (cut !== cutOf(table)) tell(gettext("the words of its cut are not those that were said."));
  const cards = redo(bytes, cut, 1, ACES);
  const free = { red: [...SEATS.red], black: [...SEATS.black] };
  const should = cards.map((card) => [card, free[/[dh]$/.test(card) ? "red" : "black"].shift()]);
  if (should.some(([card, seat], at) => drawn[at]?.card !== card || drawn[at]?.seat !== seat))
    tell(gettext("its seed draws other cards, or gives other seats."));
}

/** The words said at a table for the next shuffle, by seat. */
export const cutOf = ({ cards, seats, cuts }: Pick<Table, "cards" | "seats" | "cuts">) =>
  cards === "virtual"
    ? [...seats.keys()]
        .map((seat) => cuts.get(seat))
        .filter(Boolean)
        .join("\n")
    : "";
