// lookAt(state, line, pace)   a table as the room sees it by now: no further than its tablet has shown it.
//
//   look.state, .round, .table, .night   as it stands until what is not paid yet is paid
//   look.paying, .payment                the payment that is being made, and it in words (round/faces.ts); or null
//   look.paid                            the payments made so far
//   look.latest                          the board as it stands in the book, further than the one of before its end
//   look.beat, .running                  so many cards of a race are shown; whether it still runs
//   look.scene                           "betting", "play", "reveal" (one hand at a time), "over"
//
// line: the table in the night's own answer (how far its tablet is); pace: {beat, before} of this wall (beats.js).

import type { RoundView, TableOfState, TableState } from "../answers";
import { faceOf } from "../round/faces";
import { momentOf } from "../round/beat";
import { asPaid, paymentsDue, settlingOf } from "../round/payments";
import type { PaymentDue } from "../round/types";
import type { BeatsShown, Look, SceneName, StateWithRound, TableProgress } from "./types";

export const hasRound = (state: TableState): state is StateWithRound => state.round !== null;

export function lookAt(
  state: StateWithRound,
  line: TableProgress,
  pace: Pick<BeatsShown, "beat" | "before" | "paid">,
): Look {
  const { round, table } = state;
  const face = faceOf(round.game);
  const beats = face.beats?.(round) ?? 0;
  const beat = Math.min(pace.beat, beats);
  const running = beat < beats;
  const due = face.amongPlayers ? [] : paymentsDue(state);
  const told = table.dealing ? pace.paid : isAt(line, table) ? line.paid : 0;
  const paid = Math.min(told, due.length);
  const shown = asPaid(state, settlingOf(state, due, paid).held);
  const paying = (!running && due[paid]) || null;
  const seen = running ? soFar(shown.round, pace) : shown.round;
  return {
    game: round.game,
    face,
    // Nobody is told the score of a round of which something is still to be seen.
    state: { ...shown, round: seen, ...(running && round.finished && beforeScore(shown)) },
    round: seen,
    table: shown.table,
    night: shown.night,
    paying,
    payment: paying && face.payment(paying, shown.round),
    paid: due.slice(0, paid),
    latest: round.board,
    beat,
    running,
    scene: sceneOf(round, running, paying),
  };
}

/** What stood to everybody's name before the round that is over. */
function beforeScore({ score }: TableState): Pick<TableState, "lines" | "score"> {
  const last = score?.rounds.at(-1);
  if (!score || !last) return { lines: null, score };
  const before = Object.entries(score.sums).map(([seat, sum]) => [
    seat,
    sum - (last.results[seat] ?? 0),
  ]);
  const sums: Record<string, number> = Object.fromEntries(before);
  return { lines: null, score: { ...score, rounds: score.rounds.slice(0, -1), sums } };
}

/** A round of which some is still to be shown. */
function soFar<Round extends RoundView>(
  round: Round,
  { beat, before }: Pick<BeatsShown, "beat" | "before">,
) {
  const face = faceOf(round.game);
  if (face.shownAt) return momentOf(round, face, beat, before as Round | null);
  return before ? withBoardOf(before, round) : round;
}

/** A round with the board that it had before. */
const withBoardOf = <Round extends RoundView>(before: Round, round: Round): Round => ({
  ...round,
  board: before.board,
});

/** Whether the night's answer is about the very round that is looked at. */
export const isAt = (line: Pick<TableProgress, "rounds">, table: Pick<TableOfState, "number">) =>
  line.rounds === table.number;

function sceneOf(round: RoundView, running: boolean, paying: PaymentDue | null): SceneName {
  if (paying) return "reveal";
  if (round.finished && !running) return "over";
  return faceOf(round.game).betting?.(round) ? "betting" : "play";
}
