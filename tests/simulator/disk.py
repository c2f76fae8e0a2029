"""A disk that fails: errors at any write, and the files of a database as they would be found after
the power was cut, with what was not synced left out or torn.
"""

import itertools
import random
import resource
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

from ledger.store.database import Database

SECTOR = 512
"""A disk writes so many bytes whole, or not at all."""
FAULTS = {
    "disk I/O error": "SQLITE_IOERR_WRITE",
    "database or disk is full": "SQLITE_FULL",
}
"""What SQLite says of a disk, and how it calls that."""
_FULL = 2
"""`PRAGMA synchronous`, from which on a commit is synced before it returns."""


class PowerCut(BaseException):
    """The machine is off. No code of the house may catch it and go on."""


@dataclass(frozen=True)
class Files:
    """A SQLite database: its file, and its log."""

    main: bytes
    log: bytes

    @classmethod
    def read(cls, path: Path) -> "Files":
        return cls(_read(path), _read(_log(path)))

    def write(self, path: Path) -> None:
        """Lay them down, and nothing else beside them."""
        path.write_bytes(self.main)
        _log(path).write_bytes(self.log)
        path.with_name(path.name + "-shm").unlink(missing_ok=True)


def torn(before: Files, after: Files, draws: random.Random) -> Files:
    """What a disk may have that went from one to the other and was cut off: first the log was
    written and synced, then, where it was copied over, the file. Sectors arrive in any order.
    """
    share = draws.choice([0.0, 0.3, 0.7, 1.0])
    if draws.random() < 0.5 or before.main == after.main:
        return Files(before.main, _mixed(before.log, after.log, share, draws))
    return Files(_mixed(before.main, after.main, share, draws), after.log)


def _mixed(before: bytes, after: bytes, share: float, draws: random.Random) -> bytes:
    size = max(len(before), len(after))
    sectors = []
    for at in range(0, size, SECTOR):
        new = draws.random() < share
        sector = (after if new else before)[at : at + SECTOR]
        if not sector and at < len(after):
            # The file is longer by now, and what belongs there has not arrived.
            sector = bytes(min(SECTOR, len(after) - at)) if share else b""
        sectors.append(sector)
    return b"".join(sectors)


class Disk:
    """The disk under one database. What is planned happens once, at the next commit."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.commits = 0
        self._cut: tuple[str, random.Random] | None = None
        self._synced: Files | None = None
        """What is sure to be on the disk, where commits since then were not synced."""
        self.found: Files | None = None
        """What the disk has after the power was cut."""

    def plan_cut(self, when: str, draws: random.Random) -> None:
        """Cut the power `before`, `within` or `after` the next commit."""
        self._cut = when, draws

    def forget_plan(self) -> None:
        """Nothing was committed."""
        self._cut = None

    def watch(self, database: Database) -> None:
        """Be the disk of this database."""
        dialect: Any = database.engine.dialect
        commit: Callable[[Any], None] = dialect.do_commit

        def watched(connection: Any) -> None:
            self.commits += 1
            is_synced = connection.execute("PRAGMA synchronous").fetchone()[0] >= _FULL
            if is_synced:
                self._synced = None
            elif self._synced is None:
                self._synced = Files.read(self.path)
            if self._cut is None or not connection.in_transaction:
                commit(connection)
                return
            (when, draws), self._cut = self._cut, None
            before = self._synced or Files.read(self.path)
            if when == "before":
                self.found = before
                raise PowerCut
            commit(connection)
            after = Files.read(self.path)
            self.found = after if when == "after" and is_synced else torn(before, after, draws)
            raise PowerCut

        dialect.do_commit = watched


@contextmanager
def room_for(path: Path, more: int) -> Iterator[None]:
    """Within the block the log may grow by so many bytes, and not by one more: the write that
    would is cut off there, as on a disk that is full.
    """
    size = max(len(_read(_log(path))), len(_read(path))) + more
    was = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, was[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, was)
        signal.signal(signal.SIGXFSZ, handler)


@contextmanager
def error_at(database: Database, statement: int, of: str) -> Iterator[None]:
    """Within the block the statement of this number (from 0) fails, as at such a disk."""
    counted = [statement]
    plain: Callable[..., Any] = database._driven

    def failing(connection: Any, text: str, values: Any) -> list[Any]:
        counted[0] -= 1
        if counted[0] == -1:
            error = sqlite3.OperationalError(of)
            error.sqlite_errorname = FAULTS[of]
            error.sqlite_errorcode = getattr(sqlite3, FAULTS[of])
            raise database._known(text, error)
        rows: list[Any] = plain(connection, text, values)
        return rows

    database._driven = failing  # type: ignore[method-assign]
    try:
        yield
    finally:
        database._driven = plain  # type: ignore[method-assign]


@contextmanager
def dies_at(database: Database, number: int, die: Callable[[], None]) -> Iterator[None]:
    """Within the block the database's server dies before the statement or commit of this number
    (from 0).
    """
    counted = itertools.count()
    dialect: Any = database.engine.dialect

    def watched(done: Callable[..., Any]) -> Callable[..., Any]:
        def watching(*args: Any) -> Any:
            if next(counted) == number:
                die()
            return done(*args)

        return watching

    with (
        mock.patch.object(database, "_driven", watched(database._driven)),
        mock.patch.object(database, "call", watched(database.call)),
        mock.patch.object(dialect, "do_commit", watched(dialect.do_commit)),
    ):
        yield


def _log(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def _read(path: Path) -> bytes:
    with suppress(FileNotFoundError):
        return path.read_bytes()
    return b""
