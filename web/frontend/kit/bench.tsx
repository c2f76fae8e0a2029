// BenchHeaps({bench, label})     the heaps of a workbench (workbench.ts): those that are no melds yet say so, those that take
//                                what is taken up are lit. Cards and heaps are tapped, or drawn to where they belong.
// BenchHand({bench, groups})     the own cards that are not laid, in groups with a gap between them
// BenchFoot({bench, say, all, busy, onSay})
//                                what the rules say of the whole, and the buttons: `say(count)` names the one that lays it,
//                                `all` asks again before something is laid that costs
// HandInGroups({groups})         the same hand where there is nothing to build
// useGroups(round, cards)        {groups, as, turn}: a hand by melds or by suits, as this screen has it
// SortKey({sorting})             the button for it

import { useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { RoundView } from "../answers";
import { Card } from "./card";
import { Button } from "./controls";
import { Ask, type Question } from "./dialog";
import { useDrag } from "./drag";
import { cardName, isFace } from "./faces";
import { cardSign } from "./cardpicker";
import { gettext, ngettext } from "./gettext";
import { cardOf, type Heap, inWay, type Piece, standsFor } from "./heaps";
import { names } from "./names";
import { sorted } from "./sorting";
import type { CardCode, HeldByName } from "./types";
import { NEW, OWN, placeOfText, type Workbench } from "./workbench";

interface BenchProps {
  bench: Workbench;
}

export function BenchHeaps({ bench, label }: BenchProps & { label: string }) {
  const drag = useBenchDrag(bench);
  const { heaps } = bench.work.value;
  const isUp = bench.picked.value.length > 0;
  return (
    <div class="bench-heaps" role="group" aria-label={label} {...drag}>
      {heaps.map((heap) => (
        <HeapBox key={heap.key} bench={bench} heap={heap} />
      ))}
      <button
        type="button"
        class={names(["bench-new", bench.target.value === NEW && "is-target"])}
        data-onto={NEW}
        disabled={!isUp && !bench.isNamed}
        onClick={() => bench.tapNew()}
      >
        {gettext("new heap")}
      </button>
    </div>
  );
}

function HeapBox({ bench, heap }: BenchProps & { heap: Heap }) {
  const said = bench.heapSaid(heap);
  const isMeld = said !== null && said.ways.length > 0;
  const up = upOf(bench);
  const fits = bench.fits(heap);
  const isFitting =
    up.length === 1 && up.every(({ own, card }) => own && fits.includes(cardOf(card)));
  const mark = said === null ? "…" : isMeld ? "✓" : "!";
  return (
    <div
      class={names([
        "bench-heap",
        said !== null && (isMeld ? "is-meld" : "is-open"),
        isFitting && "is-fitting",
        bench.target.value === heap.key && "is-target",
      ])}
      data-onto={heap.key}
      role="group"
      aria-label={said?.what ?? gettext("a heap")}
    >
      <button type="button" class="bench-handle" onClick={() => bench.tapHeap(heap.key)}>
        <span aria-hidden="true">{mark}</span>
        <span class="unseen">{gettext("the whole heap")}</span>
      </button>
      <div class="bench-cards">
        {inOrder(heap, said?.ways).map(([piece, laid]) => (
          <PieceKey key={piece.id} bench={bench} piece={piece} laid={laid} />
        ))}
      </div>
      {said && said.ways.length > 1 && (
        <button type="button" class="bench-turn" onClick={() => bench.turn(heap)}>
          {gettext("otherwise")}
        </button>
      )}
      {said !== null && !isMeld && <small class="bench-why">{said.what}</small>}
    </div>
  );
}

/** As the rules draw a meld; as it was built, what is not one. */
const inOrder = ({ pieces }: Heap, ways: readonly (readonly string[])[] | undefined) =>
  inWay(pieces, ways?.[0] ?? pieces.map(({ card }) => card));

/** What a wild card stands for, in a corner of it. */
export function LaidCard({ laid }: { laid: CardCode }) {
  const face = standsFor(laid);
  return (
    <>
      <Card card={cardOf(laid)} />
      {face && (
        <span class={names(["bench-face", `suit-${face[1] ?? ""}`])}>
          <span class="unseen">{gettext("as the {card}", { card: cardName(face) })}</span>
          <span aria-hidden="true">{cardSign(face)}</span>
        </span>
      )}
    </>
  );
}

function PieceKey({ bench, piece, laid }: BenchProps & { piece: Piece; laid: CardCode }) {
  const isUp = bench.picked.value.includes(piece.id);
  return (
    <button
      type="button"
      class={names(["bench-card", piece.own && "is-own", isUp && "is-up"])}
      data-card={piece.id}
      aria-label={laidName(laid)}
      aria-pressed={isUp}
      onClick={() => bench.tap(piece.id)}
    >
      <LaidCard laid={laid} />
    </button>
  );
}

function laidName(laid: CardCode) {
  const face = standsFor(laid);
  const card = cardName(cardOf(laid));
  return face ? gettext("{card} as the {other}", { card, other: cardName(face) }) : card;
}

const upOf = (bench: Workbench) =>
  bench.pieces().filter(({ id }) => bench.picked.value.includes(id));

// The own cards

export type Groups = readonly (readonly CardCode[])[];

interface GroupsProps {
  groups: Groups;
  /** What stands behind the last card. */
  end?: ComponentChildren;
}

export function BenchHand({ bench, groups, end }: BenchProps & GroupsProps) {
  const drag = useBenchDrag(bench);
  const { own } = bench.work.value;
  const up = upOf(bench);
  const comesBack = up.length > 0 && up.every((piece) => piece.own && !own.includes(piece));
  return (
    <div
      class={names(["bench-hand", comesBack && "is-fitting"])}
      data-onto={OWN}
      role="group"
      aria-label={gettext("your cards")}
      {...drag}
    >
      {inGroups(own, groups).map((pieces, at) => (
        <div class="bench-group" key={at}>
          {pieces.map((piece) => (
            <PieceKey key={piece.id} bench={bench} piece={piece} laid={piece.card} />
          ))}
        </div>
      ))}
      {!own.length && <p class="quiet">{gettext("all laid")}</p>}
      {end}
    </div>
  );
}

export const HandInGroups = ({ groups, end }: GroupsProps) => (
  <div class="bench-hand" role="group" aria-label={gettext("your cards")}>
    {groups.map((cards, at) => (
      <div class="bench-group" key={at}>
        {cards.map((card, place) => (
          <span class="bench-card" key={place}>
            <Card card={card} />
          </span>
        ))}
      </div>
    ))}
    {end}
  </div>
);

function inGroups(own: readonly Piece[], groups: Groups) {
  let left = own;
  const found = groups.map((cards) => {
    const pieces = inWay(left, cards)
      .map(([piece]) => piece)
      .slice(0, held(left, cards));
    left = left.filter((piece) => !pieces.includes(piece));
    return pieces;
  });
  return [...found, left].filter((pieces) => pieces.length > 0);
}

/** How many of these cards are still there. */
function held(pieces: readonly Piece[], cards: readonly CardCode[]) {
  const left = pieces.map(({ card }) => card);
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

const KEPT = "hand-groups";

export interface GroupSorting {
  groups: Groups;
  as: "melds" | "suits";
  turn: () => void;
}

export function useGroups(round: RoundView, cards: readonly CardCode[]): GroupSorting {
  const [as, setAs] = useState<GroupSorting["as"]>(kept);
  const turn = () => {
    const other = as === "melds" ? "suits" : "melds";
    keep(other);
    setAs(other);
  };
  const groups =
    as === "melds" && round.hand_groups.length > 0 ? round.hand_groups : bySuit(cards, round);
  return { groups, as, turn };
}

function bySuit(cards: readonly CardCode[], round: RoundView): Groups {
  const rows = new Map<string, CardCode[]>();
  for (const card of sorted(cards, round)) {
    const suit = isFace(card) ? card.slice(1) : "";
    rows.set(suit, [...(rows.get(suit) ?? []), card]);
  }
  return [...rows.values()];
}

export const SortKey = ({ sorting }: { sorting: GroupSorting }) => (
  <Button kind="plain" onTap={sorting.turn}>
    {sorting.as === "melds" ? gettext("by suits") : gettext("by melds")}
  </Button>
);

function kept(): GroupSorting["as"] {
  try {
    return localStorage.getItem(KEPT) === "suits" ? "suits" : "melds";
  } catch {
    return "melds"; // a screen that keeps nothing
  }
}

function keep(as: GroupSorting["as"]) {
  try {
    localStorage.setItem(KEPT, as);
  } catch {
    // It holds until the page is loaded again.
  }
}

// What is said of it

interface BenchFootProps extends BenchProps {
  say: (count: number) => string;
  all: Omit<Question, "text">;
  busy: boolean;
  /** What is done with these values; whether it was taken. */
  onSay: (args: HeldByName) => Promise<boolean>;
  /** What may be done besides, while nothing is taken up. */
  children?: ComponentChildren;
}

export function BenchFoot({ bench, say, all, busy, onSay, children }: BenchFootProps) {
  const [asked, ask] = useState(false);
  const count = bench.laid().length;
  const up = upOf(bench);
  const said = bench.said.value;
  const args = bench.args();
  const [only] = up;
  return (
    <div class="bench-foot">
      <p class="bench-says" role="status">
        {bench.isTouched &&
          (said === null
            ? gettext("one moment …")
            : said.refusal || said.price || gettext("It comes out."))}
      </p>
      {up.length > 0 ? (
        <div class="bench-keys">
          <Button kind="plain" onTap={() => bench.put(bench.picked.value, NEW)}>
            {gettext("new heap")}
          </Button>
          {up.length === 1 && only && bench.isCuttable(only.id) && (
            <Button kind="plain" onTap={() => bench.cut(only.id)}>
              {gettext("split here")}
            </Button>
          )}
          {up.every((piece) => piece.own && !bench.work.value.own.includes(piece)) && (
            <Button kind="plain" onTap={() => bench.put(bench.picked.value, OWN)}>
              {gettext("take back##into one's hand")}
            </Button>
          )}
          <Button kind="quiet" onTap={bench.drop}>
            {gettext("leave it")}
          </Button>
        </div>
      ) : (
        bench.isTouched && (
          <div class="bench-keys">
            <Button kind="plain" onTap={bench.back}>
              {gettext("undo")}
            </Button>
            <Button kind="plain" onTap={bench.reset}>
              {gettext("undo everything")}
            </Button>
          </div>
        )
      )}
      {count > 0 && (
        <Button
          kind="main"
          disabled={!args || said?.price !== ""}
          busy={busy}
          onTap={() => args && onSay(args)}
        >
          {say(count)}
        </Button>
      )}
      {said?.price && args && up.length === 0 && (
        <Button kind="quiet" disabled={busy} onTap={() => ask(true)}>
          {all.yes} …
        </Button>
      )}
      {!up.length && children}
      {asked && said?.price && args && (
        <Ask
          {...all}
          text={said.price}
          onClose={() => ask(false)}
          onYes={() => {
            ask(false);
            onSay(args);
          }}
        />
      )}
    </div>
  );
}

/** How many cards are to be laid, for a button. */
export const cardsLaid = (count: number) =>
  ngettext("LAY {count} CARD", "LAY {count} CARDS", count);

/** A card is drawn to where it belongs; what is taken up goes along. */
const useBenchDrag = (bench: Workbench) =>
  useDrag((from, onto) => {
    const { value: up } = bench.picked;
    const id = Number(from);
    bench.put(up.includes(id) ? up : [id], placeOfText(onto));
  });
