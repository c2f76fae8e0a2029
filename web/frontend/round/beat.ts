// What happened at once in the book and is shown beat by beat: the flop, card after card; the dealer's two; a race.
//
//   useBeats({key, total, first, face})   {beat, running, skip()}: so many of `total` beats are shown. What this screen finds
//                            on its way is shown as it stands, or from `first` on; what is new comes a beat at a time,
//                            and at once where less motion is asked for (isAtOnce). A tap skips it
//   tempoOf(face)            milliseconds of each of so many beats: the moment of a game is short, whatever it has to show
//   evenly(most)             a tempo: so many milliseconds a beat, and less where there are more than a moment has room for
//   isAtOnce(face)           whether all of it is shown at once: less motion is asked for, and it is more than a look
//   useBefore(key, round, running)   the round as it lay there when the moment began, or null
//   momentOf(round, face, beat, before)   the round as everybody may see it meanwhile: nothing is asked yet, nothing is over

import type { RoundView } from "../answers";
import type { Face } from "./types";
import { useEffect, useRef, useState } from "preact/hooks";

export const LONGEST = 2800; // milliseconds of a moment, and of each beat of it at most
const BEAT = 600;

type Tempo = (count: number) => number;
type Moment = Pick<Face, "tempo" | "shownAt" | "stays">;

export const evenly =
  (most: number): Tempo =>
  (count) =>
    Math.min(most, LONGEST / count);

export const tempoOf = ({ tempo }: Pick<Moment, "tempo">): Tempo => tempo ?? evenly(BEAT);

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export const isAtOnce = ({ stays }: Pick<Moment, "stays">) => isStill() && !stays;

interface BeatsProps {
  key: string;
  total: number;
  first: number;
  face: Moment;
}

export function useBeats({ key, total, first, face }: BeatsProps) {
  const [held, hold] = useState({ key, beat: total, from: total });
  const now = held.key === key ? held : { key, beat: first, from: first };
  const beat = isAtOnce(face) ? total : Math.min(now.beat, total);
  const running = beat < total;
  const from = running ? Math.min(now.from, beat) : total;
  useEffect(() => {
    if (now !== held || beat !== now.beat || from !== now.from) hold({ key, beat, from });
    if (!running) return undefined;
    const timer = setTimeout(
      () => hold({ key, beat: beat + 1, from }),
      tempoOf(face)(total - from),
    );
    return () => clearTimeout(timer);
  }, [key, beat, total]);
  const skip = () => hold({ key, beat: total, from: total });
  useEffect(() => {
    if (!running) return undefined;
    addEventListener("click", skip);
    return () => removeEventListener("click", skip);
  }, [key, total, running]);
  return { beat, running, skip };
}

export function useBefore<Round>(key: string, round: Round | null, running: boolean) {
  const lay = useRef({ key, round });
  if (!running) lay.current = { key, round };
  return lay.current.key === key ? lay.current.round : null;
}

/** The last thing that was done is told; what came of it is not yet. */
export function momentOf<Round extends RoundView>(
  round: Round,
  { shownAt }: Pick<Face<Round>, "shownAt">,
  beat: number,
  before: Round | null,
): Round {
  if (!shownAt) return round;
  const [last, ...earlier] = round.record.toReversed();
  const record = last ? [...earlier.toReversed(), { ...last, events: [] }] : round.record;
  const shown = shownAt(round, beat, before);
  const markers = before?.markers ?? round.markers; // what is lent and paid back belongs to the end
  return { ...shown, record, markers, prompt: null, finished: false, hand_note: "" };
}
