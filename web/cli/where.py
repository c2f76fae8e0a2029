"""Which database a command works on."""

import argparse
import os
from pathlib import Path

import platformdirs
import sqlalchemy as sa

from ledger.errors import NotABook, Unreachable
from ledger.store.database import Database

VARIABLE = "CROUPIER_DATABASE"


def add_argument(parser: argparse.ArgumentParser) -> None:
    """The argument that names a database."""
    parser.add_argument(
        "--database",
        metavar="FILE",
        default=os.environ.get(VARIABLE),
        help=f"a SQLite file, or postgresql://… (default: ${VARIABLE}, else {default_file()})",
    )


def default_file(name: str = "croupier.sqlite") -> Path:
    """Where a book is kept when nobody says."""
    return platformdirs.user_data_path("croupier", appauthor=False) / name


def database(named: str | None, default_name: str = "croupier.sqlite") -> Database:
    """The database of this name: a file or an address. The folder of the default one is made.
    Raises `NotABook` and `Unreachable`.
    """
    if named and "://" in named:
        return Database(named)
    try:
        file = Path(named).expanduser().absolute() if named else default_file(default_name)
        str(file).encode()
    except (RuntimeError, UnicodeError) as error:
        raise NotABook(f"{named!r:.80} cannot be the name of a database.") from error
    if not named:
        _make_folder(file.parent)
    return Database(sa.URL.create("sqlite", database=str(file)).render_as_string())


def _make_folder(folder: Path) -> None:
    try:
        # Whoever reads the book's file learns the seeds of rounds in play.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Unreachable(f"The folder {folder} cannot be made: {error.strerror}.") from error
