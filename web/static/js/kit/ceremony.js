// Ceremony({payouts, at, chipset, onPaid, onPayAll})
//     Paying, one seat at a time, in the order the dealer pays. payouts: [{who, hand, sums, amount}], where
//     `hand` is the hand in words, `sums` the arithmetic line by line ("Blind 10 × 3:2 = 15"), `amount` the
//     chips to push: above zero to the player, below zero to take, zero a push. `at`: which one is being paid.
//     It brings its own line. The transfers happened when the round finished; this helps hands do the same.

import { Button } from "./controls.js";
import { Chips } from "./chips.js";
import { html } from "./html.js";
import { Line } from "./line.js";
import { chips } from "./numbers.js";

export function Ceremony({ payouts, at, chipset, onPaid, onPayAll }) {
  const payout = payouts[at];
  const { amount, sums = [] } = payout;
  const last = at === payouts.length - 1;
  return html`
    <${Line} text=${payLine(payout)} />
    <section class="ceremony" aria-label="paying">
      <${Button} kind="main" large onTap=${onPaid}>${amount > 0 ? "paid" : amount < 0 ? "taken" : "next"}<//>
      <div class="ceremony-sums">${sums.map((sum) => html`<p key=${sum}>${sum}</p>`)}</div>
      <div class="ceremony-chips">
        ${amount !== 0 && html`<${Chips} amount=${Math.abs(amount)} chipset=${chipset} words />`}
      </div>
      <div class="ceremony-end">
        <span class="quiet small">${at + 1} of ${payouts.length}</span>
        <${Button} disabled=${last} onTap=${onPayAll}>pay all<//>
      </div>
    </section>`;
}

/** The sentence of one payout: "Pay Ana 75: flush, ace high." */
export function payLine({ who, hand, amount }) {
  let deed = `${who} pushes`;
  if (amount > 0) deed = `Pay ${who} ${chips(amount)}`;
  if (amount < 0) deed = `Take ${chips(-amount)} from ${who}`;
  return hand ? `${deed}: ${hand}.` : `${deed}.`;
}
