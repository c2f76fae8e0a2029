// What an entry says, by its kind: every fact in its form, no more and no fewer (docs/verify.md, *What an entry says*).
//
//   KINDS             each kind's facts; ? may be left out
//   check(body)       throws a CheckError where it is not in form

import { gettext } from "../kit/gettext";
import { isObject, type Json, type JsonObject, NotWhole } from "./json";
import { CheckError } from "./checkerror";

const LARGEST = Number.MAX_SAFE_INTEGER;
const LATEST = 253_402_300_799_999; // the last millisecond of the year 9999
const LONGEST_KEY = 200;

/** Whether a value is in this form. */
type Form<Value> = (value: unknown) => value is Value;
type Facts = Readonly<Record<string, Form<unknown>>>;
type ValueOf<Each> = Each extends Form<infer Value> ? Value : never;
/** An object with these facts; those whose name ends with ? may be left out. */
type Said<Of extends Facts> = {
  [Name in keyof Of as Name extends `${string}?` ? never : Name]: ValueOf<Of[Name]>;
} & {
  [Name in keyof Of as Name extends `${infer Fact}?` ? Fact : never]?: ValueOf<Of[Name]>;
};

const text = (value: unknown): value is string => typeof value === "string";
const flag = (value: unknown): value is boolean => typeof value === "boolean";
const whole =
  (least: number, most = LARGEST) =>
  (value: unknown): value is number =>
    typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
const number = whole(1);
const count = whole(0);
const change = whole(-LARGEST);
/** Seconds to act; 0 for no limit. */
const time = (value: unknown): value is number => value === 0 || whole(10, 90)(value);
const like =
  (form: RegExp) =>
  (value: unknown): value is string =>
    text(value) && form.test(value);
const one =
  <Word extends string>(...words: Word[]) =>
  (value: unknown): value is Word =>
    words.some((word) => word === value);
const maybe =
  <Value>(form: Form<Value>) =>
  (value: unknown): value is Value | null =>
    value === null || form(value);
const list =
  <Value>(form: Form<Value>) =>
  (value: unknown): value is Value[] =>
    Array.isArray(value) && value.every(form);
const open = isObject;
const object =
  <Of extends Facts>(facts: Of) =>
  (value: unknown): value is Said<Of> =>
    open(value) && wrong(value, facts) === null;

const digest = like(/^[0-9a-f]{64}$/);
const game = (value: unknown): value is string =>
  like(/^[a-z0-9]+(-[a-z0-9]+)*$/)(value) && value.length <= 400;
const cards = one("virtual", "physical");
const worth = object({ minor: whole(1, 1e9), currency: like(/^[A-Z]{3}$/) });
const chip = object({ value: whole(1, 1e9), colour: text });
const counts = list(list(object({ value: number, count })));
const seat = { seat: number, player: number };
/** What somebody does in a round; it may hold more. */
export type Act = JsonObject & { do: string; by: number | "dealer" };
const act = (value: unknown): value is Act =>
  open(value) &&
  text(value["do"]) &&
  (value["by"] === "dealer" || (Number.isInteger(value["by"]) && Number(value["by"]) > 0));
/** From where, to where, how many and why. */
export type Transfer = [string, string, number, string];
const transfer = (value: unknown): value is Transfer =>
  Array.isArray(value) &&
  value.length === 4 &&
  text(value[0]) &&
  text(value[1]) &&
  number(value[2]) &&
  text(value[3]);
/** What a payment is for: a code and its arguments. */
export type Reason = [string, JsonObject];
const reason = (value: unknown): value is Reason =>
  Array.isArray(value) && value.length === 2 && text(value[0]) && open(value[1]);
const paid = { "reasons?": list(reason) };
/** A text that an index can hold, and people can read. */
const key = (value: unknown): value is string =>
  text(value) &&
  value !== "" &&
  [...value].length <= LONGEST_KEY &&
  !/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(value);

const ALL = {
  at: whole(0, LATEST),
  kind: text,
  by: object({ who: text, screen: text }),
  request: object({ sender: key, key, digest }),
  transfers: list(transfer),
};
const cashed = { player: number, chips: number, cashed: number };
const played = { table: number, game, options: open, cards, "commitment?": maybe(digest) };
const seated = { table: number, ...seat };
const round = { table: number, round: number };
const over = { ...round, seed: maybe(digest), "commitment?": maybe(digest) };

