// What a prompt's options say, without drawing anything. An option as the engine gives it:
//
//   {by: 1, do: "play", since: 12, values: {times: [3, 4]}, optional: []}
//
// A value is described by one of
//   [3, 4]                          one of these (numbers, words or cards)
//   {min, max, step}                a whole number
//   {of: [...], least, most}        so many different ones of these
//   {rows: {...}, least, most}      a list of groups, each with these values
//   {fields: {...}}                 one group
//   {text: "words", least, most, begins}   something that is written
//   {heaps: [[…]], cards: […]}      cards in heaps: those that lie there, and those that may be added

import type {
  Choices,
  Held,
  HeldByName,
  NumberRange,
  Prompt,
  PromptOption,
  TextOf,
  ValueKind,
  ValuesByName,
  Who,
} from "./types";
import { highest, misfit } from "./amounts";
import { isFace } from "./faces";
import { gettext } from "./gettext";

const FEW = 8; // up to so many numbers are buttons; more are built from chips

export type KindName = "card" | "choice" | "some" | "rows" | "fields" | "text" | "heaps" | "amount";

export function kindOf(value: ValueKind): KindName {
  if (isChoices(value)) return value.length && value.every(isFace) ? "card" : "choice";
  if ("of" in value) return "some";
  if ("rows" in value) return "rows";
  if ("fields" in value) return "fields";
  if ("text" in value) return "text";
  if ("heaps" in value) return "heaps";
  return numbers(value) ? "choice" : "amount";
}

export const isChoices = (value: ValueKind): value is Choices => Array.isArray(value);
export const isText = (value: ValueKind): value is TextOf => "text" in value;
export const isRange = (value: ValueKind): value is NumberRange => "min" in value;

/** The values of a choice, in order; none for anything else. */
export const choices = (value: ValueKind): Choices =>
  isChoices(value) ? value : isRange(value) ? (numbers(value) ?? []) : [];

function numbers(range: NumberRange) {
  const most = highest(range);
  const { min, step = 1 } = range;
  if (most === null || (most - min) / step >= FEW) return null;
  const list: number[] = [];
  for (let number = min; number <= most; number += step) list.push(number);
  return list;
}

/** What an untouched control holds. A choice of one is made already. */
export function blank(value: ValueKind, optional = false): Held {
  if ("of" in value || "rows" in value) return [];
  if ("heaps" in value) return value.heaps;
  if ("fields" in value) return blankFields(value.fields);
  if ("text" in value) return undefined;
  if (kindOf(value) === "amount") return 0;
  return !optional && choices(value).length === 1 ? choices(value)[0] : undefined;
}

export const blankFields = (fields: ValuesByName, optional: readonly string[] = []): HeldByName =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, blank(value, optional.includes(name))]),
  );

/** Why this is not a whole answer yet, in a few words, or null. */
export function lacking(value: ValueKind, held: Held): string | null {
  if ("of" in value || "rows" in value) {
    const count = listOf(held).length;
    if (count < value.least) return gettext("{count} more", { count: value.least - count });
    return "of" in value && count > value.most
      ? gettext("at most {amount}", { amount: value.most })
      : null;
  }
  if ("fields" in value) return lackingFields(value.fields, namedOf(held))?.why ?? null;
  if ("text" in value) return held === undefined ? gettext("not written yet") : null;
  if ("heaps" in value) return held === value.heaps ? gettext("no card laid yet") : null;
  if (isRange(value) && kindOf(value) === "amount") return misfit(Number(held), value);
  if (!choices(value).length) return gettext("not possible now");
  return held === undefined ? gettext("not chosen yet") : null;
}

/** What is held of a list, or of values by name; nothing of it as yet. */
export const listOf = (held: Held): readonly Held[] => (Array.isArray(held) ? held : []);
export const namedOf = (held: Held): HeldByName =>
  held !== null && typeof held === "object" && !Array.isArray(held) ? (held as HeldByName) : {};

