// Cards({zones})   the cards in the middle: the board, the dealer's hand, a turned-up trump; those still covered as
//                  backs beside the ones they will join.

import { Hand } from "../kit/card.js";
import { html } from "../kit/html.js";
import { plain } from "../kit/labels.js";

const MOST = 8; // a longer row is a pile: its last card and its height are enough

export function Cards({ zones }) {
  const rows = rowsOf(zones);
  if (!rows.length) return null;
  return html`<div class="wall-cards">
    ${rows.map(
      ({
        name,
        cards,
      }) => html`<${Hand} key=${name} cards=${cards.length > MOST ? cards.slice(-1) : cards}
      label=${labelOf(name, cards.length)} />`,
    )}
  </div>`;
}

/** A zone named for a suit needs no word: its cards say it. */
const labelOf = (name, count) =>
  count > MOST ? `${name}, ${count}` : name.length > 1 ? name : null;

/** [{name, cards}]: zones nobody owns, with at least one card to see; "board:covered" joins "board". */
export function rowsOf(zones) {
  const rows = new Map();
  for (const [zone, { owner, cards }] of Object.entries(zones)) {
    if (owner !== null || !cards.length) continue;
    const [kind, ...rest] = zone.split(":");
    const key =
      rest.at(-1) === "covered"
        ? rest.slice(0, -1).reduce((path, part) => `${path}:${part}`, kind)
        : zone;
    const row = rows.get(key) ?? { name: plain(key.split(":").at(-1)), cards: [] };
    row.cards = rest.at(-1) === "covered" ? [...row.cards, ...cards] : [...cards, ...row.cards];
    rows.set(key, row);
  }
  return [...rows.values()].filter(({ name, cards }) => name !== "covered" && cards.length);
}
