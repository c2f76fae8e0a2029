"""Card Stock Market: when the game ends, and what a hand may hold (rules page
``card-stock-market.md``).
"""

from fractions import Fraction
from math import comb

JOKERS = 2


def ends_within(pile: int, draws: int) -> Fraction:
    """The chance that one of the next `draws` cards is a joker, which ends the game at once.

    `pile` cards are in the draw pile, both jokers among them: after the third shuffle, when none
    has been drawn. Any card of it may lie anywhere. Raises `ValueError` where there are not so
    many.
    """
    if pile < JOKERS or not 0 <= draws <= pile:
        raise ValueError("both jokers are in the pile, and no more is drawn than lies in it")
    return 1 - Fraction(comb(pile - draws, JOKERS), comb(pile, JOKERS))


def holds_one(wanted: int, unseen: int, hand: int) -> Fraction:
    """The chance that a hidden hand holds one of the cards wanted, or more: one of the face cards
    of a suit, say, which can bankrupt its company.

    Of `unseen` cards in all `wanted` would do; any of them may be any of the hand's. (What people
    keep is not looked at.) Raises `ValueError` where there are more of either than of all.
    """
    if not 0 <= wanted <= unseen or not 0 <= hand <= unseen:
        raise ValueError("the cards wanted, and the hand's, are among the unseen")
    return 1 - Fraction(comb(unseen - wanted, hand), comb(unseen, hand))
