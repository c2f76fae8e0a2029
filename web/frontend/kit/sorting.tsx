// A hand as this screen shows it: by suit and rank, trumps first where there are any; or as it was dealt.
//
//   sorted(cards, round)         suit by suit, the highest card first; hands that are read as poker hands, by rank
//   arranged(cards, round)       as this screen has hands
//   useSorting(round)            {arranged(cards), as: "sorted" | "dealt", turn()}: the same for a screen that can change it;
//                              without a round cards stay as they are
//   SortButton({sorting})        the setting, as a button

import type { CardCode } from "./types";
import { Button } from "./controls";
import { isFace } from "./faces";
import { useState } from "preact/hooks";
import { gettext } from "./gettext";

const KEPT = "hands";

const SUITS = "shcd"; // black and red in turn

interface SortedRound {
  ranks: string;
  by_rank: boolean;
  facts?: object | null;
}

export function sorted(cards: readonly CardCode[], { ranks, by_rank, facts }: SortedRound) {
  const { trump } = (facts ?? {}) as { trump?: string | null };
  const place = (card: CardCode) => {
    if (!isFace(card) || card === "Jk") return 1000;
    const suit = card.charAt(1) === trump ? -1 : SUITS.indexOf(card.charAt(1));
    return (by_rank ? 0 : suit * 20) - ranks.indexOf(card.charAt(0));
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

export function useSorting(round: SortedRound | null): Sorting {
  const [as, setAs] = useState(() => kept());
  const turn = () => {
    const other = as === "sorted" ? "dealt" : "sorted";
    keep(other);
    setAs(other);
  };
  return {
    as,
    turn,
    arranged: (cards: readonly CardCode[]) =>
      round && as === "sorted" ? sorted(cards, round) : cards,
  };
}

export const SortButton = ({ sorting }: { sorting: Sorting }) => (
  <Button kind="plain" onTap={sorting.turn}>
    {sorting.as === "sorted" ? gettext("as dealt") : gettext("sort")}
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
