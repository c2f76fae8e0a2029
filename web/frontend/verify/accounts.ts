// The accounts of a night by their names: what they count, and which may go below zero (docs/verify.md, *Accounts*).
//
//   account(name)   {kind, counts, below, table?, player?, place?, debt?}, or null where there can be no such account
//   add(sums, name, amount)   adds up exactly, or throws Beyond

import { say } from "../kit/say";
import { Told } from "./told";

/** What comes to more than this page can add up without rounding. */
export class Beyond extends Told {}

const N = "([1-9][0-9]{0,15})";
/** @type {[RegExp, string, string, string[]][]} */
const FORMS = [
  [RegExp(`^tray:${N}$`), "tray", "chips", ["table"]],
  [RegExp(`^bankroll:${N}$`), "bankroll", "chips", ["player"]],
  [RegExp(`^rack:${N}:${N}$`), "rack", "chips", ["table", "player"]],
  [RegExp(`^felt:${N}:([^\n]+)$`), "felt", "chips", ["table", "place"]],
  [RegExp(`^marker:(desk|table|house):${N}$`), "marker", "marker", ["debt", "player"]],
];
/** @type {Map<string, any>} */
const known = new Map(
  Object.entries({
    issued: ["chips", true],
    cage: ["chips", false],
    "over-short": ["chips", true],
    outside: ["cash", true],
    drawer: ["cash", false],
    "cash-over-short": ["cash", true],
    markers: ["marker", true],
  }).map(([kind, [counts, below]]) => [kind, { kind, counts, below }]),
);

/** @param {string} name @returns {any} */
export function account(name) {
  if (!known.has(name)) known.set(name, parsed(name));
  return known.get(name);
}

function parsed(name) {
  for (const [form, kind, counts, parts] of FORMS) {
    const found = form.exec(name);
    if (!found) continue;
    const read = (part, at) =>
      part === "place" || part === "debt" ? found[at + 1] : Number(found[at + 1]);
    return {
      kind,
      counts,
      below: false,
      ...Object.fromEntries(parts.map((p, at) => [p, read(p, at)])),
    };
  }
  return null;
}

/** @param {Map<any, number>} sums */
export function add(sums, name, amount) {
  const sum = (sums.get(name) ?? 0) + amount;
  if (!Number.isSafeInteger(sum))
    throw new Beyond(say("Its figures come to more than this page can add up without rounding."));
  sums.set(name, sum);
  return sum;
}

/** @param {Map<string, number>} sums @param {any[][]} transfers */
export function move(sums, transfers) {
  for (const [source, target, amount] of transfers) {
    add(sums, source, -amount);
    add(sums, target, amount);
  }
}
