// Closed({table, state})   the screen of a table that is closed, or of a night that is: what became of it, and where this
//                          screen can go. The table does not open again, so nothing more is asked of the house.
// Ended({error})           the screen of somebody who may not look here, or not any more

import { Button } from "../kit/controls.js";
import { html, useEffect, useState } from "../kit/html.js";
import { list } from "../kit/labels.js";
import { State } from "../kit/states.js";
import { roundsOf } from "./shuffle.js";

const ANOTHER = "/sign-in?another"; // a screen that is signed in may type another table's code there

export function Closed({ table, state }) {
  const [role, setRole] = useState(null);
  useEffect(() => {
    table.stop();
    table.role().then(setRole);
  }, [table]);
  const { night, table: at } = state;
  const over = night.status === "closed";
  const open = at.elsewhere;
  const where = open.length
    ? ` Still open: ${list(open.map((one) => `${one.name}, ${one.game_name}`))}.`
    : "";
  const text = over
    ? "The night is over and its books are sealed. The tray is in the cage, the racks are with their players."
    : `Its racks are with their players, its tray is in the cage.${where}`;
  return html`<${State} mark="c" title=${`${at.name} is closed`} text=${text}>
    <div class="state-ways">
      ${role === "host" && open.map((one) => html`<a key=${one.table} class="button is-main" href=${`/table/${night.night}/${one.table}`}>go to ${one.name}</a>`)}
      ${
        role === "host"
          ? html`<a class=${`button is-${open.length ? "plain" : "main"}`} href=${`/desk/${night.night}`}>the desk</a>`
          : html`<a class="button is-main" href=${ANOTHER}>type another table's code</a>`
      }
      ${at.past.length > 0 && html`<a class="button is-plain" href=${roundsOf(state)}>the last rounds</a>`}
    </div>
  <//>`;
}

export function Ended({ error }) {
  if (error.status === 401) {
    return html`<${State} mark="d" title="This screen is signed out" text="Ask the host for the table's code and sign in again.">
      <${Button} kind="main" onTap=${() => location.assign("/sign-in")}>sign in<//>
    <//>`;
  }
  return html`<${State} mark="d" title="Not this table" text=${error.message}>
    <div class="state-ways">
      <${Button} kind="main" onTap=${() => location.assign("/")}>go where this screen belongs<//>
      <a class="button is-plain" href=${ANOTHER}>type a table's code</a>
    </div>
  <//>`;
}
