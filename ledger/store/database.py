"""Opens the database of the book, SQLite or PostgreSQL, brings its schema up to date, and says
plainly what is wrong where it cannot be used.
"""

import os
import re
import sqlite3
import sys
import threading
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from functools import cache
from importlib.resources import as_file, files
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import ArgumentError

from games.language import say
from ledger.errors import (
    Conflict,
    Damaged,
    DiskFull,
    InUse,
    Invalid,
    LedgerError,
    NotThere,
    ReadOnlyBook,
    Unavailable,
)
from ledger.store.guards import Gap, gaps
from ledger.store.schema import BOOK, NIGHTS

OLDEST_SQLITE = (3, 37, 0)
"""The first with strict tables, which keep a fraction out of a column of whole numbers."""

_PRAGMAS = {
    "synchronous": 2,  # FULL
    # On macOS an ordinary flush leaves the data in the drive's own memory; elsewhere this does
    # nothing.
    "fullfsync": 1,
    # Whatever this SQLite was built with: every check is on, and the schema is not written by hand.
    "foreign_keys": 1,
    "recursive_triggers": 1,
    "ignore_check_constraints": 0,
    "writable_schema": 0,
    # What stands in the file's own schema may call no function that reaches outside of it.
    "trusted_schema": 0,
    "cell_size_check": 1,
}
_DRIVERS = ("sqlite", "postgresql", "postgresql+psycopg")
_WRITES = "book_writes"
_STEP = "alembic_version"
"""The table in which Alembic notes the step that the schema is at."""
# Any number will do, as long as nobody else locks by it in the same database.
_UPGRADE_LOCK = 0x43726F7570696572
SERVING = 0x43726F7570696573
"""The advisory lock that the servers of a PostgreSQL database share, so that nobody changes the
schema under them.
"""


