// The words of Triple Play's buttons.

import { gettext } from "../../frontend/kit/gettext";

export const words = () => ({
  draw: () => gettext("DRAW TWO"),
  pile: () => gettext("TAKE THE PILE"),
  pass: () => gettext("PASS"),
  meld: () => gettext("MELD##of canasta"),
  discard: () => gettext("DISCARD"),
  done: () => gettext("DONE##of a turn"),
  ask: () => gettext("MAY I GO OUT?"),
  answer: ({ allow }: { allow?: unknown }) =>
    allow === true ? gettext("YES, GO OUT") : gettext("NO, NOT YET"),
});
