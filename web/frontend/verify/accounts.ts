// The accounts of a night by their names: what they count, and which may go below zero (docs/verify.md, *Accounts*).
//
//   account(name)   {kind, counts, below, table?, player?, place?, debt?}, or null where there can be no such account
//   add(sums, name, amount)   adds up exactly, or throws Beyond

import { gettext } from "../kit/gettext";
import type { Transfer } from "./forms";
import { CheckError } from "./checkerror";

/** Sums that are too large for this page to add up without rounding. */
export class Beyond extends CheckError {}

type Commodity = "chips" | "cash" | "marker";
interface Counted {
  counts: Commodity;
  /** Whether it may go below zero. */
  below: boolean;
}
type Place =
  | { kind: "tray"; table: number }
  | { kind: "bankroll"; player: number }
  | { kind: "rack"; table: number; player: number }
  | { kind: "felt"; table: number; place: string }
  | { kind: "marker"; debt: string; player: number };
type Whole =
  | "issued"
  | "cage"
  | "over-short"
  | "outside"
  | "drawer"
  | "cash-over-short"
  | "markers";
export type Account = Counted & (Place | { kind: Whole });

const N = "([1-9][0-9]{0,15})";
const FORMS: readonly [RegExp, Commodity, (first: string, second: string) => Place][] = [
  [RegExp(`^tray:${N}$`), "chips", (table) => ({ kind: "tray", table: Number(table) })],
  [RegExp(`^bankroll:${N}$`), "chips", (player) => ({ kind: "bankroll", player: Number(player) })],
  [
    RegExp(`^rack:${N}:${N}$`),
    "chips",
    (table, player) => ({ kind: "rack", table: Number(table), player: Number(player) }),
  ],
  [
    RegExp(`^felt:${N}:([^\n]+)$`),
    "chips",
    (table, place) => ({ kind: "felt", table: Number(table), place }),
  ],
  [
    RegExp(`^marker:(desk|table|house):${N}$`),
    "marker",
    (debt, player) => ({ kind: "marker", debt, player: Number(player) }),
  ],
];
const WHOLE: readonly [Whole, Commodity, boolean][] = [
  ["issued", "chips", true],
  ["cage", "chips", false],
  ["over-short", "chips", true],
  ["outside", "cash", true],
  ["drawer", "cash", false],
  ["cash-over-short", "cash", true],
  ["markers", "marker", true],
];
const known = new Map<string, Account | null>(
  WHOLE.map(([kind, counts, below]) => [kind, { kind, counts, below }]),
);

export function account(name: string): Account | null {
  const found = known.get(name);
  if (found !== undefined) return found;
  const made = parsed(name);
  known.set(name, made);
  return made;
}

function parsed(name: string): Account | null {
  for (const [form, counts, place] of FORMS) {
    const found = form.exec(name);
    if (found) return { counts, below: false, ...place(found[1] ?? "", found[2] ?? "") };
  }
  return null;
}

export function add<Name>(sums: Map<Name, number>, name: Name, amount: number) {
  const sum = (sums.get(name) ?? 0) + amount;
  if (!Number.isSafeInteger(sum))
    throw new Beyond(
      gettext("Its figures come to more than this page can add up without rounding."),
    );
  sums.set(name, sum);
  return sum;
}

export function move(sums: Map<string, number>, transfers: readonly Transfer[]) {
  for (const [source, target, amount] of transfers) {
    add(sums, source, -amount);
    add(sums, target, amount);
  }
}
