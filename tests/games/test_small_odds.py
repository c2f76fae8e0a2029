"""What can be said exactly in Speculation, Kabu, Bura, Card Stock Market and Lórum, against every
way the cards can lie.
"""

from fractions import Fraction
from itertools import combinations, combinations_with_replacement, permutations
from statistics import mean

import pytest

from games.odds.bura import PACK, claim_holds
from games.odds.card_stock_market import ends_within, holds_one
from games.odds.kabu import choice
from games.odds.lorum import is_the_king, takes_so_far
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


# Card Stock Market


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


# Lórum


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
