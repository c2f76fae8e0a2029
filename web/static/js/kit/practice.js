// PracticeStrip({plays})   on top of every screen of a practice, and of no other: that nothing counts, what was best (for
//                          who plays a seat), and the way out.

import { Api, HOUSE } from "./api.js";
import { Button } from "./controls.js";
import { html, useEffect, useState } from "./html.js";
import { Remarks } from "./remarks.js";
import { say } from "./say.js";

const LEARNING = "nights/1/hand/tables/1/remarks"; // a practice has one night, and one table in it

export function PracticeStrip({ plays = false }) {
  const [asking, ask] = useState(false);
  useEffect(() => void document.documentElement.classList.toggle("is-practice", HOUSE !== ""), []);
  if (!HOUSE) return null;
  const api = new Api("/api");
  const leave = () => {
    const away = () => location.assign("/");
    api.send("DELETE", "practice").then(away, away);
  };
  return html`<div class="practice" role="note">
    <b>${say("Practice: nothing counts")}</b>
    ${plays && html`<${Button} kind="quiet" onTap=${() => ask(true)}>${say("what was best?")}<//>`}
    <${Button} kind="quiet" onTap=${leave}>${say("leave")}<//>
    ${asking && html`<${Remarks} api=${api} path=${LEARNING} onClose=${() => ask(false)} />`}
  </div>`;
}
