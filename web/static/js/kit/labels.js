// Words for verbs, values and choices that a game's own felt has none for.

import { cardSign } from "./cardpicker.js";
import { isFace } from "./faces.js";
import { chips } from "./numbers.js";

/** "look_again" -> "look again" */
export const plain = (word) => String(word).replaceAll("_", " ");

/** A value as a person reads it: a card, a figure, or its own word. */
export function valueWords(value) {
  if (isFace(value)) return cardSign(value);
  if (typeof value === "number") return chips(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(valueWords).join(" ");
  if (value && typeof value === "object") return Object.values(value).map(valueWords).join(" · ");
  return plain(value);
}

/** A button's words: the verb and what the tap would answer ("play 3", "keep and stop"). `own` may hold better ones
 *  by verb. */
export function actionWords(verb, args, own = {}) {
  if (own[verb]) return own[verb](args);
  const entries = Object.entries(args);
  const said = entries.some(([, value]) => value !== 0)
    ? entries.filter(([, value]) => value !== 0)
    : entries.slice(0, 1);
  return [
    plain(verb),
    ...said.map(([name, value]) => (value === true ? `and ${plain(name)}` : valueWords(value))),
  ].join(" ");
}

/** "Ana", "Ana and Ben", "Ana, Ben and Cy" */
export function list(words) {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** "Ben has not bet", "Ben and Dee have not bet" */
export const haveNot = (words, done) =>
  `${list(words)} ${words.length === 1 ? "has" : "have"} ${done}`;

/** "482 913": a code as it is read aloud */
export const spaced = (code) => code.replace(/(\d{3})(?=\d)/g, "$1 ");
