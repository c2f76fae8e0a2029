"""What an evening can cost a bank, against formulas and every course of a short evening."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import accumulate, product
from math import comb, sqrt

import pytest

from games.odds.bank import Evening, evening

COIN = {Fraction(1): Fraction(1, 2), Fraction(-1): Fraction(1, 2)}
PERCENT = Fraction(1, 100)


def exceeded(least: int, tosses: int) -> Fraction:
    """The chance that so many tosses of a coin are once down by more than `least`: by reflection,
    as often as they end beyond it, and once more as often as they end beyond it by more than one.
    """

    def ends_at(place: int) -> Fraction:
        return Fraction(comb(tosses, (tosses + place) // 2), 2**tosses)

    beyond = [place for place in range(-tosses, tosses + 1, 2) if place > least]
    twice = [place for place in beyond if place > least + 1]
    return sum(map(ends_at, beyond), Fraction(0)) + sum(map(ends_at, twice), Fraction(0))


@pytest.mark.parametrize("tosses", [1, 2, 7, 30, 100])
def test_a_fair_coin_runs_a_bank_dry_as_reflection_says(tosses: int) -> None:
    for risk in (Fraction(1, 2), Fraction(1, 10), PERCENT):
        tray = int(evening(COIN, tosses, risk).tray)
        assert exceeded(tray, tosses) < risk
        assert tray == 0 or exceeded(tray - 1, tosses) >= risk


UNEVEN = {
    Fraction(-2): Fraction(1, 2),
    Fraction(1, 2): Fraction(1, 4),
    Fraction(3): Fraction(1, 6),
    Fraction(7): Fraction(1, 12),
}


@pytest.mark.parametrize("risk", [Fraction(1, 3), Fraction(1, 10), PERCENT, Fraction(1, 5000)])
def test_a_short_evening_is_as_every_course_of_it_says(risk: Fraction) -> None:
    worst: dict[Fraction, Fraction] = {}
    ends: dict[Fraction, Fraction] = {}
    mean = square = Fraction(0)
    for hands in product(UNEVEN.items(), repeat=5):
        chance = Fraction(1)
        for _, each in hands:
            chance *= each
        course = list(accumulate(cost for cost, _ in hands))
        low = max(Fraction(0), *course)
        worst[low] = worst.get(low, Fraction(0)) + chance
        ends[course[-1]] = ends.get(course[-1], Fraction(0)) + chance
        mean += chance * course[-1]
        square += chance * course[-1] ** 2
    found = evening(UNEVEN, 5, risk)
    assert found.expected == mean
    assert found.standard_deviation == pytest.approx(sqrt(square - mean**2))
    assert found.tray == least_below(worst, risk)
    assert found.drawer == max(least_below(ends, risk), Fraction(0))


def least_below(chances: Mapping[Fraction, Fraction], risk: Fraction) -> Fraction:
    """The least half chip that is exceeded with less than this chance."""
    place = min(chances)
    while sum(chance for amount, chance in chances.items() if amount > place) >= risk:
        place += Fraction(1, 2)
    return place


def test_counts_will_do_for_chances() -> None:
    counts = {cost: int(12 * chance) for cost, chance in UNEVEN.items()}
    assert evening(counts, 8, PERCENT) == evening(UNEVEN, 8, PERCENT)


def test_a_bank_that_cannot_lose_needs_nothing() -> None:
    assert evening({Fraction(-1): 1}, 9, PERCENT) == Evening(
        Fraction(-9), 0, Fraction(0), Fraction(0)
    )
    assert evening({Fraction(2): 1}, 9, PERCENT).tray == 18


@pytest.mark.parametrize(
    ("costs", "hands", "risk"),
    [
        (COIN, 0, PERCENT),
        (COIN, 5, Fraction(0)),
        (COIN, 5, Fraction(1)),
        ({Fraction(1): 0}, 5, PERCENT),
    ],
)
def test_an_evening_has_hands_and_a_risk(
    costs: Mapping[Fraction, Fraction], hands: int, risk: Fraction
) -> None:
    with pytest.raises(ValueError, match="at least one hand"):
        evening(costs, hands, risk)
