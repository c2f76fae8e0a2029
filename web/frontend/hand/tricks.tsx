// The board of a scored game in a player's hand: the seats with their cards of the trick (or what else the game shows), and
// the score once the deal is over.

import type { FunctionComponent } from "preact";
import type { RoundView } from "../answers";
import { Score } from "../round/general";
import type { SeenProps } from "../round/types";
import type { PhoneProps } from "./types";

/** The board of a game whose felt has this to show beside a hand. */
export const boardWith =
  <Round extends RoundView>({ Seen }: { Seen: FunctionComponent<SeenProps<Round>> }) =>
  ({ state }: PhoneProps<Round>) =>
    state.round.finished ? (
      <Score state={state} />
    ) : (
      <Seen round={state.round} seat={state.table.seat} />
    );
