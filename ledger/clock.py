"""What time it is: the one place where the book and its screens read the machine's clocks."""

import time


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
