// The picture on the page of help: each side meld by meld.

import type { UmtaliMeld } from "../../frontend/answers";
import { numberIn, ofMelds } from "../../frontend/desk/melds";
import type { GamePicture } from "../../frontend/desk/types";

interface Board {
  melds?: readonly UmtaliMeld[];
}

export const picture: GamePicture = {
  side: ofMelds(({ name, board }) =>
    ((board as Board).melds ?? [])
      .filter(({ seat }) => seat === numberIn(name))
      .map(({ cards }) => cards),
  ),
};
