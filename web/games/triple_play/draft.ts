// What a player puts together before it is said: cards by the melds that they go to. It is kept on this screen alone.
//
//   addCard(draft, card, round)      one more card: to its own rank; a wild one to the meld that was touched last
//   useDrawnCards(…)                 cards are drawn into the draft, to a meld of it or of the table, and back to the hand
//   aimAt(draft, name)               wild cards go to this meld, of the draft or of the table
//   takeOff(draft, name)             the last card of a meld goes back to the hand
//   stillHeld(draft, cards)          the same without what is not in the hand any more
//   groupsOf(cards)                  a hand by ranks, the most useful first
//   rowsOf(draft)                    its melds, as an action names them
//   discardOf(draft)                 its one card; null where it has more

import type { TriplePlayRound } from "../../frontend/answers";
import { useDrag } from "../../frontend/kit/drag";
import type { CardCode } from "../../frontend/kit/types";

export interface Draft {
  melds: Readonly<Record<string, readonly CardCode[]>>;
  /** The meld that was touched last: wild cards go there. */
  target: string | null;
}

export const NOTHING: Draft = { melds: {}, target: null };

declare module "../../frontend/round/types" {
  interface Pads {
    "triple-play": { draft: Draft };
  }
}

/** The rank of a card; of a joker, the joker itself. */
export const rankOf = (card: CardCode) => (card === "Jk" ? card : card.charAt(0));

/** Whether it is one of the wild cards, as the board names their ranks. */
export const isWild = (card: CardCode, { wild }: { wild?: readonly string[] }) =>
  Boolean(wild?.includes(rankOf(card)));

export const cardsOf = ({ melds }: Draft): readonly CardCode[] => Object.values(melds).flat();

const change = (draft: Draft, name: string, cards: readonly CardCode[]): Draft => {
  const { [name]: _, ...others } = draft.melds;
  const melds = cards.length ? { ...draft.melds, [name]: cards } : others;
  return { melds, target: cards.length ? name : (Object.keys(melds).at(-1) ?? null) };
};

export function addCard(draft: Draft, card: CardCode, round: TriplePlayRound): Draft {
  const name = isWild(card, round.board) ? (draft.target ?? round.board.wild_meld) : rankOf(card);
  return change(draft, name, [...(draft.melds[name] ?? []), card]);
}

export const takeOff = (draft: Draft, name: string): Draft =>
  change(draft, name, (draft.melds[name] ?? []).slice(0, -1));

/** Cards that are left of some when these are gone. */
export function without(cards: readonly CardCode[], gone: readonly CardCode[]) {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export function stillHeld(draft: Draft, cards: readonly CardCode[]): Draft {
  const left = [...cards];
  const melds: Record<string, readonly CardCode[]> = {};
  for (const [name, named] of Object.entries(draft.melds)) {
    const here = named.filter((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    if (here.length) melds[name] = here;
  }
  return { melds, target: draft.target };
}

export const aimAt = (draft: Draft, name: string): Draft => ({ ...draft, target: name });

// Where a card may be drawn to

export const DRAFT = "draft";
export const HAND = "hand";
/** A rank of the hand, and a meld, as what is drawn and as a place. */
export const rankPiece = (rank: string) => `rank:${rank}`;
export const meldPlace = (name: string) => `meld:${name}`;

interface DrawnProps {
  round: TriplePlayRound;
  draft: Draft;
  setDraft: (draft: Draft) => void;
  cards: readonly CardCode[];
}

export function useDrawnCards({ round, draft, setDraft, cards }: DrawnProps) {
  return useDrag((from, onto) => {
    const [[what, name = ""], [where, to = ""]] = [from.split(":"), onto.split(":")];
    if (what === "meld") {
      if (where === HAND) setDraft(takeOff(draft, name));
      return;
    }
    const card = without(cards, cardsOf(draft)).find((held) => rankOf(held) === name);
    if (card === undefined || (where !== DRAFT && where !== "meld")) return;
    setDraft(addCard(where === "meld" ? aimAt(draft, to) : draft, card, round));
  });
}

export interface Group {
  rank: string;
  cards: readonly CardCode[];
}

export function groupsOf(cards: readonly CardCode[], { ranks }: TriplePlayRound): Group[] {
  const byRank = new Map<string, CardCode[]>();
  for (const card of cards) byRank.set(rankOf(card), [...(byRank.get(rankOf(card)) ?? []), card]);
  const height = (rank: string) => (rank === "Jk" ? ranks.length : ranks.indexOf(rank));
  return [...byRank]
    .map(([rank, held]) => ({ rank, cards: held }))
    .sort((a, b) => height(b.rank) - height(a.rank));
}

export const rowsOf = ({ melds }: Draft) =>
  Object.entries(melds).map(([rank, cards]) => ({ rank, cards: [...cards] }));

/** The one card of a draft that has one. */
export function discardOf(draft: Draft): CardCode | null {
  const [card, ...more] = cardsOf(draft);
  return card !== undefined && !more.length ? card : null;
}
