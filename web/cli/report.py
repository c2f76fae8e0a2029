"""``croupier report``: a treasurer's report of a season, as a sheet, CSV, JSON, or to print."""

import argparse
import json
from pathlib import Path

from ledger.export import REPORTS
from web.cli import status, where
from web.cli.choose import ALL, add_night_arguments, nights_named
from web.cli.output import into, is_folder_made, kind_of, made, target_of

EXAMPLES = (
    "croupier report",
    "croupier report --season 2026",
    "croupier report --season 2026 --format csv",
    "croupier report --from 2026-10-01 --to 2026-12-31 -o autumn.pdf",
    "croupier report --format json -o -",
)
STATUSES = status.PLAIN


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    where.add_argument(parser)
    add_night_arguments(parser)
    parser.add_argument(
        "--format",
        choices=tuple(REPORTS),
        help="xlsx to look at, csv to compute with (a file a table), json for programs, pdf to "
        "print (default: by the name of FILE, else xlsx)",
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help="the file to write, or the folder to put it into; of CSV a new folder, or a .zip; - "
        "for standard output",
    )


def run(args: argparse.Namespace) -> int:
    """Write the report of these nights, of all where none are named, and say where it is."""
    from ledger.book import Book
    from ledger.clock import now
    from ledger.export.season import read_season
    from ledger.export.treasurer_files import WRITERS, write_csv_folder
    from ledger.house import House
    from ledger.store.files import new_folder
    from web.cli.progress import progress

    kind = kind_of(args.output, args.format, REPORTS)
    args.nights = args.nights or [ALL]
    with where.book_to_read(args.database) as database:
        book = Book(database)
        nights, name = nights_named(book, args)
        said = progress(f"report of {name}", "entries read")
        season = read_season(book, House(database), nights, said)
        said(1, 1)
    as_folder = kind == "csv" and is_folder_made(args.output)
    named = f"{name}-report" if as_folder else f"{name}-report{REPORTS[kind].suffix}"
    target = target_of(args.output, named)
    if as_folder:
        made(target, new_folder, lambda folder: write_csv_folder(folder, season, now()))
    else:
        into(target, lambda file: WRITERS[kind](file, season, now(), None))
    if target != "-":
        _say(args.json, Path(target).absolute(), kind, len(season.nights))
    return status.FINE


def _say(as_json: bool, file: Path, kind: str, nights: int) -> None:
    if as_json:
        print(json.dumps({"file": str(file), "format": kind, "nights": nights}))
    else:
        print(f"{file} reports on {'one night' if nights == 1 else f'{nights} nights'}.")
