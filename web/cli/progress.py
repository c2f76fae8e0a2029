"""How far a long command has come, on one line of a terminal, and nowhere else."""

import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many are done, of how many (0: nobody knows)."""
_PAUSE = 0.1
_CLEAR = "\r\x1b[K"


def progress(name: str, unit: str) -> Progress:
    """Says on the terminal how many of these units are done, now and then, and takes the line away
    when all are.
    """
    if not sys.stderr.isatty():
        return lambda done, total: None
    last = 0.0

    def say(done: int, total: int) -> None:
        nonlocal last
        over = bool(total) and done >= total
        if not over and time.monotonic() - last < _PAUSE:
            return
        last = time.monotonic()
        of = f" of {total:,}" if total else ""
        with suppress(OSError):  # a terminal that has gone away
            sys.stderr.write(_CLEAR + ("" if over else f"{name}: {done:,}{of} {unit}"))
            sys.stderr.flush()

    return say


def clear() -> None:
    """Take away what may still stand on the line, before something else is said there."""
    if sys.stderr.isatty():
        with suppress(OSError):
            sys.stderr.write(_CLEAR)
            sys.stderr.flush()
