"""When the game ends, and what a hand holds, against every way the cards can lie."""

from fractions import Fraction
from itertools import combinations

import pytest

from games.card_stock_market.odds import ends_within, holds_one


@pytest.mark.parametrize("pile", [2, 5, 9])
def test_the_game_ends_where_a_joker_lies_among_the_next_cards(pile: int) -> None:
    places = list(combinations(range(pile), 2))
    for draws in range(pile + 1):
        ends = [jokers for jokers in places if min(jokers) < draws]
        assert ends_within(pile, draws) == Fraction(len(ends), len(places))


@pytest.mark.parametrize("wanted", [0, 1, 3])
@pytest.mark.parametrize("hand", [0, 2, 8])
def test_a_hand_holds_one_where_one_lies_among_its_cards(wanted: int, hand: int) -> None:
    hands = list(combinations(range(10), hand))
    good = [cards for cards in hands if any(card < wanted for card in cards)]
    assert holds_one(wanted, 10, hand) == Fraction(len(good), len(hands))


@pytest.mark.parametrize(("pile", "draws"), [(1, 0), (5, 6), (5, -1)])
def test_no_more_is_drawn_than_lies_in_the_pile(pile: int, draws: int) -> None:
    with pytest.raises(ValueError, match="both jokers"):
        ends_within(pile, draws)


def test_a_hand_is_among_the_unseen_cards() -> None:
    for wanted, unseen, hand in ((3, 2, 1), (1, 2, 3), (-1, 2, 1)):
        with pytest.raises(ValueError, match="among the unseen"):
            holds_one(wanted, unseen, hand)
