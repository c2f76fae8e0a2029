import type { DivideAndConquerRound } from "../../frontend/answers";
import { boardWith } from "../../frontend/hand/tricks";
import type { GamePhone } from "../../frontend/hand/types";
import { felt } from "./felt";

export const phone = { Board: boardWith(felt) } satisfies GamePhone<DivideAndConquerRound>;
