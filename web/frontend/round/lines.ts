// The record in words: one line for each thing that happened. A game's face may have better words for its actions.
//
//   linesOf(round, face)   [{number, text}], oldest first. face.describe(step, {who, round}) gives the sentence of an action, or
//                          nothing for the general one; face.event(event, players) what was said of it
//   namesOf(round)         {1: "Ana", …}

import { plain, saidWith } from "../kit/labels";
import { say } from "../kit/say";

//   withHandOvers(lines, handed)   the same, with a line without a number for each hand-over, where it happened

export const namesOf = (round) =>
  Object.fromEntries(round.seats.map(({ seat, player }) => [seat, player]));

/** @param {any} round @param {{describe?: (step: any, more: any) => string | null | undefined, event?: (event: any, players: any) => string}} [face] */
export function linesOf(round, { describe, event = ({ text }) => text } = {}) {
  const players = namesOf(round);
  const lines = round.record.map((step) => ({
    number: step.index + 1,
    text: [
      sentenceOf(step, players, round, describe),
      ...step.events.map((told) => event(told, players)),
    ]
      .filter(Boolean)
      .join(" "),
  }));
  return lines.filter(({ text }) => text);
}

export function withHandOvers(lines, handed) {
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

function sentenceOf(step, players, round, describe) {
  if (step.do === null) return null;
  const who = players[step.by] ?? say("The dealer");
  const own = describe?.(step, { who, round });
  if (own !== undefined && own !== null) return own;
  return isTold(step) ? null : generalSentence(step, who);
}

/** Whether the game says itself that this was done: "stop-the-bus.keeps" of whoever did "keep". */
const isTold = ({ by, do: verb, events }) =>
  events.some(
    ({ code, args }) =>
      args.seat === by && code.split(".")[1]?.replaceAll("-", "_").startsWith(thirdPerson(verb)),
  );

/** "keep" -> "keeps", "swap_all" -> "swaps_all" */
const thirdPerson = (verb) => verb.replace(/^[a-z]+/, (word) => `${word}s`);

function generalSentence({ by, do: verb, args }, who) {
  const { seat, ...said } = args; // whose card it is, the cards themselves tell
  const words = saidWith(
    plain(verb),
    Object.entries(said).filter(([, value]) => value !== 0),
  );
  return by === "dealer" ? `${words[0].toUpperCase()}${words.slice(1)}.` : `${who}: ${words}.`;
}
