// The picture on the page of help: a card for each meld, canasta and pile, and how many it has. Nobody lays out seven.

import type { GamePicture, PictureOfZone, PicturedZone } from "../../frontend/desk/types";
import { Card } from "../../frontend/kit/card";
import { cardName } from "../../frontend/kit/faces";
import type { CardCode } from "../../frontend/kit/types";

const CANASTA = 7;

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
const wildFirst = (cards: readonly CardCode[]) =>
  [...cards].sort((a, b) => Number(isWild(b)) - Number(isWild(a)));
const isWild = (card: CardCode) => card === "Jk" || card.startsWith("2");

const heap: PictureOfZone = {
  Drawn: ({ cards }) => <Heap cards={wildFirst(cards)} />,
  inWords: ({ cards }) => inWords(wildFirst(cards)),
};

/** The canastas of a side lie in one zone, seven cards after seven. */
const canastasIn = ({ cards }: PicturedZone) =>
  [...Array(cards.length / CANASTA).keys()].map((at) =>
    wildFirst(cards.slice(at * CANASTA, (at + 1) * CANASTA)),
  );

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
