// useMoment(state)   {state, showing}: the phone as its player may see it by now. While what happened at once is
//                    shown beat by beat (round/beat.ts), nothing is asked, nothing is over, no chip is paid; `showing` says
//                    what is turned, null once all is shown.

import type { Hand } from "../answers";
import { momentOf, useBeats, useBefore } from "../round/beat";
import { asPaid, seatOf, transfersOf } from "../round/payments";
import { isPlaying } from "../round/states";
import { handOf } from "./games";
import { isSeated } from "./own";
import type { PlayingState } from "./types";

export function useMoment(state: Hand) {
  const playing = isSeated(state) && isPlaying(state) ? state : null;
  const face = playing && handOf(playing.round.game);
  const total = (playing && face?.shownAt && face.beats?.(playing.round)) || 0;
  const key = `${state.night.night} ${state.table?.table} ${state.table?.number}`;
  const { beat, running } = useBeats({
    key,
    total,
    first: total,
    face: face ?? {},
  });
  const lay = useBefore(key, playing?.round ?? null, running);
  if (!running || !playing || !face) return { state, showing: null };
  const before = asPaid(playing, settledBy(playing));
  const round = momentOf(before.round, face, beat, lay);
  return {
    state: { ...before, table: beforeScore(playing), round, payouts: [] },
    showing: face.showing?.(playing.round, beat) ?? "",
  };
}

/** What the last action has brought. What its player put down with it lies there. */
function settledBy({ round }: PlayingState) {
  const last = round.record.at(-1)?.index;
  return transfersOf(round).filter(
    ({ action, by, from, to }) => action === last && !(seatOf(from) === by && seatOf(to) === by),
  );
}

/** Nobody is told the score of a round of which something is still to be seen. */
const beforeScore = ({ table, round }: PlayingState) =>
  round.finished ? { ...table, score: null } : table;
