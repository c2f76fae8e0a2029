// What people read, in the language of this screen. The English sentence is the key of the others (docs/languages.md);
// `##` and what stands behind it tell the translator which meaning it has, and are shown to nobody.
//
//   say("{player} has {chips} chips.", {player, chips})   the sentence; numbers as they are written here
//   many("{count} chip", "{count} chips", count)          one, or another number of them; more names may follow
//   mixed("{player} wins.", {player: html`<b>…</b>`})     the same as `say`, for markup: a list of texts and elements

import { catalogue, language } from "./language";
import { chips } from "./numbers";

const NAME = /\{(\w+)\}/;
const forms = new Intl.PluralRules(language);

/** @param {string} template @param {Record<string, string | number>} [names] */
export const say = (template, names = {}) => filled(found(template), names);

/** @param {string} one @param {string} other @param {number} count @param {Record<string, string | number>} [names] */
export function many(one, other, count, names = {}) {
  const kept = catalogue[other];
  const chosen =
    typeof kept === "object"
      ? (kept[forms.select(count)] ?? kept.other)
      : shown(count === 1 ? one : other);
  return filled(chosen, { count, ...names });
}

/** @param {string} template @param {Record<string, any>} names */
export const mixed = (template, names) =>
  found(template)
    .split(NAME)
    .map((part, index) => (index % 2 ? written(names[part]) : part));

function found(template) {
  const kept = catalogue[template];
  return typeof kept === "string" ? kept : shown(template);
}

const shown = (template) => template.split("##")[0];

const filled = (template, names) =>
  template
    .split(NAME)
    .map((part, index) => (index % 2 ? written(names[part]) : part))
    .join("");

const written = (value) => (typeof value === "number" ? chips(value) : value);
