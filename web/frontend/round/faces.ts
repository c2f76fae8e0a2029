// The faces of the games: what a game shows and says in its own way. A face may have
//
//   Felt({table, state, pace, paying, pad, setPad, last, face})   the felt
//   Foot(round)             a component in place of the prompt's controls, or null
//   words(round)            {verb: args => "PLAY 2×"} for buttons
//   sure(round)             {verb: who => {title, text, yes}}: what is asked again before it is done (kit/dialog.js, Ask)
//   describe(step, {who, round})    a line of the record
//   event(event, players, round)    what was said of it
//   amongPlayers            the players pay each other, and the dealer has nothing to pay
//   payment(payout, round)  {hand, sums, lit, beside, change}: the payment in words, its arithmetic, the cards that won it
//                           and those that lost, the size of a bet that the chips pushed leave change for; where
//                           players pay each other: {line, sums, pushes} (kit/ceremony.js)
//   over(round)             the line of a round that is paid
//   Seen({round, seat})     what a seat sees beside its own hand on the tablet it holds
//   OpenHand({table, hand, seat, who, act, onCover})   that whole screen, where a hand is more than cards to play
//   passOn(round)           where the tablet goes by itself once the seat that holds it has acted: to a seat, or null,
//                           back to the dealer
//   beats(round), showing(round, beat)   how many beats there are by now in what is shown a beat at a time (beat.ts), and
//                           the line meanwhile
//   shownAt(round, beat, before)   the round as it looks after so many of its beats; without it the felt draws them
//                           itself. before: the round as it lay there when the moment began, or null
//   tempo(count)            milliseconds of each of so many beats, where they are not the usual ones
//   stays                   what is shown is looked at and does not move: it is shown where less motion is asked for, too
//   betting(round)          whether bets are still made: the wall shows who has bet
//   unlit                   no card of a hand is raised or dimmed by what may be played: the rules want it noticed
//   keys                    [key, what it does]: of buttons with data-keys in its own foot; a seat to be chosen on the felt
//                           is a button with the class "seat-key"
//
// A game without a face of its own has the general one, and is played with it; one without beats of its own has the last
// trick (lasttrick.ts).

import FELTS from "games:felt";
import type { RoundOf, Slug } from "../answers";
import { general } from "./general";
import { lastTrick } from "./lasttrick";
import type { Face, KeyMeaning } from "./types";

export const faceOf = <Game extends Slug>(game: Game): Face<RoundOf<Game>> => ({
  ...general,
  ...(FELTS[game]?.beats ? {} : lastTrick),
  ...FELTS[game],
});

/** The keys of a game's own foot. */
export const keysOf = (game: string): readonly KeyMeaning[] =>
  Object.entries<{ keys?: readonly KeyMeaning[] }>(FELTS).find(([slug]) => slug === game)?.[1]
    .keys ?? [];
