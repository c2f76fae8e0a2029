"""What an evening can cost a bank, against formulas, against every course of a short evening, and
against evenings that are played.
"""

from collections.abc import Mapping
from fractions import Fraction
from itertools import accumulate, product
from math import comb, sqrt
from random import Random

import pytest

from games.odds.bank import Evening, evening
from games.uth import evenings as uth_evenings
from games.uth.best_play import computed_beforehand
from games.uth.counted_file import half_antes

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


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 4])
def test_evenings_that_are_played_run_dry_as_often(seats: int) -> None:
    """Five thousand evenings of thirty hands against the home table: one in a hundred runs dry."""
    together = computed_beforehand()[0].together[seats - 1]
    tray = evening(together, 30, PERCENT).tray
    chance = Random(5)
    amounts, counts = list(together), list(together.values())
    dry = 0
    for _ in range(5000):
        dry += max(accumulate(chance.choices(amounts, counts, k=30))) > tray
    assert 25 <= dry <= 75


# What was computed beforehand


@pytest.mark.parametrize("at", range(2))
def test_a_short_evening_was_computed_beforehand_as_it_is_now(at: int) -> None:
    play = computed_beforehand()[at]
    found = evening(play.won_by(1), uth_evenings.HANDS[0], PERCENT)
    needed = (int(2 * found.tray), int(2 * found.drawer))
    assert uth_evenings.HALF_ANTES[at][0][0] == needed


@pytest.mark.slow
@pytest.mark.parametrize(("at", "seats"), [(0, 2), (1, 1)])
def test_so_were_all_evenings_of_a_table(at: int, seats: int) -> None:
    """Of all seven seats: `python -m tests.games.uth.make_evenings`, which then changes nothing."""
    assert uth_evenings.HALF_ANTES[at][seats - 1] == half_antes(computed_beforehand()[at], seats)


@pytest.mark.parametrize("seats", [1, 4])
def test_the_tray_of_an_evening_lasts_in_evenings_that_are_played(seats: int) -> None:
    """Three thousand of them, of 20 hands: about 30 run dry, and 45 hardly ever would."""
    play, random = computed_beforehand()[1], Random(seats)
    won = play.won_by(seats)
    amounts, chances = [float(amount) for amount in won], [float(times) for times in won.values()]
    tray, drawer = (half / 2 for half in uth_evenings.HALF_ANTES[1][seats - 1][0])
    dry = short = 0
    for _ in range(3000):
        course = list(accumulate(random.choices(amounts, chances, k=20)))
        dry += max(course) > tray
        short += course[-1] > drawer
    assert dry <= 45
    assert short <= 45
