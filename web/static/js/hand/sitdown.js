// SitDown({hand, state})   the tables of the night for somebody who sits nowhere: tap one to ask its dealer for a seat.

import { Ask } from "../kit/dialog.js";
import { html, useState } from "../kit/html.js";
import { times } from "../kit/numbers.js";
import { State } from "../kit/states.js";
import { Trouble } from "./screen.js";
import { AskChips, Wishes } from "./wishes.js";

export function SitDown({ hand, state }) {
  const [table, choose] = useState(null);
  const { tables, me, night, wishes } = state;
  const askForSeat = async (at) =>
    (await hand.wish({ kind: "sit", table: at.table, chips: 0 })) && choose(null);
  const asked = wishes.find(({ kind }) => kind === "sit");
  return html`<section class="hand-between" aria-label="sit down">
    <${Wishes} hand=${hand} state=${state} />
    ${
      tables.length
        ? html`<p class="hand-big">${asked ? "One moment: the dealer is asked" : "Where do you sit down?"}</p>
      <div class="hand-list">${tables.map((table) => html`<${Table} key=${table.table} table=${table} asked=${asked?.table === table.table} onTap=${() => choose(table)} />`)}</div>`
        : html`<${State} mark="c" title="No table is open" text="The host opens one. It appears here by itself." />`
    }
    <${Trouble} hand=${hand} />
    ${
      table &&
      (table.for_points
        ? html`<${Ask} title=${`Sit down at ${table.name}?`} text="It is played for points: nobody needs chips there."
        yes="ask for a seat" onClose=${() => choose(null)} onYes=${() => askForSeat(table)} />`
        : me.bankroll
          ? html`<${AskChips} hand=${hand} title=${`Sit down at ${table.name} with …`} wish=${{ kind: "sit", table: table.table }} most=${me.bankroll} start=${me.bankroll}
        chipset=${night.chip_set} verb="ask for a seat with" onClose=${() => choose(null)} />`
          : html`<${AskChips} hand=${hand} title="You have no chips yet. Ask the desk for some first." wish=${{ kind: "buy-in" }}
        chipset=${night.chip_set} verb="ask for" onClose=${() => choose(null)} />`)
    }
  </section>`;
}

const Table = ({
  table,
  asked,
  onTap,
}) => html`<button type="button" class="hand-table" disabled=${!table.free.length} onClick=${onTap}>
  <b>${table.name}</b><span>${table.game_name}</span>
  <span class="quiet small">${asked ? "asked for a seat" : table.free.length ? `${times(table.seated, "player")}, ${times(table.free.length, "free seat")}` : "every seat is taken"}</span>
</button>`;
