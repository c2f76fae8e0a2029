// Menu({hand, state, onClose})   what is seldom needed: how the game is played, the shuffles, the sound.

import { Button } from "../kit/controls.js";
import { Dialog } from "../kit/dialog.js";
import { html, useEffect, useState } from "../kit/html.js";
import { useSorting } from "../kit/sorting.js";
import { soundIsOn, turnSound } from "./attention.js";
import { CheckRound } from "./fair.js";

export function Menu({ hand, state, onClose }) {
  const { table, me, night } = state;
  const [sound, setSound] = useState(soundIsOn());
  const sorting = useSorting(state.round ?? {});
  const [help, showHelp] = useState(false);
  const turn = () => {
    turnSound(!sound);
    setSound(!sound);
  };
  if (help)
    return html`<${Help} hand=${hand} game=${table.game} onClose=${() => showHelp(false)} />`;
  return html`<${Dialog} title=${me.name} onClose=${onClose} foot=${html`<${Button} kind="main" onTap=${onClose}>go back<//>`}>
    <p class="quiet">${night.name}${table ? ` · ${table.name} · seat ${table.seat}` : ""}</p>
    <div class="hand-list">
      ${table && html`<${Button} kind="plain" onTap=${() => showHelp(true)}>how ${table.game_name} is played<//>`}
      <${Button} kind="plain" chosen=${sound} onTap=${turn}>sound at my turn: ${sound ? "on" : "off"}<//>
      <${Button} kind="plain" onTap=${sorting.turn}>my cards: ${sorting.as === "sorted" ? "sorted" : "as dealt"}<//>
      ${table?.last && table.cards === "virtual" && html`<${CheckRound} hand=${hand} table=${table.table} number=${table.last.number} />`}
    </div>
    ${
      table?.commitment &&
      html`<div class="hand-promise"><p class="small quiet">The shuffle of round ${table.number} is promised. This is the SHA-256 of its seed, which
        is published when the round is closed; then your own phone can do the shuffle again.</p>
      <code>${table.commitment}</code></div>`
    }
  <//>`;
}

function Help({ hand, game, onClose }) {
  const [page, see] = useState(null);
  useEffect(() => {
    hand.game(game).then(
      ({ help }) => see(help || "<p>Its page of help has not been written yet.</p>"),
      () => see("<p>The house does not answer. Try again.</p>"),
    );
  }, [game]);
  // The server's own markup, made from its own pages; nobody's input is in it.
  return html`<${Dialog} title="How it is played" large onClose=${onClose} foot=${html`<${Button} kind="main" onTap=${onClose}>back to my hand<//>`}>
    ${page ? html`<div class="hand-help" dangerouslySetInnerHTML=${{ __html: page }}></div>` : html`<p class="quiet">One moment.</p>`}
  <//>`;
}
