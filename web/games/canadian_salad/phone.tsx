import { boardWith } from "../../frontend/hand/tricks";
import { felt } from "./felt";

export const phone = { Board: boardWith(felt) };
