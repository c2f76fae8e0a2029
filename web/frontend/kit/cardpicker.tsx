// CardPicker({allowed, picked, onPick, onTakeBack, busy})
//     Enters real cards, one tap a card; the line says which card is wanted. allowed: the cards it may be (the
//     others have been seen: their places stay, empty); picked: cards just tapped, framed; a tap on one of them
//     is onTakeBack(card).
// PackPicker({style, pack, allowed, onPick, busy})
//     the same of a small pack, in this order; `style` is the word that its class begins with.
// leftToName(cards, named)   of these cards, equal ones among them, those that may still be named, each once
// cardKeys(card)
// TakeBack({picked, onTakeBack, busy})
//     the same for the last one, as a button that keeps its place; where no card was entered last, for whatever was.

import type { CardCode } from "./types";
import { Button } from "./controls";
import {
  cardName,
  isFace,
  PICKER_ORDER,
  RANK_PATHS,
  STAR_PATH,
  type Suit,
  SUIT_PATHS,
  suitOf,
} from "./faces";
import { names } from "./names";
import { gettext } from "./gettext";

interface CardPickerProps {
  allowed: readonly CardCode[];
  picked?: readonly CardCode[] | undefined;
  onPick: (card: CardCode) => unknown;
  onTakeBack?: ((card: CardCode) => unknown) | undefined;
  busy?: boolean | undefined;
}

export function CardPicker({ allowed, picked = [], onPick, onTakeBack, busy }: CardPickerProps) {
  const open = new Set(allowed);
  const grid = open.has("Jk") ? [...PICKER_ORDER, "Jk"] : PICKER_ORDER;
  return (
    <div class="picker-grid" role="group" aria-label={gettext("cards")}>
      {grid.map((card, at) => (
        <Key
          key={card}
          card={card}
          starts={at % 13 === 0}
          picked={picked.includes(card)}
          open={open.has(card)}
          busy={busy}
          onTap={() => (picked.includes(card) ? onTakeBack?.(card) : onPick(card))}
        />
      ))}
    </div>
  );
}

interface PackPickerProps extends CardPickerProps {
  style: string;
  pack: readonly CardCode[];
}

export function PackPicker({ style, pack, allowed, onPick, busy }: PackPickerProps) {
  const open = new Set(allowed);
  return (
    <div class={`${style}-pack`} role="group" aria-label={gettext("cards")}>
      {pack.map((card) => (
        <Key
          key={card}
          card={card}
          starts={false}
          picked={false}
          open={open.has(card)}
          busy={busy}
          onTap={() => onPick(card)}
        />
      ))}
    </div>
  );
}

/** The cards that may still be named, each once: as long as there is one more of it than is named already. */
export function leftToName(cards: readonly CardCode[], named: readonly CardCode[]) {
  const count = (list: readonly CardCode[], card: CardCode) =>
    list.filter((other) => other === card).length;
  return [...new Set(cards)].filter((card) => count(cards, card) > count(named, card));
}

/** The keys that press a card's button, one after the other: "K H"; the joker's are "J J". */
export const cardKeys = (card: CardCode) =>
  card === "Jk" ? "J J" : [...card.toUpperCase()].join(" ");

interface TakeBackProps {
  picked?: readonly CardCode[] | undefined;
  onTakeBack: (card?: CardCode) => unknown;
  busy?: boolean | undefined;
}

export function TakeBack({ picked = [], onTakeBack, busy }: TakeBackProps) {
  const last = picked[picked.length - 1];
  return (
    <Button kind="plain" disabled={busy} onTap={() => onTakeBack(last)}>
      {last ? gettext("take back {card}", { card: cardSign(last) }) : gettext("undo")}
    </Button>
  );
}

interface KeyProps {
  card: CardCode;
  starts: boolean;
  open: boolean;
  picked: boolean;
  busy: boolean | undefined;
  onTap: () => unknown;
}

function Key({ card, starts, open, picked, busy, onTap }: KeyProps) {
  const out = !open && !picked;
  const suit = card !== "Jk" && `suit-${card[1]}`;
  const looks = [suit, starts && "starts-suit", out && "is-out", picked && "is-picked"];
  return (
    <button
      type="button"
      class={names(["picker-card", ...looks])}
      disabled={out || busy}
      aria-label={cardName(card)}
      data-keys={cardKeys(card)}
      aria-pressed={picked ? "true" : undefined}
      onClick={onTap}
    >
      {!out && <Mark card={card} />}
    </button>
  );
}

/** A card in small: its rank and its suit side by side. */
export function Mark({ card }: { card: CardCode }) {
  if (!isFace(card)) return <span>?</span>;
  if (card === "Jk") return <Pip path={STAR_PATH} />;
  const [rank, suit] = [card.charAt(0), suitOf(card)];
  return (
    <>
      <svg viewBox={rank === "T" ? "0 0 36 44" : "0 0 30 44"} aria-hidden="true">
        <path class="card-rank" d={RANK_PATHS[rank]} />
      </svg>
      <Pip path={SUIT_PATHS[suit]} />
    </>
  );
}

const Pip = ({ path }: { path: string }) => (
  <svg viewBox="-2 -2 104 104" aria-hidden="true">
    <path class="card-pip" d={path} />
  </svg>
);

const SIGNS: Readonly<Record<Suit, string>> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** A card in a sentence: "10♦". The selector after the sign keeps it text where phones would draw a picture. */
export const cardSign = (card: CardCode) =>
  isFace(card) && card !== "Jk"
    ? `${card[0] === "T" ? "10" : card[0]}${SIGNS[suitOf(card)]}\uFE0E`
    : cardName(card);
