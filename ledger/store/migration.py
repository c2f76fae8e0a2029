"""Brings the schema of a book up to date, and says plainly what is wrong where it cannot be."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import sqlalchemy as sa

from ledger.errors import Damaged, InUse, ReadOnlyBook, Unavailable
from ledger.store.database import Database
from ledger.store.driver_errors import explained, incomplete
from ledger.store.schema import NIGHTS
from ledger.store.steps import BOOK, NOTED_IN, known_steps, newest_step

if TYPE_CHECKING:
    # Imported by those who take a step: most commands only look whether one is to be taken.
    from alembic.config import Config

# Any number will do, as long as nobody else locks by it in the same database.
_UPGRADE_LOCK = 0x43726F7570696572
SERVING = 0x43726F7570696573
"""The advisory lock that the servers of a PostgreSQL database share, so that nobody changes the
schema under them.
"""


def upgrade(database: Database) -> None:
    """Bring the schema up to date. Several processes may do so at once: one does it, the others
    wait. Raises `InUse` where servers of an older schema work on it (PostgreSQL).
    """
    from alembic import command

    with _alembic() as config:
        with database.reading() as connection:
            _revision(database, connection)
        if database.is_sqlite:
            _use_a_log(database)
        with _migrating(database, config) as connection:
            if _revision(database, connection) == newest_step():
                # Only to learn now, and not with the first chip, that it cannot be written to.
                connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
            else:
                _keep_servers_out(database, connection)
                command.upgrade(config, "head")


def downgrade(database: Database, to: str = "base") -> None:
    """Take the steps of the schema back, down to this one. Raises `no-way-back` where that
    would lose anything that a night says; then no step has been taken.
    """
    from alembic import command

    with _alembic() as config, _migrating(database, config) as connection:
        _keep_servers_out(database, connection)
        command.downgrade(config, to)


def steps_behind(database: Database) -> int:
    """How many steps the schema lacks; changes nothing. Raises `not-a-book`, `newer-book` and
    `incomplete`.
    """
    with database.reading() as connection:
        found = _revision(database, connection)
    return len(known_steps()) - (known_steps().index(found) + 1 if found else 0)


def prepare_to_read(database: Database) -> None:
    """See that there is a book, and bring its schema up to date where it is not: a book that is
    needs no writing. One of an older schema that cannot be written to, or is served by an older
    Croupier, is read as it is. Raises `not-a-book` where there is nothing yet.
    """
    with database.reading() as connection:
        found = _revision(database, connection)
    if found is None:
        raise Unavailable.saying(
            "There is no book in {place} yet.", "not-a-book", place=database.place
        )
    if found != newest_step():
        with suppress(ReadOnlyBook, InUse):
            upgrade(database)


def check_is_book(database: Database) -> None:
    """Raises `not-a-book` where this is something else, or nothing yet, and an `Unavailable`
    where it is a book that this Croupier cannot read.
    """
    with database.reading() as connection:
        if _revision(database, connection) is None:
            raise Unavailable.saying(
                "There is no book in {place} yet.", "not-a-book", place=database.place
            )


def check_has(database: Database, tables: Iterable[str]) -> None:
    """Raises `Damaged` where one of these tables, which are not of the book, has been taken
    away.
    """
    with database.reading() as connection:
        there = sa.inspect(connection).get_table_names()
    if lost := next((name for name in tables if name not in there), None):
        raise Damaged(
            f"{database.place} is not whole: its table {lost} has been taken away. Go on with a "
            "backup."
        )


@contextmanager
def altering(database: Database) -> Iterator[sa.Connection]:
    """`Database.writing`, for who alters the schema: one process at a time."""
    with database.writing() as connection:
        if not database.is_sqlite:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_UPGRADE_LOCK)))
        yield connection


@contextmanager
def _migrating(database: Database, config: "Config") -> Iterator[sa.Connection]:
    with altering(database) as connection:
        config.attributes["connection"] = connection
        yield connection


def _keep_servers_out(database: Database, connection: sa.Connection) -> None:
    """Until this transaction is over. Raises `InUse` where there are some."""
    alone = sa.select(sa.func.pg_try_advisory_xact_lock(SERVING))
    if not database.is_sqlite and not connection.scalar(alone):
        raise InUse.saying(
            "{place} is served by a Croupier of another version. End its servers first.",
            place=database.place,
        )


def _use_a_log(database: Database) -> None:
    """Have SQLite write ahead into a log, so that nobody who reads waits for who writes. The
    file remembers it.
    """
    raw = database.engine.raw_connection()
    try:
        raw.cursor().execute("PRAGMA journal_mode = WAL")
    except sqlite3.Error as error:
        raise explained(error, str(database.place)) or error from error
    finally:
        raw.close()


def _revision(database: Database, connection: sa.Connection) -> str | None:
    """The step the schema is at, None where it has not begun."""
    tables = sa.inspect(connection).get_table_names()
    found = _noted_step(connection) if NOTED_IN in tables else None
    there = [name for name in tables if name != NOTED_IN]
    wanted = BOOK if found == newest_step() else NIGHTS
    lost = [name for name in wanted if name not in there]
    if there and (len(lost) == len(wanted) or (found is None and lost)):
        strange = next((name for name in there if name not in BOOK), there[0])
        raise Unavailable.saying(
            "{place} holds something else (there is a table {strange}).",
            "not-a-book",
            place=database.place,
            strange=f"{strange:.40}",
        )
    if found is not None and found not in known_steps():
        raise Unavailable.saying(
            "{place} was last used by a newer Croupier (schema {schema}); use that "
            "one, or a newer one.",
            "newer-book",
            place=database.place,
            schema=f"{found:.20}",
        )
    if there and (found is None or lost):
        raise incomplete(str(database.place), "table")
    return found


def _noted_step(connection: sa.Connection) -> str | None:
    """What Alembic's table says."""
    found: str | None = connection.scalar(sa.text(f"SELECT version_num FROM {NOTED_IN}"))
    return found


@contextmanager
def _alembic() -> "Iterator[Config]":
    from importlib.resources import as_file, files

    from alembic.config import Config

    with as_file(files("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        yield config
