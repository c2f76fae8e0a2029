// A hand as this screen shows it: by suit and rank, trumps first where there are any; or as it was dealt.
//
//   sorted(cards, round)         suit by suit, the highest card first; hands that are read as poker hands, by rank
//   arranged(cards, round)       as this screen has hands
//   useSorting(round)            {arranged(cards), as: "sorted" | "dealt", turn()}: the same for a screen that can change it
//   SortButton({sorting})        the setting, as a button

import type { CardCode } from "./types";
import { Button } from "./controls";
import { isFace } from "./faces";
import { useState } from "preact/hooks";
import { say } from "./say";

const KEPT = "hands";

/** How the cards of a suit rank, the lowest first, where it is not from the two up to the ace. */
const RANKINGS: Readonly<Record<string, string>> = {
  bura: "6789JQKTA",
  lorum: "789TJQKA",
  polignac: "789TAJQK",
  schnapsen: "JQKTA",
};
const RANKING = "23456789TJQKA";
const BY_RANK = ["uth", "kabu"];
const SUITS = "shcd"; // black and red in turn

interface SortedRound {
  game: string;
  facts?: object | null;
}

export function sorted(cards: readonly CardCode[], { game, facts }: SortedRound) {
  const ranking = RANKINGS[game] ?? RANKING;
  const { trump } = (facts ?? {}) as { trump?: string | null };
  const byRank = BY_RANK.includes(game);
  const place = (card: CardCode) => {
    if (!isFace(card) || card === "Jk") return 1000;
    const suit = card.charAt(1) === trump ? -1 : SUITS.indexOf(card.charAt(1));
    return (byRank ? 0 : suit * 20) - ranking.indexOf(card.charAt(0));
  };
  return [...cards].sort((a, b) => place(a) - place(b));
}

export const arranged = (cards: readonly CardCode[], round: SortedRound) =>
  kept() === "sorted" ? sorted(cards, round) : cards;

export interface Sorting {
  as: "sorted" | "dealt";
  turn: () => void;
  arranged: (cards: readonly CardCode[]) => readonly CardCode[];
}

export function useSorting(round: SortedRound): Sorting {
  const [as, setAs] = useState(() => kept());
  const turn = () => {
    const other = as === "sorted" ? "dealt" : "sorted";
    keep(other);
    setAs(other);
  };
  return {
    as,
    turn,
    arranged: (cards: readonly CardCode[]) => (as === "sorted" ? sorted(cards, round) : cards),
  };
}

export const SortButton = ({ sorting }: { sorting: Sorting }) => (
  <Button kind="plain" onTap={sorting.turn}>
    {sorting.as === "sorted" ? say("as dealt") : say("sort")}
  </Button>
);

function kept(): "sorted" | "dealt" {
  try {
    return localStorage.getItem(KEPT) === "dealt" ? "dealt" : "sorted";
  } catch {
    return "sorted"; // a screen that keeps nothing
  }
}

function keep(as: "sorted" | "dealt") {
  try {
    localStorage.setItem(KEPT, as);
  } catch {
    // It holds until the page is loaded again.
  }
}
