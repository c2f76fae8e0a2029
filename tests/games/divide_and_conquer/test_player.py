"""The program plays Divide and Conquer."""

from itertools import permutations

from games.cards import Card
from games.divide_and_conquer.rules import DECKS, lower_wins, value


def test_at_divide_and_conquer_every_order_wins_as_much_against_all_orders_of_the_other() -> None:
    """So nobody beats who plays at random, and the program does that."""
    mine, theirs = DECKS[10][::2], DECKS[10][1::2]
    won = {
        sum(
            _wins(card, other)
            for order in permutations(theirs)
            for card, other in zip(own, order, strict=True)
        )
        for own in list(permutations(mine))[::7]
    }
    assert len(won) == 1


def _wins(card: Card, other: Card) -> bool:
    low, high = sorted((card, other), key=value)
    return card == (low if lower_wins(value(low), value(high)) else high)
