"""The chance that the held trump wins, against every way the cards can lie."""

from fractions import Fraction
from itertools import combinations

import pytest

from games.speculation.odds import survives


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