class Database:
    """A database that holds books. Nothing is opened before it is used; every failure to use it is
    an `Unavailable` with a sentence that names the place.
    """

    def __init__(self, url: str, place: str | None = None) -> None:
        try:
            self.url = sa.make_url(url)
        except (ArgumentError, ValueError) as error:
            raise Unavailable(
                say("That is no address of a database; sqlite:///FILE and postgresql://… are."),
                "not-a-book",
            ) from error
        if self.url.drivername not in _DRIVERS or (
            self.url.drivername == "sqlite" and not self.url.database
        ):
            raise Unavailable(
                say("The book is kept in a SQLite file or in PostgreSQL."), "not-a-book"
            )
        self.is_sqlite = self.url.drivername == "sqlite"
        if self.is_sqlite and self.url.query and "uri" not in self.url.query:
            raise Unavailable(
                say(
                    "The address of a SQLite file ends with the file's name; a ? in that is "
                    "written %3F."
                ),
                "not-a-book",
            )
        self.place = place or (
            self.url.database if self.is_sqlite else self.url.render_as_string(hide_password=True)
        )
        """Where it is, for people: the file, or the address without its password."""
        self.engine = _sqlite_engine(self.url) if self.is_sqlite else sa.create_engine(self.url)
        event.listen(self.engine, "handle_error", self._say_plainly)
        if self.is_sqlite:
            event.listen(self.engine, "begin", self._begin)
        self._writer = self.engine.execution_options(**{_WRITES: True})
        self._pen: sa.Connection | None = None
        self._pen_is_free = threading.Lock()

    def close(self) -> None:
        """Close the connections that nobody uses."""
        with self._pen_is_free:
            self._lay_down_pen()
        self.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """A transaction that sees one state of the book throughout."""
        engine = self.engine
        if not self.is_sqlite:
            engine = engine.execution_options(isolation_level="REPEATABLE READ")
        with self._connected(engine) as connection, connection.begin():
            yield connection

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A transaction that writes. On SQLite it has the file to itself from its first moment."""
        with self._connected(self._writer) as connection, connection.begin():
            yield connection

    def _connected(self, engine: sa.Engine) -> sa.Connection:
        try:
            return engine.connect()
        except sa.exc.TimeoutError as error:
            raise self._no_connection_free() from error

    def _no_connection_free(self) -> Unavailable:
        return Unavailable(
            say("{place} is too busy just now; try again.", place=self.place), "busy"
        )

    @contextmanager
    def booking(self) -> Iterator[sa.Connection]:
        """`writing`, for the book's own path: a SQLite file has one writer at a time anyway, so one
        connection is kept for it, which saves each entry the way to the pool and back.
        """
        if not self.is_sqlite:
            with self.writing() as connection:
                yield connection
            return
        with self._pen_is_free:
            if self._pen is None:
                self._pen = self._writer.connect()
            try:
                with self._pen.begin():
                    yield self._pen
            except (Invalid, NotThere, Conflict):
                raise
            except BaseException:
                self._lay_down_pen()  # whatever went wrong with it, the next one is a fresh one
                raise

    def call(self, statement: "Ready", values: Mapping[str, object]) -> list[Any]:
        """Run a statement that is a transaction by itself, and return its rows: one way to the
        server and back.
        """
        text = statement.text(self)
        try:
            pooled = self.engine.raw_connection()
        except sa.exc.TimeoutError as error:
            raise self._no_connection_free() from error
        except self.driver.Error as error:
            raise self._known(text, error) from error
        try:
            driven: Any = pooled.driver_connection
            if self.is_sqlite:  # where none is begun, a statement is one
                return list(driven.execute(text, values))
            driven.autocommit = True
            try:
                return list(driven.execute(text, values))
            finally:
                if not driven.closed:
                    driven.autocommit = False
        except self.driver.Error as error:
            if self._is_lost(error, driven):
                pooled.invalidate(error)
            raise self._known(text, error) from error
        finally:
            pooled.close()

    def run(
        self,
        connection: sa.Connection,
        statement: "Ready",
        values: Mapping[str, object] | list[dict[str, object]],
    ) -> list[Any]:
        """Run a statement that was made ready (with a list: once for each), and return its rows, if
        it has any. The driver runs it: for a statement this small SQLAlchemy's own execution costs
        far more than the database's.
        """
        return self._driven(connection, statement.text(self), values)

    def _driven(
        self,
        connection: sa.Connection,
        text: str,
        values: Mapping[str, object] | list[dict[str, object]],
    ) -> list[Any]:
        try:
            with closing(connection.connection.cursor()) as cursor:
                if isinstance(values, Mapping):
                    cursor.execute(text, values)
                else:
                    cursor.executemany(text, values)
                return list(cursor.fetchall()) if cursor.description else []
        except self.driver.Error as error:
            if self._is_lost(error, connection.connection.driver_connection):
                connection.invalidate(error)
            raise self._known(text, error) from error

    def _is_lost(self, error: Any, driven: Any) -> bool:
        """Whether the connection went with this error. Then those that wait in the pool went with
        it, and the next request is given a new one.
        """
        lost = self.engine.dialect.is_disconnect(error, driven, None)
        if lost:
            self.engine.dispose()
        return lost

    def _known(self, text: str, error: Exception) -> BaseException:
        """What the driver's error at this statement is raised as: our own with a sentence, or
        SQLAlchemy's.
        """
        return _explained(error, str(self.place)) or sa.exc.DBAPIError.instance(
            text, None, error, self.driver.Error, dialect=self.engine.dialect
        )

    def _begin(self, connection: sa.Connection) -> None:
        # A writer takes the lock before it reads what it decides by. A reader must not: it would
        # stop everybody.
        writes = connection.get_execution_options().get(_WRITES)
        self._driven(connection, "BEGIN IMMEDIATE" if writes else "BEGIN", {})

    @property
    def driver(self) -> Any:
        """The driver's module, for the classes of its errors."""
        return self.engine.dialect.loaded_dbapi

    def _lay_down_pen(self) -> None:
        if self._pen is not None:
            self._pen.close()
            self._pen = None

    def upgrade(self) -> None:
        """Bring the schema up to date. Several processes may do so at once: one does it, the others
        wait. Raises `InUse` where servers of an older schema work on it (PostgreSQL).
        """
        with _alembic() as config:
            with self.reading() as connection:
                self._revision(connection)
            if self.is_sqlite:
                self._use_a_log()
            with self._migrating(config) as connection:
                if self._revision(connection) == _steps()[-1]:
                    # Only to learn now, and not with the first chip, that it cannot be written to.
                    connection.execute(
                        sa.text("UPDATE alembic_version SET version_num = version_num")
                    )
                else:
                    self._keep_servers_out(connection)
                    command.upgrade(config, "head")

    def prepare_to_read(self) -> None:
        """See that there is a book, and bring its schema up to date where it is not: a book that is
        needs no writing. One of an older schema that cannot be written to, or is served by an older
        Croupier, is read as it is. Raises `not-a-book` where there is nothing yet.
        """
        with self.reading() as connection:
            found = self._revision(connection)
        if found is None:
            raise Unavailable(
                say("There is no book in {place} yet.", place=self.place), "not-a-book"
            )
        if found != _steps()[-1]:
            with suppress(ReadOnlyBook, InUse):
                self.upgrade()

    def make_file(self) -> None:
        """Make the file of a SQLite book, empty, where there is none, for its owner alone."""
        if self.is_sqlite and "uri" not in self.url.query:
            _make(str(self.place))

    def check_is_book(self) -> None:
        """Raises `not-a-book` where this is something else, or nothing yet, and an `Unavailable`
        where it is a book that this Croupier cannot read.
        """
        with self.reading() as connection:
            if self._revision(connection) is None:
                raise Unavailable(
                    say("There is no book in {place} yet.", place=self.place), "not-a-book"
                )

    def check_has(self, tables: Iterable[str]) -> None:
        """Raises `Damaged` where one of these tables, which are not of the book, has been taken
        away.
        """
        with self.reading() as connection:
            there = sa.inspect(connection).get_table_names()
        if lost := next((name for name in tables if name not in there), None):
            raise Damaged(
                f"{self.place} is not whole: its table {lost} has been taken away. Go on with a "
                "backup."
            )

    def clock(self) -> int:
        """The time in milliseconds UTC by the clock of the database's server (PostgreSQL)."""
        now = sa.func.extract("epoch", sa.func.clock_timestamp())
        with self.engine.begin() as connection:
            return int(connection.scalar(sa.select(sa.func.floor(now * 1000))) or 0)

    def guards(self) -> list[Gap]:
        """What is missing or altered among the guards of this book; see `ledger.store.guards`. Its
        schema must be up to date.
        """
        with self.reading() as connection:
            return gaps(connection)

    def downgrade(self, to: str = "base") -> None:
        """Take the steps of the schema back, down to this one. Raises `no-way-back` where that
        would lose anything that a night says; then no step has been taken.
        """
        with _alembic() as config, self._migrating(config) as connection:
            self._keep_servers_out(connection)
            command.downgrade(config, to)

    def _use_a_log(self) -> None:
        """Have SQLite write ahead into a log, so that nobody who reads waits for who writes. The
        file remembers it.
        """
        raw = self.engine.raw_connection()
        try:
            raw.cursor().execute("PRAGMA journal_mode = WAL")
        except sqlite3.Error as error:
            raise _explained(error, str(self.place)) or error from error
        finally:
            raw.close()

    @contextmanager
    def altering(self) -> Iterator[sa.Connection]:
        """`writing`, for who alters the schema: one process at a time."""
        with self.writing() as connection:
            if not self.is_sqlite:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_UPGRADE_LOCK)))
            yield connection

    @contextmanager
    def _migrating(self, config: Config) -> Iterator[sa.Connection]:
        with self.altering() as connection:
            config.attributes["connection"] = connection
            yield connection

    def _keep_servers_out(self, connection: sa.Connection) -> None:
        """Until this transaction is over. Raises `InUse` where there are some."""
        alone = sa.select(sa.func.pg_try_advisory_xact_lock(SERVING))
        if not self.is_sqlite and not connection.scalar(alone):
            raise InUse(
                say(
                    "{place} is served by a Croupier of another version. End its servers first.",
                    place=self.place,
                )
            )

    def _revision(self, connection: sa.Connection) -> str | None:
        """The step the schema is at, None where it has not begun."""
        found = MigrationContext.configure(connection).get_current_revision()
        there = [name for name in sa.inspect(connection).get_table_names() if name != _STEP]
        wanted = BOOK if found == _steps()[-1] else NIGHTS
        lost = [name for name in wanted if name not in there]
        if there and (len(lost) == len(wanted) or (found is None and lost)):
            strange = next((name for name in there if name not in BOOK), there[0])
            raise Unavailable(
                say(
                    "{place} holds something else (there is a table {strange}).",
                    place=self.place,
                    strange=f"{strange:.40}",
                ),
                "not-a-book",
            )
        if found is not None and found not in _steps():
            raise Unavailable(
                say(
                    "{place} was last used by a newer Croupier (schema {schema}); use that "
                    "one, or a newer one.",
                    place=self.place,
                    schema=f"{found:.20}",
                ),
                "newer-book",
            )
        if there and (found is None or lost):
            raise _incomplete(str(self.place), "table")
        return found

    def _say_plainly(self, context: sa.ExceptionContext) -> LedgerError | None:
        """Put our own error, with a sentence for people, in the place of the driver's."""
        if context.connection is None and isinstance(
            context.original_exception, self.driver.ProgrammingError
        ):
            return Unavailable(
                say(
                    "{place} is no address of a database: {error}.",
                    place=self.place,
                    error=context.original_exception,
                ),
                "not-a-book",
            )
        return _explained(context.original_exception, str(self.place))


