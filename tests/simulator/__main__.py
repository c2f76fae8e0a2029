"""One seed, one evening.

python -m tests.simulator --seed 7                     one evening
python -m tests.simulator --seed 1 --evenings 1000     a long run: what was done, and what never
python -m tests.simulator --seed 7 --databases postgres --servers 2

A long run that is interrupted (Ctrl-C) ends with the step that it is at, and says what it did.
"""

import argparse
import logging
import signal
import sys
import time
from collections import Counter
from contextlib import ExitStack
from itertools import product, takewhile
from threading import Event

from tests.postgres import Postgres, running_server
from tests.simulator.coverage import UNMET, everything
from tests.simulator.evening import Failure, run, shortened
from web.cli.server import spare_what_stays

STEPS = 150


def main() -> int:
    """Run evenings; ends with 1 where one fails."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulator", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--seed", type=int, required=True, help="the first one")
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--evenings", type=int, default=1, help="so many seeds")
    parser.add_argument("--databases", default="sqlite", help="sqlite, postgres or both")
    parser.add_argument("--servers", type=int, default=1, help="of one PostgreSQL database")
    parser.add_argument("--only", help="of the steps those of these numbers, by commas")
    parser.add_argument("--as-it-is", action="store_true", help="shorten no failure")
    asked = parser.parse_args()
    logging.disable(logging.WARNING)  # of a database that is gone, which is meant
    steps = (
        [int(n) for n in asked.only.split(",")] if asked.only else list(range(1, asked.steps + 1))
    )
    counts = {name: Counter[str]() for name in asked.databases.split(",")}
    took, failed = dict.fromkeys(counts, 0.0), False
    spare_what_stays()
    stop = Event()
    signal.signal(signal.SIGINT, lambda *_: stop.set())
    with ExitStack() as stack:
        databases: dict[str, Postgres | None] = dict.fromkeys(counts)
        if "postgres" in databases:
            databases["postgres"] = stack.enter_context(running_server(durable=True))
        seeds = range(asked.seed, asked.seed + asked.evenings)
        for seed, (name, postgres) in product(seeds, databases.items()):
            if stop.is_set():
                break
            servers, began = asked.servers if postgres else 1, time.perf_counter()
            until_stopped = takewhile(lambda _: not stop.is_set(), steps)
            failure = run(seed, until_stopped, postgres, servers, counts[name])
            took[name] += time.perf_counter() - began
            if failure is not None:
                failed = True
                if not asked.as_it_is and not stop.is_set():
                    failure = shortened(failure, postgres, servers)
                print(told(failure, name, servers), flush=True)
    for name, seconds in took.items():
        evenings, done = counts[name].pop("evenings", 0), counts[name].pop("steps", 0)
        each = done / (seconds or 1)
        faster = counts[name].pop("seconds", 0) / (seconds or 1)
        print(f"{name}: {evenings} evenings, {done} steps, {each:.1f} a second,", end=" ")
        print(f"{faster:.0f} times as fast as their clock")
    print(summary(sum(counts.values(), Counter())))
    return int(failed)


def told(failure: Failure, database: str, servers: int) -> str:
    """A failure, and the command that repeats it."""
    only = ",".join(map(str, failure.steps))
    which = f"--only {only}" if only else "--steps 0"
    command = f"python -m tests.simulator --seed {failure.seed} {which} --as-it-is"
    return "\n".join(
        [
            f"seed {failure.seed} fails at step {failure.step}: {failure.why}",
            *(f"    {line}" for line in failure.said),
            f"{command} --databases {database} --servers {servers}",
        ]
    )


def summary(counts: Counter[str]) -> str:
    """What was done, and what never was."""
    lines = [f"{number:8} {what}" for what, number in sorted(counts.items())]
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
