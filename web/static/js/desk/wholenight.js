// WholeNight({server, state, onClose})   what concerns the whole night: the drawer, what was done, the wall, the screens
//                                        signed in, settings, printing, and, well apart, its end.

import { Button } from "../kit/controls.js";
import { html, useState } from "../kit/html.js";
import { Look } from "../kit/looks.js";
import { say } from "../kit/say.js";
import { Drawer } from "./drawer.js";
import { Entries } from "./entries.js";
import { Purposes } from "./purposes.js";
import { Screens } from "./screens.js";
import { Settings } from "./settings.js";
import { WallScreens } from "./walls.js";

const SHEETS = {
  entries: Entries,
  drawer: Drawer,
  purposes: Purposes,
  wall: WallScreens,
  screens: Screens,
  settings: Settings,
};

export function WholeNight({ server, state, onClose }) {
  const [shown, show] = useState(null);
  const Sheet = SHEETS[shown];
  const open = state.status === "open";
  return html`<section class="whole-night no-print" aria-label=${say("the whole night")}>
    <div class="choices">
      ${open && html`<${Button} onTap=${() => show("drawer")}>${say("drawer")}<//>`}
      ${open && html`<${Button} onTap=${() => show("purposes")}>${say("donations, prizes …")}<//>`}
      <${Button} onTap=${() => show("entries")}>${say("put right …")}<//>
      <${Button} onTap=${() => show("wall")}>${say("wall")}<//>
      <${Button} onTap=${() => show("screens")}>${say("screens")}<//>
      ${open && html`<${Button} onTap=${() => show("settings")}>${say("settings")}<//>`}
      <a class="button" href=${`/books/${state.night}`}>${say("the books")}</a>
      <a class="button" href=${`/api/nights/${state.night}/page`}>${say("on one page")}</a>
      <${Button} onTap=${() => print()}>${say("print")}<//>
    </div>
    <${Look} />
    ${open && html`<${Button} kind="danger" onTap=${onClose}>${say("close the night")}<//>`}
    ${Sheet && html`<${Sheet} server=${server} state=${state} onClose=${() => show(null)} />`}
  </section>`;
}
