// How each game looks in a player's hand. A game may have, beside the words of its face at the table (round/faces.ts):
//
//   Board({state, …})      what everybody sees, small
//   ofRealDeck             whether Board is drawn with a real deck too, whose cards lie on the table
//   Mine(state)            a component in place of one's own cards, or null
//   Play(state)            a component in place of the buttons of one's options, or null
//   line(state)            the sentence to this player, where the dealer's does not fit, or null
//   reason(payout, round, seat)   what a round gave, in a few words; payout: the last chips one was paid or lost
//   empty(state)           what is said where one has no cards
//
// A game without a word here shows its zones and its options.

import PHONES from "games:phone";
import type { RoundOf, Slug } from "../answers";
import { faceOf } from "../round/faces";
import type { PhoneFace } from "./types";

export const handOf = <Game extends Slug>(game: Game): PhoneFace<RoundOf<Game>> => ({
  ...faceOf(game),
  ...PHONES[game],
});
