// Bundles in a text: one night, or several, one a line.
//
//   bundles(text)   [{bundle, canonical} | {line, refused}]; canonical: whether it is written as Croupier writes it

import { canonical, NotCanonical, NotJson, NotWhole, parse } from "./json";
import { say } from "../kit/say";
import { Told } from "./told";

const FORMAT = "croupier-bundle/1";

class NoBundle extends Told {}

/** @param {string} text @returns {any[]} */
export function bundles(text) {
  const lines = text
    .split("\n")
    .map((line, at) => ({ line: at + 1, text: line }))
    .filter((line) => line.text.trim());
  if (!lines.length) return [{ refused: new NotJson(say("It is empty.")) }];
  const first = read(lines[0]);
  if (lines.length === 1 || first.bundle) return [first, ...lines.slice(1).map(read)];
  // One bundle that was laid out over many lines, or a line that is broken above others.
  const whole = read({ text });
  if (whole.bundle) return [whole];
  const each = [first, ...lines.slice(1).map(read)];
  return each.some(({ bundle }) => bundle) || !(first.refused instanceof NotJson) ? each : [whole];
}

/** @param {{line?: number, text: string}} part */
function read({ line, text }) {
  try {
    const bundle = checked(parse(text));
    return { bundle, canonical: isCanonical(bundle, text) };
  } catch (refused) {
    if (!(refused instanceof Told)) throw refused;
    return { line, refused };
  }
}

function checked(value) {
  if (!isObject(value) || value.format !== FORMAT)
    throw new NoBundle(
      say("It is not the bundle of a night: its “format” must be “{format}”.", {
        format: FORMAT,
      }),
    );
  const keys = hasKeys(value, ["entries", "format", "head", "night"]);
  if (!keys || typeof value.night !== "string" || !Array.isArray(value.entries))
    throw new NoBundle(say("A bundle has the keys entries, format, head and night, and no other."));
  for (const link of value.entries) check(link, ["body", "hash", "number"]);
  check(value.head, ["hash", "number"]);
  return value;
}

function check(link, keys) {
  if (!hasKeys(link, keys))
    throw new NoBundle(
      say("Its head, or one of its entries, is no object with the keys {keys}.", {
        keys: keys.join(", "),
      }),
    );
  const { number } = link;
  if (typeof number !== "number" && !(number instanceof NotWhole && /^-?\d+$/.test(number.text)))
    throw new NoBundle(say("Its head, or one of its entries, has no whole number."));
  if (typeof link.hash !== "string" || !/^[0-9a-f]{64}$/.test(link.hash))
    throw new NoBundle(
      say(
        "Its head, or one of its entries, has no hash of 64 hexadecimal digits in small letters.",
      ),
    );
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

const hasKeys = (value, keys) =>
  isObject(value) && Object.keys(value).length === keys.length && keys.every((key) => key in value);

function isCanonical(bundle, text) {
  try {
    return canonical(bundle) === text.replace(/\r?\n$/, "");
  } catch (error) {
    if (!(error instanceof NotCanonical)) throw error;
    return false;
  }
}
