// The record in words: one line for each thing that happened. A game's face may have better words for its deeds.
//
//   linesOf(round, face)   [{number, text}], oldest first. face.deed(step, {who, round}) gives the deed's sentence, or
//                          nothing for the general one; face.event(event, players) what was said of it
//   namesOf(round)         {1: "Ana", …}

import { plain, valueWords } from "../kit/labels.js";

//   withHandOvers(lines, handed)   the same, with a line without a number for each hand-over, where it happened

export const namesOf = (round) =>
  Object.fromEntries(round.seats.map(({ seat, player }) => [seat, player]));

/** @param {any} round @param {{deed?: (step: any, more: any) => string | null | undefined, event?: (one: any, players: any) => string}} [face] */
export function linesOf(round, { deed, event = ({ text }) => text } = {}) {
  const players = namesOf(round);
  const lines = round.record.map((step) => ({
    number: step.index + 1,
    text: [deedOf(step, players, round, deed), ...step.events.map((one) => event(one, players))]
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
    (one, other) => one.at - other.at,
  );
}

function deedOf(step, players, round, deed) {
  if (step.do === null) return null;
  const who = players[step.by] ?? "The dealer";
  return deed?.(step, { who, round }) ?? generalDeed(step, who);
}

function generalDeed({ by, do: verb, args }, who) {
  const { seat, ...said } = args; // whose card it is, the cards themselves tell
  const details = Object.entries(said)
    .filter(([, value]) => value !== 0)
    .map(([, value]) => valueWords(value));
  const words = [plain(verb), ...details].join(" ");
  return by === "dealer" ? `${words[0].toUpperCase()}${words.slice(1)}.` : `${who}: ${words}.`;
}
