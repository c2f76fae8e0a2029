// A workbench: cards taken apart and put together on this screen alone, judged by the rules as they lie, and said all at
// once.
//
//   const bench = benchOf(key, () => ({lying, own, judge: judgedAt(api, path, action)}))
//       the one of this key (a text that names what is asked: with another key it begins anew)
//   bench.work.value         the heaps and the own cards (heaps.ts); bench.picked.value the numbers of those that are taken up
//   bench.heapSaid(heap)     what the rules say of a heap: {what, ways}; null while that is not known
//   bench.fits(heap)         the own cards that can be added to it
//   bench.said.value         what they say of the whole as it lies: {args, refusal, price}; null while it is not known
//   bench.tap(id), bench.tapHeap(key), bench.put(ids, place), bench.cut(id), bench.enter(card)
//   bench.back()             undoes the last thing; bench.reset() everything
//   bench.args()             the values to be said, once they are known
//
// Whether a heap is a meld is a rule, so the server says it (`judge`): heap by heap, kept by what lies in it, so that with a
// slow network one works on meanwhile, and what was known once is known at once. Asked again a moment after the last change;
// an answer that comes late is of a work that lies there no more, and says only what its heaps are.

import { batch, type Signal, signal } from "@preact/signals";
import type { HeapOfDraft, JudgedDraft } from "../answers";
import { type Api, Refused } from "./api";
import {
  cut,
  entered,
  type Heap,
  heapsOf,
  laid,
  moved,
  NEW,
  OWN,
  type Place,
  piecesOf,
  placeOf,
  said,
  signOf,
  withdrawn,
  type Work,
  written,
} from "./heaps";
import type { CardCode, HeldByName } from "./types";

export const PAUSE = 120; // milliseconds after the last change: a finger that goes on asks once
export const AGAIN = 1500; // milliseconds after an answer that did not come

/** Asks the rules what they say of these heaps. */
export type Judge = (
  heaps: readonly (readonly CardCode[])[],
  signal: AbortSignal,
) => Promise<JudgedDraft>;

/** How a screen asks, at this address, about what is to be done with them. */
export const judgedAt =
  (api: Api, path: string, action: object): Judge =>
  (heaps, signal) =>
    api.send<JudgedDraft>("POST", path, { action, heaps }, { signal });

/** A draft that is not judged at all. */
export const notJudged = ({ message }: Refused): JudgedDraft => ({
  heaps: [],
  args: null,
  refusal: message,
  price: "",
  note: "",
});

export interface BenchOf {
  /** The heaps that lie there: their cards stay on the table. */
  lying: readonly (readonly CardCode[])[];
  /** The cards that may be added. */
  own: readonly CardCode[];
  /** None where nobody can be asked: then nothing is known of a heap. */
  judge: Judge | null;
  /** Whether the own cards are named from a real deck: what is taken back is named no more. */
  isNamed?: boolean;
}

export class Workbench {
  work: Signal<Work>;
  picked = signal<readonly number[]>([]);
  said = signal<JudgedDraft | null>(null);
  /** Whether an answer is awaited. */
  asking = signal(false);
  /** Where the next card is put that is named from a real deck. */
  target = signal<Place>(NEW);

  /** Whether cards are named from a real deck. */
  isNamed: boolean;
  /** As it began. */
  begun: Work;
  #past = signal<readonly Work[]>([]);
  #known = signal<ReadonlyMap<string, HeapOfDraft>>(new Map());
  #judge: Judge | null;
  #timer: number | undefined;
  #asked: AbortController | null = null;

  constructor({ lying, own, judge, isNamed = false }: BenchOf) {
    this.isNamed = isNamed;
    this.begun = heapsOf(lying, own);
    this.work = signal(this.begun);
    this.#judge = judge;
    this.#ask();
  }

  pieces = () => piecesOf(this.work.value);

  /** Whether a heap can be split before this card. */
  isCuttable = (id: number) =>
    this.work.value.heaps.some(({ pieces }) => pieces.slice(1).some((piece) => piece.id === id));

  get isTouched() {
    return this.#past.value.length > 0;
  }

  /** What the rules say of a heap; null while nobody knows. */
  heapSaid({ pieces }: Heap): HeapOfDraft | null {
    return this.#known.value.get(signOf(pieces.map(({ card }) => card))) ?? null;
  }

  /** The own cards any of which can be added to a heap as things lie. */
  fits(heap: Heap): readonly CardCode[] {
    return this.said.value?.heaps[this.work.value.heaps.indexOf(heap)]?.fits ?? [];
  }

  /** The cards of the own hand that are to be laid. */
  laid = () => laid(this.work.value);

