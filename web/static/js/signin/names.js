// Names({room, busy, trouble, wait, onCome, onType})   the players of a night, each a button; and a field for a new
//     name, where the host takes new ones. onCome({player} or {name})

import { html, names, useState } from "../kit/html.js";
import { Slip } from "../kit/notice.js";
import { Porch } from "./porch.js";

export function Names({ room, busy, trouble, wait, onCome, onType }) {
  const shut = busy || wait > 0;
  const text = room.names.length ? "Tap your name." : "You are the first.";
  return html`<${Porch} title=${room.night} text=${text}>
    <div class="porch-door">
      <${Slip} text=${wait > 0 ? `Too many wrong tries. Wait ${wait} s.` : trouble} />
      ${
        room.names.length > 0 &&
        html`<ul class="name-list" aria-label="who are you?">
        ${room.names.map(
          ({ player, name, has_phone: hasPhone }) => html`<li key=${player}>
          <button type="button" class=${names(["button is-plain name-button", hasPhone && "is-held"])} disabled=${shut}
            onClick=${() => onCome({ player })}>
            <span>${name}</span>${hasPhone && html`<small>has a phone: the host lets you in</small>`}
          </button>
        </li>`,
        )}
      </ul>`
      }
      ${
        room.new_names === "out"
          ? html`<p class="quiet">Your name is not here? The host's desk adds it.</p>`
          : html`<${NewName} asks=${room.new_names === "ask"} shut=${shut} onCome=${onCome} onType=${onType} />`
      }
    </div>
  <//>`;
}

function NewName({ asks, shut, onCome, onType }) {
  const [name, setName] = useState("");
  const send = (event) => {
    event.preventDefault();
    if (name.trim() && !shut) onCome({ name: name.trim() });
  };
  return html`<form class="new-name" onSubmit=${send} novalidate>
    <label for="new-name">Not on the list? ${asks && html`<span class="quiet">The host lets you in with a tap.</span>`}</label>
    <div class="new-name-row">
      <input id="new-name" type="text" maxlength="40" autocomplete="given-name" autocapitalize="words" spellcheck=${false}
        enterkeyhint="go" placeholder="Your name" value=${name}
        onInput=${(event) => {
          setName(event.target.value);
          onType();
        }} />
      <button type="submit" class="button is-main" disabled=${shut || !name.trim()}>join</button>
    </div>
  </form>`;
}