class Ready:
    """A statement of Core, compiled once for each kind of database."""

    def __init__(self, statement: sa.ClauseElement) -> None:
        self._statement = statement
        self._texts: dict[bool, str] = {}

    def text(self, database: Database) -> str:
        """The statement in the words of this database's driver, its values by name."""
        if database.is_sqlite not in self._texts:
            dialect = (
                sqlite.dialect(paramstyle="named")
                if database.is_sqlite
                else database.engine.dialect
            )
            self._texts[database.is_sqlite] = str(self._statement.compile(dialect=dialect))
        return self._texts[database.is_sqlite]


def _sqlite_engine(url: sa.URL) -> sa.Engine:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        wanted = ".".join(map(str, OLDEST_SQLITE))
        raise Unavailable(
            say(
                "This Python has SQLite {version}; Croupier needs {wanted} or later.",
                version=sqlite3.sqlite_version,
                wanted=wanted,
            ),
            "not-a-book",
        )
    # isolation_level None: we say BEGIN ourselves, since the driver would say it too late (only
    # before a write).
    engine = sa.create_engine(url, connect_args={"isolation_level": None, "timeout": 15})
    event.listen(engine, "connect", _set_pragmas)
    event.listen(engine, "do_connect", _make_private)
    return engine


def _set_pragmas(connection: sqlite3.Connection, _record: object) -> None:
    for pragma, value in _PRAGMAS.items():
        connection.execute(f"PRAGMA {pragma} = {value}")
        # A pragma that this SQLite leaves out does nothing and says nothing.
        if connection.execute(f"PRAGMA {pragma}").fetchone() != (value,):
            raise Unavailable(
                say("This Python's SQLite cannot keep a book: it refuses {pragma}.", pragma=pragma),
                "not-a-book",
            )
    _be_defensive(connection)


