// The picture on the page of help: of each place its uppermost card, as the table shows it.

import type { GamePicture, PicturedZone } from "../../frontend/desk/types";
import { Card } from "../../frontend/kit/card";
import { cardName } from "../../frontend/kit/faces";

const topOf = ({ cards }: PicturedZone) => cards.at(-1) ?? "??";

export const picture: GamePicture = {
  place: {
    Drawn: (zone) => <Card card={topOf(zone)} />,
    inWords: (zone) => cardName(topOf(zone)),
  },
};
