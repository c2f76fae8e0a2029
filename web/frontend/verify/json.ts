// JSON read strictly: `JSON.parse` takes the last of two keys of one name, and 1.0 for 1, so whoever checks a hash may not use it.
//
//   parse(text)        the value; throws NotJson. Objects have no prototype; a number that is not whole, or too large, is a NotWhole
//   canonical(value)   the one way to write it (RFC 8785, whole numbers only); throws NotCanonical

import { gettext } from "../kit/gettext";
import { CheckError } from "./checkerror";

/** What is read: every number that is not whole stands apart. */
export type Json = null | boolean | number | string | NotWhole | Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export class NotJson extends CheckError {}
export class NotCanonical extends CheckError {}

/** A number as it was written, where nothing that is hashed may hold it. */
export class NotWhole {
  text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString() {
    return this.text.slice(0, 24);
  }
}

const DEEPEST_READ = 900; // as deep as any program has to follow
const DEEPEST = 100; // as deep as an entry may be
const LONGEST_NUMBER = 4300;

const BLANK = /[ \t\n\r]*/y;
// eslint-disable-next-line no-control-regex
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/y;
const HALF = /[\ud800-\udfff]/u; // with this flag it finds halves of a character alone
const WORDS: Readonly<Record<string, readonly [string, boolean | null]>> = {
  t: ["true", true],
  f: ["false", false],
  n: ["null", null],
};

export function parse(text: string) {
  const reader = new Reader(text);
  const value = reader.value(0);
  reader.skip(BLANK);
  if (reader.at < text.length) reader.fail();
  return value;
}

class Reader {
  text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  fail(): never {
    if (this.at >= this.text.length)
      throw new NotJson(gettext("It ends in the middle, or is empty."));
    const before = this.text.slice(0, this.at);
    throw new NotJson(
      gettext("It is no JSON from line {line}, sign {sign} on.", {
        line: before.split("\n").length,
        sign: this.at - before.lastIndexOf("\n"),
      }),
    );
  }

  /** Whatever this pattern finds here; how long it is. */
  skip(pattern: RegExp) {
    pattern.lastIndex = this.at;
    const length = pattern.exec(this.text)?.[0].length ?? -1;
    this.at += Math.max(0, length);
    return length;
  }

  /** What stands behind white space. */
  next() {
    this.skip(BLANK);
    return this.text[this.at];
  }

  value(depth: number): Json {
    if (depth > DEEPEST_READ) throw new NotJson(gettext("It is nested too deeply to be read."));
    const sign = this.next();
    if (sign === '"') return this.string();
    if (sign === "{") return this.object(depth);
    if (sign === "[") return this.list(depth);
    const named = sign === undefined ? undefined : WORDS[sign];
    if (named) {
      const [word, value] = named;
      if (!this.text.startsWith(word, this.at)) this.fail();
      this.at += word.length;
      return value;
    }
    return this.number();
  }

  number() {
    NUMBER.lastIndex = this.at;
    const found = NUMBER.exec(this.text);
    if (!found) return this.fail();
    const [written, fraction, exponent] = found;
    if (written.length > LONGEST_NUMBER)
      throw new NotJson(gettext("A number in it is far too long."));
    this.at += written.length;
    const value = Number(written);
    // -0 is 0, however it is written: it is hashed as 0.
    return fraction || exponent || !Number.isSafeInteger(value) ? new NotWhole(written) : value + 0;
  }

  string() {
    const start = this.at;
    this.at += 1;
    let escapes = false;
    for (;;) {
      this.skip(PLAIN);
      if (this.text[this.at] === '"') break;
      if (this.skip(ESCAPE) < 0) this.fail();
      escapes = true;
    }
    this.at += 1;
    if (!escapes) return this.text.slice(start + 1, this.at - 1);
    const value: string = JSON.parse(this.text.slice(start, this.at));
    if (HALF.test(value)) throw new NotJson(gettext("There is half of a character in it."));
    return value;
  }

  list(depth: number) {
    const values: Json[] = [];
    this.at += 1;
    if (this.next() !== "]") {
      for (;;) {
        values.push(this.value(depth + 1));
        if (this.next() !== ",") break;
        this.at += 1;
      }
    }
    if (this.text[this.at] !== "]") this.fail();
    this.at += 1;
    return values;
  }

  object(depth: number): JsonObject {
    const found: Record<string, Json> = Object.create(null);
    this.at += 1;
    if (this.next() !== "}") {
      for (;;) {
        if (this.next() !== '"') this.fail();
        const key = this.string();
        if (key in found)
          throw new NotJson(
            gettext("An object in it has the key “{key}” twice.", {
              key: key.slice(0, 40),
            }),
          );
        if (this.next() !== ":") this.fail();
        this.at += 1;
        found[key] = this.value(depth + 1);
        if (this.next() !== ",") break;
        this.at += 1;
      }
    }
    if (this.text[this.at] !== "}") this.fail();
    this.at += 1;
    return found;
  }
}

export function canonical(value: Json, depth = 0): string {
  if (depth > DEEPEST) throw new NotCanonical(gettext("it is nested too deeply."));
  if (Array.isArray(value))
    return `[${value.map((inside) => canonical(inside, depth + 1)).join(",")}]`;
  if (value instanceof NotWhole)
    throw new NotCanonical(
      gettext("it holds {number}: no whole number, or one that is too large.", {
        number: String(value),
      }),
    );
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = Object.keys(value)
    .sort()
    .map((key) => {
      if (!ASCII.test(key))
        throw new NotCanonical(
          gettext("the key “{key}” is not plain ASCII.", { key: key.slice(0, 40) }),
        );
      return `${JSON.stringify(key)}:${canonical(value[key] ?? null, depth + 1)}`;
    });
  return `{${parts.join(",")}}`;
}

// eslint-disable-next-line no-control-regex
const ASCII = /^[\u0000-\u007f]*$/;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof NotWhole);

/** Whether two values are written the same way. */
export const same = (value: Json, other: Json) => canonical(value) === canonical(other);
