// What lies before the two sides of Triple Play, on every screen alike.
//
//   Middle({round})             the pile's top card and how many it has, the stock
//   BothSides({round, seat, aim})   both, that of a seat first; aim: what a meld of its own does that is tapped
//   Side({round, side})         a side: its book, its canastas, its unfinished melds, red threes, points
//   Packets({round, seat})      a seat's hand, knee and foot
//   meldName(name)              "7", "wild"

import type { TriplePlayRound } from "../../frontend/answers";
import { Card, Outline } from "../../frontend/kit/card";
import { gettext, ngettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import type { CardCode } from "../../frontend/kit/types";
import { namesOf } from "../../frontend/round/lines";
import { aimAt, type Draft, isWild, meldPlace, rankOf } from "./draft";

export const meldName = (name: string) =>
  ({
    W: gettext("wild##of cards"),
    T: "10",
    mixed: gettext("mixed##of a canasta"),
    natural: gettext("natural##of a canasta"),
    Jk: gettext("joker"),
  })[name] ?? name;

/** The side of a seat, by its name: "1+3". */
export const sideOf = ({ facts }: TriplePlayRound, seat: number) =>
  Object.keys(facts.sides).find((side) => side.split("+").includes(String(seat))) ?? "";

const zoneOf = ({ zones }: TriplePlayRound, kind: string, side: string) =>
  zones[`${kind}:${side.split("+")[0]}`];

/** A side's unfinished melds, in the order of the ranks. */
export const meldsOf = (round: TriplePlayRound, side: string) =>
  round.board.melds
    .map((name) => ({ name, cards: zoneOf(round, `meld:${name}`, side)?.cards ?? [] }))
    .filter(({ cards }) => cards.length);

export function Middle({ round }: { round: TriplePlayRound }) {
  const { top, pile } = round.board;
  const stock = round.zones["stock"]?.count ?? 0;
  return (
    <div class="tp-middle">
      <span class="tp-heap">
        {top ? <Card card={top} /> : <Outline />}
        <span>{gettext("pile: {count}##canasta", { count: pile })}</span>
      </span>
      <span class="tp-heap">
        {stock > 0 ? <Card card="??" /> : <Outline />}
        <span>{gettext("stock {count}", { count: stock })}</span>
      </span>
    </div>
  );
}

/** Where wild cards go, and what has them go elsewhere. */
export interface Aim {
  at: string | null;
  take: (name: string) => void;
}

/** A draft's aim, where this seat may meld. */
export const aimOf = (
  { prompt }: TriplePlayRound,
  seat: number,
  draft: Draft,
  setDraft: (draft: Draft) => void,
): Aim | null =>
  prompt?.options.some(({ by, do: verb }) => by === seat && verb === "meld")
    ? { at: draft.target, take: (name) => setDraft(aimAt(draft, name)) }
    : null;

interface SideProps {
  round: TriplePlayRound;
  side: string;
  aim?: Aim | null | undefined;
}

/** What a side has finished and what its book lacks; its melds, and what all of it counts. */
export function Side({ round, side, aim }: SideProps) {
  const board = round.board.sides[side];
  const own = round.facts.sides[side];
  const reds = zoneOf(round, "red", side)?.count ?? 0;
  if (!board || !own) return null;
  return (
    <div class="tp-side">
      <ul class="tp-book" aria-label={gettext("the book")}>
        {round.board.book.map((part) => (
          <Part key={part} part={part} round={round} side={side} />
        ))}
      </ul>
      {own.opened ? (
        <ul class="tp-melds" aria-label={gettext("unfinished melds")}>
          {meldsOf(round, side).map(({ name, cards }) => (
            <Meld key={name} name={name} cards={cards} round={round} aim={aim} />
          ))}
        </ul>
      ) : (
        <p class="tp-opening">{gettext("opens with {points}", { points: round.board.opening })}</p>
      )}
      <p class="tp-points">
        {gettext("melded {points}", { points: chips(board.melded) })}
        {board.bonus > 0 && ` · ${gettext("canastas {points}", { points: chips(board.bonus) })}`}
        {reds > 0 && ` · ${ngettext("{count} red three", "{count} red threes", reds)}`}
      </p>
    </div>
  );
}

/** Both sides with their names, that of a seat first. */
export function BothSides({ round, seat, aim }: Omit<SideProps, "side"> & { seat: number }) {
  const own = sideOf(round, seat);
  const players = namesOf(round);
  const others = Object.keys(round.facts.sides).filter((side) => side !== own);
  return [own, ...others].map((side) => (
    <section key={side}>
      <p class="tp-names">
        {side
          .split("+")
          .map((each) => players[each])
          .join(" + ")}
      </p>
      <Side round={round} side={side} aim={side === own ? aim : null} />
    </section>
  ));
}

/** A part of the book: the closed canastas of its kind, what each brings, and whether it is missing. */
function Part({ part, round, side }: { part: string; round: TriplePlayRound; side: string }) {
  const { board, facts } = round;
  const isMissing = board.sides[side]?.missing.includes(part);
  const closed = (facts.sides[side]?.canastas ?? []).filter(
    ({ of, kind }) => (board.book.includes(of) ? of : kind) === part,
  );
  const others = closed.filter(({ of }) => of !== part).map(({ of }) => meldName(of));
  return (
    <li class={names([`is-${part}`, !isMissing && "is-there"])}>
      <span aria-hidden="true">{isMissing ? "○" : "✓"}</span> <b>{meldName(part)}</b>{" "}
      <span class="tp-bonus">{chips(board.bonuses[part] ?? 0)}</span>
      {closed.length > 0 && <b> ×{closed.length}</b>}
      {others.length > 0 && <small> {others.join(" ")}</small>}
      {isMissing && <span class="unseen"> {gettext("is missing")}</span>}
    </li>
  );
}

interface MeldProps {
  name: string;
  cards: readonly CardCode[];
  round: TriplePlayRound;
  aim: Aim | null | undefined;
}

/** A meld: its card once, and how many there are. */
function Meld({ name, cards, round, aim }: MeldProps) {
  const wild = cards.filter((card) => isWild(card, round.board)).length;
  const [face] = cards;
  const lies = (
    <>
      {face && <Card card={cards.find((card) => rankOf(card) === name) ?? face} />}
      <b>{`${cards.length}×`}</b>
      {wild > 0 && name !== round.board.wild_meld && (
        <small>{gettext("{count} wild", { count: wild })}</small>
      )}
    </>
  );
  if (!aim) return <li>{lies}</li>;
  return (
    <li>
      <button
        type="button"
        class="tp-aim"
        data-onto={meldPlace(name)}
        aria-pressed={aim.at === name}
        onClick={() => aim.take(name)}
      >
        {lies}
      </button>
    </li>
  );
}

/** What a seat still has: cards in the hand; knee and foot as backs until they are picked up. */
export function Packets({ round, seat }: { round: TriplePlayRound; seat: number }) {
  const { zones, facts } = round;
  const hand = zones[`hand:${seat}`]?.count ?? 0;
  const packet = facts.feet.includes(seat)
    ? gettext("plays the foot")
    : facts.knees.includes(seat)
      ? gettext("plays the knee")
      : gettext("plays the hand");
  return (
    <span class="tp-packets">
      <span class="tp-backs" aria-hidden="true">
        {(zones[`knee:${seat}`]?.count ?? 0) > 0 && <Card card="??" />}
        {(zones[`foot:${seat}`]?.count ?? 0) > 0 && <Card card="??" />}
      </span>
      <span>
        {packet}: {ngettext("{count} card", "{count} cards", hand)}
      </span>
    </span>
  );
}
