"""Long exports that a screen asks for. Each is made beside everything else its server does, one at
a time, and waits to be taken: whichever server is asked, it knows how far it has come, and gives
it.

A file lies where no name leads to it, and goes with the server that made it; where several servers
work on one database, it is kept there in pieces. A few wait at most, each of so many bytes at most,
for an hour.
"""

import logging
import os
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import IO, Any, TypeAlias

import sqlalchemy as sa

from ledger import background
from ledger.clock import since_start
from ledger.errors import LedgerError
from ledger.store import system
from ledger.store.database import Database
from ledger.store.temporary import of_temporary_files
from web.clock import HOUR, SECOND, Clock
from web.http.errors import WebError
from web.services.job_locks import JobLocks

MOST = 4
"""So many are kept or under way at a time."""
MOST_BYTES = 500_000_000
KEPT = HOUR
LOST_AFTER = 30 * SECOND
"""Of an export that was not heard of for so long, the server has ended."""
PIECE = 1 << 20
_KIND = 0x43726F78
# Any number will do, as long as nobody else locks by it in the same database.
_HEARD_EVERY = 5 * SECOND
_SHOWN_EVERY = 0.5

Progress: TypeAlias = Callable[[int, int], None]
Make: TypeAlias = Callable[[IO[bytes], Progress], object]
"""Writes the file, and says how much of all is done."""

_Number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_metadata = sa.MetaData()
exports = sa.Table(
    "exports",
    _metadata,
    sa.Column("number", _Number, primary_key=True),
    sa.Column("name", sa.Text, comment="what the file is called"),
    sa.Column("media", sa.Text),
    sa.Column("begun", _Number),
    sa.Column("heard", _Number, comment="when its server last said that it is under way"),
    sa.Column("done", _Number, comment="rounds"),
    sa.Column("total", _Number, comment="of how many"),
    sa.Column("ended", _Number),
    sa.Column("size", _Number),
    sa.Column("trouble", sa.Text, comment="why there is no file"),
)
pieces = sa.Table(
    "export_pieces",
    _metadata,
    sa.Column("export", _Number, primary_key=True),
    sa.Column("piece", _Number, primary_key=True),
    sa.Column("body", sa.LargeBinary),
)

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Export:
    """An export that waits its turn, is under way, or is over."""

    number: int
    name: str
    media: str
    done: int
    """How many rounds are written."""
    total: int
    ended: int | None
    size: int
    trouble: str
    """Why it failed."""


class _Dropped(Exception):
    """Nobody wants it any more."""


