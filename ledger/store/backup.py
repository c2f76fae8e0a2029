"""A copy of a running book: one file, as of one moment."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from ledger.errors import DiskFull, Unavailable
from ledger.store import migration, one_file, read_only
from ledger.store.database import Database
from ledger.store.files import PRIVATE, new_file
from ledger.store.steps import newest_step

PAGES_AT_A_TIME = 1024
"""After so many pages others may write; the copy is begun anew where they do, and so is of one
moment.
"""


def backup(
    database: Database,
    target: Path,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> None:
    """Copy a book that is kept in a SQLite file, while people play, into the new file `target`,
    which only its owner may read: it holds the seeds of rounds in play. `progress` is told how many
    pages are copied, of how many.

    The copy is complete or is not there at all. Raises `not-a-book` for a file that is not one, and
    for a book in PostgreSQL, which has a program of its own for this, and an `Unavailable` where
    the copy cannot be written.
    """
    if not database.is_sqlite:
        raise Unavailable(
            "This book is kept in PostgreSQL; copy it with its own program, pg_dump.", "not-a-book"
        )
    source = Path(str(database.place))
    if not source.is_file():
        raise Unavailable(f"There is no book at {source}.", "unreachable")
    unchanging = None if one_file.may_write(source) else read_only.Unchanging(source)
    if unchanging is None:
        migration.check_is_book(database)
    else:
        with closing(Database(unchanging.address, str(source))) as readable:
            migration.check_is_book(readable)
    try:
        with new_file(target, PRIVATE) as part:
            uri = unchanging.uri if unchanging else f"file:{quote(str(source))}"
            _copy(uri, part, progress)
            if unchanging is not None:
                unchanging.check()
    except FileExistsError as error:
        raise Unavailable(
            f"{target} is there already; a backup never writes over a file.", "unreachable"
        ) from error
    except (OSError, sqlite3.Error) as error:
        if getattr(error, "sqlite_errorname", "").startswith("SQLITE_FULL"):
            raise DiskFull(f"There is no room for a copy at {target}.") from error
        why = (isinstance(error, OSError) and error.strerror) or error
        raise Unavailable(
            f"The copy cannot be written to {target}: {why}.", "unreachable"
        ) from error
    finally:
        if unchanging is not None:
            unchanging.close()


def keep_older(database: Database) -> Path | None:
    """Copy a book of an older Croupier beside itself, before its schema is brought up to date: with
    the older program the copy goes on. Returns where it is; None where there is nothing to keep, or
    it was kept at an earlier try, and for PostgreSQL. Raises what `backup` raises.
    """
    file = Path(str(database.place))
    if not database.is_sqlite or not file.is_file() or not file.stat().st_size:
        return None
    if not migration.steps_behind(database):
        return None
    kept = file.with_name(f"{file.stem}-before-{newest_step()}{file.suffix}")
    if kept.exists():
        return None
    backup(database, kept)
    return kept


def _copy(source: str, target: Path, progress: Callable[[int, int], None]) -> None:
    with (
        closing(sqlite3.connect(source, timeout=15, uri=True)) as book,
        closing(sqlite3.connect(target)) as copy,
    ):
        # Told after every few pages, Python also gets to hear of a signal, long before the end.
        def tell(_status: int, left: int, total: int) -> None:
            progress(total - left, total)

        book.backup(copy, pages=PAGES_AT_A_TIME, progress=tell)
        # The copy is one file that stands alone: no log beside it.
        copy.execute("PRAGMA journal_mode = DELETE")
