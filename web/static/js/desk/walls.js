// WallScreens({server, state, onClose})   the screens on the wall: the code by which one comes in, and what all of them show.

import { Button } from "../kit/controls.js";
import { Dialog } from "../kit/dialog.js";
import { html, useEffect, useState } from "../kit/html.js";
import { Slip } from "../kit/notice.js";
import { QR } from "../kit/qr.js";
import { useAsking } from "./asking.js";
import { useAnswer } from "./tablet.js";
import { spaced, timeOf } from "./words.js";

export function WallScreens({ server, state, onClose }) {
  const { found, trouble, look } = useAnswer(server.api, `${server.path}/wall-codes`);
  const foot = html`<a class="button is-plain" href="/wall" target="_blank" rel="noopener">look at the wall here</a>
    <${Button} kind="main" onTap=${onClose}>done<//>`;
  return html`<${Dialog} title="A screen on the wall" onClose=${onClose} foot=${foot}>
    <${Slip} text=${trouble} />
    ${
      found &&
      html`<div class="invitation">
      <${QR} svg=${found.qr} name="the wall's address, to scan" />
      <div class="invitation-words">
        <p>Open on the television</p>
        <p class="address">${new URL(found.url).host}/wall</p>
        <p>and type, with the remote control</p>
        <p class="code">${spaced(found.code)}</p>
        <p class="note">Good until ${timeOf(found.expires)}. It shows every table of the night, and can do nothing.</p>
        <${Button} kind="quiet" onTap=${look}>another code<//>
      </div>
    </div>`
    }
    <${Choice} server=${server} state=${state} />
  <//>`;
}

/** What every wall shows. On a wall itself its own arrows choose, until the desk says something else. */
function Choice({ server, state }) {
  const [shows, show] = useState(null);
  const asking = useAsking({ api: server.api });
  useEffect(() => {
    server.api.get(`${server.path}/wall`).then(
      (wall) => show(wall.shows),
      () => {}, // whatever is chosen now, another choice can be made
    );
  }, []);
  const choose = async (what) => {
    if (await asking.ask("PUT", `${server.path}/wall`, { shows: what })) show(what);
  };
  const tables = state.tables.filter(({ status }) => status !== "closed");
  const choices = [
    ["liveliest", "where something happens"],
    ["turns", "table after table"],
    ...tables.map(({ table, name }) => [String(table), name]),
  ];
  return html`<fieldset class="wall-choice">
    <legend>The walls show</legend>
    <${Slip} text=${asking.error} />
    <div class="choices">
      ${choices.map(([what, words]) => html`<${Button} key=${what} chosen=${shows === what} busy=${asking.busy} onTap=${() => choose(what)}>${words}<//>`)}
    </div>
  </fieldset>`;
}
