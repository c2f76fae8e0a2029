"""What can be said exactly in Speculation, Kabu and Bura, against every way the cards can lie."""

from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from statistics import mean

import pytest

from games.odds.bura import PACK, claim_holds
from games.odds.kabu import choice
from games.odds.speculation import survives

# Speculation


@pytest.mark.parametrize("higher", range(5))
@pytest.mark.parametrize("against", range(8))
def test_the_held_trump_survives_where_no_higher_one_lies_in_a_pile(
    higher: int, against: int
) -> None:
    piles = list(combinations(range(7), against))
    stands = [pile for pile in piles if all(card >= higher for card in pile)]
    assert survives(higher, 7, against) == Fraction(len(stands), len(piles))


@pytest.mark.parametrize(("higher", "against"), [(8, 3), (3, 8), (-1, 3), (3, -1)])
def test_what_is_not_unseen_cannot_be_counted(higher: int, against: int) -> None:
    with pytest.raises(ValueError, match="among the unseen"):
        survives(higher, 7, against)


# Kabu


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


# Bura

POINTS = dict(zip("ATKQJ9876", (11, 10, 4, 3, 2, 0, 0, 0, 0), strict=True))


def points(cards: tuple[str, ...]) -> int:
    return sum(POINTS[card[0]] for card in cards)


@pytest.mark.parametrize("won", [0, 2, 4])
def test_a_claim_holds_as_often_as_the_pile_can_hold_31(won: int) -> None:
    piles = list(combinations(PACK, won))
    good = [pile for pile in piles if points(pile) >= 31]
    assert claim_holds(won) == Fraction(len(good), len(piles))


def test_what_is_remembered_counts_and_what_lies_elsewhere_does_not() -> None:
    remembered, elsewhere = ("Ah", "Th"), ("As", "Ac", "Ks")
    others = [card for card in PACK if card not in remembered + elsewhere]
    piles = [(*remembered, *pile) for pile in combinations(others, 2)]
    good = [pile for pile in piles if points(pile) >= 31]
    assert claim_holds(4, remembered, elsewhere) == Fraction(len(good), len(piles))


def test_who_remembers_all_knows() -> None:
    assert claim_holds(3, ("Ah", "Th", "Ts")) == 1
    assert claim_holds(3, ("Ah", "Th", "6s")) == 0
    assert claim_holds(36) == 1


@pytest.mark.parametrize(
    ("won", "remembered", "elsewhere"),
    [(1, ("Ah", "Th"), ()), (4, ("Ah",), ("Ah",)), (4, ("2h",), ()), (37, (), ()), (-1, (), ())],
)
def test_a_pile_that_cannot_be_is_refused(
    won: int, remembered: tuple[str, ...], elsewhere: tuple[str, ...]
) -> None:
    with pytest.raises(ValueError, match="card"):
        claim_holds(won, remembered, elsewhere)
