// Phones({table, state})   whether phones play at this table, each for the seat of its own player; one tap switches it.

import { Button } from "../kit/controls.js";
import { html } from "../kit/html.js";
import { times } from "../kit/numbers.js";

export function Phones({ table, state }) {
  const { phones, seats } = state.table;
  const inside = seats.filter(({ phone }) => phone).length;
  const silent = seats.filter(({ phone }) => phone === "silent").map(({ name }) => name);
  return html`<div class="phones">
    <${Button} kind=${inside > 0 && !phones ? "main" : undefined} chosen=${phones} busy=${table.late.value} onTap=${() => table.switchPhones(!phones)}>
      ${phones ? "phones play here" : "let phones play"}
    <//>
    <p class="small quiet">${inside ? `${times(inside, "phone")} of ${times(seats.length, "player")}` : "No phone of a player here is in."}
      ${silent.length > 0 && ` Not heard for a minute: ${silent.join(", ")}.`}</p>
  </div>`;
}
