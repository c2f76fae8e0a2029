// Card({card, lit, dim})          one card; "??" is its back. The width comes from --card on what holds it.
// Outline({label, wanted})        where a card will lie.
// Hand({cards, places, label, fanned, lit, wanted})
//                                 a row: `places` keeps room for cards still to come, `lit` is a set of cards
//                                 the line talks about (the others go dim), `wanted` lights the next empty place.

import { cardName, isFace, LATTICE_PATH, RANK_PATHS, STAR_PATH, SUIT_PATHS } from "./faces.js";
import { html, names } from "./html.js";
import { say } from "./say.js";

export function Card({ card, lit, dim }) {
  const face = isFace(card);
  const kind = [face && card !== "Jk" && `suit-${card[1]}`, lit && "is-lit", dim && "is-dim"];
  return html`<svg class=${names(["card", ...kind])} viewBox="0 0 100 140" role="img" aria-label=${cardName(card)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    <g key=${card} class="card-side">${face ? (card === "Jk" ? JOKER : Face(card)) : BACK}</g>
  </svg>`;
}

function Face([rank, suit]) {
  return html`
    <path class="card-rank" d=${RANK_PATHS[rank]} transform=${`translate(${rank === "T" ? 7 : 9} 9) scale(1.3)`} />
    <path class="card-pip" d=${SUIT_PATHS[suit]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${SUIT_PATHS[suit]} transform="translate(47 82) scale(.47)" />`;
}

const JOKER = html`
  <path class="card-rank" d=${RANK_PATHS.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${STAR_PATH} transform="translate(28 68) scale(.62)" />`;

const BACK = html`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${LATTICE_PATH} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;

export function Outline({ label, wanted }) {
  return html`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${label ?? say("no card yet")}>
    <rect class=${names(["card-outline", wanted && "is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`;
}

export function Hand({ cards, places = 0, label, fanned, lit, wanted }) {
  const empty = Math.max(0, places - cards.length);
  return html`<div class=${names(["hand", fanned && "is-fanned"])} role="group" aria-label=${label}>
    <div class="hand-cards">
      ${cards.map(
        (card, at) => html`<${Card} key=${at} card=${card}
        lit=${lit?.has(card)} dim=${lit && !lit.has(card)} />`,
      )}
      ${[...Array(empty).keys()].map((at) => html`<${Outline} key=${`empty ${at}`} wanted=${wanted && at === 0} />`)}
    </div>
    ${label && html`<div class="hand-label">${label}</div>`}
  </div>`;
}
