// found(state, search)   the people and tables that are looked for at the desk
// inNeed(state, need)    the tables where something waits for the host

import type { Desk, PlayerLine, TableLine } from "../answers";
import { isFound } from "../kit/find";

/** What a table may wait for: an answer to who asks, somebody to go on with a round, its tray to be counted. */
export type Need = "asks" | "stands" | "count";

export interface Search {
  text: string;
  need: Need | null;
}

export const EVERYTHING: Search = { text: "", need: null };

const WAITS: Readonly<Record<Need, (table: TableLine, state: Desk) => boolean>> = {
  asks: ({ table, waiting }, { wishes }) =>
    waiting.length > 0 || wishes.some((wish) => wish.table === table),
  stands: ({ still }) => still > 0,
  count: ({ status, seated, round, tray, counted }) =>
    status === "idle" && !seated && round > 0 && tray > 0 && counted === null,
};

export const inNeed = (state: Desk, need: Need) =>
  state.tables.filter((table) => WAITS[need](table, state));

export function found(state: Desk, { text, need }: Search) {
  const tables = need ? inNeed(state, need) : state.tables;
  const isNamed = (table: TableLine) => isFound(text, table.name, table.game_name);
  const named = new Set(tables.filter(isNamed).map(({ table }) => table));
  const asking = new Set(state.wishes.map(({ player }) => player));
  const isIn = ({ player, racks }: PlayerLine, numbers: ReadonlySet<number>) =>
    racks.some(({ table }) => numbers.has(table)) || (need === "asks" && asking.has(player));
  const people = need
    ? state.players.filter((player) => isIn(player, new Set(tables.map(({ table }) => table))))
    : state.players;
  const called = people.filter(({ name }) => isFound(text, name));
  const theirs = new Set(called.flatMap(({ racks }) => racks.map(({ table }) => table)));
  return {
    players: people.filter((player) => called.includes(player) || isIn(player, named)),
    tables: tables.filter(({ table }) => named.has(table) || theirs.has(table)),
  };
}
