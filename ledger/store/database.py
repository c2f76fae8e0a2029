"""Connections to the database of the book, SQLite or PostgreSQL, and transactions on them."""

import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import ArgumentError

from ledger.errors import Conflict, Invalid, LedgerError, NotThere, Unavailable
from ledger.store.driver_errors import explained
from ledger.store.prepared import PreparedStatement
from ledger.store.sqlite import make_file, sqlite_engine

_DRIVERS = ("sqlite", "postgresql", "postgresql+psycopg")
_WRITES = "book_writes"
_READERS_KEPT = 3
# Of the five that the pool keeps; one more is the writer's.


class Database:
    """A database that holds books. Nothing is opened before it is used; every failure to use it is
    an `Unavailable` with a sentence that names the place.
    """

    def __init__(self, url: str, place: str | None = None) -> None:
        try:
            self.url = sa.make_url(url)
        except (ArgumentError, ValueError) as error:
            raise Unavailable.saying(
                "That is no address of a database; sqlite:///FILE and postgresql://… are.",
                "not-a-book",
            ) from error
        if self.url.drivername not in _DRIVERS or (
            self.url.drivername == "sqlite" and not self.url.database
        ):
            raise Unavailable.saying(
                "The book is kept in a SQLite file or in PostgreSQL.", "not-a-book"
            )
        self.is_sqlite = self.url.drivername == "sqlite"
        if self.is_sqlite and self.url.query and "uri" not in self.url.query:
            raise Unavailable.saying(
                "The address of a SQLite file ends with the file's name; a ? in that is "
                "written %3F.",
                "not-a-book",
            )
        self.place = place or (
            self.url.database if self.is_sqlite else self.url.render_as_string(hide_password=True)
        )
        """Where it is, for people: the file, or the address without its password."""
        self.engine = sqlite_engine(self.url) if self.is_sqlite else sa.create_engine(self.url)
        event.listen(self.engine, "handle_error", self._say_plainly)
        if self.is_sqlite:
            event.listen(self.engine, "begin", self._begin)
        self._reading_engine = self.engine
        if not self.is_sqlite:
            self._reading_engine = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._writing_engine = self.engine.execution_options(**{_WRITES: True})
        self._free_readers: list[sa.Connection] = []
        self._writer_connection: sa.Connection | None = None
        self._writer_is_free = threading.Lock()
        self.closing: list[Callable[[], None]] = []
        """Called before it is closed: whoever works with it in a thread of their own ends that."""

    def close(self) -> None:
        """Have everybody end who works with it by themselves, and close the connections that nobody
        uses.
        """
        for end in self.closing:
            end()
        while self._free_readers:
            self._free_readers.pop().close()
        with self._writer_is_free:
            self._close_writer_connection()
        self.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """A transaction that sees one state of the book throughout. Of a SQLite file some
        connections are kept for it: the way to the pool and back takes three times as long as to
        begin and to end.
        """
        if not self.is_sqlite:
            with self._connected(self._reading_engine) as connection, connection.begin():
                yield connection
            return
        with self._reader() as connection, connection.begin():
            yield connection

    @contextmanager
    def _reader(self) -> Iterator[sa.Connection]:
        connection = None
        with suppress(IndexError):  # to look whether there is one, and then take it, is a race
            connection = self._free_readers.pop()
        if connection is None:
            connection = self._connected(self._reading_engine)
        try:
            yield connection
        except BaseException:
            connection.close()
            raise
        if len(self._free_readers) < _READERS_KEPT:
            self._free_readers.append(connection)
        else:
            connection.close()

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A transaction that writes. On SQLite it has the file to itself from its first moment."""
        with self._connected(self._writing_engine) as connection, connection.begin():
            yield connection

    def _connected(self, engine: sa.Engine) -> sa.Connection:
        try:
            return engine.connect()
        except sa.exc.TimeoutError as error:
            raise self._no_connection_free() from error

    def _no_connection_free(self) -> Unavailable:
        return Unavailable.saying(
            "{place} is too busy just now; try again.", "busy", place=self.place
        )

    @contextmanager
    def append_transaction(self) -> Iterator[sa.Connection]:
        """`writing`, for the book's own path: a SQLite file has one writer at a time anyway, so one
        connection is kept for it, which saves each entry the way to the pool and back.
        """
        if not self.is_sqlite:
            with self.writing() as connection:
                yield connection
            return
        with self._writer_is_free:
            if self._writer_connection is None:
                self._writer_connection = self._writing_engine.connect()
            try:
                with self._writer_connection.begin():
                    yield self._writer_connection
            except (Invalid, NotThere, Conflict):
                raise
            except BaseException:
                # Whatever went wrong with it, the next one is a fresh one.
                self._close_writer_connection()
                raise

    def call(self, statement: PreparedStatement, values: Mapping[str, object]) -> list[Any]:
        """Run a statement that is a transaction by itself, and return its rows: one way to the
        server and back.
        """
        text = statement.text(self.engine.dialect)
        if self.is_sqlite:  # where none is begun, a statement is one
            with self._reader() as connection:
                reader: Any = connection.connection.driver_connection
                try:
                    return list(reader.execute(text, values))
                except self.driver.Error as error:
                    raise self._known(text, error) from error
        try:
            pooled = self.engine.raw_connection()
        except sa.exc.TimeoutError as error:
            raise self._no_connection_free() from error
        except self.driver.Error as error:
            raise self._known(text, error) from error
        try:
            driven: Any = pooled.driver_connection
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
        statement: PreparedStatement,
        values: Mapping[str, object] | list[dict[str, object]],
    ) -> list[Any]:
        """Run a prepared statement (with a list: once for each), and return its rows, if it has
        any. The driver runs it: for a statement this small SQLAlchemy's own execution costs far
        more than the database's.
        """
        return self._driven(connection, statement.text(self.engine.dialect), values)

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
        return explained(error, str(self.place)) or sa.exc.DBAPIError.instance(
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

    def _close_writer_connection(self) -> None:
        if self._writer_connection is not None:
            self._writer_connection.close()
            self._writer_connection = None

    def make_file(self) -> None:
        """Make the file of a SQLite book, empty, where there is none, for its owner alone."""
        if self.is_sqlite and "uri" not in self.url.query:
            make_file(str(self.place))

    def clock(self) -> int:
        """The time in milliseconds UTC by the clock of the database's server (PostgreSQL)."""
        now = sa.func.extract("epoch", sa.func.clock_timestamp())
        with self.engine.begin() as connection:
            return int(connection.scalar(sa.select(sa.func.floor(now * 1000))) or 0)

    def _say_plainly(self, context: sa.ExceptionContext) -> LedgerError | None:
        """Put our own error, with a sentence for people, in the place of the driver's."""
        if context.connection is None and isinstance(
            context.original_exception, self.driver.ProgrammingError
        ):
            return Unavailable.saying(
                "{place} is no address of a database: {error}.",
                "not-a-book",
                place=self.place,
                error=context.original_exception,
            )
        return explained(context.original_exception, str(self.place))
