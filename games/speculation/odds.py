"""Speculation: the chance that the held trump survives (rules page ``speculation.md``)."""

from fractions import Fraction
from math import comb


def survives(higher: int, unseen: int, against: int) -> Fraction:
    """The chance that no card beats the held trump, so that its holder takes the pot.

    `higher` trumps and `unseen` cards in all has nobody seen: the face-down piles, the holder's as
    well, and the rest of the pack. `against` of them lie in the piles of others: these are turned,
    the holder's own are not. Any of them may be any of the unseen. Raises `ValueError` where there
    are more of `higher` or `against` than of `unseen`.
    """
    if not 0 <= higher <= unseen or not 0 <= against <= unseen:
        raise ValueError("higher and against are among the unseen cards")
    return Fraction(comb(unseen - higher, against), comb(unseen, against))
