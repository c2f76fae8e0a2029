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
  if (Array.isArray(value)) return value.map(valueWords).join(" ");
  if (value && typeof value === "object") return Object.values(value).map(valueWords).join(" · ");
  return plain(value);
}

/** A button's words: the verb and what the tap would answer ("play 3"). `own` may hold better ones by verb. */
export function actionWords(verb, args, own = {}) {
  if (own[verb]) return own[verb](args);
  return [plain(verb), ...Object.values(args).filter((value) => value !== 0).map(valueWords)].join(" ");
}
