// What everybody does in a hand of Ultimate Texas Hold'em, as the rules say it.

import type { UthBoard } from "../../frontend/answers";
import { chips } from "../../frontend/kit/numbers";
import { gettext } from "../../frontend/kit/gettext";

type Choice = UthBoard["choices"][string];
type Words = Record<Choice["does"], (choice: Choice) => string>;

const WORDS: Words = {
  open: () => "",
  bets: ({ stake }) => gettext("bets {chips}", { chips: chips(stake) }),
  out: () => gettext("sits out"),
  acts: () => gettext("to act"),
  waits: () => "",
  checks: () => gettext("checks"),
  plays: ({ times }) => gettext("plays {times}×", { times: times ?? 0 }),
  trips: () => gettext("Trips alone"),
  folds: () => gettext("folded"),
};

/** "plays 4×", "checks"; nothing of who is still to say. */
export const choiceWords = (choice: Choice | undefined) =>
  choice ? WORDS[choice.does](choice) : "";
