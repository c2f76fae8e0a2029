// What the desk's forms compute while an amount is chosen, and the tables that a closing waits for: pure functions.
// Everything else is summed by the book (`Desk` in answers).

import type { Desk, PlayerLine, TableLine } from "../answers";

/** What handing in so many chips would do: markers first, then the drawer, then what the house owes. */
export function cashOut(handed: number, { owes }: PlayerLine, { drawer }: Desk) {
  const settled = Math.min(handed, owes.repayable);
  const paid = Math.min(handed - settled, drawer.pays_for);
  return { settled, paid, owed: handed - settled - paid };
}

/** The tables where a round is not over: they stand in the way of closing. */
export const busyTables = (tables: readonly TableLine[]) =>
  tables.filter((table) => ["playing", "finished", "frozen"].includes(table.status));
