// useMoment(state)   {state, showing}: the phone as its player may see it by now. While what happened at once is
//                    shown beat by beat (round/beat.ts), nothing is asked, nothing is over, no chip is paid; `showing` says
//                    what is turned, null once all is shown.

import type { Hand } from "../answers";
import { momentOf, tempoOf, useBeats, useBefore } from "../round/beat";
import { asPaid, paymentsDue, settlingOf } from "../round/payments";
import { isPlaying } from "../round/states";
import { handOf } from "./games";
import { isSeated } from "./own";

export function useMoment(state: Hand) {
  const playing = isSeated(state) && isPlaying(state) ? state : null;
  const face = playing && handOf(playing.round.game);
  const total = (playing && face?.shownAt && face.beats?.(playing.round)) || 0;
  const key = `${state.night.night} ${state.table?.table} ${state.table?.number}`;
  const { beat, running } = useBeats({
    key,
    total,
    first: total,
    tempo: tempoOf(face ?? {}),
  });
  const lay = useBefore(key, playing?.round ?? null, running);
  if (!running || !playing || !face) return { state, showing: null };
  const { held } = settlingOf(playing, paymentsDue(playing), 0);
  const before = asPaid(playing, held);
  const round = momentOf(before.round, face, beat, lay);
  return {
    state: { ...before, round, payouts: [] },
    showing: face.showing?.(playing.round, beat) ?? "",
  };
}
