"""Who plays the rounds of an audit again: this process, or several beside it, for rounds depend on nothing else."""

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from multiprocessing import get_context
from types import TracebackType
from typing import Self

from ledger.audit.findings import Found, guarded
from ledger.audit.rounds import replayed
from ledger.entries import Entry

_BATCH = 1000
"""Entries to a batch: enough to be worth the way to another process."""


class Replays:
    """Rounds played again by `workers` other processes, or at once in this one, where it is 0. Findings come out in
    the order the rounds went in; a few batches are in memory at a time.
    """

    def __init__(self, workers: int = 0) -> None:
        self._workers = workers
        self._batch: list[list[Entry]] = []
        self._size = 0
        self._under_way: deque[tuple[list[list[Entry]], Future[list[Found]]]] = deque()
        self._open = ExitStack()

    def __enter__(self) -> Self:
        if self._workers:
            # A fresh start each: a fork would take the locks of other threads along.
            # An interruption is this process's business: it ends them.
            quiet = (signal.SIGINT, signal.SIG_IGN)
            pool = ProcessPoolExecutor(self._workers, get_context("spawn"), signal.signal, quiet)
            self._pool = self._open.enter_context(pool)
            self._open.callback(pool.shutdown, wait=False, cancel_futures=True)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._open.close()

    def take(self, record: list[Entry]) -> Iterator[Found]:
        """Play this round again, now or soon. Yields what is found in the meantime."""
        if not self._workers:
            yield from _checked([record])
            return
        self._batch.append(record)
        self._size += len(record)
        if self._size >= _BATCH:
            self._send()
        while len(self._under_way) > 2 * self._workers:
            yield from self._oldest()

    def rest(self) -> Iterator[Found]:
        """What is found in the rounds that are still under way."""
        if self._batch:
            self._send()
        while self._under_way:
            yield from self._oldest()

    def _send(self) -> None:
        try:
            found = self._pool.submit(_checked, self._batch)
        except BrokenProcessPool as error:
            found = Future()
            found.set_exception(error)
        self._under_way.append((self._batch, found))
        self._batch, self._size = [], 0

    def _oldest(self) -> list[Found]:
        batch, found = self._under_way.popleft()
        try:
            return found.result()
        except BrokenProcessPool:  # somebody has ended a worker: what it had is played again here
            return _checked(batch)


def _checked(records: list[list[Entry]]) -> list[Found]:
    return [one for record in records for one in guarded(record[-1], replayed(record))]
