// The arithmetic of chips: pure functions, no drawing. A chip set is a list of {value, colour}, whole values,
// with a chip of 1 in it; an amount is whole chips.

import type { ChipPile, ChipSet, NumberRange } from "./types";
import { plain } from "./labels";
import { gettext } from "./gettext";

/** The piles of an amount, largest chip first: [{value, colour, count}]. What the set cannot make (which cannot
 *  happen while it has a chip of 1) is left out. */
export function breakdown(amount: number, chipset: ChipSet) {
  const piles: ChipPile[] = [];
  let left = amount;
  for (const chip of [...chipset].sort((a, b) => b.value - a.value)) {
    const count = Math.floor(left / chip.value);
    if (count > 0) piles.push({ ...chip, count });
    left -= count * chip.value;
  }
  return piles;
}

const BETS = 4;

/** The piles of an amount that leave change for so many bets of this size: as few chips as that takes. Without a size
 *  it is a stack to sit down with: its smallest bets are a fiftieth of it. */
export function stack(
  amount: number,
  chipset: ChipSet,
  bet = fiftieth(amount, chipset),
  bets = BETS,
) {
  const counts = new Map(breakdown(amount, chipset).map(({ value, count }) => [value, count]));
  const values = chipset.map(({ value }) => value).sort((a, b) => a - b);
  const held = (value: number) => counts.get(value) ?? 0;
  const change = () =>
    values.filter((value) => value <= bet).reduce((sum, value) => sum + value * held(value), 0);
  while (change() < Math.min(bets * bet, amount)) {
    const broken = values.find((value) => value > bet && held(value));
    if (!broken) break;
    counts.set(broken, held(broken) - 1);
    const smaller = chipset.filter(({ value }) => value < broken);
    for (const { value, count } of breakdown(broken, smaller))
      counts.set(value, held(value) + count);
  }
  return chipset
    .map((chip) => ({ ...chip, count: held(chip.value) }))
    .filter(({ count }) => count)
    .sort((a, b) => b.value - a.value);
}

const fiftieth = (amount: number, chipset: ChipSet) =>
  Math.max(1, ...chipset.map(({ value }) => value).filter((value) => value <= amount / 50));

/** "1 green, 2 red, 2 white" */
export const pilesInWords = (piles: readonly ChipPile[]) =>
  piles
    .map(({ count, colour }) =>
      gettext("{count} {colour}##of chips", { count, colour: plain(colour) }),
    )
    .join(", ");

/** The highest amount a range allows: max brought down to a step; null where there is no end to it. */
export function highest({ min, max, step = 1 }: NumberRange) {
  if (max == null || max >= Number.MAX_SAFE_INTEGER) return null;
  return min + Math.floor((max - min) / step) * step;
}

/** Why an amount does not fit a range, in a few words for the pad, or null. Steps are counted from min. */
export function misfit(amount: number, range: NumberRange) {
  const { min, step = 1 } = range;
  const most = highest(range);
  if (most !== null && most < min) return gettext("not possible now");
  if (amount < min) return gettext("at least {amount}", { amount: min });
  if (most !== null && amount > most) return gettext("at most {amount}", { amount: most });
  if ((amount - min) % step !== 0)
    return min % step === 0
      ? gettext("in steps of {step}", { step })
      : gettext("{first}, then in steps of {step}", { first: min, step });
  return null;
}

/** How an amount is on the pad: the chips tapped, in order. An amount that came from elsewhere (same again) is
 *  laid out largest chip first, so that ⌫ takes the smallest off. */
export function laidOut(
  amount: number,
  tapped: readonly number[],
  chipset: ChipSet,
): readonly number[] {
  const sum = tapped.reduce((total, value) => total + value, 0);
  if (sum === amount) return tapped;
  return breakdown(amount, chipset).flatMap(({ value, count }) =>
    Array<number>(Math.min(count, 500)).fill(value),
  );
}

/** A list less one of this value, the last of them; the list as it is when there is none. */
export function without<Item>(list: readonly Item[], value: Item) {
  const at = list.lastIndexOf(value);
  return list.filter((_, index) => index !== at);
}
