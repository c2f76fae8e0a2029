// Ceremony({payouts, at, chipset, onPaid, onPayAll})
//     Paying, one seat at a time, in the order the dealer pays. payouts: [{who, hand, sums, amount}], where
//     `hand` is the hand in words, `sums` the arithmetic line by line ("Blind 10 × 3:2 = 15"), `amount` the
//     chips to push: above zero to the player, below zero to take, zero a push. `at`: which one is being paid.
//     The transfers happened when the round finished; this only helps hands do the same.

import { Button } from "./controls.js";
import { Chips } from "./chips.js";
import { html } from "./html.js";
import { chips } from "./numbers.js";

export function Ceremony({ payouts, at, chipset, onPaid, onPayAll }) {
  const { who, hand, sums = [], amount } = payouts[at];
  const last = at === payouts.length - 1;
  return html`<section class="ceremony" aria-label="paying">
    <div>
      <p class="ceremony-who">${who}</p>
      ${hand && html`<p class="ceremony-hand">${hand}</p>`}
      <div class="ceremony-sums">${sums.map((sum) => html`<p key=${sum}>${sum}</p>`)}</div>
    </div>
    <div>
      <p class="ceremony-verdict">${verdict(amount)}</p>
      ${amount !== 0 && html`<${Chips} amount=${Math.abs(amount)} chipset=${chipset} words />`}
    </div>
    <div class="ceremony-buttons">
      <${Button} kind="main" large onTap=${onPaid}>${done(amount)}<//>
      <${Button} kind="quiet" disabled=${last} onTap=${onPayAll}>pay all<//>
      <p class="ceremony-count">${at + 1} of ${payouts.length}</p>
    </div>
  </section>`;
}

function verdict(amount) {
  if (amount === 0) return "Pushes: nothing changes hands.";
  return html`${amount > 0 ? "Pay " : "Take "}<span class="figure">${chips(Math.abs(amount))}</span>`;
}

const done = (amount) => (amount > 0 ? "paid" : amount < 0 ? "taken" : "next");
