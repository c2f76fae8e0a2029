// What has happened at once in the book and is shown a beat at a time: a race, card by card, in the time of its tablet.
//
//   const beats = new Beats()
//   beats.value.value[table]    {round, beat, board}: so many beats of this round are shown; the board as it was before
//                               the round was over
//   beats.see(state, line)      a newer state of a table, or a newer line of it in the night's own answer
//   beats.close()
//
// A round that is met on the way is shown as it stands. Where less motion is asked for, a card is still turned after the
// other: nothing slides, but nobody is told the end before it is there.

import { signal } from "@preact/signals";
import { faceOf } from "../round/faces";
import { BEAT } from "../round/beat";
import { isAt } from "./look";

export class Beats {
  value = signal({});
  #totals = {};
  /** @type {number | undefined} */
  #timer;

  see({ table, round }, line) {
    const number = table.table;
    if (!round) return;
    const total = faceOf(table.game).beats?.(round) ?? 0;
    const known = this.value.peek()[number];
    const at =
      known?.round === table.number
        ? known
        : { round: table.number, beat: known ? 0 : total, board: null };
    const isShown = isAt(line, table) && (line.paid > 0 || line.beat >= total);
    this.#totals[number] = total;
    this.#put(number, {
      ...at,
      beat: isShown ? total : Math.min(at.beat, total),
      board: round.finished ? at.board : round.board,
    });
    this.#run();
  }

  close() {
    clearTimeout(this.#timer);
  }

  #put(number, at) {
    this.value.value = { ...this.value.peek(), [number]: at };
  }

  #run() {
    const late = Object.entries(this.value.peek()).filter(
      ([number, { beat }]) => beat < this.#totals[number],
    );
    if (!late.length || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      for (const [number] of late) {
        const at = this.value.peek()[number];
        this.#put(number, { ...at, beat: Math.min(at.beat + 1, this.#totals[number]) });
      }
      this.#run();
    }, BEAT);
  }
}
