"""``croupier export``: take nights home, as a spreadsheet, plain-text accounting, or to print."""

import argparse
import json
from contextlib import suppress
from pathlib import Path

from ledger.export import FORMATS
from web.cli import status, where
from web.cli.choose import add_night_arguments, nights_named
from web.cli.output import into, is_folder_made, kind_of, made, target_of

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
    parser.add_argument(
        "--format",
        choices=tuple(FORMATS),
        help="xlsx to look at, csv to compute with, hledger-house or beancount-house for the "
        "house's books in money, hledger or beancount for every chip, pdf to print statements, "
        "json to check (default: by the name of FILE, else xlsx). What a season comes to is in "
        "`croupier report`",
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help="the file to write (beside a bundle stands the page that checks it), or the folder "
        "to put it into; of CSV a new folder, or a .zip; - for standard output",
    )


def run(args: argparse.Namespace) -> int:
    """Write the file, and say where it is."""
    from ledger.book import Book
    from ledger.export import export, export_csv
    from ledger.store.files import new_folder
    from web.cli.progress import progress

    kind = kind_of(args.output, args.format, FORMATS)
    with where.book_to_read(args.database) as database:
        book = Book(database)
        nights, name = nights_named(book, args)
        as_folder = kind == "csv" and is_folder_made(args.output)
        named = f"{name}-csv" if as_folder else f"{name}{FORMATS[kind].suffix}"
        target = target_of(args.output, named)
        said = progress(f"export of {name}", "entries read")
        if as_folder:
            count = made(target, new_folder, lambda folder: export_csv(book, nights, folder, said))
        else:
            count = into(target, lambda file: export(book, nights, kind, file, progress=said))
        said(1, 1)
    if target != "-":
        file = str(Path(target).absolute())
        done: dict[str, str | int] = {"file": file, "format": kind, "nights": count}
        if kind == "json":
            done["page"] = _page_beside(Path(target))
        _say(args, done)
    return status.FINE


def _say(args: argparse.Namespace, done: dict[str, str | int]) -> None:
    if args.json:
        print(json.dumps(done))
        return
    nights = "one night" if done["nights"] == 1 else f"{done['nights']} nights"
    print(f"{done['file']} has {nights}.")
    if "page" in done:
        print(f"{done['page']} beside it checks it, in any browser.")


def _page_beside(bundle: Path) -> str:
    """Where whoever gets the bundle finds the page that checks it; one that is there stays."""
    from ledger.store.files import FileExists, new_file
    from web.http.verifier import FILE, PAGE

    page = bundle.with_name(PAGE).absolute()
    with suppress(FileExists), new_file(page) as part:
        part.write_bytes(FILE.read_bytes())
    return str(page)
