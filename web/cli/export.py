"""``croupier export``: take nights home, as a spreadsheet, plain-text accounting, or to print."""

import argparse
from contextlib import suppress
from pathlib import Path

from ledger.export import FORMATS
from web.cli import status, where
from web.cli.choose import add_night_arguments, nights_named
from web.cli.output import add_output_arguments, kind_of, say_written, written

EXAMPLES = (
    "croupier export friday-night",
    "croupier export friday-night -o friday.pdf",
    "croupier export friday-night --format json -o friday/",
    "croupier export --season 2026 --format hledger-house",
    "croupier export --from 2026-10-01 --to 2026-12-31 -o autumn.xlsx",
    "croupier export all --format hledger -o - | hledger -f - balance",
)
STATUSES = status.PLAIN


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    where.add_argument(parser)
    add_night_arguments(parser)
    add_output_arguments(
        parser,
        FORMATS,
        "xlsx to look at, csv to compute with, hledger-house or beancount-house for the house's "
        "books in money, hledger or beancount for every chip, pdf to print statements, json to "
        "check. What a season comes to is in `croupier report`",
        beside=" (beside a bundle stands the page that checks it)",
    )


def run(args: argparse.Namespace) -> int:
    """Write the file, and say where it is."""
    from ledger.book import Book
    from ledger.export import export, export_csv
    from web.cli.progress import progress

    kind = kind_of(args.output, args.format, FORMATS)
    with where.book_to_read(args.database) as database:
        book = Book(database)
        nights, name = nights_named(book, args)
        said = progress(f"export of {name}", "entries read")
        target, count = written(
            args.output,
            f"{name}{FORMATS[kind].suffix}",
            lambda file: export(book, nights, kind, file, progress=said),
            f"{name}-csv",
            (lambda folder: export_csv(book, nights, folder, said)) if kind == "csv" else None,
        )
        said(1, 1)
    has = f"has {'one night' if count == 1 else f'{count} nights'}."
    page = {}
    if kind == "json" and target != "-":
        page["page"] = _page_beside(Path(target))
        has += f"\n{page['page']} beside it checks it, in any browser."
    say_written(args.json, target, has, format=kind, nights=count, **page)
    return status.FINE


def _page_beside(bundle: Path) -> str:
    """Where whoever gets the bundle finds the page that checks it; one that is there stays."""
    from ledger.store.files import new_file
    from web.http.verifier import FILE, PAGE

    page = bundle.with_name(PAGE).absolute()
    with suppress(FileExistsError), new_file(page) as part:
        part.write_bytes(FILE.read_bytes())
    return str(page)
