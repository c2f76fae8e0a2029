"""How likely a result of the bank is, against counted coins and against published edges."""

from fractions import Fraction
from math import comb, sqrt

import pytest

from games.engine import Action, options_of
from games.odds.luck import Law, chernoff_bound, mixed, spread
from games.uth.best_play import BestPlay, computed_beforehand
from games.uth.luck import law_of_hand
from games.uth.odds import trips_figures
from games.uth.paytables import TRIPS_TABLES
from games.uth.rules import GAME

CASINO = computed_beforehand()[1]
TRIPS = {
    hand: None if row.numerator is None else Fraction(row.numerator, row.denominator)
    for hand, row in TRIPS_TABLES["home"].items()
}
COIN = Law(Fraction(0), ((-1.0, 0.5), (1.0, 0.5)))


def law(*bets: tuple[int, int], play: BestPlay = CASINO) -> Law:
    found = law_of_hand(play.blind, TRIPS, bets)
    assert found is not None
    return found


@pytest.mark.parametrize("up", [20, 30, 40, 50])
def test_a_coin_is_so_far_up_a_little_less_often_than_the_bound(up: int) -> None:
    """Of 100 tosses."""
    heads = range((100 + up) // 2, 101)
    true = sum(comb(100, count) for count in heads) / 2**100
    for off in (up, -up):
        assert true <= chernoff_bound({COIN: 100}, off) <= 10 * true


def test_what_cannot_be_is_hardly_ever() -> None:
    assert chernoff_bound({COIN: 100}, 101) < 1e-20
    assert chernoff_bound({Law(Fraction(0), ((0.0, 1.0),)): 3}, 1) == 0


def test_the_spread_of_many_rounds_is_that_of_a_walk() -> None:
    assert spread({COIN: 49}) == 7


def test_a_seat_is_expected_to_lose_the_published_edge() -> None:
    """The Wizard of Odds: 2.18497 % of the ante, deviation 4.94; Trips 1.9 %."""
    even = law((10, 0))
    assert float(even.expected) == pytest.approx(0.218497, abs=1e-6)
    assert sqrt(even.variance) == pytest.approx(49.4, abs=0.05)
    assert float(law((0, 100)).expected) == pytest.approx(1.90, abs=0.01)


def test_folds_and_what_is_rounded_down_are_in_it() -> None:
    """An odd ante keeps half a chip of a flush; a fold gives up its Trips."""
    rounded = CASINO.averages.expected_loss * 5 + CASINO.rounding_cost(5)
    assert law((5, 0)).expected == rounded
    _, given_up = CASINO.surrendered(TRIPS)
    trips = trips_figures(TRIPS).expected_loss + given_up
    assert law((5, 3)).expected == rounded + 3 * trips


def test_seats_are_expected_to_lose_the_sum_of_what_each_does() -> None:
    together = law((5, 0), (10, 5), (25, 0))
    assert together.expected == sum(law(bet).expected for bet in ((5, 0), (10, 5), (25, 0)))


def test_seats_that_share_a_board_spread_wider_than_strangers() -> None:
    """With seven 3.9 times as wide as one, where strangers would be 2.6 times as wide."""
    ratio = sqrt(law(*[(10, 0)] * 7).variance / law((10, 0)).variance)
    assert ratio == pytest.approx(3.9, abs=0.1)


def test_unequal_bets_spread_no_narrower_than_equal_ones() -> None:
    assert law((5, 0), (15, 0)).variance > law((10, 0), (10, 0)).variance
    assert law((10, 10), (10, 10)).variance > law((10, 0), (10, 0)).variance


@pytest.mark.parametrize("bets", [[(10, 5)], [(10, 5)] * 4, [(5, 0), (25, 3), (0, 4)]])
def test_all_that_can_come_is_there_and_lies_around_the_middle(bets: list[tuple[int, int]]) -> None:
    found = law(*bets)
    assert sum(chance for _, chance in found.around) == pytest.approx(1)
    assert sum(off * chance for off, chance in found.around) == pytest.approx(0, abs=1e-9)


def test_nobody_has_counted_a_table_of_ones_own() -> None:
    assert law_of_hand(dict.fromkeys(TRIPS, Fraction(1)), TRIPS, [(5, 0)]) is None


def test_what_was_staked_in_a_hand_is_all_that_was_bet() -> None:
    """Another bet takes the place of the first; Trips alone plays nothing."""
    actions = [
        Action(1, "bet", {"ante": 5, "trips": 3}),
        Action(2, "bet", {"ante": 4}),
        Action(1, "bet", {"ante": 10}),
        Action(2, "clear"),
        Action(3, "bet", {"ante": 0, "trips": 7}),
        Action("dealer", "deal"),
        Action(1, "play", {"times": 4}),
    ]
    assert GAME.handle is not None
    assert GAME.handle(actions) == 10 + 10 + 40 + 7
    assert GAME.law is not None
    options = options_of(GAME, {"blind_paytable": "casino"})
    assert GAME.law(options, actions) is law((10, 0), (0, 7))


def test_rounds_mixed_into_one_kind_bring_the_same_and_are_hardly_wider() -> None:
    laws = {law((ante, 2), (3 * ante, 0)): ante for ante in range(5, 20)}
    one = {mixed(laws): sum(laws.values())}
    (mixture,) = one
    assert sum(one.values()) * mixture.expected == sum(
        count * each.expected for each, count in laws.items()
    )
    assert len(mixture.around) < sum(len(each.around) for each in laws)
    assert spread(laws) <= spread(one) <= 1.01 * spread(laws)
    for wide in (1, 3):
        off = wide * spread(laws)
        assert (
            chernoff_bound(laws, off) <= chernoff_bound(one, off) <= 1.5 * chernoff_bound(laws, off)
        )
