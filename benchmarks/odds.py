"""How long the odds take: ``python -m benchmarks.odds``. The state of a race should be there in
well under 50 ms, a Blind table in under a minute on two cores (only with the extra `odds`). Beside
a thousand shuffles of the same pack: whoever guesses chances by playing on needs ten times as many
to be right to one in a hundred.
"""

import statistics
import time
from fractions import Fraction

from benchmarks.measure import size
from games.engine.shuffle import Draws, shuffled
from games.superfecta.odds import order_chances, place_chances, race_after
from games.superfecta.tickets import RACING_PACK
from games.uth.best_play import KINDS
from web.cli.progress import progress

RACES = size(40, 2)
SHUFFLES = 1000


def by_chance() -> float:
    """Milliseconds that so many shuffles take."""
    start = time.perf_counter()
    for number in range(SHUFFLES):
        shuffled(RACING_PACK, Draws(bytes(32), shuffle=number + 1))
    return 1000 * (time.perf_counter() - start)


def race_states() -> None:
    for turned in (0, 1, 5, 10, 20):
        took = []
        guessed = by_chance()
        for number in range(RACES):
            pack = shuffled(RACING_PACK, Draws(bytes(32), shuffle=number + 1))
            race = race_after(pack[:6], pack[6 : 6 + turned])
            order_chances.cache_clear()
            start = time.perf_counter()
            order_chances(race)
            for places in (1, 2, 4):
                place_chances(race, places)
            took.append(1000 * (time.perf_counter() - start))
        middle = statistics.median(took)
        print(
            f"all orders of a race, {turned:>2} cards turned: "
            f"median {middle:6.2f} ms, worst {max(took):6.2f} ms; "
            f"{SHUFFLES:,} shuffles {guessed:6.1f} ms, ratio {middle / guessed:.3f}"
        )


def blind_table() -> None:
    try:
        from games.uth.enumeration import best_play
    except ImportError:
        print("a Blind table: the extra `odds` is not installed")
        return
    for what in ("with the compiler", "again"):
        start = time.perf_counter()
        best_play(dict.fromkeys(KINDS, Fraction(1)), progress("uth", "boards"))
        print(f"a Blind table, {what}: {time.perf_counter() - start:.1f} s")


if __name__ == "__main__":
    race_states()
    blind_table()
