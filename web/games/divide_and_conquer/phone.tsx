import { boardWith } from "../../frontend/hand/tricks.js";
import { felt } from "./felt.js";

export const phone = { Board: boardWith(felt) };
