// WholeNight({server, state, onClose})   what concerns the whole night: the drawer, what was done, the wall, the screens
//                                        signed in, settings, printing, and, well apart, its end.

import { Button } from "../kit/controls.js";
import { Dialog } from "../kit/dialog.js";
import { html, useState } from "../kit/html.js";
import { Slip } from "../kit/notice.js";
import { Drawer } from "./drawer.js";
import { Entries } from "./entries.js";
import { QR } from "../kit/qr.js";
import { Screens } from "./screens.js";
import { Settings } from "./settings.js";
import { useAnswer } from "./tablet.js";

const SHEETS = {
  entries: Entries,
  drawer: Drawer,
  wall: WallLink,
  screens: Screens,
  settings: Settings,
};

export function WholeNight({ server, state, onClose }) {
  const [shown, show] = useState(null);
  const Sheet = SHEETS[shown];
  const open = state.status === "open";
  return html`<section class="whole-night no-print" aria-label="the whole night">
    <div class="choices">
      ${open && html`<${Button} onTap=${() => show("drawer")}>drawer<//>`}
      <${Button} onTap=${() => show("entries")}>put right …<//>
      <${Button} onTap=${() => show("wall")}>wall<//>
      <${Button} onTap=${() => show("screens")}>screens<//>
      ${open && html`<${Button} onTap=${() => show("settings")}>settings<//>`}
      <a class="button" href=${`/books/${state.night}`}>the books</a>
      <${Button} onTap=${() => print()}>print<//>
    </div>
    ${open && html`<${Button} kind="danger" onTap=${onClose}>close the night<//>`}
    ${Sheet && html`<${Sheet} server=${server} state=${state} onClose=${() => show(null)} />`}
  </section>`;
}

function WallLink({ server, onClose }) {
  const { found, trouble } = useAnswer(server.api, `${server.path}/wall-links`);
  const foot = html`<span></span><${Button} kind="main" onTap=${onClose}>done<//>`;
  return html`<${Dialog} title="A screen on the wall" onClose=${onClose} foot=${foot}>
    <${Slip} text=${trouble} />
    <p>It shows every table of the night, and can do nothing. Open this on it:</p>
    ${
      found &&
      html`<div class="invitation">
      <${QR} svg=${found.qr} name="the wall's address, to scan" />
      <div class="invitation-words">
        <p><a class="address" href=${found.url} target="_blank" rel="noopener">${found.url}</a></p>
        <p class="note">Whoever has this address can look on. A new one ends the last one.</p>
      </div>
    </div>`
    }
  <//>`;
}
