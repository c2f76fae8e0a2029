// A bundle checked from its entries alone. What needs the rules of the desk or of a game is not: `croupier verify` plays them again.
//
//   audit(bundle, progress)   {night, verdict, findings, found, unchecked, report}; progress(done, total) is told now and then
//     verdict: sound, wrong or unchecked, as the command says it: nothing is wrong, and something rests on trust
//     findings: the first of them, [{check, entry, kind, at, what}], what: the sentence; found: how many there are

import { gettext } from "../kit/gettext";
import { Book } from "./book";
import { Chain } from "./chain";
import {
  type BodyOf,
  check,
  type CheckName,
  type Entry,
  type EntryNumber,
  type Link,
  shown,
  type Tell,
} from "./forms";
import type { Bundle } from "./bundles";
import type { Progress } from "./check";
import { canonical, isObject, type Json, type JsonObject, NotCanonical } from "./json";
import { errors } from "./texts";
import { CheckError } from "./checkerror";

const MOST = 100; // of a file that is wrong throughout, the first are enough
const OFTEN = 500; // entries
const LONGEST = 400; // characters of a sentence

/** Something that does not hold: in an entry, or in the whole file. */
export interface Finding {
  check: CheckName;
  entry: number | string | null;
  kind?: Json | undefined;
  at?: Json | undefined;
  what: string;
}

export type Audited = ReturnType<typeof audit>;
export type Report = Audited["report"];

export function audit({ night, head, entries }: Bundle, progress: Progress) {
  const findings: Finding[] = [];
  const unchecked: string[] = [];
  const kinds: Record<string, number> = {};
  const keys = new Map<string, EntryNumber>();
  let found = 0;
  let now: JsonObject = {};
  const tell: Tell = (which, entry, what) => {
    found += 1;
    if (findings.length >= MOST) return;
    const about = entry === null ? {} : { kind: now["kind"], at: now["at"] };
    findings.push({
      check: which,
      entry: entry === null ? null : shown(entry),
      ...about,
      what: what.slice(0, LONGEST),
    });
  };
  const chain = new Chain(tell);
  const book = new Book(tell, (what) => unchecked.push(what));
  entries.forEach((entry, done) => {
    const { number } = entry;
    now = isObject(entry.body) ? entry.body : {};
    if (done % OFTEN === 0) progress(done, entries.length);
    if (!readable(entry, chain, tell)) return book.lose(number);
    const { body } = entry;
    kinds[body.kind] = (kinds[body.kind] ?? 0) + 1;
    if (body.kind === "night-closed") chain.closed(body.at);
    if (body.kind === "night-opened" && book.format === null) named(night, body, tell);
    const { sender, key } = body.request;
    const asked = JSON.stringify([sender, key]);
    const other = keys.get(asked);
    if (other !== undefined)
      tell(
        "keys",
        number,
        gettext("it answers the same request as entry {other}.", { other: shown(other) }),
      );
    keys.set(asked, number);
    book.follow(entry);
    for (const what of errors(body, book)) tell("form", number, what);
  });
  chain.ended(head);
  book.end();
  if (book.format !== null && !book.known)
    unchecked.push(
      gettext("The rules of the desk were “{format}”, which this page does not know.", {
        format: book.format.slice(0, 40),
      }),
    );
  const verdict = found ? "wrong" : unchecked.length ? "unchecked" : "sound";
  return { night, verdict, findings, found, unchecked, report: report(book, chain, kinds) };
}

/** Whether the entry can be read; the chain has it then. */
function readable(entry: Link, chain: Chain, tell: Tell): entry is Entry {
  try {
    chain.linked(entry, canonical(entry.body));
    check(entry.body);
    return true;
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    if (error instanceof NotCanonical) chain.skipped(entry);
    tell("form", entry.number, error.message);
    return false;
  }
}

/** The night goes by its own name, or by the one it was opened under, numbered where another night had it first. */
function named(night: string, { name, slug }: BodyOf<"night-opened">, tell: Tell) {
  const own = slugOf(name);
  const opened = slug ?? own;
  if (!mayGoBy(opened, own))
    tell("rows", 1, gettext("it opens the night as “{opened}”.", { opened }));
  if (!mayGoBy(night, opened))
    tell("rows", null, gettext("The night goes by “{night}”, which is not its name.", { night }));
}

const mayGoBy = (slug: string, name: string) =>
  slug.startsWith(name) && /^(-[1-9][0-9]*)?$/.test(slug.slice(name.length));

const slugOf = (name: string) =>
  name
    .normalize("NFKD")
    // eslint-disable-next-line no-control-regex
    .replace(/[^\u0000-\u007f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "") || "night";

function report(book: Book, chain: Chain, kinds: Readonly<Record<string, number>>) {
  const tables = book.lost
    ? []
    : [...book.tables].map(([number, { name }]) => ({ ...book.sumsOf(number), name }));
  return {
    entries: Object.values(kinds).reduce((sum, count) => sum + count, 0),
    kinds,
    transfers: book.transfers,
    accounts: book.balances.size,
    players: book.players.size,
    tables,
    drawer: book.lost ? null : book.drawer(),
    rounds: book.rounds,
    draws: book.draws,
    hash: chain.hash,
    last: shown(chain.number),
    seals: chain.seals,
  };
}
