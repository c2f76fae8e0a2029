// The picture on the page of help: the one table, meld by meld.

import { ofMelds } from "../../frontend/desk/melds";
import type { GamePicture } from "../../frontend/desk/types";
import type { CardCode } from "../../frontend/kit/types";

interface Facts {
  melds?: readonly (readonly CardCode[])[];
}

export const picture: GamePicture = { laid: ofMelds(({ facts }) => (facts as Facts).melds ?? []) };
