"""What the servers of one PostgreSQL database tell each other, by LISTEN and NOTIFY alone: a night
has a newer entry, there is something else to look at, the clock was turned.

A note is sent once what it tells of is on disk, by a thread that waits for nobody: PostgreSQL lets
one transaction at a time commit with a note, so notes within the transactions that write would have
these wait for each other's disk. Notes are kept nowhere. Who was not connected asks for the heads
of the nights instead, and so does everybody now and then: a server may be killed between the two.
"""

import logging
import queue
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

from ledger.store.database import Database

LOOK_EVERY = 2.0
"""Seconds between two looks at the heads of the nights. A look also proves the connection."""
FIRST_WAIT, LONGEST_WAIT = 0.05, 5.0
"""Seconds before a lost connection is made anew; twice as long after each failure."""
_TICK = 1.0
_KEEPALIVE = {
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
# A connection that was cut off without a word is noticed by the system within these.
_CHANNEL = "'croupier_' || 'nights'::regclass::oid"
# Two books in two schemas of one database do not hear each other.
_TELL = f"SELECT pg_notify({_CHANNEL}, said) FROM unnest(%s::text[]) AS note (said)"

_log = logging.getLogger(__name__)


class Moved(NamedTuple):
    """A night has a newer entry, which concerns one table alone, or (None) the whole night."""

    night: int
    version: int
    table: int | None = None

    def __str__(self) -> str:
        return f"moved {self.night} {self.version} {self.table or 0}"


class Notified(NamedTuple):
    """There is something to look at in a night that is no entry of it."""

    night: int
    by: str
    """The server that says so, which knows it already."""

    def __str__(self) -> str:
        return f"stirred {self.night} {self.by}"


class Turned(NamedTuple):
    """The clock of the database was turned, and the times that are kept with it."""

    def __str__(self) -> str:
        return "turned"


Note = Moved | Notified | Turned


class Hears(Protocol):
    """Who listens. Called by the listening thread."""

    def heard(self, note: Note) -> None:
        """A note has come."""

    def heads(self, heads: Mapping[int, int], *, anew: bool) -> None:
        """The number of each night's newest entry. `anew`: notes may have been missed."""


def read(said: str) -> Note | None:
    """The note that this text is; None for one of another Croupier's kind."""
    match said.split():
        case ["moved", night, version, table]:
            return Moved(int(night), int(version), int(table) or None)
        case ["stirred", night, by]:
            return Notified(int(night), by)
        case ["turned"]:
            return Turned()
    return None


class Teller:
    """Sends notes on a connection of its own, in a thread, from `start` to `end`. What cannot be
    sent is dropped: the others look by themselves before long.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._notes: queue.SimpleQueue[Note | None] | None = None

    def start(self) -> None:
        """Begin to send."""
        self._notes = queue.SimpleQueue()
        run = threading.Thread(target=self._run, args=(self._notes,), daemon=True, name="teller")
        run.start()

    def end(self) -> None:
        """Send what there is, and no more."""
        if self._notes is not None:
            self._notes.put(None)
            self._notes = None

    def tell(self, note: Note) -> None:
        """Tell every server of this database. From any thread; nobody waits."""
        if (notes := self._notes) is not None:
            notes.put(note)

    def _run(self, notes: "queue.SimpleQueue[Note | None]") -> None:
        import psycopg

        connection: Any = None
        while (said := _all_of(notes))[0] is not None:
            try:
                if connection is None or connection.closed:
                    connection = _connected(self._database)
                    # Nothing is written but notes, and they are not for the disk.
                    connection.execute("SET synchronous_commit = off")
                connection.execute(_TELL, [[str(note) for note in said if note is not None]])
            except psycopg.Error as error:
                _log.warning("Other servers were not told: %s", str(error).strip())
                time.sleep(FIRST_WAIT)
            if None in said:
                break
        if connection is not None:
            connection.close()


def _all_of(notes: "queue.SimpleQueue[Note | None]") -> list[Note | None]:
    """What there is to send; waits until there is something."""
    found = [notes.get()]
    with suppress(queue.Empty):
        while True:
            found.append(notes.get_nowait())
    return found


class Listener:
    """Listens on a connection of its own, in a thread, from `start` to `end`."""

    def __init__(self, database: Database, hears: Hears) -> None:
        self._database = database
        self._hears = hears
        self._over = threading.Event()

    def start(self) -> None:
        """Begin to listen."""
        self._over = threading.Event()
        run = threading.Thread(target=self._run, args=(self._over,), daemon=True, name="notes")
        run.start()

    def end(self) -> None:
        """Listen no more: the thread ends in a moment."""
        self._over.set()

    def _run(self, over: threading.Event) -> None:
        import psycopg

        wait, has_warned = FIRST_WAIT, False
        while not over.is_set():
            try:
                with _connected(self._database) as connection:
                    self._begin(connection)
                    wait, has_warned = FIRST_WAIT, False
                    self._listen(connection, over)
            except psycopg.Error as error:
                if not has_warned and not over.is_set():
                    place, what = self._database.place, str(error).strip()
                    _log.warning("What other servers write is not heard of: %s (%s)", place, what)
                    has_warned = True
                over.wait(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    def _begin(self, connection: Any) -> None:
        # First listen, then read: what is written between the two is in both.
        (channel,) = connection.execute(f"SELECT {_CHANNEL}").fetchone()
        connection.execute(f"LISTEN {channel}")
        self._look(connection, anew=True)

    def _listen(self, connection: Any, over: threading.Event) -> None:
        look_at = time.monotonic() + LOOK_EVERY
        while not over.is_set():
            for notice in connection.notifies(timeout=_TICK):
                with suppress(ValueError):
                    if (note := read(notice.payload)) is not None:
                        self._hears.heard(note)
            if time.monotonic() >= look_at:
                self._look(connection, anew=False)
                look_at = time.monotonic() + LOOK_EVERY

    def _look(self, connection: Any, *, anew: bool) -> None:
        rows = connection.execute("SELECT id, head_number FROM nights").fetchall()
        self._hears.heads(dict(rows), anew=anew)


def _connected(database: Database) -> Any:
    import psycopg

    _, options = database.engine.dialect.create_connect_args(database.url)
    return psycopg.connect(**{**_KEEPALIVE, **options}, autocommit=True)
