"""How a SQLite file is opened: its pragmas, its rights and its log."""

import os
import sqlite3
import sys
from collections.abc import Mapping
from contextlib import suppress

import sqlalchemy as sa
from sqlalchemy import event

from ledger.errors import Unavailable
from ledger.store import system

OLDEST_SQLITE = (3, 37, 0)
"""The first with strict tables, which keep a fraction out of a column of whole numbers."""

PRAGMAS = {
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


def sqlite_engine(url: sa.URL) -> sa.Engine:
    """The engine of a SQLite file, which is made with its first connection, for its owner alone."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        wanted = ".".join(map(str, OLDEST_SQLITE))
        raise Unavailable.saying(
            "This Python has SQLite {version}; Croupier needs {wanted} or later.",
            "not-a-book",
            version=sqlite3.sqlite_version,
            wanted=wanted,
        )
    # isolation_level None: we say BEGIN ourselves, since the driver would say it too late (only
    # before a write).
    engine = sa.create_engine(
        url, connect_args={"isolation_level": None, "timeout": 15}, pool_use_lifo=True
    )
    event.listen(engine, "connect", _set_pragmas)
    event.listen(engine, "do_connect", _make_private)
    return engine


def _set_pragmas(connection: sqlite3.Connection, _record: object) -> None:
    for pragma, value in PRAGMAS.items():
        connection.execute(f"PRAGMA {pragma} = {value}")
        # A pragma that this SQLite leaves out does nothing and says nothing.
        if connection.execute(f"PRAGMA {pragma}").fetchone() != (value,):
            raise Unavailable.saying(
                "This Python's SQLite cannot keep a book: it refuses {pragma}.",
                "not-a-book",
                pragma=pragma,
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
        make_file(arguments[0])


def make_file(file: str) -> None:
    """Make this file, empty, where there is none, for its owner alone."""
    # What is there already stays as it is, and SQLite says better why a file cannot be made.
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | system.NOT_INHERITED, 0o600))
