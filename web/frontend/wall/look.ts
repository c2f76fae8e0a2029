// lookAt(state, line, pace)   a table as the room sees it by now: no further than its tablet has shown it.
//
//   look.state, .round, .table, .night   as it stands until what is not paid yet is paid
//   look.paying, .payment                the payment that is being made, and it in words (round/faces.ts); or null
//   look.paid                            the payments made so far
//   look.course                          the chances after each card of a race, further than the board of before its end
//   look.beat, .running                  so many cards of a race are shown; whether it still runs
//   look.scene                           "betting", "play", "reveal" (one hand at a time), "over"
//
// line: the table in the night's own answer (how far its tablet is); pace: {beat, board} of this wall (beats.js).

import { faceOf } from "../round/faces";
import { asPaid, settlingOf } from "../round/payments";

const BETTING = ["uth.betting", "superfecta.betting"];

export function lookAt(state, line, pace) {
  const { round, table } = state;
  const face = faceOf(table.game);
  const beats = face.beats?.(round) ?? 0;
  const beat = Math.min(pace.beat, beats);
  const running = beat < beats;
  const due = face.amongPlayers ? [] : face.payments(state);
  const paid = isAt(line, table) ? Math.min(line.paid, due.length) : 0;
  const shown = asPaid(state, settlingOf(state, due, paid).held);
  const paying = !running && paid < due.length ? due[paid] : null;
  const board = running && pace.board ? pace.board : shown.round.board;
  return {
    face,
    state: { ...shown, round: { ...shown.round, board } },
    round: { ...shown.round, board },
    table: shown.table,
    night: shown.night,
    paying,
    payment: paying && face.payment(paying, shown.round),
    paid: due.slice(0, paid),
    course: round.board.course,
    beat,
    running,
    scene: sceneOf(round, running, paying),
  };
}

/** Whether the night's answer is about the very round that is looked at. */
export const isAt = (line, table) => line.rounds === table.number;

function sceneOf(round, running, paying) {
  if (paying) return "reveal";
  if (round.finished && !running) return "over";
  return BETTING.includes(round.prompt?.say.code) ? "betting" : "play";
}
