"""Many nights of a database audited side by side, one process a night."""

import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context, parent_process

from ledger.audit import Audited, Progress, audited
from ledger.audit.database import DatabaseRecords
from ledger.store.database import Database

WORTH_IT = 20_000
"""Entries in all, from which other processes are worth their start (a second of computing each)."""


@dataclass(frozen=True, slots=True)
class Night:
    """A night to audit."""

    id: int
    slug: str
    entries: int
    seal: str | None = None


def audits(
    url: str,
    nights: Sequence[Night],
    progress: Progress = lambda done, total: None,
    processes: int | None = None,
) -> Iterator[Audited]:
    """The audit of every night, in this order, whichever is done first; each as of one moment of
    its own. As many at a time as there are processors, or as `processes` says. `progress` is told
    of nights, or, where there is one, of its entries. Raises what `ledger.audit.audit` raises.
    """
    processes = min(processes or os.cpu_count() or 1, len(nights))
    if processes < 2 or sum(night.entries for night in nights) < WORTH_IT:
        for done, night in enumerate(nights, 1):
            yield _audit(url, night, progress if len(nights) == 1 else _silent)
            if len(nights) > 1:
                progress(done, len(nights))
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _begin)
    try:
        # The longest night goes first, so that it does not keep everybody waiting at the end.
        order = sorted(nights, key=lambda night: -night.entries)
        running = {night.id: pool.submit(_audit, url, night) for night in order}
        for done, night in enumerate(nights, 1):
            yield running[night.id].result()
            progress(done, len(nights))
    finally:
        pool.shutdown(cancel_futures=True)


def _silent(_done: int, _total: int) -> None:
    pass


def _audit(url: str, night: Night, progress: Progress = _silent) -> Audited:
    database = Database(url)
    try:
        with database.reading() as connection:
            return audited(DatabaseRecords(connection, night.id), night.seal, progress)
    finally:
        database.close()


def _begin() -> None:
    """In another process: leave an interruption to the process that asked, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    # A pool's own workers wait for ever when their parent is killed.
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
