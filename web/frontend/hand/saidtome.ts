// saidToMe(text, name)   what the dealer's tablet reads out of whose phone this is, said to them
//
//   Ana to act on the flop: …      Your turn to act on the flop: …
//   Ana: bid 7 or more, or pass.   Bid 7 or more, or pass.
//   Ana leads.                     You lead.
//   Ana ist auf den Flop dran.     Du bist auf den Flop dran.

import { language } from "../kit/language";

type Words = Readonly<Record<string, string>>;

/** What follows a name, said to who has it. */
const VERBS: Readonly<Record<string, Words>> = {
  en: {
    leads: "lead",
    plays: "play",
    takes: "take",
    turns: "turn",
    starts: "start",
    answers: "answer",
    names: "name",
    sells: "sell",
    keeps: "keep",
  },
  de: {
    antwortet: "antwortest",
    beginnt: "beginnst",
    behält: "behältst",
    bietet: "bietest",
    deckt: "deckst",
    dreht: "drehst",
    fängt: "fängst",
    gibt: "gibst",
    hat: "hast",
    ist: "bist",
    kann: "kannst",
    kauft: "kaufst",
    legt: "legst",
    meldet: "meldest",
    muss: "musst",
    nennt: "nennst",
    nimmt: "nimmst",
    spielt: "spielst",
    verkauft: "verkaufst",
    wirft: "wirfst",
    wählt: "wählst",
    zeigt: "zeigst",
    zieht: "ziehst",
  },
};
const YOU: Words = { en: "you", de: "du" };

const large = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

export function saidToMe(text: string, name: string) {
  const at = placeOf(text, name);
  if (at < 0) return text;
  const before = text.slice(0, at);
  const after = text.slice(at + name.length);
  if (language !== "en" && !/^[:,] /.test(after) && !isMine(after)) return text;
  return before + (before === "" || before.endsWith(". ") ? large(toMe(after)) : toMe(after));
}

function toMe(after: string) {
  if (after.startsWith(": ") || after.startsWith(", ")) return after.slice(2);
  if (after.startsWith("'s ")) return `your${after.slice(2)}`;
  if (after.startsWith(" to ")) return `your turn${after}`;
  const verbs = VERBS[language] ?? {};
  return `${YOU[language]}${after.replace(/^[^.;:]+/u, (mine) => mine.replaceAll(/\p{L}+/gu, (word) => verbs[word] ?? word))}`;
}

/** Whether the word behind a name is a verb that is known here; else the name stays. */
const isMine = (after: string) => Boolean(VERBS[language]?.[/^ (\p{L}+)/u.exec(after)?.[1] ?? ""]);

/** Where a sentence names this player: Al is not named by All. */
function placeOf(text: string, name: string) {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text[at - 1] ?? " ", text[at + name.length] ?? " "];
    if (before === " " && " :,'".includes(after)) return at;
  }
  return -1;
}
