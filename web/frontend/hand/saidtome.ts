// saidToMe(text, name)   what the dealer's tablet reads out of whose phone this is, said to them
//
//   Ana to act on the flop: …      Your turn to act on the flop: …
//   Ana: bid 7 or more, or pass.   Bid 7 or more, or pass.
//   Ana leads.                     You lead.

import { language } from "../kit/language";

const VERBS: Readonly<Record<string, string>> = {
  leads: "lead",
  plays: "play",
  starts: "start",
  answers: "answer",
  names: "name",
  sells: "sell",
  keeps: "keep",
};

const large = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

export function saidToMe(text: string, name: string) {
  const at = placeOf(text, name);
  if (at < 0) return text;
  const before = text.slice(0, at);
  const after = text.slice(at + name.length);
  if (language !== "en" && !/^[:,] /.test(after)) return text; // another language's verbs, it keeps the name
  return before + (before === "" || before.endsWith(". ") ? large(toMe(after)) : toMe(after));
}

function toMe(after: string) {
  if (after.startsWith(": ") || after.startsWith(", ")) return after.slice(2);
  if (after.startsWith("'s ")) return `your${after.slice(2)}`;
  if (after.startsWith(" to ")) return `your turn${after}`;
  return `you${after.replaceAll(/\b\w+\b/g, (word) => VERBS[word] ?? word)}`;
}

/** Where a sentence names this player: Al is not named by All. */
function placeOf(text: string, name: string) {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text[at - 1] ?? " ", text[at + name.length] ?? " "];
    if (before === " " && " :,'".includes(after)) return at;
  }
  return -1;
}
