"""Times and lengths of time, and clocks that stand on those of `ledger.clock`."""

from collections.abc import Callable
from typing import TypeAlias

Clock: TypeAlias = Callable[[], int]
"""Gives the time in milliseconds UTC."""

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class OffsetClock:
    """A clock that stands elsewhere and takes a while to look at: it is looked at now and then, and
    shows the time that has passed here since.
    """

    def __init__(self, clock: Clock, passed: Clock) -> None:
        self._clock = clock
        self._passed = passed
        self._offset: int | None = None

    def __call__(self) -> int:
        """The time in milliseconds UTC, as far as that clock was not turned since it was last
        looked at.
        """
        if self._offset is None:
            self.synchronize()
        assert self._offset is not None
        return self._passed() + self._offset

    def synchronize(self) -> None:
        """Look at it. An answer that took long says too little, where there was another before."""
        before = self._passed()
        there = self._clock()
        after = self._passed()
        if self._offset is None or after - before < SECOND:
            self._offset = there - (before + after) // 2


class MonotonicClock:
    """A clock that only goes forward, at the pace of `passed`: what lasts a while is measured by
    it. It shows the wall clock's time, and goes on from there when that is turned, until it is
    adjusted.
    """

    def __init__(self, wall: Clock, passed: Clock) -> None:
        self._wall = wall
        self._passed = passed
        self._offset = wall() - passed()

    def __call__(self) -> int:
        """The time in milliseconds UTC, as far as nobody has turned the clock."""
        return self._passed() + self._offset

    @property
    def behind(self) -> int:
        """How far the wall clock has been turned since this one was last adjusted."""
        return self._wall() - self()

    def synchronize(self) -> None:
        """Have the wall clock looked at, where it is one that has to be."""
        if isinstance(self._wall, OffsetClock):
            self._wall.synchronize()

    def adjust(self, by: int) -> None:
        """Go on so many milliseconds later."""
        self._offset += by
