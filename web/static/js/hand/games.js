// How each game looks in a player's hand. A game may have, beside the words of its face at the table (table/faces.js):
//
//   Board({state, …})      what everybody sees, small
//   Mine(state)            a component in place of one's own cards, or null
//   Play(state)            a component in place of the buttons of one's options, or null
//   line(state)            the sentence to this player, where the dealer's does not fit, or null
//   reason(payout, round, seat)   what a round gave, in a few words; payout: the last chips one was paid or lost
//   empty(state)           what is said where one has no cards
//
// A game without a word here shows its zones and its options.

import { faceOf } from "../table/faces.js";
import { bura } from "./games/bura.js";
import { cardStockMarket } from "./games/card-stock-market.js";
import { kabu } from "./games/kabu.js";
import { lorum } from "./games/lorum.js";
import { speculation } from "./games/speculation.js";
import { superfecta } from "./games/superfecta.js";
import {
  canadianSalad,
  divideAndConquer,
  kaiser,
  polignac,
  schnapsen,
  stopTheBus,
} from "./games/tricks.js";
import { uth } from "./games/uth.js";

const GAMES = {
  uth,
  superfecta,
  lorum,
  polignac,
  kaiser,
  "canadian-salad": canadianSalad,
  schnapsen,
  "stop-the-bus": stopTheBus,
  "divide-and-conquer": divideAndConquer,
  kabu,
  bura,
  speculation,
  "card-stock-market": cardStockMarket,
};

export const handOf = (game) => ({ ...faceOf(game), ...GAMES[game] });
