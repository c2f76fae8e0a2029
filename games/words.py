"""Single words of games, which a game may have for itself."""

import re

from games.language import is_known, translated

WORDS = tuple(
    re.split(
        r",\s+",
        """aces, after, agree, amount, announce, answer, answered, ante, aside, at once, bank,
    before, bet, bets, bid, bidder, blind, blind paytable, board, brag, broken, burned, buy, buy in,
    cancel, card, cards, cards in play, casino, certificates, check, choose, circle, clear,
    close, commitment, course, covered, cut, deal, dealer, declare, deposit, discard,
    discards, double, down, draw, end, even, exchange, first lead, fold, for, forfeit, from,
    give, hairy ape, hand, held, home, horses, items, joker, keep, kind, lead, left, limit,
    limits, lines, market, marriage, marry, max shares, maximum bet, middle, minimum bet,
    minimum bid, misdeal, molodka, money, must swap, next trick, no, no trump, none, odds, off,
    offer, one, one or three, open, pass, pile, plain, play, played, points, pool, position, pot,
    price, races, rail, ranking, reshuffle, result, run, sale, scores, seat, seed, sell, show,
    split, stake, stock, stop, suit, swap, swap all, take, taken, taken by, target, ticket,
    times, to, token, tokens, took, train, train ten, trick, tricks, trips, trips paytable,
    trump, turn, turned, type, unseen, up, upcard, who, withdraw, won, wrong claim, yes,
    yield, zero""",
    )
)
"""Single words of games: what is done, options and their values, places. The journal, which names
no game beside an action, says these; what a game calls otherwise is in its own catalogue.
"""


def word(text: str, game: str = "") -> str:
    """A single word of a game in the language of whoever asks: the game's own, or one of `WORDS`;
    another text stays as it is.
    """
    own = f"{text}##of {game}"
    return translated(own if is_known(own) else f"{text}##of a game")
