// Small words of the desk.

import { chips } from "../kit/numbers.js";

/** @type {Intl.DateTimeFormatOptions} */
const DATE = { weekday: "long", day: "numeric", month: "long", year: "numeric" };

/** "Saturday, 21 November 2026", as this browser writes dates */
export const dateOf = (ms) => new Date(ms).toLocaleDateString(undefined, DATE);

/** "22:41" */
export const timeOf = (ms) =>
  new Date(ms).toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" });

/** A name for tonight: "Saturday night". After midnight it is still the evening before. */
export function tonight(now = new Date()) {
  const evening = new Date(now.getTime() - 6 * 3600 * 1000);
  return `${evening.toLocaleDateString("en", { weekday: "long" })} night`;
}

export { list, spaced } from "../kit/labels.js";

/** A figure of a table: a dash for nothing, which is easier to read over. */
export const orDash = (amount, written = chips) => (amount ? written(amount) : "–");
