// Where and when this screen was tapped, so that the second tap of a double tap can be told from one that is meant. A key
// is a place of its own: pressed twice it is a double tap, wherever the button is by then.
//
//   useTapGuard(question, {fresh, quiet})   {blocks(event)}: for a moment after `question` (a text that names what is asked) has changed, a
//       tap may be meant for what stood there before. It is ignored, and says so where the finger was. A tap that
//       caused the change and a tap elsewhere on the screen are two taps: the second one is meant, and goes through.
//       fresh: the first question counts as changed too (a dialog under the finger that opened it)
//       quiet: the second tap of a double tap is ignored without a word, where it cannot have been meant
//   spendPress()                  the finger that is down has done what it came for: the click it ends in does nothing
//   isDoubleTap()                 the last two taps were one finger's double tap
//   notePress(key: string, button: Element)        a key stands for this button, and is about to click it
//   sayUnheard(text: string)              that a tap was not taken, where the finger was

import { useLayoutEffect, useRef } from "preact/hooks";
import { gettext } from "./gettext";

const SETTLE = 320; // milliseconds: longer than a double tap, shorter than a thought
const ANSWERED = 1500; // milliseconds within which a change is what came of one's own tap
const NEAR = 36; // pixels: a finger that taps twice does not hit the same spot
const READING_TIME = 1800; // milliseconds

interface Tap {
  x: number;
  y: number;
  key: string | null;
  at: number;
}

const never: Tap = { x: -1000, y: -1000, key: null, at: -Infinity };
let before = never;
let last = never;
let press = { x: 0, y: 0, isSpent: false };

function tapped(x: number, y: number, key: string | null) {
  before = last;
  last = { x, y, key, at: performance.now() };
}

export function notePress(key: string, button: Element) {
  const { left, top, width, height } = button.getBoundingClientRect();
  tapped(left + width / 2, top + height / 2, key);
}

export function spendPress() {
  press.isSpent = true;
  tapped(press.x, press.y, null);
}

addEventListener(
  "pointerdown",
  ({ clientX: x, clientY: y }) => {
    press = { x, y, isSpent: false };
  },
  { capture: true },
);

addEventListener(
  "click",
  (event) => {
    const { isTrusted, detail, clientX, clientY, target } = event;
    if (!isTrusted) return; // a key's (notePress)
    if (press.isSpent && detail) {
      event.stopImmediatePropagation();
      event.preventDefault();
      return;
    }
    const button = target instanceof Element && target.closest("button");
    if (detail) tapped(clientX, clientY, null);
    else if (button) notePress("enter", button); // or Space, where the focus is
  },
  { capture: true },
);

const isNear = (tap: Tap, other: Tap) =>
  tap.key === other.key &&
  (tap.key !== null || Math.hypot(tap.x - other.x, tap.y - other.y) <= NEAR);

export const isDoubleTap = () => isNear(before, last) && last.at - before.at < SETTLE;

export function useTapGuard(question: string | number, { fresh = false, quiet = false } = {}) {
  const seen = useRef<string | number | null>(fresh && last !== never ? null : question); // a page that was just opened has been tapped by nobody
  const settling = useRef(false);
  const cause = useRef<Tap | null>(null);
  if (seen.current !== question) {
    seen.current = question;
    settling.current = true;
    cause.current = performance.now() - last.at < ANSWERED ? last : null;
  }
  useLayoutEffect(() => {
    if (!settling.current) return undefined;
    const timer = setTimeout(() => {
      settling.current = false;
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [question]);
  return {
    blocks(event: Event) {
      if (!settling.current || (cause.current && !isNear(cause.current, last))) return false;
      event.stopPropagation();
      event.preventDefault();
      if (!quiet) sayUnheard(gettext("This has just changed. Tap again."));
      return true;
    },
  };
}

let note: HTMLParagraphElement | null = null;
let timer: number | undefined;

export function sayUnheard(text: string) {
  note?.remove();
  clearTimeout(timer);
  const fresh = document.createElement("p");
  note = fresh;
  fresh.className = "unheard";
  fresh.setAttribute("role", "status");
  fresh.textContent = text;
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body; // over an open dialog, too
  top.append(fresh);
  const { width, height } = fresh.getBoundingClientRect();
  fresh.style.left = `${Math.max(8, Math.min(last.x - width / 2, innerWidth - width - 8))}px`;
  fresh.style.top = `${Math.max(8, last.y - height - 40)}px`;
  timer = setTimeout(() => fresh.remove(), READING_TIME);
}
