// ScoreSheet({state, onClose})   the score of all hands: the contracts down, the four deals across, under each deal
//                                what everybody won or lost; the sums below.

import { Button } from "../../kit/controls.js";
import { Dialog } from "../../kit/dialog.js";
import { html, names } from "../../kit/html.js";
import { chips, signed } from "../../kit/numbers.js";
import { namesOf } from "../told.js";

export const CONTRACT_NAMES = {
  "no-hearts": "No hearts", queens: "Queens", "no-tricks": "No tricks", "hairy-ape": "Hairy Ape",
  train: "Train", quart: "Quart", domino: "Domino",
};

export function ScoreSheet({ state, onClose }) {
  const { round, table } = state;
  const players = namesOf(round);
  const seats = round.seats.map(({ seat }) => seat);
  const { contracts, deals } = round.board;
  const played = handsOf(table, round);
  const sum = (seat) => [...played.values()].reduce((total, results) => total + (results[seat] ?? 0), 0);
  return html`<${Dialog} title="The score" onClose=${onClose} foot=${html`<${Button} kind="plain" onTap=${onClose}>go back<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th></th>${deals.map((seat) => html`<th key=${seat} colspan="4" scope="colgroup">${players[seat]} deals</th>`)}</tr>
        <tr><th></th>${deals.map((deal) => seats.map((seat) => html`<th key=${`${deal} ${seat}`} class=${names([seat === seats[0] && "starts"])}>${players[seat].slice(0, 3)}</th>`))}</tr>
      </thead>
      <tbody>${contracts.map((contract, row) => html`<tr key=${contract}>
        <th scope="row">${CONTRACT_NAMES[contract]}</th>
        ${deals.map((_, column) => {
          const hand = column * contracts.length + row + 1;
          const results = played.get(hand);
          return seats.map((seat) => html`<td key=${`${hand} ${seat}`} class=${names([seat === seats[0] && "starts", hand === round.facts.hand && "is-now", results?.[seat] > 0 && "won", results?.[seat] < 0 && "lost"])}>
            ${results ? (results[seat] ? signed(results[seat]) : "·") : ""}</td>`);
        })}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${seats.map((seat) => html`<span key=${seat}>${players[seat]} <b class=${names([sum(seat) > 0 && "won", sum(seat) < 0 && "lost"])}>${signed(sum(seat))}</b></span>`)}
      <span>pot <b>${chips(round.places.pot ?? 0)}</b></span></p>
  <//>`;
}

/** What every hand of this game came to, by its number: {seat: result}. The table's last rounds are the series so far. */
function handsOf({ past }, round) {
  const before = round.facts.hand - 1;
  const played = before ? past.filter(({ voided }) => !voided).slice(-before) : [];
  const hands = new Map(played.map(({ results }, at) => [before - played.length + at + 1, results]));
  return round.finished ? hands.set(round.facts.hand, resultsOf(round)) : hands;
}

/** What the hand in play has come to: chips to racks less chips from them, what the house lends left out. */
export function resultsOf({ record, seats }) {
  const results = Object.fromEntries(seats.map(({ seat }) => [seat, 0]));
  for (const { from, to, amount } of record.flatMap(({ transfers }) => transfers)) {
    if (from === "house" || to === "house") continue;
    if (from.startsWith("seat:")) results[from.slice(5)] -= amount;
    if (to.startsWith("seat:")) results[to.slice(5)] += amount;
  }
  return results;
}
