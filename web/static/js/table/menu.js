// Menu({table, state, onClose})   what is seldom needed, away from what is tapped all the time: the rules of the game,
//                                 the shuffle, a voided round, and the way back to the desk.

import { Button } from "../kit/controls.js";
import { Dialog } from "../kit/dialog.js";
import { html, useEffect, useState } from "../kit/html.js";
import { Slip } from "../kit/notice.js";
import { JoinDialog } from "./joining.js";
import { Phones } from "./phones.js";
import { Commitment, roundsOf } from "./shuffle.js";

const REASONS = [
  "misdeal",
  "a card was seen",
  "wrong cards entered",
  "the table gives up the round",
];

export function Menu({ table, state, onClose }) {
  const [voiding, setVoiding] = useState(false);
  const [role, setRole] = useState(null);
  const [joining, setJoining] = useState(false);
  useEffect(() => {
    table.role().then(setRole);
  }, []);
  if (voiding) return html`<${Void} table=${table} state=${state} onClose=${onClose} />`;
  if (joining) return html`<${JoinDialog} table=${table} state=${state} onClose=${onClose} />`;
  const { game, status, commitment, cards, past } = state.table;
  const inRound = status === "playing" || status === "frozen" || status === "finished";
  const foot = html`<${Button} kind="plain" onTap=${onClose}>go back<//>
    ${inRound && html`<${Button} kind="danger" onTap=${() => setVoiding(true)}>void this round …<//>`}`;
  return html`<${Dialog} title=${state.table.name} onClose=${onClose} foot=${foot}>
    <div class="menu-links">
      <a class="button is-plain" href=${`/help/${game}`} target="_blank">how it is played</a>
      ${past.length > 0 && html`<a class="button is-plain" href=${roundsOf(state)}>the last rounds</a>`}
      ${state.night.status === "open" && html`<${Button} kind="plain" onTap=${() => setJoining(true)}>join with a phone<//>`}
      <${Button} kind="plain" onTap=${fullScreen}>full screen<//>
      ${role === "host" && html`<a class="button is-plain" href=${`/desk/${state.night.night}`}>the desk</a>`}
    </div>
    <${Phones} table=${table} state=${state} />
    ${inRound && html`<${Commitment} commitment=${commitment} cards=${cards} />`}
  <//>`;
}

function fullScreen() {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen?.();
}

/** What is known of a round that is frozen need not be there to be published. */
const published = ({ table }) =>
  table.cards === "virtual"
    ? table.status === "frozen"
      ? ", and its seed is published if it is there"
      : " and the seed is published"
    : "";

export function Void({ table, state, onClose }) {
  const [reason, setReason] = useState(REASONS[0]);
  const deed = async () => (await table.voidRound(reason.trim())) && onClose();
  const foot = html`<${Button} kind="plain" onTap=${onClose}>go back<//>
    <${Button} kind="danger" disabled=${!reason.trim()} busy=${table.late.value} onTap=${deed}>
      void round ${state.table.number}
    <//>`;
  return html`<${Dialog} title=${`Void round ${state.table.number}?`} onClose=${onClose} foot=${foot}>
    <p>Every bet of the round goes back${published(state)}. This cannot be undone.</p>
    <div class="choices">
      ${REASONS.map((choice) => html`<${Button} key=${choice} chosen=${choice === reason} onTap=${() => setReason(choice)}>${choice}<//>`)}
    </div>
    <label class="field">or in your own words
      <input maxlength="200" value=${reason} onInput=${(event) => setReason(event.target.value)} /></label>
    <${Slip} text=${table.error.value} />
  <//>`;
}
