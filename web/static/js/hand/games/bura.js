// Bura in a player's hand: the trump and the trick.

import { html } from "../../kit/html.js";
import { chips } from "../../kit/numbers.js";
import { bura as felt } from "../../table/felt/bura/felt.js";

export const bura = {
  Board,
  reason: (payout) => payout && felt.payment(payout).hand,
};

function Board({ state: { round, table } }) {
  const stock = round.zones.stock.count + (round.zones.trump?.count ?? 0);
  return html`<${felt.Seen} round=${round} seat=${table.seat} />
    <p class="hand-pots"><span>pot <b class="figure">${chips(round.places.pot ?? 0)}</b></span><span>stock <b>${stock}</b></span></p>`;
}
