// Wishes({hand, state})            what one has asked for, to be taken back
// AskChips({hand, title, kind, table, most, chipset, verb, onClose})   so many chips are asked for, built from the night's own

import { ChipPad } from "../kit/chippad.js";
import { Button } from "../kit/controls.js";
import { Dialog } from "../kit/dialog.js";
import { html, useState } from "../kit/html.js";
import { Slip } from "../kit/notice.js";
import { chips } from "../kit/numbers.js";

const ASKED = {
  sit: ({ chips: many }) => (many ? `A seat, with ${chips(many)}` : "A seat"),
  stand: () => "To stand up",
  "top-up": ({ chips: many }) => `${chips(many)} more to the table`,
  "buy-in": ({ chips: many }) => `${chips(many)} chips of the desk`,
  "cash-out": () => "To be cashed out",
};
const GRANTED_AT = { "buy-in": "the host", "cash-out": "the host" };

export function Wishes({ hand, state }) {
  if (!state.wishes.length) return null;
  return html`<ul class="hand-wishes" aria-label="what I asked for">
    ${state.wishes.map(
      (wish) => html`<li key=${wish.number}>
      <span><b>${ASKED[wish.kind](wish)}</b> <span class="quiet">${GRANTED_AT[wish.kind] ?? "the dealer"} will say</span></span>
      <${Button} kind="quiet" busy=${hand.late.value} onTap=${() => hand.takeBack(wish.kind)}>take back<//>
    </li>`,
    )}
  </ul>`;
}

export function AskChips({ hand, title, wish, most, start = 0, chipset, verb, onClose }) {
  const [amount, setAmount] = useState(start);
  const range = { min: 1, max: most, step: 1 };
  const ask = async () => (await hand.wish({ ...wish, chips: amount })) && onClose();
  const foot = html`<${Button} kind="plain" onTap=${onClose}>go back<//>
    <${Button} kind="main" disabled=${amount < 1 || (most !== undefined && amount > most)} busy=${hand.late.value} onTap=${ask}>${verb} ${chips(amount)}<//>`;
  return html`<${Dialog} title=${title} onClose=${onClose} foot=${foot}>
    <${ChipPad} value=${amount} range=${range} chipset=${chipset} onChange=${setAmount} />
    <${Slip} text=${hand.error.value} />
  <//>`;
}