/** The first thing lacking among several values: {name, why}, or null. An optional value may be left alone. */
export function lackingFields(
  fields: ValuesByName,
  held: HeldByName,
  optional: readonly string[] = [],
) {
  for (const [name, value] of Object.entries(fields)) {
    if (optional.includes(name) && untouched(held[name])) continue;
    const why = lacking(value, held[name]);
    if (why) return { name, why };
  }
  return null;
}

/** The arguments of an action: what is held, without the optional values that were left alone. */
export function argumentsOf(option: PromptOption, held: HeldByName): HeldByName {
  const given = Object.keys(option.values).filter(
    (name) => !(option.optional?.includes(name) && untouched(held[name])),
  );
  return Object.fromEntries(given.map((name) => [name, held[name]]));
}

const untouched = (held: Held) =>
  held === undefined || held === 0 || (Array.isArray(held) && !held.length);

const AT_ONCE = 6;

/** Whether nothing is an answer too, beside others: an untouched control would say it for a finger that did not. */
function isFree(value: ValueKind): boolean {
  if ("of" in value) return value.least === 0 && value.of.length > 0;
  if ("rows" in value) return value.least === 0 && value.most > 0;
  if ("fields" in value) return Object.values(value.fields).some(isFree);
  if ("heaps" in value) return true;
  return isRange(value) && kindOf(value) === "amount" && highest(value) !== value.min;
}

/** The actions one tap can stand for, as lists of arguments: [{}] where nothing is asked, one for each value
 *  where a single short choice is open, with and without a word that may be left out; null where a form is needed. */
export function oneTap(option: PromptOption): readonly HeldByName[] | null {
  if (option.optional?.length) return withOrWithout(option);
  if (Object.values(option.values).some(isFree)) return null;
  const known = blankFields(option.values);
  const open = Object.keys(known).filter((name) => known[name] === undefined);
  const lack = lackingFields(option.values, known);
  if (!lack) return [known];
  const [name] = open;
  const value = name === undefined ? undefined : option.values[name];
  if (!value || name === undefined || open.length !== 1 || lack.name !== name) return null;
  if (choices(value).length > AT_ONCE) return null;
  const taps = choices(value).map((choice) => ({ ...known, [name]: choice }));
  return taps.some((args) => lackingFields(option.values, args)) ? null : taps;
}

/** "keep", and "keep" with "stop". */
function withOrWithout({ values, optional }: PromptOption) {
  const [first, ...more] = Object.entries(values);
  if (!first) return null;
  const [name, value] = first;
  if (
    more.length ||
    !optional?.includes(name) ||
    kindOf(value) !== "choice" ||
    choices(value).length !== 1
  )
    return null;
  return [{}, { [name]: choices(value)[0] }];
}

/** The name of the one card an option asks for, when that is all it asks: it can be drawn as a card picker. */
export function askedCard(option: PromptOption) {
  if (option.optional?.length) return null;
  const open = Object.entries(option.values).filter(([, value]) => blank(value) === undefined);
  const [first] = open;
  return first && open.length === 1 && kindOf(first[1]) === "card" ? first[0] : null;
}

/** The same option, tap after tap: it never comes back once it is gone. */
export const identity = ({ by, do: verb, since }: PromptOption) => `${by} ${verb} ${since ?? ""}`;

/** The seats that may still do something and have not done anything since they were asked: what the dealer does now may
 *  end their chance. */
export function unheard({ options }: Prompt, record: readonly { by: Who | null; index: number }[]) {
  const asked = new Map<number, number>();
  for (const { by, since = 0 } of options)
    if (by !== "dealer") asked.set(by, Math.min(since, asked.get(by) ?? since));
  const first = Math.min(...asked.values());
  return [...asked.keys()].filter(
    (seat) => !record.some((step) => step.by === seat && step.index >= first),
  );
}

/** Options by whose they are: [[by, options], …], seats first in the prompt's order, the dealer last. */
export function byWhom(options: readonly PromptOption[]) {
  const groups = new Map<Who, PromptOption[]>();
  for (const option of options) groups.set(option.by, [...(groups.get(option.by) ?? []), option]);
  return [...groups].sort(([a], [b]) => Number(a === "dealer") - Number(b === "dealer"));
}