const aces = list(object({ ...seat, card: one("Ac", "Ad", "Ah", "As") }));
const fourAces = (value: unknown): value is ValueOf<typeof aces> =>
  aces(value) && value.length === 4;

export const KINDS = {
  "night-opened": {
    format: text,
    name: text,
    "slug?": text,
    chip_value: maybe(worth),
    chip_set: list(chip),
    float: count,
  },
  "night-changed": { "name?": text, "chip_value?": maybe(worth), "chip_set?": list(chip) },
  "night-closed": {
    holders: list(object({ player: number, chips: number })),
    "played?": list(object({ table: number, ...seat })),
  },
  "night-reopened": {},
  "player-added": {
    player: number,
    name: text,
    "program?": (value: unknown): value is true => value === true,
  },
  "player-renamed": { player: number, name: text, was: text },
  "marker-limited": { player: number, limit: maybe(count), was: maybe(count) },
  "buy-in": {
    player: number,
    chips: number,
    against: one("cash", "marker", "owed"),
    "bought?": number,
  },
  "buy-back": cashed,
  "cash-out": {
    player: number,
    chips: count,
    settled: count,
    cashed: count,
    owed: count,
    "book?": count,
    "counts?": counts,
    "counted?": count,
  },
  "marker-repaid": { player: number, chips: number, with: one("chips", "cash"), "bought?": number },
  "house-paid": cashed,
  gift: { giver: number, taker: number, chips: number },
  "float-added": { float: number },
  "drawer-counted": { counted: count },
  "debt-brought": {
    player: number,
    brought: change,
    of: object({ night: digest, seal: digest, player: number, "owed?": change }),
  },
  "cash-booked": {
    what: one("donation", "entry-fee", "prize", "expense"),
    booked: change,
    purpose: text,
    "player?": number,
  },
  correction: {
    "table?": number,
    corrects: number,
    was: text,
    why: text,
    "player?": number,
    "giver?": number,
    "taker?": number,
    "bought?": change,
    "cashed?": change,
    "float?": change,
    "booked?": change,
    "brought?": change,
  },
  "table-opened": { ...played, name: text },
  "game-changed": played,
  "commitment-renewed": { table: number, replaces: maybe(digest), commitment: digest },
  "partners-drawn": {
    table: number,
    drawn: fourAces,
    seed: digest,
    cut: text,
    commitment: digest,
  },
  "phones-switched": { table: number, play: flag },
  "hints-switched": { table: number, show: flag },
  "dealing-switched": { table: number, itself: flag, seconds: time },
  held: { table: number, player: number, wait: flag },
  "last-round": { table: number, last: flag, to: count },
  "series-ended": {
    table: number,
    carry: open,
    "played?": list(object(seat)),
    "among?": list(number),
  },
  fill: { table: number, chips: number },
  credit: { table: number, chips: number },
  "tray-counted": { table: number, book: count, counts, counted: count },
  "table-closed": { table: number, seats: list(object(seat)), "played?": list(object(seat)) },
  sat: seated,
  "topped-up": seated,
  stood: seated,
  "sat-out": { ...seated, why: one("asked", "late", "short") },
  "came-back": { ...seated, marker: flag },
  cut: { table: number, seat: number, word: text },
  "round-began": {
    ...round,
    game,
    versions: object({ rules: text, engine: text, shuffle: text }),
    options: open,
    seats: list(object({ ...seat, name: text, chips: count })),
    dealer: maybe(number),
    lot: flag,
    carry: open,
    cards,
    commitment: maybe(digest),
    cut: text,
    finished: flag,
    ...paid,
  },
  action: {
    ...round,
    action: act,
    prompt: like(/^([0-9a-f]{64})?$/),
    finished: flag,
    "sealed?": like(/^([0-9a-f]{512})+$/),
    "reveals?": list(object({ entry: number, action: act })),
    ...paid,
  },
  undo: { ...round, undoes: number, finished: flag, ...paid },
  amendment: {
    ...round,
    amends: number,
    index: count,
    action: act,
    stands: count,
    finished: flag,
    ...paid,
  },
  "hand-over": { ...round, ...seat },
  "round-closed": { ...over, carry: open },
  "round-voided": { ...over, reason: text },
};

