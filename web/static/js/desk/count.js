// useCounting(book, chipset)   chips counted by their kinds: once, and once more where that is not what the book had.
//
//   const counting = useCounting(player.bankroll, state.chip_set);
//   counting.said       something has been counted by now, or it was said that there are no chips: cleared fields say nothing
//   counting.total      what has been counted by now
//   counting.first      the first count's total while the second is made, else null
//   counting.over()     the count is done: {counts, book} for the server; null where it has to be counted once more
//   counting.afresh(n)  from the beginning: the book has moved on to n
//
// CountPad({counting, chipset})   a row for each kind of chip: tap the chip for one, +20 for a stack, or type.
// FarOff({found, book, written, says, onYes, onClose})   a count that is far from the book is asked about in words
// isFarOff(found, book, most)     by more than a tenth of it, or by `most` (100 chips) and more

import { Chip } from "../kit/chips.js";
import { Button } from "../kit/controls.js";
import { Ask } from "../kit/dialog.js";
import { html, useState } from "../kit/html.js";
import { chips, times } from "../kit/numbers.js";

const STACK = 20;
const MOST = 1000000; // of a kind, as the server has it

const sum = (piles) => piles.reduce((total, { value, count }) => total + value * count, 0);

export function useCounting(book, chipset) {
  const [started, start] = useState({ book, done: [] });
  const [counts, set] = useState({});
  const [none, sayNone] = useState(false);
  const found = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([value, count]) => ({ value: Number(value), count }));
  const piles = none ? chipset.map(({ value }) => ({ value, count: 0 })) : found;
  const first = started.done.length ? sum(started.done[0]) : null;
  return {
    counts,
    set(value, count) {
      sayNone(false);
      set((now) => ({ ...now, [value]: Math.min(Math.max(count, 0), MOST) }));
    },
    none,
    sayNone(now) {
      set({});
      sayNone(now);
    },
    said: piles.length > 0,
    total: sum(piles),
    first,
    book: started.book,
    over() {
      const done = [...started.done, piles];
      if (done.length === 1 && sum(piles) !== started.book) {
        start({ ...started, done });
        set({});
        sayNone(false);
        return null;
      }
      return { counts: done, book: started.book };
    },
    afresh(now) {
      start({ book: now, done: [] });
      set({});
      sayNone(false);
    },
  };
}

export function CountPad({ counting, chipset }) {
  return html`<div class="count" role="group" aria-label="the chips, by their kinds">
    ${chipset.map(
      (
        chip,
      ) => html`<${Kind} key=${chip.value} chip=${chip} count=${counting.counts[chip.value] ?? 0}
      onCount=${(count) => counting.set(chip.value, count)} />`,
    )}
    <div class="count-none"><${Button} kind="quiet" chosen=${counting.none} onTap=${() => counting.sayNone(!counting.none)}>there are no chips<//></div>
    <p class="count-total"><span>counted</span> <output>${chips(counting.total)}</output></p>
    ${
      counting.first !== null &&
      html`<p class="note is-warning" role="status">The first count came to ${chips(counting.first)};
      the book has ${chips(counting.book)}. Count once more: both are written down, and this one stands.</p>`
    }
  </div>`;
}

export const isFarOff = (found, book, most = 100) =>
  Math.abs(found - book) * 10 > book || Math.abs(found - book) >= most;

export function FarOff({
  found,
  book,
  written = (amount) => times(amount, "chip"),
  says,
  onYes,
  onClose,
}) {
  const off = written(Math.abs(found - book));
  const word = found < book ? "short" : "over";
  return html`<${Ask} title=${`${off} ${found < book ? "missing" : "too many"}?`} danger no="go back and count" yes=${`note ${off} ${word}`}
    text=${`The book has ${written(book)}; ${found ? written(found) : "nothing"} was counted. ${off} would be noted as ${word}.${says ? ` ${says}` : ""}`}
    onYes=${onYes} onClose=${onClose} />`;
}

function Kind({ chip, count, onCount }) {
  const name = `${chips(chip.value)} (${chip.colour})`;
  const typed = (event) => onCount(Number(event.target.value.replace(/\D/g, "").slice(0, 7)));
  return html`<div class="count-row">
    <button type="button" class="pad-chip" aria-label=${`one more ${name}`} onClick=${() => onCount(count + 1)}><${Chip} ...${chip} /></button>
    <${Button} name=${`a stack of ${STACK} more of ${name}`} onTap=${() => onCount(count + STACK)}>+${STACK}<//>
    <input type="text" class="is-numeric" inputmode="numeric" autocomplete="off" aria-label=${`how many of ${name}`}
      value=${count || ""} placeholder="0" onInput=${typed} />
    <${Button} kind="quiet" name=${`one less of ${name}`} disabled=${!count} onTap=${() => onCount(count - 1)}>⌫<//>
    <span class="count-sum figure">${chips(count * chip.value)}</span>
  </div>`;
}
