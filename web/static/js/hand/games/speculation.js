// Speculation in a player's hand: the card that everybody bids for, the pot, one's own pile.

import { Card, Hand } from "../../kit/card.js";
import { html } from "../../kit/html.js";
import { chips } from "../../kit/numbers.js";
import { bidsOf, stands } from "../../table/felt/speculation/deal.js";
import { speculation as felt } from "../../table/felt/speculation/felt.js";
import { namesOf } from "../own.js";

export const speculation = {
  Board,
  reason: (payout, round) =>
    payout?.amount > 0 ? felt.payment(payout, round).hand : felt.over(round),
  words,
};

function words(round) {
  const players = namesOf(round);
  return {
    turn: () => "TURN",
    keep: () => "KEEP",
    agree: () => `AGREE · ${chips(round.facts.offer?.price ?? 0)}`,
    sell: ({ to }) => `SELL to ${players[to]} · ${chips(bestOf(round, to) ?? 0)}`,
    withdraw: ({ unseen }) => (unseen ? `no more bid for ${players[unseen]}'s` : "withdraw"),
  };
}

const bestOf = (round, seat) => bidsOf(round, seat).find(({ unseen }) => unseen === null)?.price;

function Board({ state: { round, table } }) {
  const { facts, zones, places, board } = round;
  const players = namesOf(round);
  const pile = zones[`pile:${table.seat}`]?.count ?? 0;
  const bids = round.seats.flatMap(({ seat }) =>
    bidsOf(round, seat).map((bid) => ({ ...bid, seat })),
  );
  return html`<div class="hand-seen">
      <${Hand} cards=${zones.held.cards} places=${1} label=${facts.holder ? `${players[facts.holder]} holds` : "no trump yet"} />
      <div class="hand-says">
        <p>pot <b class="figure">${chips(places.pot ?? 0)}</b></p>
        ${zones.held.cards.length > 0 && !round.finished && html`<p class="small">${stands(board)} that it stands</p>`}
        ${bids.map((bid) => html`<p key=${`${bid.seat} ${bid.unseen}`} class="small">${players[bid.seat]} bids <b>${chips(bid.price)}</b>${bid.unseen ? ` for ${players[bid.unseen]}'s` : ""}</p>`)}
        ${facts.offer && html`<p class="small">offered to ${players[facts.offer.to]} at <b>${chips(facts.offer.price)}</b></p>`}
      </div>
      <div class="hand-pile">${pile > 0 && html`<${Card} card="??" />`}<span class="hand-label">my pile ${pile}</span></div>
    </div>
    <div class="hand-seen is-small">${round.seats.map(({ seat, player }) => {
      const { cards } = zones[`turned:${seat}`];
      return (
        cards.length > 0 &&
        html`<${Hand} key=${seat} cards=${cards.slice(-4)} label=${seat === table.seat ? "mine" : player} fanned />`
      );
    })}</div>`;
}