type Kinds = typeof KINDS;
export type Kind = keyof Kinds;
type Everything = Said<typeof ALL>;
type Bodies = { [Each in Kind]: Omit<Everything, "kind"> & { kind: Each } & Said<Kinds[Each]> };
/** What an entry says: of a kind, or of any. */
export type BodyOf<Each extends Kind> = Bodies[Each];
export type Body = Bodies[Kind];
/** What an entry of a round says. */
export type RoundBody = Extract<Body, { round: number }>;

/** Every fact that some kind of entry has. */
type Names<Each> = Each extends Each ? keyof Each : never;
type FactOf<Each, Name> = Each extends unknown
  ? Name extends keyof Each
    ? Exclude<Each[Name], undefined>
    : never
  : never;
export type AnyFacts = { readonly [Name in Names<Body>]?: FactOf<Body, Name> };

/** Whole numbers, but for those that are too large to count with. */
export type EntryNumber = number | NotWhole;
/** An entry as it stands in a file, and one that is in form. */
export interface Head {
  number: EntryNumber;
  hash: string;
}
export interface Link extends Head {
  body: Json;
}
export interface Entry<Says = Body> extends Head {
  body: Says;
}

/** The number of an entry as it is written, also where a program cannot count with it. */
export const shown = (number: EntryNumber) =>
  number instanceof NotWhole ? String(number) : number;

/** What is looked at. */
export type CheckName = "form" | "chain" | "order" | "rows" | "keys" | "floors" | "sums" | "rounds";
/** Tells what does not hold: of an entry, or of the whole file. */
export type Tell = (check: CheckName, entry: EntryNumber | null, what: string) => void;

const isKind = (kind: unknown): kind is Kind => text(kind) && Object.hasOwn(KINDS, kind);

export function check(body: Json): asserts body is Body {
  if (!open(body)) throw new CheckError(gettext("it says nothing that can be read."));
  const { kind } = body;
  if (!isKind(kind))
    throw new CheckError(
      gettext("this page knows no entries of the kind “{kind}”.", {
        kind: text(kind) ? kind.slice(0, 40) : "",
      }),
    );
  const fact = wrong(body, { ...ALL, ...KINDS[kind] });
  if (fact !== null)
    throw new CheckError(
      gettext(
        "its “{fact}” is missing, not in form, or one that this kind of entry does not have.",
        {
          fact: fact.slice(0, 40),
        },
      ),
    );
  if (isOdd(body)) throw new CheckError(gettext("what it says of a round does not fit together."));
}

/** The name of the first fact that is not in form, missing or unknown; null where all are well. */
function wrong(value: JsonObject, facts: Facts) {
  let known = 0;
  for (const [name, form] of Object.entries(facts)) {
    const fact = name.replace("?", "");
    if (fact in value) known += 1;
    if (fact in value ? !form(value[fact]) : fact === name) return fact;
  }
  const names = Object.keys(value);
  return names.length === known
    ? null
    : (names.find((name) => !(name in facts || `${name}?` in facts)) ?? "");
}

const begun = object({ ...ALL, ...KINDS["round-began"] });

/** Whether what it says of a round does not fit together. */
function isOdd(body: JsonObject) {
  const { kind, sealed, reveals, action } = body;
  if (isPaidForOtherwise(body)) return true;
  if (kind === "action")
    return sealed && (reveals || (open(action) && Object.keys(action).length > 2));
  if (kind !== "round-began" || !begun(body)) return false;
  const { seats, carry, cards: dealt, commitment } = body;
  const places = new Set(seats.map((place) => String(place.seat)));
  const owed = carry["markers"] ?? {};
  return (
    !open(owed) ||
    Object.entries(owed).some(([place, debt]) => !places.has(place) || !number(debt)) ||
    places.size < seats.length ||
    (commitment === null) !== (dealt === "physical")
  );
}

/** Whether it does not say of each of its transfers, fills left out, what it is for. */
function isPaidForOtherwise({ reasons, transfers }: JsonObject) {
  if (!list(reason)(reasons) || !list(transfer)(transfers)) return false;
  const made = transfers.filter(([source]) => source !== "issued" && source !== "cage");
  return !reasons.length || reasons.length !== made.length;
}

/** The debts that a round begins with, by seat. */
export const debtsOf = (carry: JsonObject) =>
  Object.entries(open(carry["markers"]) ? carry["markers"] : {}).flatMap(([seat, debt]) =>
    number(debt) ? [[Number(seat), debt] as const] : [],
  );
