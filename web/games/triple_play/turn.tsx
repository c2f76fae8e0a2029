// A turn at Triple Play in a player's hand: the hand by ranks, each with how many there are; a tap on a rank puts one of it
// into the draft, and so does drawing it there. The draft is melded, takes the pile, or is discarded.
//
//   Ranks({cards, …})      the hand
//   Turn({…})              the draft, what it is worth, and what can be done with it
//   Naming({…})            a key to each rank, with a real deck

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { JudgedDraft, OptionView, TriplePlayRound } from "../../frontend/answers";
import { Card } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Button } from "../../frontend/kit/controls";
import { gettext } from "../../frontend/kit/gettext";
import { useJudged } from "../../frontend/kit/judged";
import { names } from "../../frontend/kit/names";
import type { CardCode, HeldByName } from "../../frontend/kit/types";
import type { Judge } from "../../frontend/kit/workbench";
import type { ActionAtTable } from "../../frontend/round/types";
import {
  addCard,
  aimAt,
  cardsOf,
  discardOf,
  DRAFT,
  type Draft,
  groupsOf,
  HAND,
  isWild,
  meldPlace,
  NOTHING,
  rankOf,
  rankPiece,
  rowsOf,
  takeOff,
  useDrawnCards,
  without,
} from "./draft";
import { meldName, meldsOf, sideOf } from "./sides";

/** The verbs that are done with cards of the draft. */
export const DRAFTED = ["pile", "meld", "discard"];

export interface DraftProps {
  round: TriplePlayRound;
  draft: Draft;
  setDraft: (draft: Draft) => void;
}

const MOST_FANNED = 4;

