// A hand as this screen shows it: by suit and rank, trumps first where there are any; or as it was dealt.
//
//   sorted(cards, round)         suit by suit, the highest card first; hands that are read as poker hands, by rank
//   arranged(cards, round)       as this screen has hands
//   useSorting(round)            {arranged(cards), as: "sorted" | "dealt", turn()}: the same for a screen that can change it
//   SortButton({sorting})        the setting, as a button

import { Button } from "./controls";
import { isFace } from "./faces";
import { useState } from "preact/hooks";
import { say } from "./say";

const KEPT = "hands";

/** How the cards of a suit rank, the lowest first, where it is not from the two up to the ace. */
const RANKINGS = {
  bura: "6789JQKTA",
  lorum: "789TJQKA",
  polignac: "789TAJQK",
  schnapsen: "JQKTA",
};
const RANKING = "23456789TJQKA";
const BY_RANK = ["uth", "kabu"];
const SUITS = "shcd"; // black and red in turn

export function sorted(cards, { game, facts }) {
  const ranking = RANKINGS[game] ?? RANKING;
  const trump = facts?.trump;
  const byRank = BY_RANK.includes(game);
  const place = (card) => {
    if (!isFace(card) || card === "Jk") return 1000;
    const suit = card[1] === trump ? -1 : SUITS.indexOf(card[1]);
    return (byRank ? 0 : suit * 20) - ranking.indexOf(card[0]);
  };
  return [...cards].sort((a, b) => place(a) - place(b));
}

export const arranged = (cards, round) => (kept() === "sorted" ? sorted(cards, round) : cards);

export function useSorting(round) {
  const [as, setAs] = useState(() => kept());
  const turn = () => {
    const other = as === "sorted" ? "dealt" : "sorted";
    keep(other);
    setAs(other);
  };
  return { as, turn, arranged: (cards) => (as === "sorted" ? sorted(cards, round) : cards) };
}

export const SortButton = ({ sorting }) => (
  <Button kind="plain" onTap={sorting.turn}>
    {sorting.as === "sorted" ? say("as dealt") : say("sort")}
  </Button>
);

function kept() {
  try {
    return localStorage.getItem(KEPT) === "dealt" ? "dealt" : "sorted";
  } catch {
    return "sorted"; // a screen that keeps nothing
  }
}

function keep(as) {
  try {
    localStorage.setItem(KEPT, as);
  } catch {
    // It holds until the page is loaded again.
  }
}
