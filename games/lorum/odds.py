"""Lórum: a blind Hairy Ape, where everybody sees all hands but the own (rules page ``lorum.md``).

Who sees the three other hands and the tricks knows which cards the own ones are, and of none which
it is: any of them is as likely to be the one that is played next. Tell one from the other only what
was asked of it, and that is nothing: the position is chosen without looking.
"""

from collections.abc import Sequence
from fractions import Fraction

from games.cards import Card, rank, suit

RANKS = "789TJQKA"
KING = "Kh"


def takes_so_far(own: Sequence[Card], best: Card) -> Fraction:
    """The chance that the next own card takes the trick as it lies: that it is of the suit led, and
    higher.

    `own` are the cards that are left in the own hand; `best` is the highest card of the suit led
    that lies in the trick, the lead at least. Raises `ValueError` for an empty hand.
    """
    if not own:
        raise ValueError("a hand with cards")
    higher = RANKS[RANKS.index(rank(best)) + 1 :]
    taking = [card for card in own if suit(card) == suit(best) and rank(card) in higher]
    return Fraction(len(taking), len(own))


def is_the_king(own: Sequence[Card]) -> Fraction:
    """The chance that the next own card is the king of hearts. Raises `ValueError` for an empty
    hand.
    """
    if not own:
        raise ValueError("a hand with cards")
    return Fraction(int(KING in own), len(own))
