// What has happened at once in the book and is shown a beat at a time (round/beat.ts): a race, card by card; the board,
// and the dealer's cards.
//
//   const beats = new Beats()
//   beats.value.value[table]    {round, beat, before}: so many beats of this round are shown; the round as it was before
//                               it was over
//   beats.see(state, line)      a newer state of a table, or a newer line of it in the night's own answer
//   beats.skip()                all of them to their end
//   beats.close()
//   paceOfPayments(left, moment, count)   milliseconds for each of so many payments of a table that deals itself, which goes
//                               on after so many more, the moment among them
//
// A round that is met on the way is shown as it stands. Where less motion is asked for, the cards of a race are still
// turned one after the other: nothing slides, but nobody is told the end before it is there.

import { signal } from "@preact/signals";
import type { WallTable } from "../answers";
import type { BeatsShown, StateWithRound } from "./types";
import { faceOf } from "../round/faces";
import { isAtOnce, tempoOf } from "../round/beat";
import { paymentsDue } from "../round/payments";
import { isAt } from "./look";

const PAYMENT = 1800; // milliseconds for each payment of a table that deals itself, where there is time
const SEEN = 2000; // milliseconds at least that the round is seen as it ended
const LEAST = 300;
const MOST_PAID = 60;

export const paceOfPayments = (left: number | null, moment: number, count: number) =>
  left === null ? PAYMENT : Math.max(LEAST, Math.min(PAYMENT, (left - moment - SEEN) / count));

export class Beats {
  value = signal<Readonly<Record<string, BeatsShown>>>({});
  #totals = new Map<number, number>();
  #timers = new Map<number, number>();
  #paying = new Map<number, number>();

  see(state: StateWithRound, line: WallTable) {
    const { table, round } = state;
    const number = table.table;
    const face = faceOf(round.game);
    const total = face.beats?.(round) ?? 0;
    const known = this.value.peek()[number];
    const first = known ? 0 : total;
    const at =
      known?.round === table.number
        ? known
        : { round: table.number, beat: first, from: first, before: null, paid: 0 };
    const isPaid = isAt(line, table) && (line.paid > 0 || line.beat >= total);
    const isShown = isPaid || (face.shownAt && isAtOnce(face));
    const beat = isShown ? total : Math.min(at.beat, total);
    this.#totals.set(number, total);
    this.#put(number, {
      ...at,
      beat,
      from: beat < total ? Math.min(at.from, beat) : total,
      before: round.finished || (face.shownAt && beat < total) ? at.before : round,
    });
    const tempo = tempoOf(face);
    if (table.dealing && round.finished) {
      const due = face.amongPlayers ? [] : paymentsDue(state);
      const moment = (total - at.from) * tempo(total - at.from);
      const left = table.dealing.left;
      this.#pay(number, paceOfPayments(left, total > at.from ? moment : 0, due.length));
    }
    this.#run(number, tempo);
  }

  skip() {
    for (const [number, total] of this.#totals) {
      const at = this.value.peek()[number];
      if (at && at.beat < total) this.#put(number, { ...at, beat: total, from: total });
    }
  }

  /** A table that deals itself has no tablet: its payments are shown one after the other, once a race is over. */
  #pay(number: number, pace: number) {
    if (this.#paying.has(number)) return;
    const { round } = this.value.peek()[number] ?? {};
    const timer = setInterval(() => {
      const at = this.value.peek()[number];
      if (!at || at.round !== round || at.paid > MOST_PAID) {
        clearInterval(timer);
        this.#paying.delete(number);
      } else if (at.beat >= this.#totalOf(number)) this.#put(number, { ...at, paid: at.paid + 1 });
    }, pace);
    this.#paying.set(number, timer);
  }

  close() {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const timer of this.#paying.values()) clearInterval(timer);
  }

  #put(number: number, at: BeatsShown) {
    this.value.value = { ...this.value.peek(), [number]: at };
  }

  #totalOf(number: number) {
    return this.#totals.get(number) ?? 0;
  }

  #run(number: number, tempo: (count: number) => number) {
    const late = this.value.peek()[number];
    if (!late || late.beat >= this.#totalOf(number) || this.#timers.has(number)) return;
    const timer = setTimeout(
      () => {
        this.#timers.delete(number);
        const at = this.value.peek()[number];
        const total = this.#totalOf(number);
        if (!at || at.beat >= total) return;
        const beat = at.beat + 1;
        this.#put(number, { ...at, beat, from: beat < total ? at.from : total });
        this.#run(number, tempo);
      },
      tempo(this.#totalOf(number) - late.from),
    );
    this.#timers.set(number, timer);
  }
}
