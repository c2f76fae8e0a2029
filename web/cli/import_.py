"""``croupier import``: read exported nights into a book."""

import argparse
import json
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from web.cli import status, where

if TYPE_CHECKING:
    from ledger.book import Book

EXAMPLES = (
    "croupier import friday.json saturday.json",
    "croupier import --database all.sqlite seasons/*.json",
)
STATUSES = {**status.PLAIN, status.UNCHECKED: status.CHECKS[status.UNCHECKED]}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    where.add_argument(parser)
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="what `croupier export --format json` wrote; - reads it",
    )


def run(args: argparse.Namespace) -> int:
    """Audit every night of every file, and read it in. One with which something is wrong, or which
    is there already, costs only itself. One that could not be checked whole is read in as well, and
    that is said.
    """
    from ledger.bundle import Bundle
    from ledger.errors import BadBundle, NightTwice
    from ledger.importing import check, import_checked
    from web.cli import reports
    from web.cli.bundles import Refusals, bundles_in, refused
    from web.cli.progress import progress

    refusals = Refusals("import", args.json)
    imported, reached = [], [status.FINE]
    with _Target(args.database) as target:
        for file in args.files:
            for bundle in bundles_in(file):
                if not isinstance(bundle, Bundle):
                    refusals.add(bundle)
                    continue
                name = bundle.head().slug
                try:
                    checked = check(bundle, reports.progress(f"audit of {name}"))
                    book = target.book()
                    night = import_checked(book, bundle, progress(name, "entries"))
                except (BadBundle, NightTwice) as error:
                    refusals.add(refused(file, error))
                    continue
                slug = next(known.slug for known in book.nights() if known.id == night)
                target.has_night = True
                imported.append({"night": night, "slug": slug, "verdict": checked.verdict})
                reached.append(reports.status_of(checked))
                if not args.json:
                    print(f"Night {night} is {slug}.", flush=True)
                    if checked.unchecked:
                        print(f"  Not everything in it was checked: {reports.trusted(checked)}")
    if args.json:
        print(json.dumps({"nights": imported, **refusals.data()}))
    return status.worst([*reached, refusals.status])


class _Target:
    """The book to read into, opened with the first night that is sound. A file that was made for
    it, and got none after all, is taken away again.
    """

    def __init__(self, named: str | None) -> None:
        self._named = named
        self._book: Book | None = None
        self._made: Path | None = None
        self.has_night = False

    def __enter__(self) -> "_Target":
        return self

    def __exit__(self, *_error: object) -> None:
        if self._book is not None:
            self._book.database.close()
        if self._made is not None and not self.has_night:
            for suffix in ("", "-wal", "-shm"):
                with suppress(OSError):
                    Path(f"{self._made}{suffix}").unlink()

    def book(self) -> "Book":
        """The book."""
        from ledger.book import Book
        from ledger.store import migration

        if self._book is None:
            database = where.database(self._named)
            if database.is_sqlite and not Path(str(database.place)).exists():
                self._made = Path(str(database.place))
            self._book = Book(database)
            where.keep_older(database)
            migration.upgrade(database)
        return self._book
