// Exports({path})   the night, or all nights, as files to take home.

import { html, useState } from "../kit/html.js";
import { Button } from "../kit/controls.js";
import { say } from "../kit/say.js";

const FILES = [
  ["xlsx", "Spreadsheet", "Who is up, every round and transfer, totals that add themselves up"],
  ["pdf", "Statements to print", "A page for every player, a closer slip for every table"],
  ["json", "Bundle", "Complete: croupier verify audits it anywhere, without us"],
  ["csv", "CSV", "Plain tables in a ZIP file"],
  ["hledger-house", "House's books, hledger", "What the tables won, cash, and who is owed what"],
  ["beancount-house", "House's books, Beancount", "The same for Beancount and Fava"],
  ["hledger", "Chips' journal, hledger", "Where every chip went, to the single bet"],
  ["beancount", "Chips' journal, Beancount", "The same for Beancount and Fava"],
];

export function Exports({ path }) {
  const [all, choose] = useState(false);
  const from = all ? "/api/exports" : `/api/${path}/exports`;
  return html`<section class="part no-print" aria-labelledby="exports">
    <h2 id="exports">Take home</h2>
    <div class="choices">
      <${Button} chosen=${!all} onTap=${() => choose(false)}>this night<//>
      <${Button} chosen=${all} onTap=${() => choose(true)}>all nights<//>
    </div>
    <div class="exports">${FILES.map(
      ([
        kind,
        name,
        words,
      ]) => html`<a key=${kind} class="export" href=${`${from}/${kind}`} download>
      <b>${name}</b><span class="note">${words}</span></a>`,
    )}</div>
    <p>${say("Whoever has a bundle can check it on any device, with no network and without us:")}
      ${" "}<a href="/verify">${say("open the page that checks it")}</a>, <a href="/verify" download="croupier-verify.html">${say("or take that page home, too")}</a></p>
  </section>`;
}
