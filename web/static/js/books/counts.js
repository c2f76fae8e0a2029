// Counts({books})   how often rounds were voided, actions taken back, entries corrected: a host cannot hide it.
// byWords(by)       who did something: "the host", "the tablet of table 2"

import { timeOf } from "../desk/words.js";
import { html, names } from "../kit/html.js";
import { chips, times } from "../kit/numbers.js";

const ALWAYS = ["round voided", "undone", "amended", "corrected"];

export function byWords(by) {
  const [role, , table] = by.split(":");
  if (role === "dealer") return `the tablet of table ${table}`;
  return role === "host" ? "the host" : by;
}

export function Counts({ books }) {
  const { counts, put_right: list, rounds } = books;
  const kinds = [...new Set([...ALWAYS, ...Object.keys(counts)])];
  return html`<section class="part" aria-labelledby="put-right">
    <h2 id="put-right">Voided, undone, put right</h2>
    <p class="counts">${kinds.map(
      (kind) => html`<span key=${kind} class=${names(["count", !counts[kind] && "is-none"])}>
      <span class="figure">${chips(counts[kind] ?? 0)}</span> ${kind}</span>`,
    )}</p>
    <p class="note">Of ${times(rounds, "round")}. Nothing is ever deleted: what was taken back stands in the journal, and so does who did it.</p>
    ${
      list.length > 0 &&
      html`<table class="ledger figures">
      <thead><tr><th>what</th><th>where</th><th>by</th><th>why</th><th class="number">entry</th><th class="number">at</th></tr></thead>
      <tbody>${list.map(
        (count) => html`<tr key=${count.entry}>
        <th scope="row" class="who">${count.kind}</th><td class="game">${count.where}</td><td class="game">${byWords(count.by)}</td>
        <td class="game">${count.why}</td><td class="number" data-label="entry">${chips(count.entry)}</td><td class="number" data-label="at">${timeOf(count.at)}</td>
      </tr>`,
      )}</tbody>
    </table>`
    }
  </section>`;
}
