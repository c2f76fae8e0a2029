// The board of a scored game in a player's hand: the seats with their cards of the trick (or what else the game shows), and
// the score once the deal is over.

import { Score } from "../round/general";

/** The board of a game whose felt has this to show beside a hand. */
export function boardWith({ Seen }) {
  return ({ state }) =>
    state.round.finished ? <Score state={state} /> : <Seen round={state.round} />;
}
