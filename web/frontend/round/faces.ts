// The faces of the games: what a game shows and says in its own way. A face may have
//
//   Felt({table, state, pace, paying, pad, setPad, last, face})   the felt
//   Foot(round)             a component in place of the prompt's controls, or null
//   words(round)            {verb: args => "PLAY 2×"} for buttons
//   sure(round)             {verb: who => {title, text, yes}}: what is asked again before it is done (kit/dialog.js, Ask)
//   describe(step, {who, round})    a line of the record
//   event(event, players)       what was said of it
//   payments(state)         the payments the dealer makes, in order, where it is not "seat by seat" (payments.ts)
//   amongPlayers            the players pay each other, and the dealer has nothing to pay
//   payment(payout, round)  {hand, sums, lit, change}: the payment in words, its arithmetic, the cards that won it, the
//                           size of a bet that the chips pushed leave change for; where
//                           players pay each other: {line, sums, pushes} (kit/ceremony.js)
//   over(round)             the line of a round that is paid
//   Seen({round, seat})     what a seat sees beside its own hand on the tablet it holds
//   handNote(round, seat)   a few words under that hand
//   OpenHand({table, hand, seat, who, act, onCover})   that whole screen, where a hand is more than cards to play
//   passOn(round)           where the tablet goes by itself once the seat that holds it has acted: to a seat, or null,
//                           back to the dealer
//   beats(round), showing(round, beat)   what is shown a beat at a time, and the line meanwhile
//
// A game without a face of its own has the general one, and is played with it.

import FELTS from "games:felt";
import type { RoundOf, Slug } from "../answers";
import { general } from "./general";
import type { Face } from "./types";

export const faceOf = <Game extends Slug>(game: Game): Face<RoundOf<Game>> => ({
  ...general,
  ...FELTS[game],
});
