// What everybody does in a hand of Ultimate Texas Hold'em, as the rules say it.

import type { UthBoard, UthRound } from "../../frontend/answers";
import { gettext } from "../../frontend/kit/gettext";
import { type Bet, betOf, short } from "./circles";

type Choice = UthBoard["choices"][string];
type Words = Record<Choice["does"], (choice: Choice, bet: Bet) => string>;

const WORDS: Words = {
  open: () => "",
  bets: (_, bet) => gettext("bets {bet}", { bet: short(bet) }), // in the words of the button that made it
  out: () => gettext("sits out"),
  acts: () => gettext("to act"),
  waits: () => "",
  checks: () => gettext("checks"),
  plays: ({ times }) => gettext("plays {times}×", { times: times ?? 0 }),
  trips: () => gettext("Trips alone"),
  folds: () => gettext("folded"),
};

/** "bets 5 + Trips 5", "plays 4×", "checks"; nothing of who is still to say. */
export function choiceWords(round: UthRound, seat: number) {
  const choice = round.board.choices[seat];
  return choice ? WORDS[choice.does](choice, betOf(round, seat)) : "";
}
