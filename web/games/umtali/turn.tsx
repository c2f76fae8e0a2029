// A turn at Umtali, in a player's hand: cards that are touched, or drawn there, lie in a draft that nobody else sees. If they
// make a meld, or the table takes the one there is, a button says so; what it extends lights up, and is touched to lay it
// there. A card may also be drawn to what it extends, or to the pile.
//
//   Lying(…)        the table: what may be extended is touched, and so is the top of the pile
//   Own(…)          one's own cards, by melds or by suits; each goes into the draft and out of it
//   Turn(…)         what may be done with the draft
//   UmtaliHand(…)   all of it on the tablet that a player holds

import { useState } from "preact/hooks";
import type { OptionView, UmtaliMeld, UmtaliRound } from "../../frontend/answers";
import { useGroups } from "../../frontend/kit/bench";
import { Card, Hand } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Button } from "../../frontend/kit/controls";
import { useDrag } from "../../frontend/kit/drag";
import { cardName } from "../../frontend/kit/faces";
import { gettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { sorted } from "../../frontend/kit/sorting";
import type { CardCode, HeldByName } from "../../frontend/kit/types";
import type { ActionAtTable, OpenHandProps } from "../../frontend/round/types";
import { HeldHand } from "../../frontend/table/held";
import { meldsOf, Middle, SideHead } from "./table";

export interface TurnProps {
  round: UmtaliRound;
  seat: number;
  /** Those of the seat. */
  options: readonly OptionView[];
  /** The cards that are touched. */
  draft: readonly CardCode[];
  setDraft: (draft: readonly CardCode[]) => void;
  act: (action: ActionAtTable) => unknown;
  busy: boolean;
}

const listed = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];

const optionOf = ({ options }: TurnProps, verb: string) =>
  options.find((option) => option.do === verb);

const isSame = (some: readonly CardCode[], others: readonly CardCode[]) =>
  some.length === others.length && some.every((card) => others.includes(card));

const toggled = (draft: readonly CardCode[], card: CardCode) =>
  draft.includes(card) ? draft.filter((other) => other !== card) : [...draft, card];

const signs = (cards: readonly CardCode[]) => cards.map(cardSign).join(" ");

/** What is touched and is still there to be put down. */
export function draftOf({ round, seat, draft }: Pick<TurnProps, "round" | "seat" | "draft">) {
  const there = [...(round.zones[`hand:${seat}`]?.cards ?? []), round.board.reach];
  return draft.filter((card) => there.includes(card));
}

/** What the table takes as singles. */
export const singlesOf = (options: readonly OptionView[]) =>
  listed(options.find((option) => option.do === "lay")?.values["card"]);

/** The one card of the draft, where the table takes it as a single. */
function singleOf(props: TurnProps) {
  const [card, ...others] = draftOf(props);
  return card && !others.length && singlesOf(props.options).includes(card) ? card : null;
}

// Where a card may be drawn to

const DRAFT = "draft";
const HAND = "hand";
const PILE = "pile";

function useDrawnCards(props: TurnProps) {
  return useDrag((card, onto) => {
    const draft = draftOf(props);
    const others = draft.filter((other) => other !== card);
    const [lay, discard] = [optionOf(props, "lay"), optionOf(props, "discard")];
    if (onto === DRAFT) props.setDraft([...others, card]);
    else if (onto === HAND) props.setDraft(others);
    else if (onto === PILE) {
      if (discard && listed(discard.values["card"]).includes(card)) send(props, discard, { card });
    } else if (lay && singlesOf(props.options).includes(card) && isExtended(props, onto, card))
      send(props, lay, { card });
  });
}

/** What lies on the table, as a place. */
const placeOf = ({ cards }: UmtaliMeld) => cards.join();

const isExtended = ({ round }: TurnProps, place: string, card: CardCode) =>
  round.board.melds.some((meld) => placeOf(meld) === place && meld.extended_by.includes(card));

