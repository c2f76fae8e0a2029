// Tote({round, running})   the tote board: each pool with what was carried into it, what an order would be paid if it
//                          came in now, and its exact chance given the rail.

import { Button } from "../../../kit/controls.js";
import { Dialog } from "../../../kit/dialog.js";
import { html, names, useRef, useState } from "../../../kit/html.js";
import { chips } from "../../../kit/numbers.js";
import { Order, POOLS } from "./horses.js";

const TOP = 4;

export function Tote({ round, running }) {
  const [whole, show] = useState(null);
  const { board, facts } = round;
  const finish = running ? null : facts.finish;
  // While a race that is over in the book still runs on the screen, the pools are shown as they stood before it.
  const before = useRef(board);
  if (!facts.finish) before.current = board;
  const shown = running ? { ...round, board: before.current } : round;
  return html`<div class="tote" role="group" aria-label="tote board">
    ${Object.keys(POOLS).map(
      (kind) => html`<${Pool} key=${kind} kind=${kind} round=${shown} finish=${finish}
      onWhole=${kind === "WIN" ? null : () => show(kind)} />`,
    )}
    ${
      whole &&
      html`<${Dialog} title=${`${whole}: ${Object.keys(board[whole].orders).length} orders`} onClose=${() => show(null)}
        foot=${html`<${Button} kind="plain" onTap=${() => show(null)}>go back<//>`}>
      <div class="tote-whole"><${Lines} kind=${whole} round=${shown} finish=${finish} staked lines=${sorted(board[whole].orders)} /></div>
    <//>`
    }
  </div>`;
}

function Pool({ kind, round, finish, onWhole }) {
  const { orders, carried } = round.board[kind];
  const pool = round.places[`pool:${kind}`] ?? 0;
  const lines = kind === "WIN" ? Object.entries(orders) : top(orders, winner(kind, finish));
  return html`<section class="pool" aria-label=${kind}>
    <header class="pool-head" data-place=${`pool:${kind}`}>
      <b>${kind}</b> <span class="figure">${chips(pool)}</span>
      ${carried > 0 && html`<span class="small quiet">${chips(carried)} carried</span>`}
    </header>
    <${Lines} kind=${kind} round=${round} finish=${finish} lines=${lines} />
    ${onWhole && html`<${Button} kind="quiet" onTap=${onWhole}>all ${Object.keys(orders).length}<//>`}
  </section>`;
}

const winner = (kind, finish) => (finish ? finish.slice(0, POOLS[kind]).join("/") : null);

const sorted = (orders) =>
  Object.entries(orders).sort(([, a], [, b]) => b.chance - a.chance || b.staked - a.staked);

/** The lines a table looks at: what has come in, what is bet on, then the likeliest. */
function top(orders, won) {
  const rank = ([order, { staked }]) => (order === won ? 2 : staked ? 1 : 0);
  return sorted(orders)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, TOP);
}

function Lines({ kind, round, finish, lines, staked }) {
  const won = winner(kind, finish);
  return html`<table class="tote-lines">
    <thead><tr><th></th>${staked && html`<th>staked</th>`}<th>${finish ? "paid" : "pays"}</th><th>chance</th></tr></thead>
    <tbody>${lines.map(
      ([order, line]) => html`<tr key=${order} class=${names([order === won && "is-won"])}>
      <td><${Order} order=${order} /></td>
      ${staked && html`<td>${line.staked ? chips(line.staked) : "–"}</td>`}
      <td class="tote-pays">${finish ? (order === won ? paid(kind, round) : "") : wouldPay(line, round)}</td>
      <td>${percent(line.chance)}</td>
    </tr>`,
    )}</tbody>
  </table>`;
}

/** To each holder, or (in proportion to the stakes) to one chip staked, to the hundredth. */
function wouldPay({ will_pay: pays }, { options }) {
  if (pays === null) return "–";
  if (options.split === "even") return chips(pays);
  return `${chips(Math.floor(pays / 100))}.${String(pays % 100).padStart(2, "0")}`;
}

function paid(kind, { record }) {
  const payments = record
    .flatMap(({ events }) => events)
    .filter(({ code, args }) => code === "superfecta.pays" && args.pool === kind);
  return payments.length
    ? chips(payments.reduce((sum, { args }) => sum + args.amount, 0))
    : "carried";
}

/** Parts of a million as "31.2 %". */
const percent = (chance) =>
  chance === null ? "" : `${Math.floor(chance / 10000)}.${Math.floor((chance % 10000) / 1000)}%`;
