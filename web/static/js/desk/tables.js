// Tables({server, state, onShow})   every table's tray and result, the way to its screens, and a new table.
//     onShow(table, about): opens what can be done about a table

import { Button } from "../kit/controls.js";
import { html, names, useState } from "../kit/html.js";
import { chips, signed, times } from "../kit/numbers.js";
import { isForPoints, tableTotals } from "./figures.js";
import { Asking, RunBy } from "./asked.js";
import { OpenTable } from "./opentable.js";
import { toneOf } from "./summary.js";

const STATUS = {
  idle: "between rounds",
  playing: "playing",
  finished: "paid, waits for the next round",
  frozen: "stopped: the round can only be voided",
  closed: "closed",
};

export function Tables({ server, state, onShow }) {
  const [opening, open] = useState(false);
  const nightOpen = state.status === "open";
  const opened = (table) => {
    open(false);
    onShow(table, "tablet");
  };
  return html`<section class="part" aria-labelledby="tables">
    <h2 id="tables">Tables</h2>
    ${nightOpen && html`<${Asking} server=${server} state=${state} />`}
    ${
      state.tables.length > 0
        ? html`<${TableTable} state=${state} open=${nightOpen} onShow=${onShow} />`
        : !opening &&
          html`<p class="empty">${nightOpen ? "No table yet. A game begins with one." : "No table was opened."}</p>`
    }
    ${
      nightOpen &&
      (opening
        ? html`<${OpenTable} server=${server} state=${state} onOpened=${opened} onClose=${() => open(false)} />`
        : html`<div class="no-print"><${Button} kind=${state.tables.length ? null : "main"} onTap=${() => open(true)}>open a table<//></div>`)
    }
  </section>`;
}

function TableTable({ state, open, onShow }) {
  const totals = tableTotals(state.tables);
  const points = isForPoints(state);
  return html`<table class="ledger figures is-tables">
    <thead><tr>
      <th>table</th><th>game</th><th class="number">round</th><th class="number">seated</th>
      ${!points && html`<th class="number">tray</th><th class="number">result</th>`}
      ${open && html`<th class="no-print"><span class="unseen">what to do</span></th>`}
    </tr></thead>
    <tbody>
      ${state.tables.map((table) => html`<${TableRow} key=${table.table} table=${table} night=${state.night} points=${points} open=${open} onShow=${onShow} />`)}
    </tbody>
    ${
      !points &&
      html`<tfoot><tr>
      <th scope="row" class="who" colspan="4">all</th>
      <td class="number" data-label="tray">${chips(totals.tray)}</td>
      <td class=${names(["number", "result", toneOf(totals.result)])} data-label="result">${signed(totals.result)}</td>
      ${open && html`<td class="deeds no-print"></td>`}
    </tr></tfoot>`
    }
  </table>`;
}

function TableRow({ table, night, points, open, onShow }) {
  const here = open && table.status !== "closed";
  return html`<tr class=${names([table.status === "closed" && "is-over"])}>
    <th scope="row" class="who">${table.name}</th>
    <td class="game">${table.game_name}
      <span class="note">${table.cards === "physical" ? "a real deck" : "on the screens"} · ${STATUS[table.status]}</span>
      ${here && html`<${RunBy} table=${table} />`}
      ${table.voided > 0 && html`<span class="note is-warning">${table.voided} of ${times(table.round, "round")} voided</span>`}</td>
    <td class="number" data-label="round">${table.round ? chips(table.round) : "–"}</td>
    <td class="number" data-label="seated">${chips(table.seated)}</td>
    ${
      !points &&
      html`<td class="number" data-label="tray">${chips(table.tray)}</td>
      <td class=${names(["number", "result", toneOf(table.result)])} data-label="result">${signed(table.result)}</td>`
    }
    ${
      open &&
      html`<td class="deeds no-print">
      ${
        here &&
        html`<a class="button" href=${`/table/${night}/${table.table}`}>deal</a>
        <${Button} name=${`everything else about ${table.name}`} onTap=${() => onShow(table.table)}>more<//>`
      }
    </td>`
    }
  </tr>`;
}
