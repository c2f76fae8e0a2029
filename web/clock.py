"""What time it is: the one place the web floor reads a clock, so that a test can turn it."""

import time
from collections.abc import Callable
from typing import TypeAlias

Clock: TypeAlias = Callable[[], int]
"""Gives the time in milliseconds UTC."""

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def now() -> int:
    """The present time in milliseconds UTC."""
    return time.time_ns() // 1_000_000


def since_start() -> int:
    """Milliseconds since this machine was started, with those in which it slept where the system
    counts them (on macOS it does not). Nobody can turn this one.
    """
    if (with_sleep := getattr(time, "CLOCK_BOOTTIME", None)) is not None:
        return time.clock_gettime_ns(with_sleep) // 1_000_000
    return time.monotonic_ns() // 1_000_000


class Steady:
    """A clock that only goes forward, at the pace of `passed`: what lasts a while is measured by
    it. It shows the wall clock's time, and goes on from there when that is turned, until it is told
    to follow.
    """

    def __init__(self, wall: Clock, passed: Clock) -> None:
        self._wall = wall
        self._passed = passed
        self._ahead = wall() - passed()

    def __call__(self) -> int:
        """The time in milliseconds UTC, as far as nobody has turned the clock."""
        return self._passed() + self._ahead

    @property
    def turned(self) -> int:
        """How far the wall clock has been turned since this one last followed it."""
        return self._wall() - self()

    def follow(self, turned: int) -> None:
        """Be turned, too."""
        self._ahead += turned
