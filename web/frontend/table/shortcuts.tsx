// Shortcuts({state})     the dealer's keys. Each presses a button that stands on the screen, so it can do no more than a
//                        finger, and is guarded against double taps as one.
// Keys({game, onClose})  the list of them
//
// A button of the foot says with data-keys which it answers to: "W", "Shift+1", "K H" (one after the other). They go before
// the others: while cards are entered, 2 to 9 are ranks. All are off while something is typed, a dialog is open or the
// tablet is in a player's hands.

import type { TableState } from "../answers";
import { keysOf } from "../round/faces";
import type { KeyMeaning } from "../round/types";
import type { WithClose } from "./types";
import { Dialog, DoneFoot } from "../kit/dialog";
import { useEffect, useRef, useState } from "preact/hooks";
import { gettext } from "../kit/gettext";
import { notePress, useTapGuard } from "../kit/taps";

const LIST: readonly KeyMeaning[] = [
  [gettext("Enter or Space"), gettext("the main button, where there is only one")],
  ["1 – 9", gettext("the buttons under the line, in their order")],
  ["← →", gettext("the seat before or after")],
  [
    gettext("Shift + 1 – 9"),
    gettext("a chip more, the smallest first; Backspace takes the last one off"),
  ],
  [
    "K H",
    gettext("a card of a real deck: its rank (10, 0 or T: ten), then H, D, C or S; the joker: J J"),
  ],
  ["U", gettext("undo")],
  ["P", gettext("pay all; the last one: paid")],
  [gettext("? or /"), gettext("this list")],
];

const one = (selector: string) => document.querySelector<HTMLButtonElement>(selector);
const all = (selector: string) => document.querySelectorAll<HTMLButtonElement>(selector);

const SEATS = ".felt .seat-key:enabled, .seats-row .button:enabled";

/** The seat that stands so many places after the one that is chosen. */
function seatAfter(steps: number) {
  const seats = [...all(SEATS)];
  const at = seats.findIndex((seat) => seat.ariaPressed === "true");
  return seats.at((at + steps) % seats.length);
}

/** The key as buttons name it. */
function nameOf({ key, code, shiftKey }: KeyboardEvent) {
  if (key === " ") return "enter";
  if (shiftKey && /^Digit[1-9]$/.test(code)) return `Shift+${code.at(-1)}`;
  return key.length === 1 ? key.toUpperCase() : key.toLowerCase();
}

/** The button this key stands for, by now. */
function buttonOf(key: string) {
  if (key === "enter") {
    const mains = all(".foot .is-main:enabled");
    return mains.length === 1 ? mains[0] : null;
  }
  if (key === "arrowright") return seatAfter(1);
  if (key === "arrowleft") return seatAfter(-1);
  if (key === "U") return one(".record-foot .button");
  if (key === "P")
    return one(".ceremony-ways .button:last-child:enabled") ?? one(".ceremony > .is-main");
  return /^[1-9]$/.test(key) ? all(".foot .controls .button")[Number(key) - 1] : null;
}

const isElsewhere = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.altKey ||
  event.metaKey ||
  event.isComposing ||
  (event.target instanceof Element &&
    event.target.closest("input, select, textarea, [contenteditable]")) ||
  one("dialog[open], .is-hand");

export function Shortcuts({ state }: { state: TableState }) {
  const [listing, list] = useState(false);
  const guard = useTapGuard(state.version);
  const begun = useRef(""); // "K", of "K H"
  useEffect(() => {
    /** A button's own keys, as far as they are pressed: true while more are to come. */
    const byName = (key: string) => {
      const named = [...all(".foot [data-keys]")];
      const isCards = named.some(({ dataset }) => dataset["keys"]?.startsWith("T "));
      if (key === "1" && isCards) {
        begun.current = ""; // the 1 of 10: the 0 that follows is the ten
        return true;
      }
      const ten = key === "0" ? "T" : key;
      for (const keys of [`${begun.current} ${ten}`, ten]) {
        const found = named.filter(({ dataset }) => dataset["keys"] === keys);
        const goesOn = named.some(({ dataset }) => dataset["keys"]?.startsWith(`${keys} `));
        begun.current = goesOn ? keys : "";
        if (found.length) return found.find(({ disabled }) => !disabled) ?? found[0];
        if (goesOn) return true;
      }
      return null;
    };
    const onKey = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      const key = nameOf(event);
      if (key === "enter" && document.activeElement !== document.body) return; // it is that button's
      if (key === "?" || key === "/") {
        event.preventDefault();
        list(true);
      }
      const button = byName(key) ?? buttonOf(key);
      if (button === true) event.preventDefault();
      if (!button || button === true || button.disabled) return;
      event.preventDefault();
      if (event.repeat) return;
      notePress(key, button);
      if (!guard.blocks(event)) button.click();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return listing && <Keys game={state.table.game} onClose={() => list(false)} />;
}

export function Keys({ game, onClose }: WithClose & { game: string }) {
  const foot = <DoneFoot onTap={onClose} />;
  return (
    <Dialog title={gettext("Keys")} onClose={onClose} foot={foot}>
      <dl class="keys">
        {[...LIST, ...keysOf(game)].map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p class="quiet small">
        {gettext(
          "Not while something is typed, a dialog is open, or the tablet is in a player's hands.",
        )}
      </p>
    </Dialog>
  );
}
