// Words for verbs, values and choices that a game's own felt has none for.

import { createContext } from "preact";
import type { Held, HeldByName, VerbWords } from "./types";
import { cardSign } from "./cardpicker";
import { isFace } from "./faces";
import { chips } from "./numbers";
import { isTranslated, gettext } from "./gettext";

/** "look_again" -> "look again", in the language of the screen: as the game says it that the word is of, or else as all
 *  games do. */
export function plain(word: unknown, game = "") {
  const text = String(word).replaceAll("_", " ");
  const own = `${text}##of ${game}`;
  return gettext(isTranslated(own) ? own : `${text}##of a game`);
}

/** "hearts open at 9" -> "Hearts open at 9": what begins a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A value as a person reads it: a card, a figure, or its own word. */
export function valueWords(value: Held, game = ""): string {
  if (value === "??") return gettext("a card");
  if (isFace(value)) return cardSign(value);
  if (typeof value === "number") return chips(value);
  if (typeof value === "boolean") return value ? gettext("yes") : gettext("no");
  if (Array.isArray(value)) return value.map((part) => valueWords(part, game)).join(" ");
  if (value && typeof value === "object")
    return Object.values(value)
      .map((part) => valueWords(part, game))
      .join(" · ");
  return plain(value, game);
}

/** A button's words: the verb and what the tap would answer ("play 3", "keep and stop"). `own` may hold better ones
 *  by verb. */
export function actionWords(verb: string, args: HeldByName, own: VerbWords = {}, game = "") {
  const words = own[verb];
  if (words) return words(args);
  const entries = Object.entries(args);
  const said = entries.some(([, value]) => value !== 0)
    ? entries.filter(([, value]) => value !== 0)
    : entries.slice(0, 1);
  return saidWith(plain(verb, game), said, game);
}

/** "play 3", "keep and stop", "exchange 9♠ and lead"; several numbers are told apart: "bet ante 10 trips 5" */
export function saidWith(verb: string, entries: readonly (readonly [string, Held])[], game = "") {
  const values = entries.filter(([, value]) => value !== true);
  const several = values.filter(([, value]) => typeof value === "number").length > 1;
  const what = values
    .map(([name, value]) => {
      const words = valueWords(value, game);
      return several && typeof value === "number" ? `${plain(name, game)} ${words}` : words;
    })
    .join(" ");
  const done = what
    ? gettext("{action} {what}##a verb and what it is done with", { action: verb, what })
    : verb;
  return entries
    .filter(([, value]) => value === true)
    .reduce(
      (so, [name]) => gettext("{action} and {also}", { action: so, also: plain(name, game) }),
      done,
    );
}

/** The game whose words the controls below speak. */
export const OfGame = createContext("");

/** The values of an option that name a seat, as a game's `people` has them: what is asked there. */
export type PeopleAsked = Readonly<Record<string, string>>;

/** Who is meant by a seat in a form, and which values are seats. */
export const OfPeople = createContext<{
  asked: PeopleAsked;
  players: Readonly<Record<string, string>>;
}>({ asked: {}, players: {} });

/** "Ana", "Ana and Ben", "Ana, Ben and Cy" */
export function list(words: readonly string[]) {
  if (words.length < 2) return words.join("");
  return gettext("{others} and {last}", {
    others: words.slice(0, -1).join(", "),
    last: words.at(-1) ?? "",
  });
}

/** "482 913": a code as it is read aloud */
export const spaced = (code: string) => code.replace(/(\d{3})(?=\d)/g, "$1 ");