/** The hand by ranks. A tap adds one card to the draft; once all are there, the next takes them out. */
export function Ranks({
  round,
  draft,
  setDraft,
  seat,
  cards,
  busy,
}: DraftProps & { seat: number; cards: readonly CardCode[]; busy: boolean }) {
  const fitting = ranksThatFit(round, seat);
  const left = without(cards, cardsOf(draft));
  const tap = (rank: string) => {
    const next = left.find((card) => rankOf(card) === rank);
    if (next !== undefined) setDraft(addCard(draft, next, round));
    else setDraft(droppedRank(draft, rank));
  };
  const drag = useDrawnCards({ round, draft, setDraft, cards });
  return (
    <div class="tp-hand" role="group" aria-label={gettext("your cards")} data-onto={HAND} {...drag}>
      {groupsOf(cards, round).map(({ rank, cards: held }) => {
        const up = held.length - left.filter((card) => rankOf(card) === rank).length;
        return (
          <button
            type="button"
            key={rank}
            class={names(["tp-rank", up > 0 && "is-up", fitting.has(rank) && "is-fitting"])}
            data-card={rankPiece(rank)}
            aria-pressed={up > 0}
            aria-label={gettext("{rank}: {count}", { rank: meldName(rank), count: held.length })}
            aria-description={fitting.has(rank) ? gettext("goes into a meld") : undefined}
            disabled={busy}
            onClick={() => tap(rank)}
          >
            <span class="tp-fan">
              {held.slice(0, MOST_FANNED).map((card, at) => (
                <Card key={at} card={card} />
              ))}
            </span>
            <b class="tp-count figure">{`${held.length}×`}</b>
            {up > 0 && <span class="tp-up figure">{`+${up}`}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** The ranks that make a meld, and those of which one lies before the own side. */
const ranksThatFit = (round: TriplePlayRound, seat: number) =>
  new Set([
    ...round.hand_groups.slice(0, -1).flatMap((cards) => cards.map(rankOf)),
    ...meldsOf(round, sideOf(round, seat)).map(({ name }) => name),
  ]);

const droppedRank = (draft: Draft, rank: string): Draft => {
  const kept = Object.entries(draft.melds)
    .map(([name, held]) => [name, held.filter((card) => rankOf(card) !== rank)] as const)
    .filter(([, held]) => held.length);
  return { melds: Object.fromEntries(kept), target: kept.at(-1)?.[0] ?? null };
};

interface TurnProps extends DraftProps {
  seat: number;
  options: readonly OptionView[];
  busy: boolean;
  act: (action: ActionAtTable) => unknown;
  /** What the rules say of the draft. */
  judge: (action: ActionAtTable) => Judge;
  /** What else can be done, drawn by the page. */
  children?: ComponentChildren;
}

export function Turn(props: TurnProps) {
  const { round, draft, setDraft, options, busy, act, judge, children } = props;
  const offered = (verb: string) => options.find(({ do: does }) => does === verb);
  const [pile, meld, discard] = [offered("pile"), offered("meld"), offered("discard")];
  const send = (option: OptionView, args: HeldByName) => {
    setDraft(NOTHING);
    void act({ ...option, args });
  };
  const drafted = pile ?? meld;
  const rows = rowsOf(draft);
  const said = useJudged(
    drafted && rows.length ? judge({ ...drafted, args: { melds: rows } }) : null,
    `${drafted?.since} ${JSON.stringify(rows)}`,
  );
  const args = drafted && rows.length ? (said?.args as HeldByName | null | undefined) : null;
  const single = discard && discardOf(draft);
  const top = round.board.top;
  return (
    <div class="tp-turn">
      <Drafted {...props} said={said} />
      <div class="tp-send">
        {pile && children && <div class="tp-wide">{children}</div>}
        {pile && top && (
          <Button
            kind={args ? "main" : "plain"}
            disabled={!args}
            busy={busy}
            onTap={() => args && send(pile, args)}
          >
            {args
              ? gettext("TAKE THE PILE")
              : gettext("{card} on the pile: tap two to take it", { card: cardSign(top) })}
          </Button>
        )}
        {meld && (
          <Button
            kind={args ? "main" : "plain"}
            disabled={!args}
            busy={busy}
            onTap={() => args && send(meld, args)}
          >
            {gettext("MELD##of canasta")}
          </Button>
        )}
        {discard && (
          <Button
            kind="plain"
            disabled={!single}
            busy={busy}
            onTap={() => single && send(discard, { card: single })}
          >
            {single ? gettext("DISCARD {card}", { card: cardSign(single) }) : gettext("DISCARD")}
          </Button>
        )}
        {!pile && children && <div class="tp-wide">{children}</div>}
      </div>
    </div>
  );
}

/** The draft, meld by meld: a tap on one makes it the one that wild cards go to; ⌫ takes its last card off. */
function Drafted({
  round,
  draft,
  setDraft,
  said,
  options,
}: TurnProps & { said: JudgedDraft | null }) {
  const melds = Object.entries(draft.melds);
  const drag = useDrawnCards({ round, draft, setDraft, cards: [] });
  const isOpen = options.some(({ do: verb }) => DRAFTED.includes(verb));
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(draft.melds);
  useEffect(() => {
    const grown = melds.findIndex(
      ([name, cards]) => cards.length > (before.current[name]?.length ?? 0),
    );
    before.current = draft.melds;
    list.current?.children[grown]?.scrollIntoView({ block: "nearest" }); // there may be more than fit
  }, [draft.melds]);
  if (!melds.length && (!isOpen || round.cards === "physical")) return null;
  return (
    <div class="tp-draft" role="group" aria-label={gettext("draft")} data-onto={DRAFT} {...drag}>
      {!melds.length && <p class="quiet">{gettext("Tap cards, or drag them here.")}</p>}
      <ul ref={list}>
        {melds.map(([name, cards]) => (
          <li
            key={name}
            class={names([draft.target === name && "is-target"])}
            data-card={meldPlace(name)}
            data-onto={meldPlace(name)}
          >
            <button
              type="button"
              class="tp-pick"
              aria-pressed={draft.target === name}
              onClick={() => setDraft(aimAt(draft, name))}
            >
              {`${cards.length}× ${meldName(name)}`} <small>{withWild(name, cards, round)}</small>
            </button>
            <Button
              kind="quiet"
              name={gettext("take one off {what}", { what: meldName(name) })}
              onTap={() => setDraft(takeOff(draft, name))}
            >
              ⌫
            </Button>
          </li>
        ))}
      </ul>
      <p aria-live="polite">
        {said?.note}
        {said?.refusal && discardOf(draft) === null && <span class="tp-why">{said.refusal}</span>}
      </p>
    </div>
  );
}

const withWild = (name: string, cards: readonly CardCode[], { board }: TriplePlayRound) => {
  const wild = cards.filter((card) => isWild(card, board)).length;
  return wild > 0 && name !== board.wild_meld ? gettext("{count} wild", { count: wild }) : "";
};

/** With a real deck: a key to each rank. Suits do not matter, so one is taken of which a card may still be named. */
export function Naming({ round, draft, setDraft, busy }: DraftProps & { busy: boolean }) {
  const named = cardsOf(draft);
  const left = (card: CardCode) =>
    (round.board.unseen[card] ?? 0) - named.filter((other) => other === card).length;
  const faces = Object.keys(round.board.unseen);
  const nextOf = (rank: string) =>
    faces
      .filter((card) => rankOf(card) === rank && left(card) > 0 && !round.board.red.includes(card))
      .sort((a, b) => left(b) - left(a))[0];
  return (
    <div class="tp-keys" role="group" aria-label={gettext("cards")}>
      {[...[...round.ranks].reverse(), "Jk"].map((rank) => {
        const next = nextOf(rank);
        return (
          <Button
            key={rank}
            kind="plain"
            name={meldName(rank)}
            disabled={next === undefined}
            busy={busy}
            onTap={() => next !== undefined && setDraft(addCard(draft, next, round))}
          >
            {rank === "Jk" ? "★" : meldName(rank)}
          </Button>
        );
      })}
    </div>
  );
}