class Exports:
    """The exports of a database that are under way or wait to be taken."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._turn = threading.Lock()
        self._jobs = JobLocks(database, _KIND)
        self._files: dict[int, IO[bytes]] = {}
        """Those of SQLite, whose only server is this one."""

    def all(self) -> list[Export]:
        """What is under way, and what waits to be taken, the newest first."""
        with self._database.reading() as connection:
            found, too_old = self._all(connection)
        for number in too_old:
            self.drop(number)
        return found

    def begin(self, name: str, media: str, rounds: int, make: Make) -> None:
        """Begin one more. Raises `too-many-exports`."""
        with ExitStack() as stack:
            with self._database.writing() as connection:
                there, _ = self._all(connection)
                over = [export.number for export in there if export.ended is not None]
                if len(there) - len(over) >= MOST:
                    raise WebError("too-many-exports")
                if len(there) >= MOST:
                    self._drop(connection, over[-1])
                now = self._clock()
                row = {"name": name, "media": media, "begun": now, "heard": now, "total": rounds}
                new = sa.insert(exports).values(done=0, size=0, trouble="", **row)
                number = connection.execute(new.returning(exports.c.number)).scalar_one()
                # Before anybody else sees it, who would take it for one whose server is dead.
                stack.enter_context(self._jobs.on(number))
            self._tidy()
            background.start(f"export {number}", self._run, number, rounds, make, stack.pop_all())

    def drop(self, number: int) -> None:
        """Stop it, or throw its file away. Whoever makes it notices."""
        with self._database.writing() as connection:
            self._drop(connection, number)
        self._tidy()

    def file(self, number: int) -> tuple[Export, Iterator[bytes]]:
        """An export that is done, and its file. Raises `no-such-export`."""
        for export in self.all():
            if export.number == number and export.ended is not None and not export.trouble:
                return export, self._pieces(export)
        raise WebError("no-such-export")

    def _all(self, connection: sa.Connection) -> tuple[list[Export], list[int]]:
        """What there is, and the numbers of what is too old."""
        now, there, too_old = self._clock(), [], []
        for row in connection.execute(sa.select(exports).order_by(exports.c.number.desc())):
            if (row.ended or row.heard) < now - KEPT:
                too_old.append(row.number)
            else:
                there.append(self._found(connection, row, now))
        return there, too_old

    def _found(self, connection: sa.Connection, row: Any, now: int) -> Export:
        ended, trouble = row.ended, row.trouble
        if ended is None:
            lost = row.heard < now - LOST_AFTER or self._jobs.is_dead(connection, row.number)
        else:
            lost = self._is_gone(row)
        if lost and not trouble:
            ended, trouble = ended or row.heard, "The server that ran it has ended."
        return Export(
            row.number, row.name, row.media, row.done, row.total, ended, row.size, trouble
        )

    def _is_gone(self, row: Any) -> bool:
        return self._database.is_sqlite and row.number not in self._files

    @staticmethod
    def _drop(connection: sa.Connection, number: int) -> None:
        connection.execute(sa.delete(pieces).where(pieces.c.export == number))
        connection.execute(sa.delete(exports).where(exports.c.number == number))

    def _tidy(self) -> None:
        """Close the files of exports that are not there any more."""
        with self._database.reading() as connection:
            there = set(connection.scalars(sa.select(exports.c.number)))
        for number in self._files.keys() - there:
            if file := self._files.pop(number, None):
                file.close()

    # How one is made

    def _run(self, number: int, rounds: int, make: Make, held: ExitStack) -> None:
        with held:
            self._make(number, rounds, make)

    def _make(self, number: int, rounds: int, make: Make) -> None:
        under_way = _UnderWay(self._database, self._clock, number, rounds)
        reporting = background.start("how far the export is", under_way.report)
        trouble = "The export itself is broken. The console says what."
        file: IO[bytes] | None = None
        try:
            with self._turn:
                file = under_way.file = tempfile.TemporaryFile()  # noqa: SIM115  # kept to be taken
                under_way.progress(0, 1)
                make(file, under_way.progress)
                file.flush()
                trouble = under_way.trouble()
        except _Dropped:
            trouble = under_way.trouble()
        except LedgerError as error:
            trouble = error.message
        except OSError as error:
            if (known := of_temporary_files(error)) is None:
                raise
            trouble = known.message
        finally:
            under_way.over.set()
            reporting.join()
            self._end(number, file, trouble)

    def _end(self, number: int, file: IO[bytes] | None, trouble: str) -> None:
        size = 0 if file is None else os.fstat(file.fileno()).st_size
        if file is not None and not trouble and self._database.is_sqlite:
            self._files[number] = file
        try:
            with self._database.writing() as connection:
                ended = {"ended": self._clock(), "size": size, "trouble": trouble}
                there = connection.execute(
                    sa.update(exports).where(exports.c.number == number).values(**ended)
                ).rowcount
                if file is not None and there and not trouble and not self._database.is_sqlite:
                    _keep(connection, number, file)
        except LedgerError as error:
            _log.warning("An export could not be kept: %s", error.message)
        if file is not None and number not in self._files:
            file.close()
        self._tidy()
        # Throws away what is too old.
        background.later("old exports", KEPT / SECOND + 1, self.all)

    def _pieces(self, export: Export) -> Iterator[bytes]:
        if not self._database.is_sqlite:
            return self._from_database(export)
        file = self._files.get(export.number)
        if file is None:
            raise WebError("no-such-export")
        return _from_disk(os.dup(file.fileno()), export.size)

    def _from_database(self, export: Export) -> Iterator[bytes]:
        for at in range(-(-export.size // PIECE)):
            where = (pieces.c.export == export.number) & (pieces.c.piece == at)
            with self._database.reading() as connection:
                yield connection.execute(sa.select(pieces.c.body).where(where)).scalar_one()


def _keep(connection: sa.Connection, number: int, file: IO[bytes]) -> None:
    file.seek(0)
    for at, body in enumerate(iter(lambda: file.read(PIECE), b"")):
        connection.execute(sa.insert(pieces).values(export=number, piece=at, body=body))


def _from_disk(file: int, size: int) -> Iterator[bytes]:
    try:
        for at in range(0, size, PIECE):
            yield system.read_at(file, PIECE, at)
    finally:
        os.close(file)


class _UnderWay:
    """Says in the database how far an export has come, and hears there that nobody wants it."""

    def __init__(self, database: Database, clock: Clock, number: int, rounds: int) -> None:
        self.over = threading.Event()
        self.file: IO[bytes] | None = None
        self._database = database
        self._clock = clock
        self._number = number
        self._rounds = rounds
        self._done = 0
        self._stopped = False

    def progress(self, done: int, total: int) -> None:
        """So much is done. Raises `_Dropped`."""
        self._done = self._rounds * done // max(1, total)
        if self._stopped:
            raise _Dropped

    def trouble(self) -> str:
        """Why there is no file; nothing where there may be one."""
        if self.file is not None and os.fstat(self.file.fileno()).st_size > MOST_BYTES:
            return "The file would be too large for this page; croupier export makes it."
        return ""

    def report(self) -> None:
        """Say so now and then, until it is over."""
        said, when = 0, since_start()
        while not self.over.wait(_SHOWN_EVERY):
            self._stopped = self._stopped or bool(self.trouble())
            if self._done != said or since_start() >= when + _HEARD_EVERY:
                said, when = self._done, since_start()
                self._keep(said)

    def _keep(self, done: int) -> None:
        row = sa.update(exports).where(exports.c.number == self._number)
        try:
            with self._database.writing() as connection:
                kept = connection.execute(row.values(done=done, heard=self._clock()))
                self._stopped = self._stopped or not kept.rowcount
        except LedgerError as error:
            _log.warning("How far an export has come was not kept: %s", error.message)
