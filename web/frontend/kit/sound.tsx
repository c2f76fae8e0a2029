// sound(name)   "card": one is dealt or turned; "chips": some are pushed; "turn": it is this phone's turn; "win": a round is
//               won; "ask": somebody asks for something. Nothing is heard until sounds are switched on at this screen, and
//               no file is fetched: each is a few waves, as loud as the device is set.
// soundIsOn(), turnSound(on: boolean)
// useRoundSounds(number, round)   of a round that is seen: a card dealt or turned, another one's turn, the end; what lay there
//               when the page came is not heard
// useAskSound(count)   "ask" as soon as more ask than before
// Sounds()      the switch
// SoundKey()    where they are on: off with one tap
// SoundOffer({briefly})  sounds offered once to a screen: what they would be, and yes or no; `briefly` where nobody may be there to tap
//
// A browser lets a page sound only once it was touched.

import { Button } from "./controls";
import { useEffect, useRef, useState } from "preact/hooks";
import { signal } from "@preact/signals";
import { gettext } from "./gettext";

const KEY = "sounds"; // in localStorage: "on", "off", or nothing where nobody has said
const LOUD = 0.16;
type SoundName = "card" | "chips" | "turn" | "win" | "ask";

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
  win: [
    { pitch: 523, to: 523, after: 0, lasts: 0.16, wave: "sine" },
    { pitch: 659, to: 659, after: 0.12, lasts: 0.16, wave: "sine" },
    { pitch: 784, to: 784, after: 0.24, lasts: 0.36, wave: "sine" },
  ],
  ask: [
    { pitch: 988, to: 988, after: 0, lasts: 0.12, wave: "triangle" },
    { pitch: 740, to: 740, after: 0.16, lasts: 0.3, wave: "triangle" },
  ],
};

const said = signal(localStorage.getItem(KEY));

export const soundIsOn = () => said.value === "on";

export async function turnSound(on: boolean) {
  said.value = on ? "on" : "off";
  localStorage.setItem(KEY, said.value);
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

export function useAskSound(count: number) {
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) sound("ask");
    before.current = count;
  }, [count]);
}

interface HeardRound {
  zones: Readonly<Record<string, { count: number; cards: readonly unknown[] }>>;
  prompt: { awaited: readonly unknown[] } | null;
  finished: boolean;
}

export function useRoundSounds(number: number | null, round: HeardRound | null) {
  const before = useRef<{ number: number | null; cards: string; who: string; over: boolean }>(null);
  const cards = Object.values(round?.zones ?? {})
    .map((zone) => `${zone.count} ${zone.cards.join()}`)
    .join();
  const who = round?.prompt?.awaited.join() ?? "";
  const over = Boolean(round?.finished);
  useEffect(() => {
    const was = before.current;
    before.current = { number, cards, who, over };
    if (was === null || was.number === null || number === null) return;
    if (over && !was.over) sound("win");
    else if (cards !== was.cards) sound("card");
    else if (who !== was.who && who) sound("turn");
  }, [number, cards, who, over]);
}

const BRIEFLY_MS = 60_000;

export function SoundOffer({ briefly }: { briefly?: boolean }) {
  const [passed, pass] = useState(false);
  useEffect(() => {
    if (!briefly) return;
    const timer = setTimeout(() => pass(true), BRIEFLY_MS);
    return () => clearTimeout(timer);
  }, [briefly]);
  if (said.value || passed) return null;
  return (
    <section class="sound-offer" aria-label={gettext("sounds")}>
      <p>
        {gettext(
          "Sounds here? A chip, a card, a turn and a win are heard, as loud as this device is set.",
        )}
      </p>
      <Button onTap={() => turnSound(false)}>{gettext("no sounds")}</Button>
      <Button onTap={() => turnSound(true)}>{gettext("with sounds")}</Button>
    </section>
  );
}

export const SoundKey = () =>
  soundIsOn() ? (
    <Button kind="quiet" name={gettext("no sounds")} onTap={() => turnSound(false)}>
      ♪
    </Button>
  ) : null;

export const Sounds = () => (
  <Button chosen={soundIsOn()} onTap={() => turnSound(!soundIsOn())}>
    {soundIsOn() ? gettext("sounds are on") : gettext("sounds are off")}
  </Button>
);
