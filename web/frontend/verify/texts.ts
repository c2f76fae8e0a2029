// Texts that can be shown on one line of any screen and hide nothing (the rules of `ledger/state/words.py`).
//
//   hides(fact, text, strict)   what is wrong with the text of a fact, in a sentence, or null; not strict: as the first
//                               Croupiers looked at it
//   errors(body, format)        the same for every text of an entry: the sentences; format: {known, strict}

import { gettext } from "../kit/gettext";
import type { AnyFacts, Body } from "./forms";
import type { Json } from "./json";

const UNSEEN = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u00ad\u200b\u2060\ufeff]/;
const REFUSED = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{NChar}]/u;
const BLANK =
  /[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2061-\u2065\u206a-\u206f\u2800\u3164\uffa0\ufff0-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e001f}\u{e0080}-\u{e00ff}\u{e01f0}-\u{e0fff}]/u;
const SCRIPTS =
  "\\u0620-\\u0660\\u066e-\\u06d5\\u06ee-\\u06ff\\u0700-\\u07ff\\u0840-\\u085f\\u0860-\\u08ff\\u0900-\\u0dff\\u0f00-\\u0fff\\u1000-\\u109f\\u1780-\\u17ff\\u1800-\\u18aa\\u1a20-\\u1aaf\\u1b00-\\u1bff";
const PICTURE = "[\\u00a9\\u00ae\\u203c-\\u3299\\u{1f000}-\\u{1fbff}]";
const SELECTORS = "\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}";
const JOINED = RegExp(`(?<=[${SCRIPTS}])[\\u200c\\u200d](?=[${SCRIPTS}])`, "gu");
const PICTURES = RegExp(
  `(?<=${PICTURE})(\\ufe0f?)\\u200d(?=${PICTURE})|(?<=${PICTURE}\\ufe0f)\\u200d(?=${PICTURE})`,
  "gu",
);
const FLAG = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f}/gu;
const VARIANT = RegExp(`(?<=[^\\s${SELECTORS}\\u200c\\u200d])[${SELECTORS}]`, "gu");

export function hides(fact: string, text: string, strict: boolean) {
  if (/^[ -~]*$/.test(text)) return null;
  if (UNSEEN.test(text) || REFUSED.test(text))
    return gettext("its “{fact}” holds a character that cannot be shown.", { fact });
  if (!strict) return null;
  if (BLANK.test(text))
    return gettext("its “{fact}” holds a character that shows nothing.", { fact });
  const rest = text.replace(JOINED, "").replace(PICTURES, "");
  if (/[\u200c\u200d]/.test(rest) || /[\u{e0020}-\u{e007f}]/u.test(rest.replace(FLAG, "")))
    return gettext("its “{fact}” holds a joiner that joins nothing.", { fact });
  return RegExp(`[${SELECTORS}]`, "u").test(text.replace(VARIANT, ""))
    ? gettext("its “{fact}” holds a mark that changes nothing.", { fact })
    : null;
}

const LONGEST: Readonly<Record<string, number>> = { name: 40, colour: 20, why: 200, purpose: 200 }; // characters of what people typed, by fact

/** Kinds whose name somebody has typed. */
const NAMED: ReadonlySet<string> = new Set([
  "night-opened",
  "night-changed",
  "player-added",
  "player-renamed",
  "table-opened",
]);

/** A fact's name with each text in it. */
const texts = (fact: string, ...all: (string | undefined)[]) =>
  all.flatMap((text) => (text === undefined ? [] : [[fact, text] as const]));

export function errors(said: Body, { known, strict }: { known: boolean; strict: boolean }) {
  const body: AnyFacts = said;
  const { by, request } = said;
  const { versions, chip_set: chips = [] } = body;
  const always = [
    ...texts("by", by.who, by.screen),
    ...texts("request", request.sender, request.key),
    ...texts("versions", ...Object.values(versions ?? {})),
    ...(["options", "carry", "action"] as const)
      .filter((fact) => body.kind !== "series-ended" && fact in body)
      .flatMap((fact) => texts(fact, ...inside(body[fact]))),
    ...texts("reasons", ...inside(body.reasons ?? [])),
    ...(body.reveals ?? []).flatMap(({ action }) => texts("reveals", ...inside(action))),
  ];
  const strictly = [
    ...texts("cut", ...(body.cut ?? "").split("\n")),
    ...texts("reason", body.reason),
    ...texts("word", body.word),
  ];
  const typed = [
    ...(NAMED.has(said.kind) ? texts("name", body.name) : []),
    ...(said.kind === "correction" ? texts("why", said.why) : []),
    ...(said.kind === "cash-booked" ? texts("purpose", said.purpose) : []),
    ...texts("colour", ...chips.map(({ colour }) => colour)),
  ];
  const looked = [...always, ...(strict ? strictly : []), ...(known ? typed : [])];
  return [
    ...looked.map(([fact, text]) => hides(fact, text, strict)),
    ...(known ? typed : [])
      .filter(([fact, text]) => !isOneForm(text, LONGEST[fact] ?? 0))
      .map(([fact]) =>
        gettext(
          "its “{fact}” is too long, or not in the one form of a text: composed letters, single spaces.",
          { fact },
        ),
      ),
  ].filter((error) => error !== null);
}

/** Composed, trimmed, with single spaces. */
const isOneForm = (text: string, longest: number) =>
  text !== "" &&
  [...text].length <= longest &&
  text === text.normalize("NFC").split(" ").filter(Boolean).join(" ");

/** Every text in a value, keys too. */
function inside(value: Json | undefined): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return [
    ...(Array.isArray(value) ? [] : Object.keys(value)),
    ...Object.values(value).flatMap(inside),
  ];
}
