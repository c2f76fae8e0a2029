// Record({title, lines, onUndo, busy})
//     what happened, newest on top. lines: [{number, text, undone}], oldest first. With onUndo the newest line
//     carries the undo.

import { Button } from "./controls.js";
import { html, names } from "./html.js";

export function Record({ title, lines, onUndo, busy }) {
  const newest = lines.length - 1;
  return html`<aside class="record" aria-label="record of the round">
    ${title && html`<h2 class="record-title">${title}</h2>`}
    <ol class="record-lines">
      ${lines.map((line, at) => html`<li key=${line.number} class=${names(["record-line", line.undone && "is-undone"])}>
        <span class="record-number">${line.number}</span>
        <span class="record-text">${line.text}</span>
        ${at === newest && onUndo && html`<${Button} busy=${busy} onTap=${onUndo}>undo<//>`}
      </li>`).reverse()}
    </ol>
  </aside>`;
}
