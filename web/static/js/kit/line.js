// Line({text, detail})   the one sentence that says what happens next, and beside it one quiet figure ("rack 170").

import { html } from "./html.js";

export function Line({ text, detail }) {
  return html`<div class="line">
    <p class="line-text" role="status">${text}</p>
    ${detail && html`<p class="line-detail">${detail}</p>`}
  </div>`;
}
