"""One seed, one evening.

python -m tests.simulator --seed 7                     one evening
python -m tests.simulator --seed 1 --evenings 1000     a long run: what was done, and what never
python -m tests.simulator --seed 7 --databases postgres --servers 2

Several evenings are played side by side, as many as there are processors (`--jobs`). A long run
that is interrupted (Ctrl-C) ends with the steps that it is at, and says what it did.
"""

import argparse
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import product
from threading import Event

from tests.postgres import find_programs
from tests.simulator.coverage import UNMET, everything
from tests.simulator.jobs import Wanted, one_by_one, prepare, side_by_side

STEPS = 150


def main() -> int:
    """Play evenings; ends with 1 where one fails."""
    asked = _asked()
    steps: Sequence[int] = range(1, asked.steps + 1)
    if asked.only:
        steps = [int(step) for step in asked.only.split(",")]
    counts = {name: Counter[str]() for name in asked.databases.split(",")}
    if "postgres" in counts:
        find_programs()
    seeds = range(asked.seed, asked.seed + asked.evenings)
    evenings = [
        Wanted(seed, steps, name, asked.servers, not asked.as_it_is)
        for seed, name in product(seeds, counts)
    ]
    jobs = min(asked.jobs or os.cpu_count() or 1, len(evenings))
    prepare()
    stop, began = Event(), time.perf_counter()
    signal.signal(signal.SIGINT, lambda *_: stop.set())
    play = one_by_one if jobs == 1 else partial(side_by_side, jobs)
    took, failed = dict.fromkeys(counts, 0.0), False
    for played in play(evenings, stop.is_set):
        name = played.wanted.database
        counts[name].update(played.counts)
        took[name] += played.seconds
        if played.failure is not None:
            failed = True
            print(played.failure, flush=True)
    whole, seconds = sum(counts.values(), Counter[str]()), time.perf_counter() - began
    for name, count in counts.items():
        print(f"{name}: {pace(count, took[name])}, of a process")
    print(f"all of it, {seconds:.0f} s by {jobs} at once: {pace(whole, seconds)}")
    print(summary(whole))
    return int(failed)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.simulator", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--seed", type=int, required=True, help="the first one")
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--evenings", type=int, default=1, help="so many seeds")
    parser.add_argument("--jobs", type=int, help="so many at once; else as there are processors")
    parser.add_argument("--databases", default="sqlite", help="sqlite, postgres or both")
    parser.add_argument("--servers", type=int, default=1, help="of one PostgreSQL database")
    parser.add_argument("--only", help="of the steps those of these numbers, by commas")
    parser.add_argument("--as-it-is", action="store_true", help="shorten no failure")
    return parser.parse_args()


def pace(counts: Counter[str], seconds: float) -> str:
    """What was done, and how fast."""
    evenings, steps = counts["evenings"], counts["steps"]
    each, faster = steps / (seconds or 1), counts["seconds"] / (seconds or 1)
    return (
        f"{evenings} evenings, {steps} steps, {each:.1f} a second, "
        f"{faster:.0f} times as fast as their clock"
    )


def summary(counts: Counter[str]) -> str:
    """What was done, and what never was."""
    lines = [
        f"{number:8} {what}"
        for what, number in sorted(counts.items())
        if what not in ("evenings", "steps", "seconds")
    ]
    never = sorted(everything() - counts.keys())
    reasons = [f"never {what}: {why}" for what, why in sorted(UNMET.items()) if what in never]
    rest = ", ".join(what for what in never if what not in UNMET)
    met = ", ".join(what for what in sorted(UNMET) if what in counts) or "nothing"
    return "\n".join(
        [
            *lines,
            *reasons,
            f"met, and listed as what never is: {met}",
            f"never: {rest or 'nothing'}",
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
