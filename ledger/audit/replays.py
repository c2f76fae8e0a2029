"""Who plays the rounds of an audit again: this process, or several beside it, for rounds depend on nothing else."""

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from multiprocessing import get_context
from types import TracebackType
from typing import Self, TypeAlias

from ledger.findings import Found, guarded
from ledger.replay import Record, Written, read_and_replayed, replayed

_BATCH = 200
"""Entries to a batch: enough to be worth the way to another process."""
_PILE = 6
"""Batches that lie before each worker, so that it never waits, before this process plays one itself."""
_Batch: TypeAlias = list[list[Written]]


class Replays:
    """Rounds played again by `workers` other processes, and by this one too where they do not keep up, or are none.
    Findings come out in the order the rounds went in; a few batches are in memory at a time.
    """

    def __init__(self, workers: int = 0) -> None:
        self._workers = workers
        self._batch: _Batch = []
        self._size = 0
        self._under_way: deque[tuple[_Batch, Future[list[Found]]]] = deque()
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

    def take(self, record: Record) -> Iterator[Found]:
        """Play this round again, now or soon. Yields what is found in the meantime."""
        if not self._workers:
            yield from guarded(record[-1][0], replayed([entry for entry, _ in record]))
            return
        self._batch.append([written for _, written in record])
        self._size += len(record)
        if self._size >= _BATCH:
            self._send()
            yield from self._ready()

    def rest(self) -> Iterator[Found]:
        """What is found in the rounds that are still under way."""
        last, self._batch = read_and_replayed(self._batch), []
        while self._under_way:
            yield from self._oldest()
        yield from last

    def _send(self) -> None:
        """Give the batch to a worker; where they all have enough to do, do it here."""
        found: Future[list[Found]]
        try:
            if sum(not one.done() for _, one in self._under_way) < _PILE * self._workers:
                found = self._pool.submit(read_and_replayed, self._batch)
            else:
                found = Future()
                found.set_result(read_and_replayed(self._batch))
        except BrokenProcessPool as error:
            found = Future()
            found.set_exception(error)
        self._under_way.append((self._batch, found))
        self._batch, self._size = [], 0

    def _ready(self) -> Iterator[Found]:
        """What is found by now, in order; waits where too much stands behind a batch that takes long."""
        while self._under_way and (self._under_way[0][1].done() or len(self._under_way) > 2 * _PILE * self._workers):
            yield from self._oldest()

    def _oldest(self) -> list[Found]:
        batch, found = self._under_way.popleft()
        try:
            return found.result()
        except BrokenProcessPool:  # somebody has ended a worker: what it had is played again here
            return read_and_replayed(batch)
