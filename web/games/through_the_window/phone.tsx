// Through the Window in a player's hand: the card that is called for, and how everybody stands.

import { boardWith } from "../../frontend/hand/tricks";
import type { GamePhone } from "../../frontend/hand/types";
import { felt, type WindowRound } from "./felt";

export const phone = { Board: boardWith(felt) } satisfies GamePhone<WindowRound>;
