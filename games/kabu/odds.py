"""Kabu: whether to draw (rules page ``kabu.md``).

Between two hands the lower pays the difference, so what a hand wins over all opponents is their
number times what it counts, less what they count. Their counts do not depend on what one draws
oneself: any unseen card is as likely to be on the stock as any other. So the best draw is the one
that makes the own count highest on average, against one opponent or five; with more of them there
is more at stake, in proportion. (What others draw tells a little of their cards; that is left out.
So is a debt larger than the chips left, which nobody pays.)
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

PIPS = range(1, 11)
OF_EACH = 4
MOST_CARDS = 4


class Choice(NamedTuple):
    """What a hand counts at the end on average, the best play to follow."""

    stand: Fraction
    draw: Fraction | None
    """None where the hand is full."""

    @property
    def best(self) -> str:
        """``draw`` or ``pass``; ``pass`` where both are worth the same."""
        return "draw" if self.draw is not None and self.draw > self.stand else "pass"

    def cost(self, choice: str, opponents: int, stake: int = 1) -> Fraction:
        """What ``draw`` or ``pass`` loses against the better of the two, in chips, on average."""
        worth = self.stand if choice == "pass" or self.draw is None else self.draw
        return (max(self.stand, worth, self.draw or self.stand) - worth) * opponents * stake


def choice(pips: Sequence[int]) -> Choice:
    """What a hand of these pips (two to four cards, 1 the ace to 10) is worth with and without
    another card. Raises `ValueError` where the pack holds no such hand.
    """
    left = [OF_EACH - pips.count(each) for each in PIPS]
    if not 2 <= len(pips) <= MOST_CARDS or min(left) < 0 or sum(left) + len(pips) != 40:
        raise ValueError("two to four cards, ace to ten, no more than four of a rank")
    stand = Fraction(sum(pips) % 10)
    if len(pips) == MOST_CARDS:
        return Choice(stand, None)
    total = Fraction(0)
    for each, cards in zip(PIPS, left, strict=True):
        if cards:
            then = choice([*pips, each])
            total += cards * max(then.stand, then.draw or then.stand)
    return Choice(stand, total / sum(left))
