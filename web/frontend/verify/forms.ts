// What an entry says, by its kind: every fact in its form, no more and no fewer (docs/verify.md, *What an entry says*).
//
//   KINDS             each kind's facts; ? may be left out
//   check(body)       throws a Told where it is not in form

import { say } from "../kit/say";
import { Told } from "./told";

const LARGEST = Number.MAX_SAFE_INTEGER;
const LATEST = 253_402_300_799_999; // the last millisecond of the year 9999
const LONGEST_KEY = 200;

const text = (value) => typeof value === "string";
const flag = (value) => typeof value === "boolean";
const whole =
  (least, most = LARGEST) =>
  (value) =>
    Number.isInteger(value) && value >= least && value <= most;
const number = whole(1);
const count = whole(0);
const change = whole(-LARGEST);
const like = (form) => (value) => text(value) && form.test(value);
const one =
  (...values) =>
  (value) =>
    values.includes(value);
const maybe = (form) => (value) => value === null || form(value);
const list = (form) => (value) => Array.isArray(value) && value.every(form);
const open = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const object = (facts) => (value) => open(value) && wrong(value, facts) === null;

const digest = like(/^[0-9a-f]{64}$/);
const game = (value) => like(/^[a-z0-9]+(-[a-z0-9]+)*$/)(value) && value.length <= 400;
const cards = one("virtual", "physical");
const worth = object({ minor: whole(1, 1e9), currency: like(/^[A-Z]{3}$/) });
const chip = object({ value: whole(1, 1e9), colour: text });
const counts = list(list(object({ value: number, count })));
const seat = { seat: number, player: number };
const act = (value) =>
  open(value) &&
  text(value.do) &&
  (value.by === "dealer" || (Number.isInteger(value.by) && value.by > 0));
const transfer = (value) =>
  Array.isArray(value) &&
  value.length === 4 &&
  text(value[0]) &&
  text(value[1]) &&
  number(value[2]) &&
  text(value[3]);
/** A text that an index can hold, and people can read. */
const key = (value) =>
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
const paid = { player: number, chips: number, cashed: number };
const played = { table: number, game, options: open, cards, "commitment?": maybe(digest) };
const seated = { table: number, ...seat };
const round = { table: number, round: number };
const over = { ...round, seed: maybe(digest), "commitment?": maybe(digest) };

/** @type {Record<string, Record<string, (value: any) => boolean>>} */
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
  "player-added": { player: number, name: text, "program?": (value) => value === true },
  "player-renamed": { player: number, name: text, was: text },
  "marker-limited": { player: number, limit: maybe(count), was: maybe(count) },
  "buy-in": {
    player: number,
    chips: number,
    against: one("cash", "marker", "owed"),
    "bought?": number,
  },
  "buy-back": paid,
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
  "house-paid": paid,
  gift: { giver: number, taker: number, chips: number },
  "float-added": { float: number },
  "drawer-counted": { counted: count },
  "debt-brought": {
    player: number,
    brought: change,
    of: object({ night: digest, seal: digest, player: number }),
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
    drawn: (value) =>
      list(object({ ...seat, card: one("Ac", "Ad", "Ah", "As") }))(value) && value.length === 4,
    seed: digest,
    cut: text,
    commitment: digest,
  },
  "phones-switched": { table: number, play: flag },
  "hints-switched": { table: number, show: flag },
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
  },
  action: {
    ...round,
    action: act,
    prompt: like(/^([0-9a-f]{64})?$/),
    finished: flag,
    "sealed?": like(/^([0-9a-f]{512})+$/),
    "reveals?": list(object({ entry: number, action: act })),
  },
  undo: { ...round, undoes: number, finished: flag },
  amendment: { ...round, amends: number, index: count, action: act, stands: count, finished: flag },
  "hand-over": { ...round, ...seat },
  "round-closed": { ...over, carry: open },
  "round-voided": { ...over, reason: text },
};

/** @param {any} body */
export function check(body) {
  if (!open(body)) throw new Told(say("it says nothing that can be read."));
  const facts = text(body.kind) && Object.hasOwn(KINDS, body.kind) && KINDS[body.kind];
  if (!facts)
    throw new Told(
      say("this page knows no entries of the kind “{kind}”.", {
        kind: text(body.kind) ? body.kind.slice(0, 40) : "",
      }),
    );
  const fact = wrong(body, { ...ALL, ...facts });
  if (fact !== null)
    throw new Told(
      say("its “{fact}” is missing, not in form, or one that this kind of entry does not have.", {
        fact: fact.slice(0, 40),
      }),
    );
  const odd =
    (body.kind === "round-began" && beginning(body)) ||
    (body.kind === "action" &&
      body.sealed &&
      (body.reveals || Object.keys(body.action).length > 2));
  if (odd) throw new Told(say("what it says of a round does not fit together."));
}

/** The name of the first fact that is not in form, missing or unknown; null where all are well. */
function wrong(value, facts) {
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

function beginning({ seats, carry, cards: dealt, commitment }) {
  const places = new Set(seats.map((place) => String(place.seat)));
  const owed = carry.markers ?? {};
  return (
    !open(owed) ||
    Object.entries(owed).some(([place, debt]) => !places.has(place) || !number(debt)) ||
    places.size < seats.length ||
    (commitment === null) !== (dealt === "physical")
  );
}
