// The picture on the page of help: a card for each meld, canasta and pile, and how many it has. Nobody lays out seven.

import type { TriplePlayRound } from "../../frontend/answers";
import type { GamePicture, PictureOfZone, PicturedZone } from "../../frontend/desk/types";
import { Card } from "../../frontend/kit/card";
import { cardName } from "../../frontend/kit/faces";
import type { CardCode } from "../../frontend/kit/types";
import { isWild } from "./draft";

/** What the game says of wild cards, and of how many cards a canasta has. */
type Said = Partial<Pick<TriplePlayRound["board"], "wild" | "canasta">>;

interface HeapProps {
  cards: readonly CardCode[];
  lit?: boolean;
}

const Heap = ({ cards, lit }: HeapProps) => (
  <span class="tp-pictured">
    <Card card={cards.at(-1) ?? "??"} lit={lit} />
    <b>{`${cards.length}×`}</b>
  </span>
);

const inWords = (cards: readonly CardCode[]) =>
  `${cards.length}× ${cardName(cards.at(-1) ?? "??")}`;

/** Natural cards stand for a meld. */
const wildFirst = ({ cards, board }: Pick<PicturedZone, "cards" | "board">) =>
  [...cards].sort((a, b) => Number(isWild(b, board)) - Number(isWild(a, board)));

const heap: PictureOfZone = {
  Drawn: (zone) => <Heap cards={wildFirst(zone)} />,
  inWords: (zone) => inWords(wildFirst(zone)),
};

/** The canastas of a side lie in one zone, one after the other. */
function canastasIn({ cards, board }: PicturedZone) {
  const { canasta: each = cards.length } = board as Said;
  return [...Array(Math.floor(cards.length / each)).keys()].map((at) =>
    wildFirst({ cards: cards.slice(at * each, (at + 1) * each), board }),
  );
}

export const picture: GamePicture = {
  meld: heap,
  red: heap,
  pile: { Drawn: Heap, inWords: ({ cards }) => inWords(cards) },
  canastas: {
    Drawn: (zone) => (
      <>
        {canastasIn(zone).map((cards, at) => (
          <Heap key={at} cards={cards} lit />
        ))}
      </>
    ),
    inWords: (zone) => canastasIn(zone).map(inWords).join("; "),
  },
};
