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
