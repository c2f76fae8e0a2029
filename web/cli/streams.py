"""The standard streams of a command, and the signals that stop it.

Whatever they are (closed, full, a pipe that nobody reads, a terminal that knows no ♠), what becomes
of the output says nothing about the books.
"""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from types import FrameType

_STOPS = (
    signal.SIGINT,
    signal.SIGTERM,
    *(() if sys.platform == "win32" or not hasattr(signal, "SIGHUP") else (signal.SIGHUP,)),
)


class Stopped(BaseException):
    """Somebody stopped the command with this signal. What it had begun is cleared away."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def prepare() -> None:
    """Make the standard streams fit to be written to.

    Whoever started us may have closed one; a file of ours must not come to stand in its place. And
    a locale may have no letter for what is to be said: that is replaced, and not the end.
    """
    sys.stdin = sys.stdin or _nothing("r")
    sys.stdout = sys.stdout or _nothing("w")
    sys.stderr = sys.stderr or _nothing("w")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def write_no_more() -> None:
    """Nothing that is still unwritten may be flushed at exit into an output that takes no more."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(text: str) -> None:
    """Say something on standard error, if anybody can be told there."""
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())


@contextmanager
def stoppable() -> Iterator[None]:
    """Raise `Stopped` in the block at Ctrl-C, SIGTERM and SIGHUP, once: what is cleared away then
    is cleared away in peace. A signal that was ignored (nohup) still is.
    """
    before = {number: signal.getsignal(number) for number in _STOPS}
    ours = os.getpid()

    def stop(number: int, _frame: FrameType | None) -> None:
        if os.getpid() != ours:  # a process that was forked off: it has nothing to clear away
            signal.signal(number, signal.SIG_DFL)
            os.kill(os.getpid(), number)
            return
        for stop in _STOPS:
            signal.signal(stop, signal.SIG_IGN)
        raise Stopped(number)

    try:
        for number, handler in before.items():
            if handler is not signal.SIG_IGN:
                signal.signal(number, stop)
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _nothing(mode: str) -> TextIOWrapper:
    opened = open(os.devnull, mode, encoding="utf-8")  # noqa: SIM115, PTH123  # kept open to the end
    assert isinstance(opened, TextIOWrapper)
    return opened
