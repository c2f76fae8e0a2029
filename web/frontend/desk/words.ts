// Small words of the desk.

import { language, locale } from "../kit/language";
import { chips } from "../kit/numbers";
import { ngettext, gettext } from "../kit/gettext";

const DATE: Intl.DateTimeFormatOptions = {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
};

/** "Saturday, 21 November 2026", in the language of the screen */
export const dateOf = (ms: number) => new Date(ms).toLocaleDateString(locale, DATE);

/** "22:41" */
export const timeOf = (ms: number) =>
  new Date(ms).toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });

/** A name for tonight: "Saturday night". After midnight it is still the evening before. */
export function tonight(now = new Date()) {
  const evening = new Date(now.getTime() - 6 * 3600 * 1000);
  return gettext("{weekday} night", {
    weekday: evening.toLocaleDateString(language, { weekday: "long" }),
  });
}

export { list, spaced } from "../kit/labels";

/** "1 chip", "2 chips" */
export const chipsInWords = (count: number) => ngettext("{count} chip", "{count} chips", count);

/** A figure of a table: a dash for nothing, which is easier to read over. */
export const orDash = (
  amount: number | null | undefined,
  written: (amount: number) => string = chips,
) => (amount ? written(amount) : "–");

/** "2 to 7 players" */
