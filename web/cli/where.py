"""Which database a command works on."""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from web.cli.errors import BadInput

if TYPE_CHECKING:
    from ledger.store.database import Database

VARIABLE = "CROUPIER_DATABASE"
FILE = "croupier.sqlite"


def add_argument(parser: argparse.ArgumentParser) -> None:
    """The argument that names a database."""
    parser.add_argument(
        "--database",
        metavar="FILE",
        default=os.environ.get(VARIABLE),
        help=f"a SQLite file, or postgresql://… (default: ${VARIABLE}, else {default_file()})",
    )


def default_file(name: str = FILE) -> Path:
    """Where a book is kept when nobody says."""
    import platformdirs

    return platformdirs.user_data_path("croupier", appauthor=False) / name


def database(named: str | None, default_name: str = FILE) -> "Database":
    """The database of this name, a file or an address, to write into. The folder of the default one
    is made. Raises `not-a-book` and `unreachable`.
    """
    from ledger.store.database import Database

    if named and "://" in named:
        return Database(named)
    file = _file(named, default_name)
    if not named:
        _make_folder(file.parent)
    return Database(_address(file))


def existing(named: str | None) -> "Database":
    """The database of this name, which nothing makes where it is not there. Raises `BadInput`."""
    from ledger.store.database import Database

    found = Database(named if named and "://" in named else _address(_file(named, FILE)))
    if found.is_sqlite and not Path(str(found.place)).is_file():
        raise BadInput(f"There is no book at {found.place}.", "not-there")
    return found


def named_file(named: str | None) -> Path | None:
    """The file that a database of this name is in; None of one with an address."""
    return None if named and "://" in named else _file(named, FILE)


@contextmanager
def book_to_read(named: str | None) -> "Iterator[Database]":
    """The database of this name, to read: writing is neither needed nor done, but for bringing an
    older book up to date. Raises `BadInput`, or an `Unavailable` where it cannot be read as it is.
    """
    from ledger.store import migration, one_file, read_only
    from ledger.store.database import Database

    found = existing(named)
    unchanging = None
    if found.is_sqlite and "uri" not in found.url.query:
        file = Path(str(found.place))
        if not one_file.may_write(file):
            unchanging = read_only.Unchanging(file)
            found = Database(unchanging.address, str(file))
    try:
        if unchanging is None:
            keep_older(found)
        migration.prepare_to_read(found)
        yield found
        if unchanging is not None:
            unchanging.check()
    finally:
        found.close()
        if unchanging is not None:
            unchanging.close()


def keep_older(database: "Database") -> None:
    """Copy a book of an older Croupier before it is brought up to date, and say where to. Raises an
    `Unavailable` where there is no room for the copy.
    """
    from ledger.store.backup import keep_older

    if kept := keep_older(database):
        print(
            f"The book is of an older Croupier and is brought up to date. As it was it is kept in "
            f"{kept}.",
            file=sys.stderr,
            flush=True,
        )


def _address(file: Path) -> str:
    import sqlalchemy as sa

    return sa.URL.create("sqlite", database=str(file)).render_as_string()


def _file(named: str | None, default_name: str) -> Path:
    from ledger.errors import Unavailable

    try:
        file = Path(named).expanduser().absolute() if named else default_file(default_name)
        str(file).encode()
    except (RuntimeError, UnicodeError) as error:
        raise Unavailable(
            f"{named!r:.80} cannot be the name of a database.", "not-a-book"
        ) from error
    return file


def _make_folder(folder: Path) -> None:
    from ledger.errors import Unavailable

    try:
        # Whoever reads the book's file learns the seeds of rounds in play.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Unavailable(
            f"The folder {folder} cannot be made: {error.strerror}.", "unreachable"
        ) from error
