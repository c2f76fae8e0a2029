"""Who plays the rounds of an audit again: this process, or several beside it, for rounds depend on
nothing else.
"""

import gc
import os
import signal
import sys
import threading
from collections import deque
from concurrent.futures import BrokenExecutor, Future
from contextlib import ExitStack
from types import TracebackType
from typing import Self, TypeAlias

from ledger.findings import Found, Tell, guarded
from ledger.play.replay import Record, Written, read_and_replayed, replay

_BATCH = 600
"""Entries to a batch: enough to be worth the way to another process. The first ones are smaller, to
be there soon.
"""
_FIRST = 50
_PILE = 3
"""Batches that lie before each worker, so that it never waits, before this process plays one
itself.
"""
_SELDOM = 20_000
"""Objects more than before, until the collector looks for cycles: an audit makes many that die at
once, and none.
"""
_Batch: TypeAlias = list[list[Written]]


class Replays:
    """Rounds played again by `workers` other processes, and by this one too where they do not keep
    up, or are none. Findings come out in the order the rounds went in; a few batches are in memory
    at a time.
    """

    def __init__(self, tell: Tell, workers: int = 0) -> None:
        self._tell = tell
        self._workers = workers
        self._batch: _Batch = []
        self._size = 0
        self._enough = _FIRST
        self._under_way: deque[tuple[_Batch, Future[list[Found]]]] = deque()
        self._open = ExitStack()

    def __enter__(self) -> Self:
        if self._workers:
            # Only a long night needs them, and each command would wait for them.
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import get_context

            pool = ProcessPoolExecutor(self._workers, get_context(_start_method()), _begin)
            self._pool = pool
            self._open.callback(pool.shutdown, cancel_futures=True)
            self._open.callback(gc.set_threshold, *gc.get_threshold())
            gc.set_threshold(_SELDOM)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._open.close()

    def take(self, record: Record) -> None:
        """Play this round again, now or soon, and tell what is found in the meantime."""
        if not self._workers:
            guarded(self._tell, record[-1][0], replay, [entry for entry, _ in record], self._tell)
            return
        self._batch.append([written for _, written in record])
        self._size += len(record)
        if self._size >= self._enough:
            self._enough = min(2 * self._enough, _BATCH)
            self._send()
            self._tell_ready()

    def end(self) -> None:
        """Tell what is found in the rounds that are still under way."""
        last, self._batch = read_and_replayed(self._batch), []
        for at in reversed(range(len(self._under_way))):
            batch, found = self._under_way[at]
            if found.cancel():  # nobody has begun it
                self._under_way[at] = batch, _played(batch)
        while self._under_way:
            self._tell_oldest()
        self._tell_all(last)

    def _send(self) -> None:
        """Give the batch to a worker; where they all have enough to do, do it here."""
        try:
            if sum(not one.done() for _, one in self._under_way) < _PILE * self._workers:
                found = self._pool.submit(read_and_replayed, self._batch)
            else:
                found = _played(self._batch)
        except BrokenExecutor:
            found = _played(self._batch)
        self._under_way.append((self._batch, found))
        self._batch, self._size = [], 0

    def _tell_ready(self) -> None:
        """Tell what is found by now, in order; wait where too much stands behind a batch that takes
        long.
        """
        while self._under_way and (
            self._under_way[0][1].done() or len(self._under_way) > 2 * _PILE * self._workers
        ):
            self._tell_oldest()

    def _tell_oldest(self) -> None:
        batch, found = self._under_way.popleft()
        try:
            self._tell_all(found.result())
        except BrokenExecutor:  # somebody has ended a worker: what it had is played again here
            self._tell_all(read_and_replayed(batch))

    def _tell_all(self, found: list[Found]) -> None:
        for one in found:
            self._tell(one)


def _played(batch: _Batch) -> Future[list[Found]]:
    """A batch played here."""
    found: Future[list[Found]] = Future()
    found.set_result(read_and_replayed(batch))
    return found


# The other processes


def _start_method() -> str:
    """A fork is there at once. It is sound in a process of one thread, as a command is, and on
    Linux; elsewhere a process is started afresh.
    """
    return "fork" if sys.platform == "linux" and threading.active_count() == 1 else "spawn"


def _begin() -> None:
    """Leave alone what came along with a fork, leave an interruption to the process that audits,
    and end with it.
    """
    gc.freeze()
    gc.set_threshold(_SELDOM)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
