"""How the benchmarks measure: two things in turn, several times, and the median of the ratios."""

import statistics
import sys
import time
from collections.abc import Callable
from typing import TypeVar

SMALLEST = "--smallest"
"""The argument that has a benchmark run with its smallest numbers, to see that it works: then its
figures say nothing. The tests run each so (`tests/test_benchmarks.py`).
"""

Size = TypeVar("Size")


def size(usual: Size, smallest: Size) -> Size:
    """How many, or how long: as usual, or the smallest that still does everything."""
    return smallest if SMALLEST in sys.argv else usual


def given() -> list[int]:
    """The numbers among the arguments."""
    return [int(argument) for argument in sys.argv[1:] if argument != SMALLEST]


ROUNDS = size(5, 1)


def rate(work: Callable[[], int]) -> float:
    """Pieces of work a second: `work` does some and says how many."""
    start = time.perf_counter()
    done = work()
    return done / (time.perf_counter() - start)


def beside(
    what: str, work: Callable[[], int], yardstick: str, other: Callable[[], int], aim: str = ""
) -> None:
    """Print how fast `work` is, how fast the yardstick, and the ratio, each the median of several
    turns.
    """
    pairs = [(rate(work), rate(other)) for _ in range(ROUNDS)]
    ours, theirs = (statistics.median(pair[at] for pair in pairs) for at in (0, 1))
    ratio = statistics.median(mine / their for mine, their in pairs)
    print(
        f"{what:<58}{ours:>12,.0f} /s   {yardstick:<40}{theirs:>12,.0f} /s   ratio {ratio:>7.2f} "
        f" {aim}",
        flush=True,
    )
