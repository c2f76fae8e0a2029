// The hands of a round that is over are turned up one after the other, a beat each, and one more for the last of them to be
// seen (beat.ts).
//
//   handsTurned(order)           {beats, tempo}: a game's own, order(round) the seats as they are turned up; none with a real
//                                deck, whose hands everybody has seen
//   zonesTurned(round, open, before)   the zones while the hands of these seats lie open: nobody sees more of the others
//                                than before
//   ofSeats(values, seats)       of what is kept by seat, that of these
//   notScored(round)             a round that is over, and nothing is scored
//   unscored(sheet)              a score sheet before anything was written on it

import type { RoundView, Sheet, ZoneView } from "../answers";
import { isFace } from "../kit/faces";
import { evenly } from "./beat";

const TURN = 900; // milliseconds a hand, where there are few

export const handsTurned = <Round extends RoundView>(
  order: (round: Round) => readonly number[],
) => ({
  beats: (round: Round) =>
    round.finished && round.cards === "virtual" && order(round).length
      ? order(round).length + 1
      : 0,
  tempo: evenly(TURN),
});

export function zonesTurned(
  round: RoundView,
  open: readonly number[],
  before: RoundView | null,
): Record<string, ZoneView> {
  const turned = (name: string) =>
    !name.startsWith("hand:") || open.some((seat) => name === `hand:${seat}`);
  return Object.fromEntries(
    Object.entries(round.zones).map(([name, zone]) => [
      name,
      turned(name) ? zone : asBefore(zone, before?.zones[name]),
    ]),
  );
}

/** One's own cards are seen by oneself, and nobody else's. */
function asBefore(zone: ZoneView, before: ZoneView | undefined): ZoneView {
  const own = before !== undefined && before.sight === "owner" && before.cards.some(isFace);
  return { ...zone, sight: "owner", cards: own ? zone.cards : zone.cards.map(() => "??") };
}

export const ofSeats = <Value>(values: Readonly<Record<string, Value>>, seats: readonly number[]) =>
  Object.fromEntries(
    Object.entries(values).filter(([seat]) => seats.includes(Number(seat))),
  ) as Record<string, Value>;

/** A round that is over as it was before its score was written. */
export function notScored<Round extends RoundView>(round: Round): Round {
  const { facts } = round;
  if (!("sheet" in facts) || !facts.sheet) return round;
  const { sheet } = facts;
  return {
    ...round,
    carry: null,
    facts: { ...facts, scores: sheet.before, sheet: unscored(sheet) },
  };
}

export function unscored({ after: _after, ...sheet }: Sheet): Sheet {
  return { ...sheet, items: [] };
}
