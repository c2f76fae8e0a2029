// Shortcuts({version})   the dealer's keys. Each presses a button that stands on the screen, so it can do no more than a
//                        finger, and is guarded against double taps as one. version: of the table's state
// Keys({onClose})        the list of them
//
// A button of the foot says with data-keys which it answers to: "W", "Shift+1", "K H" (one after the other). They go before
// the others: while cards are entered, 2 to 9 are ranks. All are off while something is typed, a dialog is open or the
// tablet is in a player's hands.

import type { WithClose } from "./types";
import { Button } from "../kit/controls";
import { Dialog } from "../kit/dialog";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../kit/say";
import { notePress, useTapGuard } from "../kit/taps";

const LIST: readonly (readonly [key: string, meaning: string])[] = [
  [say("Enter or Space"), say("the main button, where there is only one")],
  ["1 – 9", say("the buttons under the line, in their order")],
  ["← →", say("the seat before or after")],
  [say("Shift + 1 – 9"), say("a chip more, the smallest first; Backspace takes the last one off")],
  ["K H", say("a card of a real deck: its rank (0 or T: ten), then H, D, C or S; the joker: J J")],
  ["A, T", say("Ultimate Texas Hold'em: chips for the Ante, for Trips")],
  ["W, E, F", say("Superfecta: WIN, EXA, SFC; the horses: H, D, C, S")],
  ["U", say("undo")],
  ["P", say("pay all; the last one: paid")],
  [say("? or /"), say("this list")],
];

const one = (selector: string) => document.querySelector<HTMLButtonElement>(selector);
const all = (selector: string) => document.querySelectorAll<HTMLButtonElement>(selector);

const SEATS = ".felt .uth-seat:enabled, .felt .holder-name:enabled, .seats-row .button:enabled";

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

export function Shortcuts({ version }: { version: number }) {
  const [listing, list] = useState(false);
  const guard = useTapGuard(version);
  const begun = useRef(""); // "K", of "K H"
  useEffect(() => {
    /** A button's own keys, as far as they are pressed: true while more are to come. */
    const byName = (key: string) => {
      const named = [...all(".foot [data-keys]")];
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
  return listing && <Keys onClose={() => list(false)} />;
}

export function Keys({ onClose }: WithClose) {
  const foot = (
    <>
      <span />
      <Button kind="main" onTap={onClose}>
        {say("done")}
      </Button>
    </>
  );
  return (
    <Dialog title={say("Keys")} onClose={onClose} foot={foot}>
      <dl class="keys">
        {LIST.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p class="quiet small">
        {say(
          "Not while something is typed, a dialog is open, or the tablet is in a player's hands.",
        )}
      </p>
    </Dialog>
  );
}
