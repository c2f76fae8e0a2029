// offered(option)   an option as a screen offers it

import type { PromptOption } from "./types";

/** What a screen offers of it: a bid of nothing is a legal one where a card may go for nothing, and asks for nothing, so
 *  bids are offered from 1 up; null where none is left. */
export function offered(option: PromptOption): PromptOption | null {
  const { price } = option.values;
  if (option.do !== "bid" || !price || !("min" in price) || price.min > 0) return option;
  if (price.max !== undefined && price.max !== null && price.max < 1) return null;
  return { ...option, values: { ...option.values, price: { ...price, min: 1 } } };
}
