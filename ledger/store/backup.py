"""A copy of a running book: one file, as of one moment."""

import sqlite3
from contextlib import closing
from pathlib import Path

from ledger.errors import DiskFull, NotABook, Unreachable
from ledger.store.database import Database

PAGES_AT_A_TIME = 1024
"""After so many pages others may write; the copy is begun anew where they do, and so is of one
moment.
"""


def backup(database: Database, target: Path) -> None:
    """Copy a book that is kept in a SQLite file, while people play, into the new file `target`.

    The copy is complete or is not there at all. Raises `NotABook` for a book in PostgreSQL, which
    has a program of its own for this, and an `Unavailable` where the copy cannot be written.
    """
    if not database.is_sqlite:
        raise NotABook("This book is kept in PostgreSQL; copy it with its own program, pg_dump.")
    if not Path(str(database.place)).is_file():
        raise Unreachable(f"There is no book at {database.place}.")
    if target.exists():
        raise Unreachable(f"{target} is there already; a backup never writes over a file.")
    part = target.with_name(target.name + ".part")
    try:
        _copy(str(database.place), part)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        if getattr(error, "sqlite_errorname", "").startswith("SQLITE_FULL"):
            raise DiskFull(f"There is no room for a copy at {target}.") from error
        raise Unreachable(f"The copy cannot be written to {target}: {error}.") from error
    finally:
        part.unlink(missing_ok=True)


def _copy(source: str, target: Path) -> None:
    with (
        closing(sqlite3.connect(source, timeout=15)) as book,
        closing(sqlite3.connect(target)) as copy,
    ):
        book.backup(copy, pages=PAGES_AT_A_TIME)
        # The copy is one file that stands alone: no log beside it.
        copy.execute("PRAGMA journal_mode = DELETE")
