// When it is one's turn, the phone says so: it shakes where it may, and sounds unless that is off.
//
//   useAttention(asks)     asks: a text that names what is asked, or null; another one calls for attention
//   soundIsOn(), turnSound(on)
//
// A browser lets a page shake and sound only once it was touched.

import { useEffect, useRef } from "../kit/html.js";

const KEPT = "hand: silent";
const SHAKES = [140, 70, 140]; // milliseconds: shaken, still, shaken
const TONES = [660, 880]; // hertz, one after the other
const TONE = 0.14; // seconds

export const soundIsOn = () => localStorage.getItem(KEPT) === null;

export function turnSound(on) {
  if (on) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, "yes");
  if (on) sound();
}

export function useAttention(asks) {
  const before = useRef(asks);
  useEffect(() => {
    const isNew = asks !== null && asks !== before.current;
    before.current = asks;
    if (!isNew) return;
    if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(SHAKES);
    if (soundIsOn()) sound();
  }, [asks]);
}

/** @type {AudioContext | null} */
let audio = null;

addEventListener("pointerdown", () => {
  if (!globalThis.AudioContext) return;
  audio ??= new AudioContext();
  audio.resume();
});

function sound() {
  if (audio?.state !== "running") return;
  const begin = audio.currentTime;
  TONES.forEach((hertz, at) => {
    const tone = /** @type {AudioContext} */ (audio).createOscillator();
    const volume = /** @type {AudioContext} */ (audio).createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.18, begin + at * TONE);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + (at + 1) * TONE);
    tone.connect(volume).connect(/** @type {AudioContext} */ (audio).destination);
    tone.start(begin + at * TONE);
    tone.stop(begin + (at + 1) * TONE);
  });
}
