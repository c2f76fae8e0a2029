// What a state of the phone says about its own player: pure functions, no drawing.
//
//   ownOptions(state)      the options of one's own seat that the phone can take; with a real deck those that name cards
//                          are the dealer's to enter
//   isAsked(state)         whether it is one's turn, or everybody's and one has neither done anything yet nor sits out
//   maySkip(state)         whether it is everybody's, and one has done nothing: who does without is out of this round, too
//   ownCards(state)        [[zone, cards], …]: one's own hidden cards, sorted
//   resultOf(state)        {number, won, why} of the round that is paid, or of the last one; null where there is none.
//                          `of` names one that is over: "round 4", "High Card, round 4".
//                          `won` is null where it was voided, undefined where no chips are played for
//   namesOf(round), rackOf(state)

import type { Hand, OptionView, TableOfHand } from "../answers";
import type { ValueKind } from "../kit/types";
import type { OwnCards, PhoneFace, PlayingState, SeatedState } from "./types";
import { isFace } from "../kit/faces";
import { isChoices, kindOf } from "../kit/prompt";
import { gettext } from "../kit/gettext";
import { scored } from "../kit/scoresheet";
import { arranged } from "../kit/sorting";
import { netOf } from "../round/payments";
import { isPlaying } from "../round/states";

export { namesOf } from "../round/lines";
export { netOf };

export const isSeated = (state: Hand): state is SeatedState => state.table !== null;

/** Whether one sits out: is not dealt in from the next round on. */
export const isOut = ({ table, me }: SeatedState) =>
  table.seats.some(({ player, out }) => player === me.player && out !== null);

export const rackOf = ({ round, table }: SeatedState) =>
  round?.seats.find(({ seat }) => seat === table.seat)?.rack ?? table.rack;

function namesCards(value: ValueKind): boolean {
  if (isChoices(value)) return kindOf(value) === "card";
  if ("of" in value) return value.of.some(isFace);
  if ("heaps" in value) return true;
  if ("rows" in value) return Object.values(value.rows).some(namesCards);
  return "fields" in value && Object.values(value.fields).some(namesCards);
}

const isCards = ({ values }: OptionView) => Object.values(values).some(namesCards);

export function ownOptions({ round, table }: Hand) {
  const mine = round?.prompt?.options.filter(({ by }) => by === table?.seat) ?? [];
  return round?.cards === "physical" ? mine.filter((option) => !isCards(option)) : mine;
}

export function isAsked(state: Hand) {
  if (!isSeated(state)) return false;
  return maySkip(state) ? !isOut(state) : isAwaited(state);
}

/** Everybody may do something before the dealer goes on. */
export const maySkip = (state: SeatedState) =>
  mayAct(state) &&
  !isAwaited(state) &&
  !!state.round?.prompt?.awaited.every((who) => who === "dealer") &&
  !state.round.prompt.answered;

const isAwaited = (state: SeatedState) =>
  mayAct(state) && !!state.round?.prompt?.awaited.includes(state.table.seat);

const mayAct = (state: SeatedState) =>
  state.table.phones && ownOptions(state).length > 0 && !state.round?.prompt?.race;

/** Another text whenever something else is asked; null while nothing is. */
export const askedText = (state: Hand) => {
  const { round, table } = state;
  return table && round?.prompt && isAsked(state)
    ? `${table.table} ${table.number} ${round.record.length} ${round.prompt.say.code}`
    : null;
};

export function ownCards({ round, table }: PlayingState): OwnCards {
  if (round.cards === "physical") return [];
  return Object.entries(round.zones)
    .filter(
      ([, { owner, sight, cards }]) => owner === table.seat && sight === "owner" && cards.length,
    )
    .map(([name, { cards }]) => [name, arranged(cards, round)]);
}

// What a round gave

const reasons = new Map<string, string | undefined>(); // why, by night, table and round, as it was seen when it was paid

const key = ({ night, table }: SeatedState, number: number) =>
  `${night.night} ${table.table} ${number}`;

type ResultWords = Pick<PhoneFace, "reason" | "over">;

export interface ResultOfRound {
  number: number;
  /** Which round it was, where it is over. */
  of?: string;
  won: number | null | undefined;
  why: string | undefined;
}

/** face: of the game that is played, where there is a round. */
export function resultOf(state: SeatedState, face: ResultWords | null): ResultOfRound | null {
  const { table } = state;
  if (isPlaying(state) && state.round.finished) {
    const { round } = state;
    const why = whyOf(state, face);
    reasons.set(key(state, table.number), why);
    return { number: table.number, won: wonOr(netOf(round, table.seat), table), why };
  }
  const { last } = table;
  if (!last) return null;
  const number = last.number;
  const of =
    last.game === table.game
      ? gettext("round {number}", { number })
      : gettext("{game}, round {number}", { game: last.game_name, number });
  if (last.voided)
    return { number, of, won: null, why: gettext("voided: {why}", { why: last.why }) };
  if (last.result === null) return null;
  return {
    number,
    of,
    won: wonOr(last.result, table),
    why: reasons.get(key(state, number)),
  };
}

/** What was won, in chips; nothing where none have moved, and the score says what was won. */
const wonOr = (chips: number, { for_points: forPoints, score }: TableOfHand) =>
  chips || !(forPoints || score) ? chips : undefined;

/** Whether there is nothing to count: points are played for, and the player has no chip and owes none. */
export const isForPoints = (state: Hand) =>
  isSeated(state) && hasNoRack(state) && !state.me.bankroll && !state.me.owes;

/** Whether no chips lie at the table: points are played for, and the player has none here. */
export const hasNoRack = (state: SeatedState) => state.table.for_points && !rackOf(state);

function whyOf({ round, payouts, table }: PlayingState, face: ResultWords | null) {
  const last = payouts.findLast(({ seat }) => seat === table.seat);
  return (
    face?.reason?.(last, round, table.seat) ||
    table.score?.mine ||
    last?.says.at(-1) ||
    face?.over?.(round) ||
    scored(round) ||
    undefined
  );
}
