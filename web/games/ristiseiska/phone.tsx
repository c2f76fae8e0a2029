// Ristiseiska in a player's hand: the rows of the suits, and the own cards, played or given away by tapping them.

import type { RistiseiskaRound } from "../../frontend/answers";
import { boardWith } from "../../frontend/hand/tricks";
import type { GamePhone } from "../../frontend/hand/types";
import { felt } from "./felt";

export const phone = { Board: boardWith(felt) } satisfies GamePhone<RistiseiskaRound>;
