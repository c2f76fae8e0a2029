// The moment of games in which somebody is rid of their cards (beat.ts): everybody sees who is out, and nothing is scored yet
// nor is any hand turned up.
//
//   goesOut(who)     {beats, shownAt, showing, tempo, stays}: who(round) is the seat that is out, null while nobody is

import type { RoundView } from "../answers";
import { gettext } from "../kit/gettext";
import { evenly } from "./beat";
import { nameOf } from "./lines";
import { notScored, zonesTurned } from "./turned";

const OUT = 1600; // milliseconds

export const goesOut = <Round extends RoundView>(who: (round: Round) => number | null) => ({
  beats: (round: Round) => (who(round) === null ? 0 : 1),
  shownAt: (round: Round, _beat: number, before: Round | null): Round => ({
    ...notScored(round),
    zones: round.finished ? zonesTurned(round, [], before) : round.zones,
  }),
  showing: (round: Round) =>
    gettext("{player} is out.", { player: nameOf(round, who(round) ?? 0) }),
  tempo: evenly(OUT),
  stays: true,
});
