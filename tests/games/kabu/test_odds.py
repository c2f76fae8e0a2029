"""What a hand counts at the end, against every way the cards can lie."""

from fractions import Fraction
from itertools import combinations_with_replacement
from statistics import mean

import pytest

from games.kabu.odds import choice


@pytest.mark.parametrize("pips", [(10, 4), (1, 2), (9, 9), (10, 9), (5, 10), (4, 4), (2, 3)])
def test_a_draw_is_worth_what_every_order_of_the_stock_makes_of_it(pips: tuple[int, int]) -> None:
    """Whoever draws once sees the card and then draws again or not, whichever is better on
    average over all cards left.
    """
    left = [each for each in range(1, 11) for _ in range(4)]
    for each in pips:
        left.remove(each)
    after_one = []
    for at, first in enumerate(left):
        others = left[:at] + left[at + 1 :]
        second = mean([Fraction((sum(pips) + first + each) % 10) for each in others])
        after_one.append(max(Fraction((sum(pips) + first) % 10), second))
    found = choice(pips)
    assert found.stand == sum(pips) % 10
    assert found.draw == mean(after_one)


def test_nine_and_eight_stand_and_nothing_draws() -> None:
    for pips in combinations_with_replacement(range(1, 11), 2):
        found = choice(pips)
        if sum(pips) % 10 >= 7:
            assert found.best == "pass"
        if sum(pips) % 10 <= 4:
            assert found.best == "draw"


def test_a_wrong_choice_costs_its_difference_from_every_opponent() -> None:
    """Seven and four and nine at the table: what the hands win is the differences."""
    counts = (7, 4, 9)
    wins = [sum(mine - theirs for theirs in counts) for mine in counts]
    assert wins == [1, -8, 7]  # the example of the rules page
    found = choice((10, 9))
    assert found.draw is not None
    assert found.cost("draw", opponents=2, stake=5) == 2 * 5 * (9 - found.draw)
    assert found.cost("pass", opponents=2) == 0


def test_four_cards_are_a_full_hand() -> None:
    full = choice((1, 2, 3, 4))
    assert full.stand == 0
    assert full.draw is None
    assert full.best == "pass"
    assert full.cost("pass", opponents=5) == 0


@pytest.mark.parametrize("pips", [(1,), (1, 1, 1, 1, 1), (0, 5), (11, 5), ()])
def test_a_hand_that_cannot_be_is_worth_nothing(pips: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="two to four cards"):
        choice(pips)
