// What chips are worth, and cash as people type it: pure functions. `money` is the night's: {currency, chip}, where
// `chip` is what one chip is worth in minor units, or null for play money, which is counted in chips.

import type { Money } from "../answers";
import { chips as inFigures, money as written } from "../kit/numbers";
import { gettext } from "../kit/gettext";
import { chipsInWords } from "./words";

/** "€50.00" for so many minor units; "50" in play money. */
export const cash = (minor: number, money: Pick<Money, "currency"> | null) =>
  written(minor, money?.currency ?? null);

/** What so many chips are worth: "€50.00", or "100 chips" in play money. */
export const worth = (chips: number, money: Money | null) =>
  money ? cash(chips * money.chip, money) : chipsInWords(chips);

/** "€50.00", or "100 chips of play money": what changes hands for so many chips. */
export const inCash = (chips: number, money: Money | null) =>
  money ? worth(chips, money) : gettext("{chips} of play money", { chips: chipsInWords(chips) });

/** A figure of a player's row: money that was paid in or out, else chips. */
export const figureOf = (column: string, amount: number, money: Money | null) =>
  column === "cash_in" || column === "cash_out" ? cash(amount, money) : inFigures(amount);

/** How many figures stand behind the point in this currency: 2 for EUR, 0 for JPY and for play money (null). */
export function places(currency: string | null) {
  if (!currency) return 0;
  return (
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
      .maximumFractionDigits ?? 0
  );
}

/** The minor units of what somebody typed ("12.50", "12,5", "12"), or null where it is no amount of the currency. */
export function minorUnits(text: string, currency: string | null) {
  const digits = places(currency);
  const match = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim());
  if (!match || (match[2]?.length ?? 0) > digits) return null;
  return Number(`${match[1]}${(match[2] ?? "").padEnd(digits, "0")}`);
}

/** An amount as somebody would type it: 1250 of EUR is "12.50". */
export function typed(minor: number, currency: string | null) {
  const digits = places(currency);
  if (!digits) return String(minor);
  const figures = String(minor).padStart(digits + 1, "0");
  return `${figures.slice(0, -digits)}.${figures.slice(-digits)}`;
}

/** Whole chips as typed ("1200", "1,200"), or null. */
export function wholeChips(text: string) {
  const figures = text.trim().replace(/^(\d{1,3})((?:,\d{3})+)$/, (all) => all.replaceAll(",", ""));
  return /^\d{1,15}$/.test(figures) ? Number(figures) : null;
}

const ROUND = [1, 10, 100, 1000, 10000].flatMap((tens) => [tens, 2 * tens, 5 * tens]);

/** A few amounts of chips that come to a round sum of cash, lowest first, from `from` (fewer are on the pad anyway)
 *  to `most`; round numbers of chips where a chip is worth too odd a sum. */
export function roundAmounts(
  money: Money | null,
  most = Infinity,
  { from = 20, count = 5 } = {},
): number[] {
  const unit = money ? 10 ** places(money.currency) : 1;
  const amounts = ROUND.map((sum) => (sum * unit) / (money?.chip ?? 1))
    .filter((chips) => Number.isInteger(chips) && chips >= from && chips <= most)
    .slice(0, count);
  return amounts.length || !money ? amounts : roundAmounts(null, most, { from, count });
}
