// The chain made again from what the entries say, held against the hashes that stand in the file, and its seals.
//
//   chain.linked(entry, bytes of its body as text)   chain.ended(head)   chain.seals: [{entry, at, hash}]
//   code(hash)            1a2b-3c4d-5e6f-7081
//   covered(seals, digits)   the newest seal that begins with these digits, or the newest one

import { gettext } from "../kit/gettext";
import { type EntryNumber, type Head, type Link, shown, type Tell } from "./forms";
import { fromHex, hex, sha256 } from "../kit/sha256";

const START = "0".repeat(64);
const HASH = 32; // bytes

export const code = (hash: string) => hash.slice(0, 16).match(/.{4}/g)?.join("-") ?? "";

/** The chain as it stood when the night was closed. */
export interface Seal {
  entry: number | string;
  at: number;
  hash: string;
}

export const covered = (seals: readonly Seal[], digits = "") =>
  seals.findLast((seal) => seal.hash.startsWith(digits));

const utf8 = new TextEncoder();

export class Chain {
  number: EntryNumber = 0;
  /** Made of what the entries say, as anybody can. */
  hash = START;
  seals: Seal[] = [];
  #kept = START;
  #bytes = new Uint8Array(4096);

  tell: Tell;

  constructor(tell: Tell) {
    this.tell = tell;
  }

  /** A break is told where it is: a hash that fits the one that stands at the entry before is right, whatever was changed further up. */
  linked({ number, hash }: Link, body: string) {
    if (number !== Number(this.number) + 1)
      this.tell(
        "chain",
        number,
        gettext("it follows entry {before}.", { before: shown(this.number) }),
      );
    const made = this.#link(this.hash, body);
    if (hash !== made && (this.hash === this.#kept || hash !== this.#link(this.#kept, body)))
      this.tell(
        "chain",
        number,
        Number(number) > 1
          ? gettext(
              "its hash does not fit: it was changed, or entry {before} before it was, and that one's hash made to fit.",
              { before: Number(number) - 1 },
            )
          : gettext("its hash does not fit: it was changed."),
      );
    Object.assign(this, { number, hash: made });
    this.#kept = hash;
  }

  /** An entry whose bytes nobody can hash: the chain goes on from what the file says. */
  skipped({ number, hash }: Head) {
    Object.assign(this, { number, hash });
    this.#kept = hash;
  }

  closed(at: number) {
    this.seals.push({ entry: shown(this.number), at, hash: this.hash });
  }

  ended(head: Head) {
    if (this.number === 0) this.tell("chain", null, gettext("The night has no entry."));
    else if (head.number !== this.number || head.hash !== this.hash)
      this.tell(
        "chain",
        null,
        gettext(
          "The file says that the night ends with entry {said}; its chain ends with entry {last}, and comes to another hash or number.",
          {
            said: shown(head.number),
            last: shown(this.number),
          },
        ),
      );
  }

  #link(before: string, body: string) {
    const needed = HASH + 3 * body.length;
    if (this.#bytes.length < needed) this.#bytes = new Uint8Array(2 * needed);
    this.#bytes.set(fromHex(before));
    const { written } = utf8.encodeInto(body, this.#bytes.subarray(HASH));
    return hex(sha256(this.#bytes.subarray(0, HASH + written)));
  }
}
