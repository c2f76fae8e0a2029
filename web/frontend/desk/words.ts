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

interface Named {
  player: number;
  name: string;
}

const OPENER = "1"; // the screen that opened the night

/**
 * Who did something: "the host", "Ruth (the host)", "the tablet of table 2"; at which desk, where it is another one than
 * that at which the night was opened, and nobody said who sits there; of these players, "the phone of Ana".
 */
export function byWords(by: string, screen: string = OPENER, players: readonly Named[] = []) {
  const [role, , number = ""] = by.split(":");
  if (role === "dealer") return gettext("the tablet of table {table}", { table: number });
  if (role === "player") {
    const whose = players.find(({ player }) => String(player) === number);
    return whose ? gettext("the phone of {player}", { player: whose.name }) : by;
  }
  if (role !== "host") return by;
  const name = by.slice("host:".length);
  if (name) return gettext("{name} (the host)", { name });
  return screen === OPENER ? gettext("the host") : gettext("the host, screen {screen}", { screen });
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