def _be_defensive(connection: sqlite3.Connection) -> None:
    """Have SQLite refuse whatever could damage the file or switch triggers off, where this Python
    (3.12 or later) can say so.
    """
    if sys.version_info >= (3, 12):
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_DEFENSIVE, True)
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_ENABLE_TRIGGER, True)
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_ENABLE_FKEY, True)


def _make_private(
    _dialect: object, _record: object, arguments: list[str], options: Mapping[str, object]
) -> None:
    """Make a file that is not there yet, so that only its owner may read it from its first moment,
    whatever the umask: it will hold the seeds of rounds in play. SQLite gives the files beside it
    the same rights.
    """
    if not options.get("uri"):
        _make(arguments[0])


def _make(file: str) -> None:
    # What is there already stays as it is, and SQLite says better why a file cannot be made.
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))


@contextmanager
def _alembic() -> Iterator[Config]:
    with as_file(files("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        yield config


@cache
def _steps() -> tuple[str, ...]:
    """The steps of the schema that this Croupier knows, oldest first. Alembic runs the files of all
    of them to tell; they are the same for as long as a process lives.
    """
    with _alembic() as config:
        scripts = ScriptDirectory.from_config(config).walk_revisions()
        return tuple(script.revision for script in scripts)[::-1]


def _explained(error: BaseException, place: str) -> LedgerError | None:
    """What a driver's error means to the person at the desk; None for one that is a fault of the
    program.
    """
    if isinstance(error, sqlite3.Error):
        if lost := _LOST.match(str(error)):
            return _incomplete(place, lost[1])
        return _explained_sqlite(getattr(error, "sqlite_errorname", ""), place)
    return _explained_postgresql(error, place)


_LOST = re.compile(r"no such (table|column): ")


def _incomplete(place: str, what: str) -> Damaged:
    return Damaged(
        f"{place} is not whole: a {what} of the book has been taken away. Go on with a backup."
    )


def _explained_sqlite(name: str, place: str) -> LedgerError | None:
    if name.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")):
        return Unavailable(
            say("{place} is not a database, or it is damaged.", place=place), "not-a-book"
        )
    if name.startswith(("SQLITE_READONLY", "SQLITE_PERM")):
        return ReadOnlyBook(
            say(
                "{place} cannot be written to: it, or the folder it is in, is read-only.",
                place=place,
            )
        )
    if name.startswith("SQLITE_FULL"):
        return DiskFull(say("There is no room left on the disk of {place}.", place=place))
    if name.startswith("SQLITE_CANTOPEN"):
        return Unavailable(
            say(
                "{place} cannot be opened: is the folder there, and may Croupier write in it?",
                place=place,
            ),
            "unreachable",
        )
    if name.startswith("SQLITE_IOERR"):
        return Unavailable(
            say("The disk of {place} does not answer as it should.", place=place), "unreachable"
        )
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return Unavailable(
            say("Another program has held {place} for too long; try again.", place=place), "busy"
        )
    return None


def _explained_postgresql(error: BaseException, place: str) -> LedgerError | None:
    state = getattr(error, "sqlstate", None)
    if state is None and type(error).__name__ in ("OperationalError", "ConnectionTimeout"):
        return Unavailable(
            say("The database server of {place} does not answer.", place=place), "unreachable"
        )
    match state:
        case "53100":
            return DiskFull(
                say("The database server of {place} has no room left on its disk.", place=place)
            )
        case "42P01":
            return _incomplete(place, "table")
        case "42703":
            return _incomplete(place, "column")
        case "25006" | "42501":
            return ReadOnlyBook(say("{place} cannot be written to by this user.", place=place))
        case "3D000" | "28P01" | "28000" | "57P03":
            return Unavailable(
                say(
                    "The database server of {place} lets nobody in: {reason}",
                    place=place,
                    reason=str(error)[:120].strip(),
                ),
                "unreachable",
            )
        case (
            "57P01" | "57P02" | "57P04" | "57P05" | "08006" | "08003" | "08001" | "08000" | "25P03"
        ):
            return Unavailable(
                say("The connection to {place} was lost.", place=place), "unreachable"
            )
        case "40001" | "40P01" | "55P03" | "53300":
            return Unavailable(say("{place} is too busy just now; try again.", place=place), "busy")
    return None
