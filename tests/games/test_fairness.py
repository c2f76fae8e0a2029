"""The measures of the shuffle: right by counting out small decks, blind to none of the ways to
shuffle badly.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cmp_to_key
from itertools import permutations

import pytest

from games.cards import Card, starting_order
from games.engine.shuffle import Draws, shuffled
from games.trials.fairness import (
    FEWEST,
    LIMIT,
    MEASURES,
    Against,
    Measure,
    Pairs,
    Positions,
    chi_squared_above,
    examine,
    rising_chances,
)

pytestmark = pytest.mark.slow


def failed(measures: Sequence[Measure]) -> set[str]:
    return {measure.name for measure in measures if not measure.passed}


# The real one


@pytest.mark.sweep(of=2)
@pytest.mark.parametrize("seed", [1, 2])
def test_chance_cannot_be_told_from_the_real_shuffle(seed: int) -> None:
    measures = examine(FEWEST, seed)
    assert failed(measures) == set()
    assert len(measures) == len({measure.name for measure in measures}) == MEASURES
    assert min(measure.p for measure in measures) > LIMIT


# Bad ones


def by_swaps(
    partner: Callable[[Draws, int, int], int], last_place: int = 1
) -> Callable[..., list[Card]]:
    """Fisher-Yates with another choice of partner for the card at a place of a deck of so many."""

    def shuffle(cards: Iterable[Card], draws: Draws) -> list[Card]:
        order = starting_order(cards)
        for place in range(len(order) - 1, last_place - 1, -1):
            other = partner(draws, place, len(order))
            order[place], order[other] = order[other], order[place]
        return order

    return shuffle


def by_a_coin(cards: Iterable[Card], draws: Draws) -> list[Card]:
    """A sort whose comparison tosses a coin."""
    return sorted(starting_order(cards), key=cmp_to_key(lambda card, other: 2 * draws.below(2) - 1))


def by_keys(cards: Iterable[Card], draws: Draws) -> list[Card]:
    """A sort by random keys too short to differ: equal ones stay as they lay."""
    return sorted(starting_order(cards), key=lambda card: draws.below(256))


def riffled(cards: Iterable[Card], draws: Draws) -> list[Card]:
    """Seven riffles: every card lies in one heap or the other, and each heap keeps its order."""
    order = starting_order(cards)
    for _ in range(7):
        order.sort(key=lambda card: draws.below(2))
    return order


def cut_only(cards: Iterable[Card], draws: Draws) -> list[Card]:
    order = starting_order(cards)
    at = draws.below(len(order))
    return order[at:] + order[:at]


@pytest.mark.sweep(of=4)
@pytest.mark.parametrize(
    ("shuffle", "tell_tale"),
    [
        (by_swaps(lambda draws, place, cards: draws.below(place)), "positions"),
        (by_swaps(lambda draws, place, cards: draws.below(place + 1), last_place=2), "orders of 4"),
        (by_swaps(lambda draws, place, cards: draws.below(cards), last_place=0), "positions"),
        (by_swaps(lambda draws, place, cards: draws.below(64) % (place + 1)), "positions"),
        (by_a_coin, "orders of 4"),
        (by_keys, "neighbours, starting order"),
        (riffled, "runs, starting order"),
        (cut_only, "pairs"),
    ],
    ids=["off by one", "one swap short", "any two", "modulo", "coin", "keys", "riffles", "cut"],
)
def test_a_bad_shuffle_is_found(shuffle: Callable[..., list[Card]], tell_tale: str) -> None:
    assert tell_tale in failed(examine(FEWEST, shuffle=shuffle))


class Undiscarded(Draws):
    """Takes every word as it comes, whatever the limit."""

    def below(self, limit: int) -> int:
        return super().below(1 << 32) % limit


def test_numbers_past_the_last_full_multiple_show_in_the_draws_alone() -> None:
    assert failed(examine(FEWEST, stream=Undiscarded)) == {"draws"}


def test_a_second_shuffle_that_is_the_first_again_is_found() -> None:
    def stream(seed: bytes, cut: str, shuffle: int) -> Draws:
        return Draws(seed, cut)

    found = failed(examine(FEWEST, stream=stream))
    assert {"places, shuffle before", "neighbours, shuffle before", "runs, shuffle before"} <= found
    assert not any(name.endswith(("starting order", "round before")) for name in found)


def test_a_seed_used_for_two_rounds_is_found() -> None:
    def stream(seed: bytes, cut: str, shuffle: int) -> Draws:
        return Draws((int.from_bytes(seed, "big") & ~1).to_bytes(32, "big"), cut, shuffle)

    assert "places, round before" in failed(examine(FEWEST, stream=stream))


def test_decks_that_are_too_even_are_found_as_well() -> None:
    turns = iter(range(10**9))

    def shuffle(cards: Iterable[Card], draws: Draws) -> list[Card]:
        order = shuffled(cards, draws)
        at = next(turns) % len(order)
        return starting_order(order)[at:] + starting_order(order)[:at]

    positions, *_ = examine(FEWEST, shuffle=shuffle)
    assert positions.statistic < 10
    assert not positions.passed


# The arithmetic


@pytest.mark.parametrize("cards", [4, 5, 6])
def test_over_all_orders_of_a_small_deck_every_measure_is_what_it_should_be(cards: int) -> None:
    """A measure of one deck, on average over all decks, is its degrees of freedom: then its
    variances are right.
    """
    told: dict[str, list[Measure]] = {}
    for order in permutations(range(cards)):
        positions, pairs, against = Positions(cards), Pairs(cards), Against("last", cards)
        positions.add(order)
        pairs.add(order)
        against.add(range(cards), order)
        places, neighbours, _ = against.measures()
        for measure in (positions.measure(), pairs.measure(), places, neighbours):
            told.setdefault(measure.name, []).append(measure)
    assert set(told) == {"positions", "pairs", "places, last", "neighbours, last"}
    for name, measures in told.items():
        assert len({measure.freedom for measure in measures}) == 1
        mean = sum(measure.statistic for measure in measures) / len(measures)
        assert mean == pytest.approx(measures[0].freedom), name


def test_all_orders_of_a_small_deck_once_have_nothing_uneven_about_them() -> None:
    positions, pairs, against = Positions(5), Pairs(5), Against("last", 5)
    for order in permutations(range(5)):
        positions.add(order)
        pairs.add(order)
        against.add((3, 1, 4, 0, 2), order)
    places, neighbours, runs = against.measures()
    for measure in (positions.measure(), pairs.measure(), places, neighbours, runs):
        assert measure.statistic == pytest.approx(0, abs=1e-9)


def test_of_24_decks_of_four_1_11_11_and_1_have_one_to_four_rising_sequences() -> None:
    """Euler's triangle, in any table of it."""
    assert [chance * 24 for chance in rising_chances(4)] == pytest.approx([1, 11, 11, 1])
    assert [chance * 720 for chance in rising_chances(6)] == pytest.approx([1, 57, 302, 302, 57, 1])
    assert sum(rising_chances(52)) == pytest.approx(1)


@pytest.mark.parametrize(
    ("above", "by_freedom"),
    [
        (0.90, {10: 4.865, 100: 82.358}),
        (0.05, {1: 3.841, 2: 5.991, 10: 18.307, 50: 67.505, 100: 124.342}),
        (0.001, {1: 10.828, 2: 13.816, 10: 29.588, 50: 86.661, 100: 149.449}),
    ],
)
def test_chi_squared_has_its_published_critical_values(
    above: float, by_freedom: dict[int, float]
) -> None:
    """NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4."""
    for freedom, value in by_freedom.items():
        assert chi_squared_above(value, freedom) == pytest.approx(above, rel=3e-3)


def test_the_limit_is_one_in_a_thousand_over_all_measures() -> None:
    assert pytest.approx(0.001) == LIMIT * MEASURES
    assert Measure("", "", statistic=10.828, freedom=1).p == pytest.approx(0.001, rel=3e-3)
    assert Measure("", "", statistic=100, freedom=100).passed
    assert not Measure("", "", statistic=200, freedom=100).passed
    assert not Measure("", "", statistic=30, freedom=100).passed
