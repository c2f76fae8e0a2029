// Cards in heaps, as somebody builds them before saying so: pure, and it draws nothing.
//
//   heapsOf(lying, own)        the work as it begins: heaps that lie there, and the cards of one's own that may be added
//   moved(work, ids, to)       these cards put to a heap (its key), into a new one (NEW), or back to the own ones (OWN)
//   cut(work, id)              a heap in two: this card begins the second one
//   entered(work, card, to)    a card that somebody names from a real deck, put to a heap
//   withdrawn(work, ids)       such cards taken away again
//   written(work)              the cards of each heap; laid(work): those of one's own that lie in one
//
// Nothing that lay there comes to the own cards: it stays where it is. A heap that is empty is gone.

import type { CardCode } from "./types";

/** A card on the workbench. Two packs have two that look alike, so each has a number. */
export interface Piece {
  id: number;
  card: CardCode;
  /** Whether it is one's own, and may go back. */
  own: boolean;
}

export interface Heap {
  key: number;
  pieces: readonly Piece[];
}

export interface Work {
  heaps: readonly Heap[];
  own: readonly Piece[];
  /** The number of the next card, or heap. */
  next: number;
}

/** What lies there and what it stands for: a wild card is written `Jk=7d` where it stands for another one. */
export const cardOf = (laid: CardCode): CardCode => laid.split("=")[0] ?? laid;
export const standsFor = (laid: CardCode): CardCode | null => laid.split("=")[1] ?? null;

export const NEW = "new";
export const OWN = "own";
/** Where cards are put: a heap by its key, a new one, or back. */
export type Place = number | typeof NEW | typeof OWN;

export function heapsOf(lying: readonly (readonly CardCode[])[], own: readonly CardCode[]): Work {
  let next = 0;
  const piece = (card: CardCode, isOwn: boolean): Piece => ({ id: next++, card, own: isOwn });
  const heaps = lying.map((cards) => ({
    key: next++,
    pieces: cards.map((card) => piece(card, false)),
  }));
  return { heaps, own: own.map((card) => piece(card, true)), next };
}

export const piecesOf = ({ heaps, own }: Work) => [
  ...heaps.flatMap(({ pieces }) => pieces),
  ...own,
];

/** Where a card lies. */
export const placeOf = ({ heaps }: Work, id: number): Place =>
  heaps.find(({ pieces }) => pieces.some((piece) => piece.id === id))?.key ?? OWN;

export function moved(work: Work, ids: readonly number[], to: Place): Work {
  const going = piecesOf(work).filter(({ id, own }) => ids.includes(id) && (to !== OWN || own));
  if (!going.length) return work;
  const { heaps, own, next } = without(work, going);
  if (to === OWN) return { heaps, own: [...own, ...going.map(plain)], next };
  if (to === NEW) return { heaps: [...heaps, { key: next, pieces: going }], own, next: next + 1 };
  // A heap all of whose cards were put to itself is still there.
  const kept = work.heaps.map(
    (heap) => heaps.find(({ key }) => key === heap.key) ?? { ...heap, pieces: [] },
  );
  return {
    heaps: filled(
      kept.map((heap) =>
        heap.key === to ? { ...heap, pieces: [...heap.pieces, ...going] } : heap,
      ),
    ),
    own,
    next,
  };
}

/** In the own hand a card stands for itself. */
const plain = (piece: Piece): Piece => ({ ...piece, card: cardOf(piece.card) });

/** A heap whose wild cards stand for others in this way. */
export const said = (work: Work, key: number, way: readonly CardCode[]): Work => ({
  ...work,
  heaps: work.heaps.map((heap) =>
    heap.key === key
      ? { ...heap, pieces: inWay(heap.pieces, way).map(([piece, card]) => ({ ...piece, card })) }
      : heap,
  ),
});

/** The cards of a heap as a way to say it names them, in its order. */
export function inWay(
  pieces: readonly Piece[],
  way: readonly CardCode[],
): (readonly [Piece, CardCode])[] {
  const left = [...pieces];
  const found = way.flatMap((laid) => {
    const same = left.findIndex(({ card }) => card === laid);
    const at = same < 0 ? left.findIndex(({ card }) => cardOf(card) === cardOf(laid)) : same;
    return at < 0 ? [] : left.splice(at, 1).map((piece) => [piece, laid] as const);
  });
  return [...found, ...left.map((piece) => [piece, piece.card] as const)];
}

export function cut(work: Work, id: number): Work {
  const heap = work.heaps.find(({ pieces }) => pieces.some((piece) => piece.id === id));
  const at = heap?.pieces.findIndex((piece) => piece.id === id) ?? 0;
  if (!heap || at <= 0) return work;
  return {
    heaps: work.heaps.flatMap((each) =>
      each.key === heap.key
        ? [
            { ...each, pieces: each.pieces.slice(0, at) },
            { key: work.next, pieces: each.pieces.slice(at) },
          ]
        : [each],
    ),
    own: work.own,
    next: work.next + 1,
  };
}

export function entered(work: Work, card: CardCode, to: Place): Work {
  const named = { ...work, own: [...work.own, { id: work.next, card, own: true }] };
  return moved({ ...named, next: work.next + 1 }, [work.next], to);
}

export function withdrawn(work: Work, ids: readonly number[]): Work {
  const gone = piecesOf(work).filter(({ id, own }) => own && ids.includes(id));
  return gone.length ? { ...without(work, gone), next: work.next } : work;
}

export const written = ({ heaps }: Work) =>
  heaps.map(({ pieces }) => pieces.map(({ card }) => card));

export const laid = ({ heaps }: Work) =>
  heaps.flatMap(({ pieces }) => pieces.filter(({ own }) => own));

/** What a heap is known by: its cards, in whatever order. */
export const signOf = (cards: readonly CardCode[]) => [...cards].sort().join(" ");

function without({ heaps, own, next }: Work, gone: readonly Piece[]): Work {
  const stays = ({ id }: Piece) => !gone.some((piece) => piece.id === id);
  return {
    heaps: filled(heaps.map((heap) => ({ ...heap, pieces: heap.pieces.filter(stays) }))),
    own: own.filter(stays),
    next,
  };
}

const filled = (heaps: readonly Heap[]) => heaps.filter(({ pieces }) => pieces.length > 0);
