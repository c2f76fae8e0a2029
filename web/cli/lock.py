"""One server to a SQLite file: two would each believe that they know who follows along, and a
screen would hear of its own server's writes alone. On PostgreSQL servers hear each other
(`web.services.bus`); what they must agree on is the schema. Other commands run beside a server.
"""

import logging
import os
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa

from ledger.errors import LedgerError, ReadOnlyBook
from ledger.store import file_lock, migration, system
from ledger.store.database import Database
from ledger.store.migration import SERVING
from web.cli import where
from web.cli.errors import BadInput

CHECK_EVERY = 5.0
"""Seconds between two looks whether the connection that holds the lock of a PostgreSQL database is
still there.
"""
PATIENCE = 3.0
"""Seconds to wait for whoever has the lock alone: a small change of the schema is over by then."""
_log = logging.getLogger(__name__)


class Lock(ABC):
    """The lock of whoever serves a database, held until it is released or its process ends."""

    @abstractmethod
    def release(self) -> None:
        """Let go of it."""

    @abstractmethod
    def watch(self, lost: Callable[[str], None]) -> None:
        """Call `lost` with a sentence where the lock cannot be kept. From another thread."""


def serving(database: Database) -> Lock:
    """Bring the schema of this database up to date, and hold on to it as one who serves it: of a
    SQLite file the only one. A book of an older Croupier is copied before. Raises `BadInput` where
    somebody else is in the way, or an `Unavailable`.
    """
    if database.is_sqlite:
        held: Lock = _FileLock(database)
        where.keep_older(database)
        migration.upgrade(database)
        return held
    migration.upgrade(database)
    return _ServersLock(database)


class _FileLock(Lock):
    """On Linux the file itself is locked, so all of its names are one: links of both kinds, and
    every path to it.
    """

    def __init__(self, database: Database) -> None:
        place = Path(str(database.place)).resolve()
        database.make_file()
        lock = _opened(place) if file_lock.LOCKS_A_PART else _opened(_beside(place))
        try:
            if file_lock.LOCKS_A_PART:
                file_lock.lock_far(lock)
            else:
                file_lock.lock(lock)
        except BlockingIOError as error:
            os.close(lock)
            raise BadInput(f"Another Croupier already serves {place}; one to a file.") from error
        except OSError as error:
            os.close(lock)
            raise ReadOnlyBook(f"{place} cannot be locked: {error.strerror}.") from error
        self._lock = lock

    def release(self) -> None:
        os.close(self._lock)

    def watch(self, lost: Callable[[str], None]) -> None:
        """A file's lock is kept as long as the descriptor is open."""


def _beside(place: Path) -> Path:
    """A file of its own that is locked instead. Raises `BadInput` where the database has a second
    name, under which another server would have another file beside it.
    """
    if place.is_file() and place.stat().st_nlink > 1:
        raise BadInput(
            f"{place} has another name as well (a hard link). This system cannot tell whether "
            "somebody serves it there: give it one name."
        )
    return Path(f"{place}.lock")


def _opened(path: Path) -> int:
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT | system.NOT_INHERITED, 0o600)
    except OSError as error:
        raise ReadOnlyBook(f"{path} cannot be written: {error.strerror}.") from error


class _ServersLock(Lock):
    """On PostgreSQL servers hear each other, so there may be several, all of one schema. Each
    shares an advisory lock, on a connection that does nothing else; whoever changes the schema
    needs it alone.
    """

    def __init__(self, database: Database) -> None:
        self._database = Database(database.url.render_as_string(hide_password=False))
        self._released = threading.Event()
        self._watching: threading.Thread | None = None
        self._step = ""
        self._connection = self._connected()
        if not self._share():
            self.release()
            raise BadInput(
                f"Another Croupier serves {self._database.place} alone: one that is older, or that "
                "is just bringing it up to date."
            )

    def release(self) -> None:
        self._released.set()
        if self._watching is not None:
            self._watching.join(CHECK_EVERY)
        self._connection.close()
        self._database.close()

    def watch(self, lost: Callable[[str], None]) -> None:
        """See `Lock.watch`."""
        self._watching = threading.Thread(
            target=self._watch, args=(lost,), daemon=True, name="lock"
        )
        self._watching.start()

    def _watch(self, lost: Callable[[str], None]) -> None:
        while not self._released.wait(CHECK_EVERY):
            try:
                self._connection.execute(sa.text("SELECT 1"))
                continue
            except (LedgerError, sa.exc.SQLAlchemyError):
                self._connection.invalidate()
            if self._released.is_set():
                return
            _log.warning("The connection to %s was lost.", self._database.place)
            if not self._share_again():
                if not self._released.is_set():
                    place = self._database.place
                    lost(f"{place} has been brought to another schema. This server ends.")
                return

    def _share_again(self) -> bool:
        """Share the lock on a new connection, as soon as there is one to be had. Meanwhile somebody
        may have changed the schema.
        """
        while not self._released.wait(min(1.0, CHECK_EVERY)):
            with suppress(LedgerError, sa.exc.SQLAlchemyError):
                self._connection.close()
                self._connection = self._connected()
                step = self._step
                return self._share() and self._step == step
        return False

    def _connected(self) -> sa.Connection:
        connection = self._database.engine.connect()
        connection.execution_options(isolation_level="AUTOCOMMIT")
        return connection

    def _share(self) -> bool:
        # The database server is to notice soon where this connection is cut off and not closed.
        for setting, value in (("idle", 10), ("interval", 5), ("count", 3)):
            self._connection.execute(sa.text(f"SET tcp_keepalives_{setting} = {value}"))
        give_up = time.monotonic() + PATIENCE
        while not self._connection.scalar(sa.select(sa.func.pg_try_advisory_lock_shared(SERVING))):
            if time.monotonic() >= give_up or self._released.wait(0.2):
                return False
        self._step = self._connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
        return True
