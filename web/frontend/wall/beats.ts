// What has happened at once in the book and is shown a beat at a time: a race, card by card, in the time of its tablet.
//
//   const beats = new Beats()
//   beats.value.value[table]    {round, beat, before}: so many beats of this round are shown; the round as it was before
//                               it was over
//   beats.see(state, line)      a newer state of a table, or a newer line of it in the night's own answer
//   beats.close()
//
// A round that is met on the way is shown as it stands. Where less motion is asked for, a card is still turned after the
// other: nothing slides, but nobody is told the end before it is there.

import { signal } from "@preact/signals";
import type { WallTable } from "../answers";
import type { BeatsShown, StateWithRound } from "./types";
import { faceOf } from "../round/faces";
import { BEAT } from "../round/beat";
import { isAt } from "./look";

export class Beats {
  value = signal<Readonly<Record<string, BeatsShown>>>({});
  #totals: Record<string, number> = {};
  #timer: number | undefined;

  see({ table, round }: StateWithRound, line: WallTable) {
    const number = table.table;
    const total = faceOf(round.game).beats?.(round) ?? 0;
    const known = this.value.peek()[number];
    const at =
      known?.round === table.number
        ? known
        : { round: table.number, beat: known ? 0 : total, before: null };
    const isShown = isAt(line, table) && (line.paid > 0 || line.beat >= total);
    this.#totals[number] = total;
    this.#put(number, {
      ...at,
      beat: isShown ? total : Math.min(at.beat, total),
      before: round.finished ? at.before : round,
    });
    this.#run();
  }

  close() {
    clearTimeout(this.#timer);
  }

  #put(number: number | string, at: BeatsShown) {
    this.value.value = { ...this.value.peek(), [number]: at };
  }

  #totalOf(number: string) {
    return this.#totals[number] ?? 0;
  }

  #run() {
    const late = Object.entries(this.value.peek()).filter(
      ([number, { beat }]) => beat < this.#totalOf(number),
    );
    if (!late.length || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      for (const [number] of late) {
        const at = this.value.peek()[number];
        if (at) this.#put(number, { ...at, beat: Math.min(at.beat + 1, this.#totalOf(number)) });
      }
      this.#run();
    }, BEAT);
  }
}
