// Summary({state})   the night in four figures: the drawer, the chips, the house, and whether it all agrees.

import { html, names } from "../kit/html.js";
import { chips, signed, times } from "../kit/numbers.js";
import { chipsOut, isForPoints, short, tableTotals, toPayOut } from "./figures.js";
import { cash, worth } from "./worth.js";

export function Summary({ state }) {
  const { money, drawer, players, checks } = state;
  const lacking = short(state);
  const due = toPayOut(players);
  const out = chipsOut(state);
  const result = tableTotals(state.tables).result;
  const figures =
    !isForPoints(state) &&
    html`<${Figure} name="Drawer" value=${cash(drawer.cash, money)} note=${`float ${cash(drawer.float, money)}`}
      warning=${lacking > 0 && `${cash(lacking, money)} short if everyone cashed in`}
      good=${!lacking && due > 0 && `covers everyone: ${cash(due * (money?.chip ?? 1), money)}`} />
    <${Figure} name="Chips out" value=${chips(out.out)} note=${whereabouts(out)}
      warning=${state.chips.over_short !== 0 && `counted ${state.chips.over_short > 0 ? "short" : "over"}: ${chips(Math.abs(state.chips.over_short))}`} />
    <${Figure} name="House" value=${signed(result)} tone=${toneOf(result)}
      note=${money && result ? `${worth(Math.abs(result), money)} ${result > 0 ? "up" : "down"} at the tables` : "result at the tables"} />`;
  return html`<section class="summary" aria-label="the night in figures">
    ${figures || html`<${Figure} name="Played for" value="points" note="no chips are out; sell some and the figures appear" />`}
    <${Figure} name="Books" value=${checks.agree ? "agree" : "do not agree"} tone=${checks.agree ? null : "lost"}
      note=${putRight(state.put_right)} good=${checks.agree && "balances are what the transfers make"} />
    ${
      !checks.agree &&
      html`<ul class="findings" role="alert">
      ${checks.findings.map((finding) => html`<li key=${finding}>${finding}</li>`)}
    </ul>`
    }
  </section>`;
}

export const toneOf = (amount) => (amount > 0 ? "won" : amount < 0 ? "lost" : null);

/** What a host cannot hide: "2 rounds voided · 1 entry corrected", or nothing. */
function putRight({ voided, undone, corrected }) {
  const said = [
    voided > 0 && `${times(voided, "round")} voided`,
    undone > 0 && `${times(undone, "action")} undone`,
    corrected > 0 && `${corrected} ${corrected === 1 ? "entry" : "entries"} corrected`,
  ];
  return said.filter(Boolean).join(" · ");
}

function whereabouts({ held, trays, felt }) {
  const places = [
    `players ${chips(held)}`,
    `trays ${chips(trays)}`,
    felt > 0 && `felts ${chips(felt)}`,
  ];
  return places.filter(Boolean).join(" · ");
}

const Figure = ({ name, value, note, good, warning, tone }) => html`<div class="sum">
  <h2 class="sum-name">${name}</h2>
  <p class=${names(["sum-value", tone])}>${value}</p>
  ${note && html`<p class="note">${note}</p>`}
  ${good && html`<p class="note is-good">${good}</p>`}
  ${warning && html`<p class="note is-warning">${warning}</p>`}
</div>`;
