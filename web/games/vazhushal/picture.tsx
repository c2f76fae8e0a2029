// The picture on the page of help: what each has laid, meld by meld.

import { numberIn, ofMelds } from "../../frontend/desk/melds";
import type { GamePicture } from "../../frontend/desk/types";
import type { CardCode } from "../../frontend/kit/types";

interface Facts {
  melds?: Record<string, readonly (readonly CardCode[])[]>;
}

export const picture: GamePicture = {
  melds: ofMelds(({ name, facts }) => (facts as Facts).melds?.[numberIn(name)] ?? []),
};
