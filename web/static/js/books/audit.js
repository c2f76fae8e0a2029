// Audit({api, path, books})   the night checked again from its records alone: asked for here, done by the server beside
//                             everything else, followed by looking now and then.

import { timeOf } from "../desk/words.js";
import { Button } from "../kit/controls.js";
import { html, useEffect, useState } from "../kit/html.js";
import { Slip } from "../kit/notice.js";
import { chips } from "../kit/numbers.js";

const LOOK = 400; // milliseconds

export function Audit({ api, path, books }) {
  const [audit, see] = useState({ status: "none" });
  const [trouble, setTrouble] = useState(null);
  const take = (asked) =>
    asked.then(
      (answer) => {
        see(answer);
        setTrouble(null);
      },
      (error) => setTrouble(error.message),
    );
  const busy = audit.status === "waiting" || audit.status === "running";
  useEffect(() => {
    take(api.get(`${path}/audit`));
  }, []);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => take(api.get(`${path}/audit`)), LOOK);
    return () => clearTimeout(timer);
  }, [audit, trouble]);
  const begin = () => take(api.send("POST", `${path}/audit`));
  return html`<section class="part" aria-labelledby="audit">
    <h2 id="audit">Audit</h2>
    <div class="audit-box">
      <div class="audit-row">
        <p>Every round is played again from its cards, every chip, hash and balance compared. What cannot be checked is named.</p>
        <${Button} kind="main" busy=${busy} onTap=${begin}>${audit.outcome ? "audit again" : "audit the night"}<//>
      </div>
      <${Slip} text=${trouble ?? audit.trouble} />
      ${busy && html`<${Progress} audit=${audit} />`}
      ${audit.outcome && html`<${Outcome} audit=${audit} version=${books.version} />`}
    </div>
  </section>`;
}

const Progress = ({ audit }) => html`<div role="status">
  <progress max=${audit.total || 1} value=${audit.done}></progress>
  <p class="note">${audit.total ? `${chips(audit.done)} of ${chips(audit.total)} entries` : "Another audit goes first."}</p>
</div>`;

function Outcome({ audit, version }) {
  const { findings, unchecked, report } = audit.outcome;
  const moved = unchecked.reduce((sum, line) => sum + line.chips, 0);
  const since = version - report.entries;
  return html`
    <${Verdict} verdict=${audit.outcome.verdict} count=${findings.length} report=${report} />
    <p class="note">Checked at ${timeOf(audit.ended)}, up to entry ${chips(report.entries)}.
      ${since > 0 ? ` ${chips(since)} entries have come since.` : ""} The last hash: <code>${report.hash.slice(0, 16)}…</code></p>
    ${report.uncovered && html`<p class="note">${came(report.uncovered)} after the last seal: it does not cover them.</p>`}
    ${
      findings.length > 0 &&
      html`<ul class="found" aria-label="findings">
      ${findings.map(
        (finding, at) => html`<li key=${at}>
        <b>${finding.check}: ${finding.where}</b><span>${finding.what}</span>
        ${finding.wanted && html`<span>It should be: <b>${finding.wanted}</b></span>`}
      </li>`,
      )}
    </ul>`
    }
    ${
      unchecked.length > 0 &&
      html`<h3>Not checked: it rests on trust</h3>
      <p class="note">${chips(moved)} ${moved === 1 ? "chip" : "chips"} moved in it.</p><ul class="found is-unchecked" aria-label="not checked">
      ${unchecked.map((line, at) => html`<li key=${at}><b>${line.where}</b><span>${line.why}</span></li>`)}
    </ul>`
    }`;
}

const came = ([first, last]) =>
  first === last ? `Entry ${chips(first)} came` : `Entries ${chips(first)} to ${chips(last)} came`;

function inWords(verdict, count) {
  if (verdict === "sound") return "Nothing is wrong.";
  if (verdict === "unchecked") return "Nothing wrong was found, but not everything was checked.";
  return count === 1 ? "One thing is wrong." : `${chips(count)} things are wrong.`;
}

const LOOKS = { sound: "is-good", unchecked: "is-open", wrong: "is-bad" };
const MARKS = { sound: "✓", unchecked: "?", wrong: "!" };

function Verdict({ verdict, count, report }) {
  const seen = `${chips(report.entries)} entries, ${chips(report.transfers)} transfers, ${chips(report.replayed)} of ${chips(report.rounds)} rounds played again.`;
  return html`<div class=${`verdict ${LOOKS[verdict]}`} role="status">
    <span class="verdict-mark" aria-hidden="true">${MARKS[verdict]}</span>
    <b>${inWords(verdict, count)}</b>
    <span>${seen}</span>
  </div>`;
}
