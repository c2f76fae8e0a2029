// One screen runs a table at a time.
//
// isAnothers(state)             whether another screen than this one runs the table, or none does and this one may not
// OtherScreen({table, state})   this screen waits to be let in, or looks on; the host's may take the table over
// Asking({table, state})        on the screen that runs the table: another one asks to, and is let in or sent away

import { Button } from "../kit/controls.js";
import { html } from "../kit/html.js";
import { Slip } from "../kit/notice.js";
import { State } from "../kit/states.js";
import { useSettling } from "../kit/taps.js";

/** The host's screen sees a table as its dealer does, and may run one that no screen runs. */
const isHosts = (state) => state.as === "dealer";

export const isAnothers = (state) =>
  !state.screens.here && !(isHosts(state) && state.screens.running === null);

export function OtherScreen({ table, state }) {
  const { running } = state.screens;
  const title = running
    ? `${running.name} runs ${state.table.name}`
    : `No screen runs ${state.table.name}`;
  const Way = isHosts(state) ? TakeOver : AskToRun;
  return html`<main class="other-screen">
    <${State} mark="s" title=${title}>
      <${Way} table=${table} state=${state} />
      <${Slip} text=${table.error.value} />
    <//>
  </main>`;
}

function AskToRun({ table, state }) {
  const { running, asks, name } = state.screens;
  if (!asks) {
    return html`<p class="state-text">One screen runs a table at a time. This one, ${name}, looks on.</p>
      <${Button} kind="main" busy=${table.late.value} onTap=${table.askToRun}>ask to run it here<//>`;
  }
  const where =
    running && !running.silent ? `on ${running.name}, or at the host’s desk` : "at the host’s desk";
  return html`<p class="state-text">This is ${name}, and it waits to be let in: tap <b>let it in</b> ${where}.</p>
    ${running?.silent && html`<p class="state-text">${running.name} was not heard for a minute.</p>`}
    <a class="button is-plain" href="/sign-in?another">another table’s code</a>`;
}

function TakeOver({ table, state }) {
  const { name, silent } = state.screens.running;
  const handOver = state.table.hand_over;
  const does = handOver ? `is handed to ${handOver.name}` : "deals there";
  return html`<p class="state-text">${silent ? `${name} was not heard for a minute.` : `${name} ${does} now, and looks on once you take the table over.`}</p>
    <${Button} kind="main" busy=${table.late.value} onTap=${table.takeOver}>take the table over<//>
    <a class="button is-plain" href=${`/desk/${state.night.night}`}>the desk</a>`;
}

export function Asking({ table, state }) {
  const { here, waiting } = state.screens;
  const [first, ...more] = here ? waiting : [];
  const settling = useSettling(String(first?.session)); // a tap meant for what lay here must not let anybody in
  if (!first) return null;
  const inHand = state.table.hand_over?.here;
  return html`<section class="asking" role="alert" aria-label="another screen" onClickCapture=${settling.swallows}>
    <p>Another screen wants to run this table: <b>${first.name}</b>${more.length > 0 && `, and ${more.length} more`}.</p>
    ${
      inHand
        ? html`<p class="small">The dealer says, when the tablet is back.</p>`
        : html`<div class="asking-ways">
      <${Button} busy=${table.late.value} onTap=${() => table.sendAway(first.session)}>send it away<//>
      <${Button} busy=${table.late.value} onTap=${() => table.letIn(first.session)}>let it in<//>
    </div>`
    }
  </section>`;
}
