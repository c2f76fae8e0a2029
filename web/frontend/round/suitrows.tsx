// Games that lay the cards of each suit in a row from the ace to the king: a place for each card, and what lies there.

import { Card, Outline } from "../kit/card";
import { cardKeys, cardSign } from "../kit/cardpicker";
import { cardName } from "../kit/faces";
import { names } from "../kit/names";
import type { CardCode } from "../kit/types";

const SIGNS: Readonly<Record<string, string>> = { c: "♣", d: "♦", h: "♥", s: "♠" };

interface PlaceProps {
  card: CardCode;
  /** What it is called while it is empty. */
  label: string;
  wanted?: boolean;
  /** A touch says that the card is played; none where it cannot be. */
  onTouch?: (() => unknown) | undefined;
}

/** Where a card will lie. */
export const Place = ({ card, label, wanted = false, onTouch }: PlaceProps) =>
  onTouch ? (
    <button
      type="button"
      class="to-touch"
      aria-label={cardName(card)}
      data-keys={cardKeys(card)}
      onClick={onTouch}
    >
      <Outline wanted={wanted} />
    </button>
  ) : (
    <Outline label={label} wanted={wanted} />
  );

/** A card's place in its row. */
interface Spot extends PlaceProps {
  /** Its class: `is-to-come` is pale. */
  mark: string;
  played: boolean;
  lit: boolean;
  /** Whether an empty place says which card it is for. */
  signed: boolean;
}

interface SuitRow {
  suit: string;
  name: string;
  spots: readonly Spot[];
}

export const SuitRows = ({ rows }: { rows: readonly SuitRow[] }) => (
  <div class="suit-rows">
    {rows.map(({ suit, name, spots }) => (
      <div key={suit} class="suit-row" role="group" aria-label={name}>
        <b class={`suit-sign suit-${suit}`} aria-hidden="true">
          {SIGNS[suit]}
          {"\uFE0E"}
        </b>
        {spots.map(({ mark, played, lit, signed, ...place }) => (
          <span key={place.card} class={names(["suit-spot", mark])}>
            {played ? <Card card={place.card} lit={lit} /> : <Place {...place} />}
            {signed && <i aria-hidden="true">{cardSign(place.card)}</i>}
          </span>
        ))}
      </div>
    ))}
  </div>
);
