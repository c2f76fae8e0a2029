// Kabu in a player's hand: who has drawn, and at the showing what everybody counts.

import { Hand } from "../../kit/card.js";
import { html, names } from "../../kit/html.js";
import { times } from "../../kit/numbers.js";

export const kabu = { Board };

function Board({ state: { round, table } }) {
  const { facts, zones, options } = round;
  const others = round.seats.filter(({ seat }) => seat !== table.seat);
  return html`<p class="hand-pots"><span>hand <b>${facts.hand}</b></span><span>stock <b>${zones.stock?.count ?? 0}</b></span>
      <span>${times(options.stake, "chip")} a point</span></p>
    <div class="hand-seen">${others.map(({ seat, player }) => {
      const count = facts.counts[seat];
      const drawing = facts.drawing.includes(seat);
      return html`<div key=${seat} class=${names(["hand-other", round.prompt?.awaited.includes(seat) && "is-lit"])}>
        <${Hand} cards=${zones[`hand:${seat}`].cards} label=${player} />
        <b>${count ?? (drawing ? "" : "passed")}</b></div>`;
    })}</div>`;
}
