// Bura in a player's hand: the trump and the trick.

import { html } from "../../kit/html.js";
import { chips } from "../../kit/numbers.js";
import { mixed } from "../../kit/say.js";
import { bura as felt } from "../../table/felt/bura/felt.js";

export const bura = {
  Board,
  reason: (payout) => payout && felt.payment(payout).hand,
};

function Board({ state: { round, table } }) {
  const stock = round.zones.stock.count + (round.zones.trump?.count ?? 0);
  return html`<${felt.Seen} round=${round} seat=${table.seat} />
    <p class="hand-pots"><span>${mixed("pot {chips}", { chips: html`<b class="figure">${chips(round.places.pot ?? 0)}</b>` })}</span><span>${mixed("stock {count}", { count: html`<b>${stock}</b>` })}</span></p>`;
}
