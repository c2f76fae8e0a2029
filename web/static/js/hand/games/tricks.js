// Scored games in a player's hand: what the deal is about, the seats with their cards of the trick (or the two rows of
// matches), and the score once the deal is over. At Kaiser every bid is one tap.

import { Button } from "../../kit/controls.js";
import { html } from "../../kit/html.js";
import { say } from "../../kit/say.js";
import { Score } from "../../table/felt/general.js";
import { divideAndConquer as rows } from "../../table/felt/divide-and-conquer/felt.js";
import { schnapsen as stock } from "../../table/felt/schnapsen/felt.js";
import { stopTheBus as bus } from "../../table/felt/stop-the-bus/felt.js";
import { Bids, Suits } from "../../table/felt/tricks/bidding.js";
import * as felts from "../../table/felt/tricks/felt.js";

export const polignac = { Board: boardWith(felts.polignac) };
export const canadianSalad = { Board: boardWith(felts.canadianSalad) };
export const schnapsen = { Board: boardWith(stock) };
export const divideAndConquer = { Board: boardWith(rows) };
export const stopTheBus = { Board: boardWith(bus) };
export const kaiser = { Board: boardWith(felts.kaiser), Play };

function boardWith({ Seen }) {
  return ({ state }) =>
    state.round.finished
      ? html`<${Score} state=${state} />`
      : html`<${Seen} round=${state.round} />`;
}

function Play({ round, table }) {
  const mine = round.prompt?.options.filter(({ by }) => by === table.seat) ?? [];
  return mine.some(({ do: verb }) => verb === "bid" || verb === "trump") ? Bidding : null;
}

/** One's own turn to bid. That a hand may be thrown in is not told while it is covered. */
function Bidding({ hand, state, options, open, cover }) {
  const busy = hand.late.value;
  const offered = (verb) => options.find((option) => option.do === verb);
  const [bid, trump, pass] = ["bid", "trump", "pass"].map(offered);
  const misdeal = open && offered("misdeal");
  const deed = (option) => (args) => hand.act({ ...option, args });
  return html`<div class="hand-bidding">
    ${!open && html`<${Button} kind="plain" onTap=${cover.look}>${say("look at my cards")}<//>`}
    ${bid && html`<${Bids} bid=${bid} round=${state.round} busy=${busy} onBid=${deed(bid)} />`}
    ${trump && html`<div class="hand-suits"><${Suits} busy=${busy} onName=${deed(trump)} /></div>`}
    ${pass && html`<${Button} kind="plain" busy=${busy} onTap=${() => deed(pass)({})}>${say("PASS")}<//>`}
    ${misdeal && html`<${Button} kind="plain" busy=${busy} onTap=${() => deed(misdeal)({})}>${say("misdeal")}<//>`}
  </div>`;
}
