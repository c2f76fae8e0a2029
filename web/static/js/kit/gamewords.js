// GameWords({api, game})        what is said at a game's table and somebody may not know, each word with its meaning
// GameWordsFold({api, game})    the same, behind a line to tap
// GameWordsKey({api, game})     the same, behind a button

import { Button } from "./controls.js";
import { Dialog } from "./dialog.js";
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

export function GameWordsKey(props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return html`<${Button} kind="plain" onTap=${() => setOpen(true)}>${say("words of this game")}<//>
    ${
      open &&
      html`<${Dialog} title=${say("words of this game")} onClose=${close} foot=${html`<${Button} kind="plain" onTap=${close}>${say("go back")}<//>`}>
      <${GameWords} ...${props} />
    <//>`
    }`;
}

function Explained({ text }) {
  const end = text.indexOf(":");
  return html`<li><b>${text.slice(0, end)}</b>${text.slice(end)}</li>`;
}
