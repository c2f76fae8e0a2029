"""Work beside the requests: the one place where the book and its screens start a thread. The
simulator puts another `start` and `Loop` in their places, and says itself when it is whose turn.
"""

import threading
from collections.abc import Callable
from typing import Protocol, TypeVarTuple

_Arguments = TypeVarTuple("_Arguments")


class Job(Protocol):
    """Something that was started."""

    def join(self) -> None:
        """Wait until it is over."""


def start(name: str, run: Callable[[*_Arguments], object], *args: *_Arguments) -> Job:
    """Run it beside everything else, until it is over or the process ends."""
    thread = threading.Thread(target=run, args=args, name=name, daemon=True)
    thread.start()
    return thread


def later(name: str, seconds: float, run: Callable[[], object]) -> None:
    """Run it after so many seconds, unless the process ends before."""
    timer = threading.Timer(seconds, run)
    timer.name, timer.daemon = name, True
    timer.start()


class Loop:
    """Takes turns beside everything else, until it is ended or the process ends: one whenever it is
    woken, and one when the time has come that the last turn named.
    """

    def __init__(self, name: str, turn: Callable[[], float | None]) -> None:
        """`turn` returns after how many seconds it wants the next one, if nobody wakes it before
        (None: not before).
        """
        self._turn = turn
        self._woken = threading.Event()
        self._is_over = False
        start(name, self._run)

    def wake(self) -> None:
        """There is something to do. From any thread."""
        self._woken.set()

    def end(self) -> None:
        """Take no more turns. From any thread."""
        self._is_over = True
        self.wake()

    def _run(self) -> None:
        wait: float | None = None
        while True:
            self._woken.wait(wait)
            self._woken.clear()
            if self._is_over:  # looked at last: an end that comes later wakes it again
                return
            wait = self._turn()
