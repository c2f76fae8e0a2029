// What the desk computes from its state: pure functions. Chips are whole chips, cash whole minor units.

import type { Desk, PlayerLine, TableLine } from "../answers";

/** What a player owes in all: the desk's loans and the tables' advances. */
export const owes = (player: PlayerLine) => player.owes.desk + player.owes.table;

/** The chips a player has standing at tables: in racks, and their own on the felts. */
export const atTables = (player: PlayerLine) =>
  player.racks.reduce((total, rack) => total + rack.chips, player.on_felt);

const sum = <Item>(list: readonly Item[], of: (item: Item) => number) =>
  list.reduce((total, item) => total + of(item), 0);

/** The bottom line of the players' table. */
export function playerTotals(players: readonly PlayerLine[]) {
  return {
    cash_in: sum(players, (player) => player.cash_in),
    bankroll: sum(players, (player) => player.bankroll),
    at_tables: sum(players, atTables),
    cash_out: sum(players, (player) => player.cash_out),
    owes: sum(players, owes),
    owed: sum(players, (player) => player.owed),
    result: sum(players, (player) => player.result),
  };
}

/** The bottom line of the tables' table. */
export const tableTotals = (tables: readonly TableLine[]) => ({
  tray: sum(tables, (table) => table.tray),
  result: sum(tables, (table) => table.result),
});

/** The chips that would have to be paid for if everybody cashed in now: what is left to each after the markers, what
 *  the house owes already, and what lies in pots, for somebody gets it. */
export const toPayOut = ({ players, tables }: Pick<Desk, "players" | "tables">) =>
  sum(
    players,
    (player) => Math.max(0, player.bankroll + atTables(player) - owes(player)) + player.owed,
  ) + sum(tables, (table) => table.in_pots);

/** The cash that would be lacking in the drawer then, in minor units; 0 where it covers everybody. */
export function short(state: Desk) {
  return Math.max(0, toPayOut(state) * (state.money?.chip ?? 1) - state.drawer.cash);
}

/** The chips out of the cage, and where they are: with players, in trays, in pots, and the bank's own on felts. */
export function chipsOut({ chips, players, tables }: Desk) {
  const out = chips.issued - chips.cage;
  const held = sum(players, (player) => player.bankroll + atTables(player));
  const trays = tableTotals(tables).tray;
  const pots = sum(tables, (table) => table.in_pots);
  return { out, held, trays, pots, felt: out - held - trays - pots };
}

/** Whether the night is for points only, so far: no chip is out, no cash has come, and no table that is open needs any. */
export function isForPoints({ chips, drawer, tables, players }: Desk) {
  const open = tables.filter(({ status }) => status !== "closed");
  const used = [chips.issued, chips.cage, drawer.cash, drawer.float].some(Boolean);
  const paid = players.some((player) => player.cash_in || player.cash_out || owes(player));
  return open.length > 0 && open.every((table) => table.for_points) && !used && !paid;
}

/** What a cash-out would do, computed as the book does: markers first, then the drawer, then what the house owes. */
export function cashOut(player: PlayerLine, { drawer, money }: Desk) {
  const settled = Math.min(player.bankroll, owes(player));
  const left = player.bankroll - settled;
  const paid = Math.min(left, Math.floor(drawer.cash / (money?.chip ?? 1)));
  return { settled, paid, owed: left - paid };
}

/** The tables where a round is not over: they stand in the way of closing. */
export const busyTables = (tables: readonly TableLine[]) =>
  tables.filter((table) => ["playing", "finished", "frozen"].includes(table.status));

/** What is still open as the night closes, each a list of players. */
export function stillOpen(players: readonly PlayerLine[]) {
  return {
    seated: players.filter((player) => player.racks.length),
    holders: players.filter((player) => player.bankroll + atTables(player) > 0),
    debtors: players.filter((player) => owes(player) > 0),
    creditors: players.filter((player) => player.owed > 0),
  };
}
