// Verdict({facts, found, onClear})   what the seed proves, in words
// Cards({order})                     the whole deck as it lay, top card first

import { Button } from "../kit/controls.js";
import { Card } from "../kit/card.js";
import { html, names } from "../kit/html.js";
import { times } from "../kit/numbers.js";

const WHOLE = 64; // figures of a commitment

export function Verdict({ facts, found, onClear }) {
  const { title, text, kind } = said(facts, found);
  return html`<section class=${names(["fair-verdict", kind])} role="status" aria-label="what it comes to">
    <h2>${title}</h2>
    <p>${text}</p>
    ${found.promise && html`<p class="small">The SHA-256 of this seed: <code>${grouped(found.promise)}</code></p>`}
    ${facts.seed && html`<div class="no-print"><${Button} kind="quiet" onTap=${onClear}>clear everything<//></div>`}
  </section>`;
}

function said({ commitment }, { promise, kept }) {
  if (!promise) {
    return {
      title: "Waiting for a seed",
      text: "Open the link of a closed round, or copy its seed into the first field.",
    };
  }
  if (kept === null) {
    return {
      title: "Nothing is proved yet",
      text: "Enter the commitment you saw before the round. Without it these are the cards the seed gives, but nobody knows when the seed was chosen.",
    };
  }
  if (!kept) {
    return {
      kind: "is-wrong",
      title: "✗ This is not the seed that was promised",
      text: "A figure may have been copied wrong. If not, the seed was exchanged after the commitment had been shown. Keep both.",
    };
  }
  const part = commitment.length < WHOLE;
  return {
    kind: "is-right",
    title: "✓ This is the seed that was promised",
    text: part
      ? `It agrees with the ${commitment.length} figures you noted. All ${WHOLE} would leave no doubt: a seed that agrees with so few can be searched for.`
      : "It agrees with the commitment in every figure. So the deck below was fixed before anybody bet.",
  };
}

/** In groups of eight, to compare by eye. */
const grouped = (figures) => figures.match(/.{8}/g).join(" ");

export function Cards({ order }) {
  return html`<section class="fair-order" aria-label="the deck">
    <h2>The deck as it lay: ${times(order.length, "card")}, the top one first</h2>
    <ol class="fair-cards">
      ${order.map((card, at) => html`<li key=${at}><${Card} card=${card} /><span class="small quiet">${at + 1}</span></li>`)}
    </ol>
  </section>`;
}
