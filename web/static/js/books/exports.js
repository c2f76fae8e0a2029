// Exports({path})   the night, or all nights, as files to take home.

import { html, useState } from "../kit/html.js";
import { Button } from "../kit/controls.js";
import { say } from "../kit/say.js";

const FILES = [
  [
    "xlsx",
    say("Spreadsheet"),
    say("Who is up, every round and transfer, totals that add themselves up"),
  ],
  [
    "pdf",
    say("Statements to print"),
    say("A page for every player, a closer slip for every table"),
  ],
  ["json", say("Bundle"), say("Complete: croupier verify audits it anywhere, without us")],
  ["csv", say("CSV"), say("Plain tables in a ZIP file")],
  [
    "hledger-house",
    say("House's books, hledger"),
    say("What the tables won, cash, and who is owed what"),
  ],
  ["beancount-house", say("House's books, Beancount"), say("The same for Beancount and Fava")],
  ["hledger", say("Chips' journal, hledger"), say("Where every chip went, to the single bet")],
  ["beancount", say("Chips' journal, Beancount"), say("The same for Beancount and Fava")],
];

export function Exports({ path }) {
  const [all, choose] = useState(false);
  const from = all ? "/api/exports" : `/api/${path}/exports`;
  return html`<section class="part no-print" aria-labelledby="exports">
    <h2 id="exports">${say("Take home")}</h2>
    <div class="choices">
      <${Button} chosen=${!all} onTap=${() => choose(false)}>${say("this night")}<//>
      <${Button} chosen=${all} onTap=${() => choose(true)}>${say("all nights")}<//>
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