  /** A card is touched: it is taken up; or what is taken up is put where it lies. */
  tap = (id: number) => {
    const { picked, work } = this;
    const place = placeOf(work.value, id);
    const from = this.#from();
    if (from === null || from === place) {
      const isUp = picked.value.includes(id);
      picked.value = isUp ? picked.value.filter((other) => other !== id) : [...picked.value, id];
    } else this.put(picked.value, place);
  };

  /** A heap is touched: what is taken up is put to it; with nothing taken up, all of it is. */
  tapHeap = (key: number) => {
    const from = this.#from();
    const all = this.work.value.heaps.find((heap) => heap.key === key)?.pieces ?? [];
    this.target.value = key;
    if (from !== null && from !== key) this.put(this.picked.value, key);
    else if (this.picked.value.length === all.length) this.picked.value = [];
    else this.picked.value = all.map(({ id }) => id);
  };

  /** The place of a new heap is touched. */
  tapNew = () => {
    this.target.value = NEW;
    if (this.picked.value.length > 0) this.put(this.picked.value, NEW);
  };

  put = (ids: readonly number[], place: Place) =>
    this.#change(
      place === OWN && this.isNamed
        ? withdrawn(this.work.value, ids)
        : moved(this.work.value, ids, place),
    );
  /** The wild cards of a heap stand for others in the next way there is. */
  turn = (heap: Heap) => {
    const next = this.heapSaid(heap)?.ways[1];
    if (next) this.#change(said(this.work.value, heap.key, next));
  };
  cut = (id: number) => this.#change(cut(this.work.value, id));
  /** A card of a real deck is named. It goes to the heap that was touched last. */
  enter = (card: CardCode) => {
    const to = this.target.value;
    this.#change(entered(this.work.value, card, to));
    if (to === NEW) this.target.value = this.work.value.heaps.at(-1)?.key ?? NEW;
  };
  drop = () => {
    this.picked.value = [];
  };

  back = () => {
    const before = this.#past.value.at(-1);
    if (before) this.#set(before, this.#past.value.slice(0, -1));
  };
  reset = () => this.#set(this.begun, []);

  /** The values that say the work as it lies, where the rules let it be said. */
  args = (): HeldByName | null => (this.said.value?.args ?? null) as HeldByName | null;

  /** Nobody looks at it any more. */
  stop = () => {
    clearTimeout(this.#timer);
    this.#asked?.abort();
  };

  /** Where what is taken up lies; null while nothing is. */
  #from(): Place | null {
    const [first] = this.picked.value;
    return first === undefined ? null : placeOf(this.work.value, first);
  }

  #change(work: Work) {
    if (work === this.work.value) return this.drop();
    return this.#set(work, [...this.#past.value, this.work.value]);
  }

  #set(work: Work, past: readonly Work[]) {
    const keys = new Set(work.heaps.map(({ key }) => key));
    batch(() => {
      this.work.value = work;
      this.#past.value = past;
      this.picked.value = [];
      this.said.value = null;
      if (typeof this.target.value === "number" && !keys.has(this.target.value))
        this.target.value = NEW;
    });
    this.#ask();
  }

  #ask(pause = PAUSE) {
    this.stop();
    const judge = this.#judge;
    if (!judge) return;
    this.asking.value = true;
    this.#timer = setTimeout(() => void this.#answer(judge), pause);
  }

  async #answer(judge: Judge) {
    const asked = new AbortController();
    this.#asked = asked;
    const heaps = written(this.work.value);
    try {
      const said = await judge(heaps, asked.signal);
      if (!asked.signal.aborted) this.#hear(said, heaps);
    } catch (error) {
      if (asked.signal.aborted) return;
      if (error instanceof Refused) this.#hear(notJudged(error), heaps);
      else this.#ask(AGAIN);
    }
  }

  #hear(said: JudgedDraft, heaps: readonly (readonly CardCode[])[]) {
    batch(() => {
      const known = new Map(this.#known.value);
      said.heaps.forEach((heap, at) => known.set(signOf(heaps[at] ?? []), heap));
      this.#known.value = known;
      this.said.value = said;
      this.asking.value = false;
    });
  }
}

let kept: { key: string; bench: Workbench } | null = null;

/** The workbench of what is asked now: it outlives whatever is drawn around it, and is gone with the next question. */
export function benchOf(key: string, begin: () => BenchOf) {
  if (kept?.key !== key) {
    kept?.bench.stop();
    kept = { key, bench: new Workbench(begin()) };
  }
  return kept.bench;
}

/** A place as it is written down on a page. */
export const placeOfText = (text: string): Place =>
  text === NEW || text === OWN ? text : Number(text);

export { NEW, OWN };
