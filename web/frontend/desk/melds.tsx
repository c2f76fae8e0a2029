// ofMelds(found)   what a picture makes of a zone that melds lie in (types.ts): each is a heap of its own. `found` says them, card by
//                  card; a wild card may be written with what it stands for.

import { Hand } from "../kit/card";
import { cardName } from "../kit/faces";
import { cardOf } from "../kit/heaps";
import type { CardCode } from "../kit/types";
import type { PictureOfZone, PicturedZone } from "./types";

type Found = (zone: PicturedZone) => readonly (readonly CardCode[])[];

export const ofMelds = (found: Found): PictureOfZone => ({
  Drawn: (zone) => (
    <div class="picture-melds">
      {found(zone).map((meld, at) => (
        <Hand key={at} cards={meld.map(cardOf)} fanned />
      ))}
    </div>
  ),
  inWords: (zone) =>
    found(zone)
      .map((meld) => meld.map((laid) => cardName(cardOf(laid))).join(", "))
      .join("; "),
});

/** The number in a zone's name: "melds:2" -> 2. */
export const numberIn = (name: string) => Number(/:(\d+)$/.exec(name)?.[1] ?? 0);
