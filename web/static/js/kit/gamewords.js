// GameWords({api, game})        what is said at a game's table and somebody may not know, each word with its meaning
// GameWordsFold({api, game})    the same, behind a line to tap

import { html, useEffect, useState } from "./html.js";
import { say } from "./say.js";

export function GameWords({ api, game }) {
  const [words, see] = useState([]);
  useEffect(() => {
    api.get(`games/${game}`).then(
      (known) => see(known.words),
      () => see([]), // they are a help: a table does without
    );
  }, [game]);
  return (
    words.length > 0 &&
    html`<ul class="game-words" aria-label=${say("words of this game")}>
    ${words.map((text) => html`<${Explained} key=${text} text=${text} />`)}
  </ul>`
  );
}

export const GameWordsFold = (
  props,
) => html`<details class="game-words-fold"><summary>${say("words of this game")}</summary>
  <${GameWords} ...${props} /></details>`;

function Explained({ text }) {
  const end = text.indexOf(":");
  return html`<li><b>${text.slice(0, end)}</b>${text.slice(end)}</li>`;
}