const send = ({ setDraft, act }: TurnProps, option: OptionView, args: HeldByName) => {
  setDraft([]);
  act({ ...option, args });
};

/** The table. The own side is the nearer one. */
export function Lying(props: TurnProps) {
  const { round, seat } = props;
  const far = round.seats.find((seated) => seated.seat !== seat);
  const near = round.seats.find((seated) => seated.seat === seat);
  const { reach } = round.board;
  const isPicked = reach !== null && props.draft.includes(reach);
  const drag = useDrawnCards(props);
  return (
    <div class="umtali-seen hand-table" role="group" aria-label={gettext("the table")} {...drag}>
      {far && <SideToTap {...props} of={far.seat} player={far.player} />}
      <Middle round={round}>
        {reach !== null && (
          <button
            type="button"
            class={names(["umtali-reach", isPicked && "is-picked"])}
            data-card={reach}
            aria-label={gettext("{card} of the pile", { card: cardName(reach) })}
            aria-pressed={isPicked}
            onClick={() => props.setDraft(toggled(draftOf(props), reach))}
          >
            <Card card={reach} />
          </button>
        )}
      </Middle>
      {near && <SideToTap {...props} of={near.seat} player={near.player} />}
    </div>
  );
}

function SideToTap(props: TurnProps & { of: number; player: string }) {
  const { round, of, player } = props;
  const card = singleOf(props);
  const lay = optionOf(props, "lay");
  return (
    <section class="lit-box umtali-side" aria-label={player}>
      <SideHead round={round} seat={of} player={player} />
      <div class="umtali-melds">
        {meldsOf(round, of).map((meld) => (
          <MeldToTap
            key={meld.cards.join()}
            meld={meld}
            card={card && meld.extended_by.includes(card) ? card : null}
            onLay={() => lay && card && send(props, lay, { card })}
          />
        ))}
      </div>
    </section>
  );
}

interface MeldToTapProps {
  meld: UmtaliMeld;
  /** The single that extends it, if it is in the draft. */
  card: CardCode | null;
  onLay: () => void;
}

const MeldToTap = ({ meld, card, onLay }: MeldToTapProps) =>
  card ? (
    <button
      type="button"
      class="umtali-meld is-extended"
      data-onto={placeOf(meld)}
      aria-label={gettext("lay {card} to {cards}", {
        card: cardSign(card),
        cards: signs(meld.cards),
      })}
      onClick={onLay}
    >
      <Hand cards={meld.cards} fanned />
    </button>
  ) : (
    <span class="umtali-meld" data-onto={placeOf(meld)}>
      <Hand cards={meld.cards} fanned />
    </span>
  );

/** One's own cards: what makes melds stands first and together, or all go by suits. */
export function Own({ cards, ...props }: TurnProps & { cards: readonly CardCode[] }) {
  const { round, options, setDraft } = props;
  const { as: order, turn } = useGroups(round, cards);
  const drag = useDrawnCards(props);
  const draft = draftOf(props);
  const singles = singlesOf(options);
  const melded = order === "melds" ? round.hand_groups.slice(0, -1).flat() : [];
  const others = sorted(
    cards.filter((card) => !melded.includes(card)),
    round,
  );
  return (
    <div class="hand-open is-many is-crowd umtali-own" style={{ "--of": cards.length }}>
      <div
        class="tap-hand"
        role="group"
        aria-label={gettext("your cards")}
        data-onto={HAND}
        {...drag}
      >
        {[...melded, ...others].map((card) => (
          <button
            type="button"
            key={card}
            class={names([
              "tap-card is-open",
              draft.includes(card) && "is-raised",
              singles.includes(card) && "is-single",
              melded.includes(card) && "is-melded",
            ])}
            data-card={card}
            aria-label={cardName(card)}
            aria-pressed={draft.includes(card)}
            onClick={() => setDraft(toggled(draft, card))}
          >
            <Card card={card} />
          </button>
        ))}
        <button
          type="button"
          class="umtali-sort"
          aria-label={order === "melds" ? gettext("sort by suits") : gettext("sort by melds")}
          onClick={turn}
        >
          <span aria-hidden>⇄</span>
        </button>
      </div>
    </div>
  );
}

