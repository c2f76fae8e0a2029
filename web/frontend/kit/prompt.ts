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

import { highest, misfit } from "./amounts";
import { isFace } from "./faces";
import { say } from "./say";

const FEW = 8; // up to so many numbers are buttons; more are built from chips

export function kindOf(value) {
  if (Array.isArray(value)) return value.length && value.every(isFace) ? "card" : "choice";
  if ("of" in value) return "some";
  if ("rows" in value) return "rows";
  if ("fields" in value) return "fields";
  return numbers(value) ? "choice" : "amount";
}

/** The values of a choice, in order; none for anything else.
 *  @returns {any[]} */
export const choices = (value) => (Array.isArray(value) ? value : (numbers(value) ?? []));

function numbers(range) {
  const most = highest(range);
  const { min, step = 1 } = range;
  if (most === null || (most - min) / step >= FEW) return null;
  /** @type {number[]} */
  const list = [];
  for (let number = min; number <= most; number += step) list.push(number);
  return list;
}

/** What an untouched control holds. A choice of one is made already. */
export function blank(value, optional = false) {
  switch (kindOf(value)) {
    case "amount":
      return 0;
    case "some":
    case "rows":
      return [];
    case "fields":
      return blankFields(value.fields);
    default:
      return !optional && choices(value).length === 1 ? choices(value)[0] : undefined;
  }
}

export const blankFields = (fields, optional = []) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, blank(value, optional.includes(name))]),
  );

/** Why this is not a whole answer yet, in a few words, or null. */
export function lacking(value, held) {
  switch (kindOf(value)) {
    case "amount":
      return misfit(held, value);
    case "some":
      if (held.length < value.least)
        return say("{count} more", { count: value.least - held.length });
      return held.length > value.most ? say("at most {amount}", { amount: value.most }) : null;
    case "rows":
      return held.length < value.least
        ? say("{count} more", { count: value.least - held.length })
        : null;
    case "fields":
      return lackingFields(value.fields, held)?.why ?? null;
    default:
      if (!choices(value).length) return say("not possible now");
      return held === undefined ? say("not chosen yet") : null;
  }
}

/** The first thing lacking among several values: {name, why}, or null. An optional value may be left alone. */
export function lackingFields(fields, held, optional = []) {
  for (const [name, value] of Object.entries(fields)) {
    if (optional.includes(name) && untouched(held[name])) continue;
    const why = lacking(value, held[name]);
    if (why) return { name, why };
  }
  return null;
}

/** The arguments of an action: what is held, without the optional values that were left alone. */
export function argumentsOf(option, held) {
  const given = Object.keys(option.values).filter(
    (name) => !(option.optional?.includes(name) && untouched(held[name])),
  );
  return Object.fromEntries(given.map((name) => [name, held[name]]));
}

const untouched = (held) =>
  held === undefined || held === 0 || (Array.isArray(held) && !held.length);

const AT_ONCE = 6;

/** Whether nothing is an answer too, beside others: an untouched control would say it for a finger that did not. */
function isFree(value) {
  switch (kindOf(value)) {
    case "amount":
      return highest(value) !== value.min;
    case "some":
      return value.least === 0 && value.of.length > 0;
    case "rows":
      return value.least === 0 && value.most > 0;
    case "fields":
      return Object.values(value.fields).some(isFree);
    default:
      return false;
  }
}

/** The actions one tap can stand for, as lists of arguments: [{}] where nothing is asked, one for each value
 *  where a single short choice is open, with and without a word that may be left out; null where a form is needed. */
export function oneTap(option) {
  if (option.optional?.length) return withOrWithout(option);
  if (Object.values(option.values).some(isFree)) return null;
  const known = blankFields(option.values);
  const open = Object.keys(known).filter((name) => known[name] === undefined);
  const lack = lackingFields(option.values, known);
  if (!lack) return [known];
  const [name] = open;
  if (open.length !== 1 || lack.name !== name || choices(option.values[name]).length > AT_ONCE)
    return null;
  const taps = choices(option.values[name]).map((choice) => ({ ...known, [name]: choice }));
  return taps.some((args) => lackingFields(option.values, args)) ? null : taps;
}

/** "keep", and "keep" with "stop". */
function withOrWithout({ values, optional }) {
  const [[name, value], ...more] = Object.entries(values);
  if (
    more.length ||
    !optional.includes(name) ||
    kindOf(value) !== "choice" ||
    choices(value).length !== 1
  )
    return null;
  return [{}, { [name]: choices(value)[0] }];
}

/** The name of the one card an option asks for, when that is all it asks: it can be drawn as a card picker. */
export function askedCard(option) {
  if (option.optional?.length) return null;
  const open = Object.entries(option.values).filter(([, value]) => blank(value) === undefined);
  return open.length === 1 && kindOf(open[0][1]) === "card" ? open[0][0] : null;
}

/** The same option, tap after tap: it never comes back once it is gone. */
export const identity = ({ by, do: verb, since }) => `${by} ${verb} ${since ?? ""}`;

/** The seats that may still do something and have not done anything since they were asked: what the dealer does now may
 *  end their chance. */
export function unheard({ options }, record) {
  const asked = new Map();
  for (const { by, since = 0 } of options)
    if (by !== "dealer") asked.set(by, Math.min(since, asked.get(by) ?? since));
  const first = Math.min(...asked.values());
  return [...asked.keys()].filter(
    (seat) => !record.some((step) => step.by === seat && step.index >= first),
  );
}

/** Options by whose they are: [[by, options], …], seats first in the prompt's order, the dealer last. */
export function byWhom(options) {
  const groups = new Map();
  for (const option of options) groups.set(option.by, [...(groups.get(option.by) ?? []), option]);
  return [...groups].sort(([a], [b]) => Number(a === "dealer") - Number(b === "dealer"));
}
