// sound(name)   "card": one is dealt or turned; "chips": some are pushed; "turn": it is this phone's turn. Nothing is heard
//               until sounds are switched on at this screen, and no file is fetched: each is a few waves.
// soundIsOn(), turnSound(on: boolean)
// Sounds()      the switch
//
// A browser lets a page sound only once it was touched.

import { Button } from "./controls";
import { useState } from "preact/hooks";
import { say } from "./say";

const KEY = "sounds"; // in localStorage: "on", or nothing
const LOUD = 0.16;
type SoundName = "card" | "chips" | "turn";

interface Note {
  pitch: number;
  to: number;
  after: number;
  lasts: number;
  wave: OscillatorType;
}

const NOTES: Readonly<Record<SoundName, readonly Note[]>> = {
  card: [{ pitch: 320, to: 90, after: 0, lasts: 0.06, wave: "triangle" }],
  chips: [
    { pitch: 2100, to: 1900, after: 0, lasts: 0.05, wave: "sine" },
    { pitch: 2700, to: 2500, after: 0.05, lasts: 0.07, wave: "sine" },
  ],
  turn: [
    { pitch: 660, to: 660, after: 0, lasts: 0.16, wave: "sine" },
    { pitch: 880, to: 880, after: 0.14, lasts: 0.24, wave: "sine" },
  ],
};

export const soundIsOn = () => localStorage.getItem(KEY) === "on";

export async function turnSound(on: boolean) {
  if (on) localStorage.setItem(KEY, "on");
  else localStorage.removeItem(KEY);
  await wake();
  sound("chips");
}

let audio: AudioContext | null = null;

addEventListener("pointerdown", wake);

async function wake() {
  if (!soundIsOn() || !globalThis.AudioContext) return;
  audio ??= new AudioContext();
  await audio.resume();
}

export function sound(name: SoundName) {
  if (!soundIsOn() || audio?.state !== "running") return;
  for (const note of NOTES[name]) play(audio, note);
}

function play(audio: AudioContext, { pitch, to, after, lasts, wave }: Note) {
  const start = audio.currentTime + after;
  const source = audio.createOscillator();
  const loud = audio.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  loud.gain.setValueAtTime(LOUD, start);
  loud.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  source.connect(loud).connect(audio.destination);
  source.start(start);
  source.stop(start + lasts);
}

export function Sounds() {
  const [on, set] = useState(soundIsOn());
  const tap = () => {
    turnSound(!on);
    set(!on);
  };
  return (
    <Button chosen={on} onTap={tap}>
      {on ? say("sounds are on") : say("sounds are off")}
    </Button>
  );
}
