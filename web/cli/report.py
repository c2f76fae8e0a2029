"""``croupier report``: a treasurer's report of a season, as a sheet, CSV, JSON, or to print."""

import argparse

from ledger.export import REPORTS
from web.cli import status, where
from web.cli.choose import ALL, add_night_arguments, nights_named
from web.cli.output import add_output_arguments, kind_of, say_written, written

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
    add_night_arguments(parser, f" (default: {ALL})")
    add_output_arguments(
        parser,
        REPORTS,
        "xlsx to look at, csv to compute with (a file a table), json for programs, pdf to print",
    )


def run(args: argparse.Namespace) -> int:
    """Write the report of these nights, of all where none are named, and say where it is."""
    from ledger.book import Book
    from ledger.clock import now
    from ledger.export.season import read_season
    from ledger.export.treasurer_files import WRITERS, write_csv_folder
    from ledger.house import House
    from web.cli.progress import progress

    kind = kind_of(args.output, args.format, REPORTS)
    args.nights = args.nights or [ALL]
    with where.book_to_read(args.database) as database:
        book = Book(database)
        nights, name = nights_named(book, args)
        said = progress(f"report of {name}", "entries read")
        season = read_season(book, House(database), nights, said)
        said(1, 1)
    target, _ = written(
        args.output,
        f"{name}-report{REPORTS[kind].suffix}",
        lambda file: WRITERS[kind](file, season, now()),
        f"{name}-report",
        (lambda folder: write_csv_folder(folder, season, now())) if kind == "csv" else None,
    )
    count = len(season.nights)
    said_of = f"reports on {'one night' if count == 1 else f'{count} nights'}."
    say_written(args.json, target, said_of, format=kind, nights=count)
    return status.FINE
