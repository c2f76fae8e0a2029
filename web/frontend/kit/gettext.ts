// What people read, in the language of this screen. The English sentence is the key of the others (docs/languages.md);
// `##` and what stands behind it tell the translator which meaning it has, and are shown to nobody.
//
//   gettext("{player} has {chips} chips.", {player, chips})   the sentence; numbers as they are written here
//   ngettext("{count} chip", "{count} chips", count)          one, or another number of them; more names may follow
//   mixed("{player} wins.", {player: <b>…</b>})     the same as `gettext`, for markup: a list of texts and elements

import type { ComponentChildren } from "preact";
import { catalogue, language } from "./language";
import { chips } from "./numbers";

const NAME = /\{(\w+)\}/;
const forms = new Intl.PluralRules(language);

type Names = Readonly<Record<string, string | number>>;

export const gettext = (template: string, names: Names = {}) => filled(found(template), names);

export function ngettext(one: string, other: string, count: number, names: Names = {}) {
  const kept = catalogue[other];
  const chosen =
    typeof kept === "object"
      ? (kept[forms.select(count)] ?? kept["other"] ?? other)
      : shown(count === 1 ? one : other);
  return filled(chosen, { count, ...names });
}

export const mixed = (
  template: string,
  names: Readonly<Record<string, ComponentChildren>>,
): ComponentChildren[] =>
  found(template)
    .split(NAME)
    .map((part, index) => {
      const named = names[part];
      if (index % 2 === 0) return part;
      return typeof named === "number" ? chips(named) : named;
    });

/** Whether the language has its own sentence for this one. */
export const isTranslated = (template: string) => typeof catalogue[template] === "string";

function found(template: string) {
  const kept = catalogue[template];
  return typeof kept === "string" ? kept : shown(template);
}

const shown = (template: string) => template.split("##", 1).join("");

const filled = (template: string, names: Names) =>
  template
    .split(NAME)
    .map((part, index) => (index % 2 ? written(names[part]) : part))
    .join("");

const written = (value: string | number | undefined) =>
  typeof value === "number" ? chips(value) : value;
