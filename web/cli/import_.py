"""``croupier import``: read exported nights into a book."""

import argparse
import json

from ledger.book import Book
from ledger.importing import import_bundle
from web.cli import where
from web.cli.bundles import bundles_in


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
    """Audit every night of every file, and read it in. It stops at the first that is not sound, or
    is there already.
    """
    database = where.database(args.database)
    database.upgrade()
    taken = []
    try:
        book = Book(database)
        for file in args.files:
            for bundle in bundles_in(file):
                night = import_bundle(book, bundle)
                taken.append(
                    {
                        "night": night,
                        "slug": next(one.slug for one in book.nights() if one.id == night),
                    }
                )
                if not args.json:
                    print(f"Night {night} is {taken[-1]['slug']}.", flush=True)
    finally:
        database.close()
    if args.json:
        print(json.dumps({"nights": taken}))
    return 0
