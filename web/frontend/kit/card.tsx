// Card({card, lit, dim})          one card; "??" is its back. The width comes from --card on what holds it: a small card has only
//                                 rank and suit, a large one pips or a court card. Either can be read from both sides.
// Outline({label, wanted})        where a card will lie.
// Hand({cards, places, label, fanned, lit, beside, wanted})
//                                 a row: `places` keeps room for cards still to come, `lit` is a set of cards
//                                 the line talks about (the others go dim, but those in `beside`), `wanted` lights the
//                                 next empty place.

import type { CardCode } from "./types";
import type { VNode } from "preact";
import { BELT, COURTS, SCEPTRE } from "./courts";
import {
  cardName,
  isFace,
  LATTICE_PATH,
  RANK_PATHS,
  STAR_PATH,
  type Suit,
  SUIT_PATHS,
  suitOf,
} from "./faces";
import { names } from "./names";
import { allPips, placed } from "./pips";
import { gettext } from "./gettext";

interface CardProps {
  card: CardCode;
  lit?: boolean | undefined;
  dim?: boolean | undefined;
}

export function Card({ card, lit, dim }: CardProps) {
  const face = isFace(card);
  const kind = [face && card !== "Jk" && `suit-${card[1]}`, lit && "is-lit", dim && "is-dim"];
  return (
    <svg
      class={names(["card", ...kind])}
      viewBox="0 0 100 140"
      role="img"
      aria-label={cardName(card)}
    >
      <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
      <g key={card} class="card-side">
        {face ? faceOf(card) : BACK}
      </g>
    </svg>
  );
}

const BACK = (
  <>
    <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
    <path class="card-lattice" d={LATTICE_PATH} />
    <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />
    <circle class="card-seal" cx="50" cy="70" r="20" />
    <path class="card-back" d={placed(SUIT_PATHS.s, 50, 70, 25)} />
  </>
);

const faces = new Map<CardCode, VNode>();

/** Both faces of a card, drawn once: the styles show the one for its size. */
function faceOf(card: CardCode) {
  if (!faces.has(card)) {
    const [rank, suit] = [card.charAt(0), suitOf(card)];
    const { small, large } =
      card === "Jk" ? joker() : { small: index(rank, suit), large: face(rank, suit) };
    faces.set(
      card,
      <>
        <g class="card-small">{twice(small)}</g>
        <g class="card-large">{large}</g>
      </>,
    );
  }
  return faces.get(card);
}

/** Rank and suit, as large as a corner of a small card has room for. */
const index = (rank: string, suit: Suit) => (
  <>
    <Rank rank={rank} at={`${rank === "T" ? 4 : 8} 9`} scale={1.2} />
    <path class="card-pip" d={placed(SUIT_PATHS[suit], 72, 29, 39)} />
  </>
);

function face(rank: string, suit: Suit) {
  const mark = SUIT_PATHS[suit];
  const corner = (
    <>
      <Rank rank={rank} at={rank === "T" ? "3.4 7" : "4.4 7"} scale={rank === "T" ? 0.42 : 0.45} />
      <path class="card-pip" d={placed(mark, 11, 36, 12)} />
    </>
  );
  if (rank === "A")
    return (
      <>
        {twice(corner)}
        <path class="card-pip" d={placed(mark, 50, 70, 62)} />
        <path class="court-inlay" d={placed(mark, 50, 70, 48)} />
      </>
    );
  const court = COURTS[rank];
  if (!court)
    return (
      <>
        {twice(corner)}
        <path class="card-pip" d={allPips(mark, rank)} />
      </>
    );
  const half = (
    <>
      {court.map(([paint, path]) => (
        <path key={path} class={`court-${paint}`} d={path} />
      ))}
      <path class="court-cloth" d={placed(mark, ...SCEPTRE)} />
    </>
  );
  return (
    <>
      {twice(corner)}
      {twice(half)}
      <path class="court-gold" d={BELT} />
    </>
  );
}

function joker() {
  return {
    small: <path class="card-pip" d={placed(STAR_PATH, 32, 36, 50)} />,
    large: (
      <>
        {twice(<path class="card-pip" d={placed(STAR_PATH, 17, 18, 24)} />)}
        <path class="court-gold" d={placed(STAR_PATH, 50, 70, 66)} />
      </>
    ),
  };
}

const Rank = ({ rank, at, scale }: { rank: string; at: string; scale: number }) => (
  <path class="card-rank" d={RANK_PATHS[rank]} transform={`translate(${at}) scale(${scale})`} />
);

/** The same from either side of the table. */
const twice = (half: VNode) => (
  <>
    {half}
    <g transform="rotate(180 50 70)">{half}</g>
  </>
);

export function Outline({ label, wanted }: { label?: string; wanted?: boolean | undefined }) {
  return (
    <svg class="card" viewBox="0 0 100 140" role="img" aria-label={label ?? gettext("no card yet")}>
      <rect
        class={names(["card-outline", wanted && "is-wanted"])}
        x="3"
        y="3"
        width="94"
        height="134"
        rx="9"
      />
    </svg>
  );
}

interface HandProps {
  cards: readonly CardCode[];
  places?: number | undefined;
  label?: string | undefined;
  fanned?: boolean | undefined;
  lit?: ReadonlySet<CardCode> | null | undefined;
  beside?: ReadonlySet<CardCode> | null | undefined;
  wanted?: boolean | undefined;
}

export function Hand({ cards, places = 0, label, fanned, lit, beside, wanted }: HandProps) {
  const empty = Math.max(0, places - cards.length);
  return (
    <div class={names(["hand", fanned && "is-fanned"])} role="group" aria-label={label}>
      <div class="hand-cards">
        {cards.map((card, at) => (
          <Card
            key={at}
            card={card}
            lit={lit?.has(card)}
            dim={lit ? !lit.has(card) && !beside?.has(card) : undefined}
          />
        ))}
        {[...Array(empty).keys()].map((at) => (
          <Outline key={`empty ${at}`} wanted={wanted && at === 0} />
        ))}
      </div>
      {label && <div class="hand-label">{label}</div>}
    </div>
  );
}
