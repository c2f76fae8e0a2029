"""What a blind card is, against every way the cards can lie."""

from fractions import Fraction
from itertools import permutations

import pytest

from games.lorum.odds import is_the_king, takes_so_far


@pytest.mark.parametrize("best", ["7h", "Th", "Kh", "9c"])
def test_a_blind_card_takes_where_it_follows_and_is_higher(best: str) -> None:
    """Over every way the own cards can lie."""
    own = ["8h", "Qh", "Ah", "Jc", "7s"]
    order = "789TJQKA"
    lies = list(permutations(own))
    taking = [
        cards[0]
        for cards in lies
        if cards[0][1] == best[1] and order.index(cards[0][0]) > order.index(best[0])
    ]
    assert takes_so_far(own, best) == Fraction(len(taking), len(lies))


def test_the_own_king_may_lie_anywhere() -> None:
    lies = list(permutations(["8h", "Kh", "Jc"]))
    kings = [cards for cards in lies if cards[0] == "Kh"]
    assert is_the_king(["8h", "Kh", "Jc"]) == Fraction(len(kings), len(lies))
    assert is_the_king(["8h", "Jc"]) == 0


def test_an_empty_hand_plays_nothing() -> None:
    with pytest.raises(ValueError, match="a hand with cards"):
        takes_so_far([], "7h")
    with pytest.raises(ValueError, match="a hand with cards"):
        is_the_king([])
