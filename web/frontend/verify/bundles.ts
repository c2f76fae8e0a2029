// Bundles in a text: one night, or several, one a line.
//
//   bundles(text)   [{bundle, canonical} | {line, refused}]; canonical: whether it is written as Croupier writes it

import type { Head, Link } from "./forms";
import {
  canonical,
  isObject,
  type Json,
  type JsonObject,
  NotCanonical,
  NotJson,
  NotWhole,
  parse,
} from "./json";
import { gettext } from "../kit/gettext";
import { CheckError } from "./checkerror";

const FORMAT = "croupier-bundle/1";

class NoBundle extends CheckError {}

/** The bundle of a night. */
export interface Bundle {
  night: string;
  head: Head;
  entries: readonly Link[];
}

/** A bundle as it is read, or why it is not one. */
export type Read =
  | { bundle: Bundle; canonical: boolean }
  | { bundle?: never; line?: number | undefined; refused: Error };

export function bundles(text: string): Read[] {
  const lines = text
    .split("\n")
    .map((line, at) => ({ line: at + 1, text: line }))
    .filter((line) => line.text.trim());
  const [top, ...others] = lines;
  if (!top) return [{ refused: new NotJson(gettext("It is empty.")) }];
  const first = read(top);
  if (!others.length || first.bundle) return [first, ...others.map(read)];
  // One bundle that was laid out over many lines, or a line that is broken above others.
  const whole = read({ text });
  if (whole.bundle) return [whole];
  const each = [first, ...others.map(read)];
  return each.some(({ bundle }) => bundle) || !(first.refused instanceof NotJson) ? each : [whole];
}

function read({ line, text }: { line?: number; text: string }): Read {
  try {
    const value = parse(text);
    return { bundle: checked(value), canonical: isCanonical(value, text) };
  } catch (refused) {
    if (!(refused instanceof CheckError)) throw refused;
    return { line, refused };
  }
}

function checked(value: Json): Bundle {
  if (!isObject(value) || value["format"] !== FORMAT)
    throw new NoBundle(
      gettext("It is not the bundle of a night: its “format” must be “{format}”.", {
        format: FORMAT,
      }),
    );
  const { entries, head, night } = value;
  const keys = hasKeys(value, ["entries", "format", "head", "night"]);
  if (!keys || typeof night !== "string" || !Array.isArray(entries))
    throw new NoBundle(
      gettext("A bundle has the keys entries, format, head and night, and no other."),
    );
  const links = entries.map((entry) => link(entry, ["body", "hash", "number"]));
  return { night, entries: links, head: link(head, ["hash", "number"]) };
}

function link(value: Json | undefined, keys: readonly string[]): Link {
  if (!isObject(value) || !hasKeys(value, keys))
    throw new NoBundle(
      gettext("Its head, or one of its entries, is no object with the keys {keys}.", {
        keys: keys.join(", "),
      }),
    );
  const { number, hash, body = null } = value;
  const isWhole =
    typeof number === "number" || (number instanceof NotWhole && /^-?\d+$/.test(number.text));
  if (!isWhole)
    throw new NoBundle(gettext("Its head, or one of its entries, has no whole number."));
  if (typeof hash !== "string" || !/^[0-9a-f]{64}$/.test(hash))
    throw new NoBundle(
      gettext(
        "Its head, or one of its entries, has no hash of 64 hexadecimal digits in small letters.",
      ),
    );
  return { number, hash, body };
}

const hasKeys = (value: JsonObject, keys: readonly string[]) =>
  Object.keys(value).length === keys.length && keys.every((key) => key in value);

function isCanonical(bundle: Json, text: string) {
  try {
    return canonical(bundle) === text.replace(/\r?\n$/, "");
  } catch (error) {
    if (!(error instanceof NotCanonical)) throw error;
    return false;
  }
}
