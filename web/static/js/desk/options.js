// Options({game, held, onChange})      a control for each of a game's settings, drawn from its data alone, with what
//     it means. `held` has the values touched: {name: value}, undefined where what was typed is no value yet.
// chosenOptions(settings, held)        the options to send: those that differ from the default
// wrongOption(settings, held)          whether something typed is no value yet

import { html } from "../kit/html.js";
import { plain } from "../kit/labels.js";
import { OptionControl } from "./option.js";

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const isHeld = (held, name) => Object.hasOwn(held, name);

export function chosenOptions(settings, held) {
  const chosen = settings.filter(({ name, default: usual }) => isHeld(held, name) && !isSame(held[name], usual));
  return Object.fromEntries(chosen.map(({ name }) => [name, held[name]]));
}

export const wrongOption = (settings, held) =>
  settings.some(({ name }) => isHeld(held, name) && held[name] === undefined);

export function Options({ game, held, onChange }) {
  if (!game.settings.length) return html`<p class="note">This game has no options.</p>`;
  return html`<div class="options">
    ${game.settings.map((setting) => html`<fieldset class="field option" key=${`${game.slug} ${setting.name}`}>
      <legend>${sentence(setting.name)}</legend>
      ${setting.meaning && html`<p class="note">${setting.meaning}</p>`}
      <${OptionControl} name=${setting.name} value=${setting.value} usual=${setting.default} meanings=${setting.choices ?? {}}
        held=${isHeld(held, setting.name) ? held[setting.name] : setting.default}
        onChange=${(now) => onChange({ ...held, [setting.name]: now })} />
    </fieldset>`)}
    ${game.odds?.length > 0 && html`<div class="odds">
      <h4>What this costs or earns the house</h4>
      <dl>${game.odds.map(({ title, text }) => html`<div key=${title}><dt>${title}</dt><dd>${text}</dd></div>`)}</dl>
    </div>`}
  </div>`;
}

/** "blind_paytable" as a heading: "Blind paytable" */
const sentence = (name) => {
  const words = plain(name);
  return words[0].toUpperCase() + words.slice(1);
};