export function Turn(props: TurnProps) {
  const { round, options, busy } = props;
  const draw = optionOf(props, "draw");
  const take = optionOf(props, "take");
  if (!options.length) return null;
  if (!draw && !take) return <Draft {...props} />;
  const top = round.zones["pile"]?.cards.at(-1) ?? "??";
  return (
    <div class="umtali-turn">
      {draw && (
        <Button kind="main" busy={busy} onTap={() => send(props, draw, {})}>
          {gettext("DRAW")}
        </Button>
      )}
      {take && (
        <Button kind="main" busy={busy} onTap={() => send(props, take, {})}>
          {gettext("TAKE {card}", { card: cardSign(top) })}
        </Button>
      )}
    </div>
  );
}

const MOST_OFFERED = 4;

/** What the cards that are touched may do; with none, the melds there are. */
function Draft(props: TurnProps) {
  const { setDraft, busy } = props;
  const draft = draftOf(props);
  const drag = useDrawnCards(props);
  const [meld, lay, discard] = ["meld", "lay", "discard"].map((verb) => optionOf(props, verb));
  const melds = meld?.together ?? [];
  const found = melds.find((cards) => isSame(cards, draft));
  const single = singleOf(props);
  const [card] = draft;
  const thrown =
    card && draft.length === 1 && listed(discard?.values["card"]).includes(card) ? card : null;
  return (
    <div class="umtali-turn">
      <div class="umtali-draft" data-onto={DRAFT} {...drag}>
        {draft.map((card) => (
          <span key={card} data-card={card}>
            <Card card={card} />
          </span>
        ))}
        {!found && !single && !thrown && (
          <p class="controls-note" role="status">
            {draft.length
              ? gettext("{cards}: no meld yet.", { cards: signs(draft) })
              : gettext("Touch the cards to meld, lay or discard.")}
          </p>
        )}
      </div>
      {meld && found && (
        <Button kind="main" busy={busy} onTap={() => send(props, meld, { cards: [...found] })}>
          {gettext("MELD {cards}", { cards: signs(found) })}
        </Button>
      )}
      {lay && single && (
        <Button kind="main" busy={busy} onTap={() => send(props, lay, { card: single })}>
          {gettext("LAY {card}", { card: cardSign(single) })}
        </Button>
      )}
      {discard && thrown && (
        <Button kind="plain" busy={busy} onTap={() => send(props, discard, { card: thrown })}>
          {gettext("DISCARD {card}", { card: cardSign(thrown) })}
        </Button>
      )}
      {discard && thrown && discard.values["down"] !== undefined && (
        <Button
          kind="plain"
          busy={busy}
          onTap={() => send(props, discard, { card: thrown, down: true })}
        >
          {gettext("DISCARD FACE DOWN")}
        </Button>
      )}
      {!draft.length && melds.length > 0 && (
        <div class="umtali-offers" role="group" aria-label={gettext("melds of the hand")}>
          {melds.slice(0, MOST_OFFERED).map((cards) => (
            <Button key={cards.join()} kind="plain" onTap={() => setDraft(cards)}>
              {signs(cards)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The tablet in a player's hands. */
export function UmtaliHand({ table, hand, seat, who, act, onCover }: OpenHandProps<UmtaliRound>) {
  const { round } = hand;
  const [draft, setDraft] = useState<readonly CardCode[]>([]);
  const options = round.prompt?.options.filter(({ by }) => by === seat) ?? [];
  const turn = { round, seat, options, draft, setDraft, act, busy: table.late.value };
  return (
    <HeldHand table={table} hand={hand} who={who} onCover={onCover} turn={<Turn {...turn} />}>
      <Lying {...turn} />
      <Own {...turn} cards={round.zones[`hand:${seat}`]?.cards ?? []} />
    </HeldHand>
  );
}
