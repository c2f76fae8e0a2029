"""How often a claim of 31 holds, against every way the cards can lie."""

from fractions import Fraction
from itertools import combinations

import pytest

from games.bura.hand import PACK
from games.bura.odds import claim_holds

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
