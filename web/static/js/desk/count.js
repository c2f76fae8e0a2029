// useCounting(book)   chips counted by their kinds: once, and once more where that is not what the book had.
//
//   const counting = useCounting(player.bankroll);
//   counting.total      what has been counted by now
//   counting.first      the first count's total while the second is made, else null
//   counting.over()     the count is done: {counts, book} for the house; null where it has to be counted once more
//   counting.afresh(n)  from the beginning: the book has moved on to n
//
// CountPad({counting, chipset})   a row for each kind of chip: tap the chip for one, +20 for a stack, or type.

import { Chip } from "../kit/chips.js";
import { Button } from "../kit/controls.js";
import { html, useState } from "../kit/html.js";
import { chips } from "../kit/numbers.js";

const STACK = 20;
const MOST = 1000000; // of a kind, as the house has it

const sum = (piles) => piles.reduce((total, { value, count }) => total + value * count, 0);

export function useCounting(book) {
  const [started, start] = useState({ book, done: [] });
  const [counts, set] = useState({});
  const piles = Object.entries(counts).filter(([, count]) => count > 0)
    .map(([value, count]) => ({ value: Number(value), count }));
  const first = started.done.length ? sum(started.done[0]) : null;
  return {
    counts,
    set: (value, count) => set((now) => ({ ...now, [value]: Math.min(Math.max(count, 0), MOST) })),
    total: sum(piles),
    first,
    book: started.book,
    over() {
      const done = [...started.done, piles];
      if (done.length === 1 && sum(piles) !== started.book) {
        start({ ...started, done });
        set({});
        return null;
      }
      return { counts: done, book: started.book };
    },
    afresh(now) {
      start({ book: now, done: [] });
      set({});
    },
  };
}

export function CountPad({ counting, chipset }) {
  return html`<div class="count" role="group" aria-label="the chips, by their kinds">
    ${chipset.map((chip) => html`<${Kind} key=${chip.value} chip=${chip} count=${counting.counts[chip.value] ?? 0}
      onCount=${(count) => counting.set(chip.value, count)} />`)}
    <p class="count-total"><span>counted</span> <output>${chips(counting.total)}</output></p>
    ${counting.first !== null && html`<p class="note is-warning" role="status">The first count came to ${chips(counting.first)};
      the book has ${chips(counting.book)}. Count once more: both are written down, and this one stands.</p>`}
  </div>`;
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
