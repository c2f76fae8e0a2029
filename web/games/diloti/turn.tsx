// A turn at Diloti, in a player's hand: a card of one's own is touched, then those of the table that it is about. The game
// lists the plays that are possible; what is touched narrows them down, and those that are just that are the buttons.
//
//   Lying(…)         the table: loose cards, and heaps that are touched whole
//   Turn(…)          what may go together, and the plays
//   DilotiHand(…)    both on the tablet that a player holds
//   footOf(round)    the foot of a real deck: the card that was played is picked, and the table is touched on the felt

import type { DilotiRound, OptionView } from "../../frontend/answers";
import { Card, Hand } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Button } from "../../frontend/kit/controls";
import { cardName } from "../../frontend/kit/faces";
import { gettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { isRange } from "../../frontend/kit/prompt";
import type { CardCode, HeldByName, ValueKind } from "../../frontend/kit/types";
import { cardsOf } from "../../frontend/round/offers";
import type { ActionAtTable, FootProps } from "../../frontend/round/types";
import {
  handToTap,
  type OnFelt,
  RealFoot,
  type ToTap,
  turnOnFelt,
} from "../../frontend/table/held";
import { heapOf } from "./heaps";

declare module "../../frontend/round/types" {
  interface Pads {
    diloti: OnFelt<Chosen>;
  }
}

/** The own card that is to be played, and those of the table it is about. */
export interface Chosen {
  card: CardCode | null;
  picked: readonly CardCode[];
}

export const NOTHING: Chosen = { card: null, picked: [] };

export type TurnProps = ToTap<DilotiRound, Chosen>;

/** A play that is possible, and all cards of the table that it is about. */
interface Play {
  option: OptionView;
  args: HeldByName;
  about: readonly CardCode[];
}

const MOST_OFFERED = 6;

/** A value that is a list of choices. */
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const cardsIn = (value: unknown) => listed(value).map(String);

const heapWith = (round: DilotiRound, card: unknown) =>
  round.facts.declarations.find(({ cards }) => cards.includes(String(card)));

const isSame = (some: readonly CardCode[], others: readonly CardCode[]) =>
  some.length === others.length && some.every((card) => others.includes(card));

/** What is touched and still lies there. */
const pickedOf = ({ round, chosen }: TurnProps) =>
  chosen.picked.filter((card) => round.zones["layout"]?.cards.includes(card));

/** What the card that is touched may do. */
function playsOf(props: TurnProps): readonly Play[] {
  const { round, options, chosen } = props;
  const { card } = chosen;
  return options.flatMap((option) =>
    (option.ways ?? unlisted(option, props))
      .filter((way) => isPlayedAs(way["card"], props))
      .map((args) => ({
        option,
        args: { ...args, card },
        about: [
          ...cardsIn(args["take"]),
          ...(heapWith(round, args["of"])?.cards ?? []),
          ...cardsIn(args["cards"]),
        ],
      })),
  );
}

/** The values that may be declared: a list of them, or with a real deck a range. */
const totals = (value: ValueKind | undefined) =>
  value && isRange(value)
    ? Array.from({ length: (value.max ?? 0) - value.min + 1 }, (_, at) => value.min + at)
    : listed(value).map(Number);

/** Of a real deck one card of each rank stands for all of it. */
const isPlayedAs = (listed: unknown, { round, chosen: { card } }: TurnProps) =>
  round.cards === "virtual" ? listed === card : String(listed)[0] === card?.[0];

/** A table with too many plays to be listed: what is touched is sent as it is, and the rules say what is wrong with it. */
function unlisted({ do: verb, values }: OptionView, props: TurnProps): readonly HeldByName[] {
  const { card } = props.chosen;
  const picked = pickedOf(props);
  if (!listed(values["card"]).includes(card) || !picked.length) return [];
  if (verb === "capture") return [{ card, take: picked }];
  if (verb === "declare")
    return totals(values["value"]).map((value) => ({ card, value, cards: picked }));
  const raised = heapWith(
    props.round,
    picked.find((each) => listed(values["of"]).includes(each)),
  );
  const more = picked.filter((each) => !raised?.cards.includes(each));
  return raised ? [{ card, of: raised.cards[0], ...(more.length ? { cards: more } : {}) }] : [];
}

/** The table: each loose card and each heap is a button. What the card in hand can be played with is lit. */
export function Lying(props: TurnProps) {
  const { round, chosen, choose } = props;
  const lit = playsOf(props).flatMap(({ about }) => about);
  const picked = pickedOf(props);
  const toggle = (cards: readonly CardCode[]) => {
    const rest = picked.filter((card) => !cards.includes(card));
    choose({ ...chosen, picked: rest.length < picked.length ? rest : [...picked, ...cards] });
  };
  const look = ([card = ""]: readonly CardCode[]) =>
    names([lit.includes(card) && "is-caught", picked.includes(card) && "is-picked"]);
  return (
    <div class="open-choice" role="group" aria-label={gettext("the table")}>
      {round.board.loose.map((card) => (
        <button
          type="button"
          key={card}
          class={look([card])}
          aria-label={cardName(card)}
          aria-pressed={picked.includes(card)}
          onClick={() => toggle([card])}
        >
          <Card card={card} />
        </button>
      ))}
      {round.facts.declarations.map((declared) => (
        <button
          type="button"
          key={declared.cards[0]}
          class={look(declared.cards)}
          aria-pressed={declared.cards.every((card) => picked.includes(card))}
          onClick={() => toggle(declared.cards)}
        >
          <Hand cards={declared.cards} fanned />
          <small>{heapOf(round, declared)}</small>
        </button>
      ))}
    </div>
  );
}

const signs = (cards: readonly CardCode[]) => cards.map(cardSign).join(" ");

/** The sum of touched cards, as the game says it: a heap its worth, loose cards their sum; nothing where it says none. */
function sumOf({ board, facts }: DilotiRound, cards: readonly CardCode[]) {
  const heap = facts.declarations.find((declared) => isSame(declared.cards, cards));
  const sum = Object.entries(board.sums).find(([, sets]) => sets.some((set) => isSame(set, cards)));
  return heap?.value ?? sum?.[0];
}

/** What is touched, and its sum. */
function counted(round: DilotiRound, picked: readonly CardCode[]) {
  if (!picked.length) return gettext("Touch cards of the table, to take or bind them.");
  const sum = sumOf(round, picked);
  return sum === undefined
    ? signs(picked)
    : gettext("{cards}: {sum}", { cards: signs(picked), sum });
}

/** Sets that hold all that is touched and more, each once. */
const furtherOf = (plays: readonly Play[], picked: readonly CardCode[]) =>
  plays
    .map(({ about }) => about)
    .filter(
      (cards, at, all) =>
        cards.length > picked.length &&
        picked.every((card) => cards.includes(card)) &&
        all.findIndex((other) => isSame(other, cards)) === at,
    )
    .slice(0, MOST_OFFERED);

type ActingProps = TurnProps & { busy: boolean; act: (action: ActionAtTable) => unknown };

export function Turn(props: ActingProps) {
  const { round, chosen, choose, busy, act } = props;
  const { card } = chosen;
  if (!card) return <p class="controls-note">{gettext("Touch the card you play.")}</p>;
  const picked = pickedOf(props);
  const plays = playsOf(props);
  const send = (option: OptionView, args: HeldByName) => {
    choose(NOTHING);
    act({ ...option, args });
  };
  return (
    <div class="diloti-turn">
      <p class="diloti-count" aria-live="polite">
        {counted(round, picked)}
      </p>
      <div class="diloti-sums" role="group" aria-label={gettext("what it may take")}>
        {furtherOf(plays, picked).map((cards) => (
          <Button
            key={cards.join()}
            kind="plain"
            onTap={() => choose({ ...chosen, picked: cards })}
          >
            {signs(cards)}
          </Button>
        ))}
      </div>
      {plays
        .filter(({ about }) => isSame(about, picked))
        .map(({ option, args }) => (
          <Button
            key={`${option.do} ${String(args["value"])}`}
            kind={option.do === "capture" || option.do === "lay" ? "main" : "plain"}
            busy={busy}
            onTap={() => send(option, args)}
          >
            {said(round, option, args, picked)}
          </Button>
        ))}
    </div>
  );
}

/** A play in the words of its button. */
function said(
  round: DilotiRound,
  { do: verb }: OptionView,
  args: HeldByName,
  picked: readonly CardCode[],
) {
  const card = cardSign(String(args["card"]));
  if (verb === "lay") return gettext("lay {card}", { card });
  if (verb === "capture") return gettext("{card} takes {cards}", { card, cards: signs(picked) });
  if (verb === "declare")
    return gettext("{card}: declare {value}", { card, value: Number(args["value"]) });
  const value = heapWith(round, args["of"])?.value ?? 0;
  return gettext("raise the {value} with {card}", { value, card });
}

/** The tablet in a player's hands. */
export const DilotiHand = handToTap<DilotiRound, Chosen>({
  nothing: NOTHING,
  Table: Lying,
  Turn,
});

/** The card that was played, and what it takes; other questions are the general foot's. */
export const footOf = (round: DilotiRound) => turnOnFelt(NOTHING, round, {}, () => {}) && Foot;

function Foot(props: FootProps<DilotiRound>) {
  const { state, pad, setPad } = props;
  const turn = turnOnFelt(NOTHING, state.round, pad, setPad);
  const played = new Set(turn?.options.flatMap((option) => cardsOf(option)));
  return (
    turn && <RealFoot {...props} turn={turn} played={[...played]} nothing={NOTHING} Turn={Turn} />
  );
}
