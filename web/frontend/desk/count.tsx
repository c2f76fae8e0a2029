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

import type { ChipKind, ChipSet } from "../kit/types";
import { Chip } from "../kit/chips";
import { Button } from "../kit/controls";
import { Ask } from "../kit/dialog";
import { useState } from "preact/hooks";
import { plain } from "../kit/labels";
import { chips } from "../kit/numbers";
import { gettext } from "../kit/gettext";
import { chipsInWords } from "./words";

const STACK = 20;
const MOST = 1000000; // of a kind, as the server has it

interface CountedPile {
  value: number;
  count: number;
}

export type Counting = ReturnType<typeof useCounting>;

/** What the server is told of a count: every count that was made, and what the book had. */
export interface Counts {
  counts: CountedPile[][];
  book: number;
}

const sum = (piles: readonly CountedPile[]) =>
  piles.reduce((total, { value, count }) => total + value * count, 0);

export function useCounting(book: number, chipset: ChipSet) {
  const [started, start] = useState<{ book: number; done: CountedPile[][] }>({ book, done: [] });
  const [counts, set] = useState<Readonly<Record<number, number>>>({});
  const [none, sayNone] = useState(false);
  const found = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([value, count]) => ({ value: Number(value), count }));
  const piles = none ? chipset.map(({ value }) => ({ value, count: 0 })) : found;
  const once = started.done[0];
  const first = once ? sum(once) : null;
  return {
    counts,
    set(value: number, count: number) {
      sayNone(false);
      set((now) => ({ ...now, [value]: Math.min(Math.max(count, 0), MOST) }));
    },
    none,
    sayNone(now: boolean) {
      set({});
      sayNone(now);
    },
    said: piles.length > 0,
    total: sum(piles),
    first,
    book: started.book,
    over(): Counts | null {
      const done = [...started.done, piles];
      if (done.length === 1 && sum(piles) !== started.book) {
        start({ ...started, done });
        set({});
        sayNone(false);
        return null;
      }
      return { counts: done, book: started.book };
    },
    afresh(now: number) {
      start({ book: now, done: [] });
      set({});
      sayNone(false);
    },
  };
}

export function CountPad({ counting, chipset }: { counting: Counting; chipset: ChipSet }) {
  return (
    <div class="count" role="group" aria-label={gettext("the chips, by their kinds")}>
      {chipset.map((chip) => (
        <Kind
          key={chip.value}
          chip={chip}
          count={counting.counts[chip.value] ?? 0}
          onCount={(count) => counting.set(chip.value, count)}
        />
      ))}
      <div class="count-none">
        <Button kind="quiet" chosen={counting.none} onTap={() => counting.sayNone(!counting.none)}>
          {gettext("there are no chips")}
        </Button>
      </div>
      <p class="count-total">
        <span>{gettext("counted")}</span> <output>{chips(counting.total)}</output>
      </p>
      {counting.first !== null && (
        <p class="note is-warning" role="status">
          {gettext(
            "The first count came to {chips}; the book has {chips2}. Count once more: both are written down, and this one stands.",
            { chips: chips(counting.first), chips2: chips(counting.book) },
          )}
        </p>
      )}
    </div>
  );
}

export const isFarOff = (found: number, book: number, most = 100) =>
  Math.abs(found - book) * 10 > book || Math.abs(found - book) >= most;

interface FarOffProps {
  found: number;
  book: number;
  written?: (amount: number) => string;
  says?: string;
  onYes: () => void;
  onClose: () => void;
}

export function FarOff({
  found,
  book,
  written = (amount) => chipsInWords(amount),
  says,
  onYes,
  onClose,
}: FarOffProps) {
  const off = written(Math.abs(found - book));
  const names = { off, book: written(book), found: found ? written(found) : gettext("nothing") };
  const [title, yes, text] =
    found < book
      ? [
          gettext("{off} missing?", { off }),
          gettext("note {off} short", { off }),
          gettext(
            "The book has {book}; {found} was counted. {off} would be noted as short.",
            names,
          ),
        ]
      : [
          gettext("{off} too many?", { off }),
          gettext("note {off} over", { off }),
          gettext("The book has {book}; {found} was counted. {off} would be noted as over.", names),
        ];
  return (
    <Ask
      title={title}
      danger
      no={gettext("go back and count")}
      yes={yes}
      text={says ? `${text} ${says}` : text}
      onYes={onYes}
      onClose={onClose}
    />
  );
}

interface KindProps {
  chip: ChipKind;
  count: number;
  onCount: (count: number) => void;
}

function Kind({ chip, count, onCount }: KindProps) {
  const name = `${chips(chip.value)} (${plain(chip.colour)})`;
  const typed = (event: InputEvent & { currentTarget: HTMLInputElement }) =>
    onCount(Number(event.currentTarget.value.replace(/\D/g, "").slice(0, 7)));
  return (
    <div class="count-row">
      <button
        type="button"
        class="pad-chip"
        aria-label={gettext("one more {name}", { name })}
        onClick={() => onCount(count + 1)}
      >
        <Chip {...chip} />
      </button>
      <Button
        name={gettext("a stack of {STACK} more of {name}", { STACK, name })}
        onTap={() => onCount(count + STACK)}
      >
        +{STACK}
      </Button>
      <input
        type="text"
        class="is-numeric"
        inputmode="numeric"
        autocomplete="off"
        aria-label={gettext("how many of {name}", { name })}
        value={count || ""}
        placeholder="0"
        onInput={typed}
      />
      <Button
        kind="quiet"
        name={gettext("one less of {name}", { name })}
        disabled={!count}
        onTap={() => onCount(count - 1)}
      >
        ⌫
      </Button>
      <span class="count-sum figure">{chips(count * chip.value)}</span>
    </div>
  );
}
