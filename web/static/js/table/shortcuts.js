// Shortcuts({version})   the dealer's keys. Each presses a button that stands on the screen, so it can do no more than a
//                        finger, and is guarded against double taps as one. version: of the table's state
// Keys({onClose})        the list of them
//
// They are off while something is typed, a dialog is open or the tablet is in a player's hands.

import { Button } from "../kit/controls.js";
import { Dialog } from "../kit/dialog.js";
import { html, useEffect, useState } from "../kit/html.js";
import { say } from "../kit/say.js";
import { notePress, useSettling } from "../kit/taps.js";

const LIST = [
  [say("Enter or Space"), say("the main button, where there is only one")],
  ["1 – 9", say("the buttons under the line, in their order")],
  ["U", say("undo")],
  ["P", say("pay all; the last one: paid")],
  [say("? or /"), say("this list")],
];

/** @param {string} selector @returns {HTMLButtonElement | null} */
const one = (selector) => document.querySelector(selector);
/** @param {string} selector @returns {NodeListOf<HTMLButtonElement>} */
const all = (selector) => document.querySelectorAll(selector);

/** The button this key stands for, by now. */
function buttonOf(key) {
  if (key === "enter") {
    const mains = all(".foot .is-main:enabled");
    return mains.length === 1 ? mains[0] : null;
  }
  if (key === "u") return one(".record-foot .button");
  if (key === "p")
    return one(".ceremony-ways .button:last-child:enabled") ?? one(".ceremony > .is-main");
  return /^[1-9]$/.test(key) ? all(".foot .controls .button")[Number(key) - 1] : null;
}

const isElsewhere = (event) =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.altKey ||
  event.metaKey ||
  event.isComposing ||
  event.target.closest("input, select, textarea, [contenteditable]") ||
  one("dialog[open], .is-hand");

export function Shortcuts({ version }) {
  const [listing, list] = useState(false);
  const settling = useSettling(version);
  useEffect(() => {
    const onKey = (event) => {
      if (isElsewhere(event)) return;
      const key = event.key === " " ? "enter" : event.key.toLowerCase();
      if (key === "enter" && document.activeElement !== document.body) return; // it is that button's
      if (key === "?" || key === "/") {
        event.preventDefault();
        list(true);
      }
      const button = buttonOf(key);
      if (!button || button.disabled) return;
      event.preventDefault();
      if (event.repeat) return;
      notePress(key, button);
      if (!settling.swallows(event)) button.click();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return listing && html`<${Keys} onClose=${() => list(false)} />`;
}

export function Keys({ onClose }) {
  const foot = html`<span></span><${Button} kind="main" onTap=${onClose}>${say("done")}<//>`;
  return html`<${Dialog} title=${say("Keys")} onClose=${onClose} foot=${foot}>
    <dl class="keys">${LIST.map(([key, deed]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${deed}</dd></div>`)}</dl>
    <p class="quiet small">${say("Not while something is typed, a dialog is open, or the tablet is in a player's hands.")}</p>
  <//>`;
}
