"""What an evening of Ultimate Texas Hold'em can cost its bank: what was computed beforehand, and
evenings that are played.
"""

from fractions import Fraction
from itertools import accumulate
from random import Random

import pytest

from games.odds.bank import evening, evenings
from games.uth import evenings as uth_evenings
from games.uth.best_play import computed_beforehand
from games.uth.counted_file import half_antes

PERCENT = Fraction(1, 100)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 4])
def test_evenings_that_are_played_run_dry_as_often(seats: int) -> None:
    """Five thousand evenings of thirty hands against the home table: one in a hundred runs dry."""
    together = computed_beforehand()[0].together[seats - 1]
    tray = evening(together, 30, PERCENT).tray
    chance = Random(5)
    amounts, counts = list(together), list(accumulate(together.values()))
    dry = 0
    for _ in range(5000):
        dry += max(accumulate(chance.choices(amounts, cum_weights=counts, k=30))) > tray
    assert 25 <= dry <= 75


# What was computed beforehand


@pytest.mark.slow
@pytest.mark.parametrize("at", range(2))
def test_short_evenings_were_computed_beforehand_as_they_are_now(at: int) -> None:
    found = evenings(computed_beforehand()[at].won_by(1), uth_evenings.HANDS[:3], PERCENT)
    needed = tuple((int(2 * each.tray), int(2 * each.drawer)) for each in found.values())
    assert uth_evenings.HALF_ANTES[at][0][:3] == needed


@pytest.mark.slow
@pytest.mark.long
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
