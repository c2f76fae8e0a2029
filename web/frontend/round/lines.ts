// The record in words: one line for each thing that happened. A game's face may have better words for its actions.
//
//   linesOf(round, face)   [{number, text}], oldest first. face.describe(step, {who, round}) gives the sentence of an action, or
//                          nothing for the general one; face.event(event, players, round) what was said of it, on a line of its own
//   namesOf(round)         {1: "Ana", …}
//   nameOf(round, seat)    "Ana"

import type { HandedLine, RoundView, SeatView, StepView } from "../answers";
import type { Face, NamesBySeat } from "./types";
import { capital, plain, saidWith } from "../kit/labels";
import { gettext } from "../kit/gettext";

//   withHandOvers(lines, handed)   the same, with a line without a number for each hand-over, where it happened

export const namesOf = (round: { seats: readonly SeatView[] }): NamesBySeat =>
  Object.fromEntries(round.seats.map(({ seat, player }) => [seat, player]));

export const nameOf = (round: { seats: readonly SeatView[] }, seat: unknown) =>
  round.seats.find((seated) => seated.seat === seat)?.player ?? "";

/** A line of the record. */
export interface RecordedLine {
  number: number;
  text: string;
}

export function linesOf<Round extends RoundView>(
  round: Round,
  { describe, event = ({ text }) => text }: Pick<Face<Round>, "describe" | "event"> = {},
): RecordedLine[] {
  const players = namesOf(round);
  const lines = round.record.map((step) => ({
    number: step.index + 1,
    text: [
      sentenceOf(step, players, round, describe),
      ...step.events.map((each) => event(each, players, round)),
    ]
      .filter(Boolean)
      .join("\n"),
  }));
  return lines.filter(({ text }) => text);
}

export function withHandOvers(lines: readonly RecordedLine[], handed: readonly HandedLine[]) {
  // After so many steps, of which the round's beginning is the first and has the number 0.
  const asides = handed.map(({ entry, after, text }) => ({
    key: `hand-over ${entry}`,
    at: after - 0.5,
    text,
  }));
  return [...lines.map((line) => ({ at: line.number, ...line })), ...asides].sort(
    (a, b) => a.at - b.at,
  );
}

function sentenceOf<Round extends RoundView>(
  step: StepView,
  players: NamesBySeat,
  round: Round,
  describe: Face<Round>["describe"],
) {
  if (step.do === null) return null;
  const who = players[String(step.by)] ?? gettext("The dealer");
  const own = describe?.(step, { who, round });
  if (own !== undefined && own !== null) return own;
  return isTold(step, step.do) ? null : generalSentence(step, step.do, who, round.game);
}

/** Whether the game says itself that this was done: "high-card.keeps" of whoever did "keep". */
const isTold = ({ by, events }: StepView, verb: string) =>
  events.some(
    ({ code, args }) =>
      args["seat"] === by && code.split(".")[1]?.replaceAll("-", "_").startsWith(thirdPerson(verb)),
  );

/** "keep" -> "keeps", "swap_all" -> "swaps_all" */
const thirdPerson = (verb: string) => verb.replace(/^[a-z]+/, (word) => `${word}s`);

function generalSentence({ by, args }: StepView, verb: string, who: string, game: string) {
  const { seat, ...said } = args; // whose card it is, the cards themselves tell
  const words = saidWith(
    plain(verb, game),
    Object.entries(said).filter(([, value]) => value !== 0),
    game,
  );
  return by === "dealer" ? `${capital(words)}.` : `${who}: ${words}.`;
}
