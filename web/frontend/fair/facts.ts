// What is known of a shuffle, as people type it and as a link carries it.
//
//   facts: {seed, commitment, cut, shuffle, decks}   texts, but for shuffle (1, 2, …) and decks: the cards of each
//                                                    shuffle of a round, in any order
//   fromFragment(hash), toFragment(facts)            behind the # of a link: no browser sends that to anybody
//   judged(facts)                                    {error: {seed, commitment, cut}, promise, order, kept}

import type { CardCode } from "../kit/types";
import { isFace } from "../kit/faces";
import { gettext } from "../kit/gettext";
import { fromHex } from "../kit/sha256";
import { commitment as promised, redo } from "../kit/shuffle";

/** What is known of a shuffle, as it was typed; `decks` are the cards of each shuffle of a round. */
export interface Facts {
  seed: string;
  commitment: string;
  cut: string;
  shuffle: number;
  decks: readonly (readonly CardCode[])[];
}

/** What the seed proves: the commitment it gives, whether that was promised, and the order of the cards. */
export interface Found {
  promise?: string;
  kept?: boolean | null;
  order?: readonly CardCode[] | null;
}

interface Judged extends Found {
  error: { seed: string | null; commitment: string | null; cut: string | null };
}

export const NOTHING: Facts = { seed: "", commitment: "", cut: "", shuffle: 1, decks: [] };

const SEED = 64; // hexadecimal figures
const LEAST = 8; // what the table shows of a commitment until it is tapped
const LONGEST_CUT = 64; // characters, one line of it

export function fromFragment(hash: string): Facts {
  const read = new URLSearchParams(hash.replace(/^#/, ""));
  const shuffle = Number(read.get("shuffle") ?? 1);
  return {
    seed: figures(read.get("seed")),
    commitment: figures(read.get("commitment")),
    cut: read.get("cut") ?? "",
    shuffle: Number.isSafeInteger(shuffle) && shuffle > 0 ? shuffle : 1,
    decks: read
      .getAll("deck")
      .map(cardsIn)
      .filter((cards) => cards.length && cards.every(isFace)),
  };
}

export function toFragment({ seed, commitment, cut, decks }: Omit<Facts, "shuffle">) {
  const named: [string, string][] = [
    ["seed", seed],
    ["commitment", commitment],
    ...(cut ? [["cut", cut] as [string, string]] : []),
    ...decks.map((cards) => ["deck", cards.join("")] as [string, string]),
  ];
  return `#${named.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
}

/** Hexadecimal figures as they are photographed and pasted: in groups, in capitals, with a … at the end. */
export const figures = (text: string | null) => (text ?? "").replace(/[\s…:-]/g, "").toLowerCase();

/** Cards written after each other or apart: "AsKd", "As Kd", "10h, jk". */
export function cardsIn(text: string): CardCode[] {
  const written = text.replace(/10/g, "T").replace(/[\s,;]/g, "");
  return (written.match(/..?/g) ?? []).map((card) =>
    card.toLowerCase() === "jk"
      ? "Jk"
      : card.charAt(0).toUpperCase() + card.charAt(1).toLowerCase(),
  );
}

/** The cut as the shuffle takes it: one word a line, empty ones left out, letters composed. */
export const cutOf = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((word) => word.normalize("NFC"))
    .filter(Boolean)
    .join("\n");

export function judged(
  { seed, commitment, cut, shuffle }: Facts,
  cards: readonly CardCode[],
): Judged {
  const error = {
    seed: seedError(seed),
    commitment: commitmentError(commitment),
    cut: cutError(cut),
  };
  if (!seed || error.seed) return { error };
  const bytes = fromHex(seed);
  const promise = promised(bytes);
  return {
    error,
    promise,
    kept: commitment && !error.commitment ? promise.startsWith(commitment) : null,
    order: error.cut || !cards.length ? null : redo(bytes, cutOf(cut), shuffle, cards),
  };
}

function seedError(seed: string) {
  if (!seed) return null;
  if (/[^0-9a-f]/.test(seed))
    return gettext("A seed is written in the figures 0 to 9 and the letters a to f.");
  return seed.length === SEED
    ? null
    : gettext("A seed has {figures} figures; here are {count}.", {
        figures: SEED,
        count: seed.length,
      });
}

function commitmentError(commitment: string) {
  if (!commitment) return null;
  if (/[^0-9a-f]/.test(commitment))
    return gettext("A commitment is written in the figures 0 to 9 and the letters a to f.");
  if (commitment.length > SEED)
    return gettext("A commitment has {figures} figures; here are {count}.", {
      figures: SEED,
      count: commitment.length,
    });
  return commitment.length < LEAST
    ? gettext("At least its first {least} figures are needed.", { least: LEAST })
    : null;
}

function cutError(cut: string) {
  const long = cutOf(cut)
    .split("\n")
    .some((word) => [...word].length > LONGEST_CUT);
  return long
    ? gettext("A word of the cut has at most {most} characters.", { most: LONGEST_CUT })
    : null;
}
