"""``croupier export``: take nights home, as a spreadsheet, plain-text accounting, or to print."""

import argparse
import json
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from datetime import date
from pathlib import Path
from typing import IO, TYPE_CHECKING, TypeVar

from ledger.export import FORMATS
from web.cli import status, where
from web.cli.choose import ALL, among
from web.cli.errors import BadInput

if TYPE_CHECKING:
    from ledger.book import Book

EXAMPLES = (
    "croupier export friday-night",
    "croupier export friday-night -o friday.pdf",
    "croupier export friday-night --format json -o friday/",
    "croupier export --season 2026",
    "croupier export --from 2026-10-01 --to 2026-12-31 -o autumn.xlsx",
    "croupier export all --format hledger -o - | hledger -f - balance",
)
STATUSES = status.PLAIN
_Result = TypeVar("_Result")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    where.add_argument(parser)
    parser.add_argument(
        "nights",
        metavar="NIGHT",
        nargs="*",
        help=f"the number of a night, or its name in addresses; several; or {ALL}",
    )
    parser.add_argument(
        "--from", dest="first", metavar="DAY", type=_day, help="nights opened on this day or later"
    )
    parser.add_argument(
        "--to", dest="last", metavar="DAY", type=_day, help="nights opened on this day or earlier"
    )
    parser.add_argument(
        "--season", metavar="YEAR", type=_year, help="nights opened in this calendar year"
    )
    parser.add_argument(
        "--format",
        choices=tuple(FORMATS),
        help="the kind of file (default: by the name of FILE, else xlsx)",
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

    kind = _format(args.output, args.format)
    if args.output == "-" and not FORMATS[kind].is_text and sys.stdout.isatty():
        raise BadInput(
            f"A terminal cannot show {kind}, which is no text: name a file with -o, or send the "
            "output into one."
        )
    with where.book_to_read(args.database) as database:
        book = Book(database)
        nights, name = _nights(book, args)
        as_folder = kind == "csv" and args.output != "-" and not _is_archive(args.output)
        named = f"{name}-csv" if as_folder else f"{name}{FORMATS[kind].suffix}"
        into_folder = _is_folder(args.output)
        target = str(Path(args.output or "") / named) if into_folder else args.output or named
        said = progress(f"export of {name}", "entries read")
        if as_folder:
            count = _made(target, new_folder, lambda folder: export_csv(book, nights, folder, said))
        else:
            count = _into(target, lambda file: export(book, nights, kind, file, progress=said))
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


def _format(target: str | None, said: str | None) -> str:
    """The format that is asked for, by its name or by the name of the file. Raises `BadInput` where
    they contradict each other, or say nothing.
    """
    if not target or target == "-" or _is_folder(target):
        return said or "xlsx"
    by_name = _by_name(Path(target))
    if said and by_name and not FORMATS[said].suffix.endswith(Path(target).suffix.lower()):
        raise BadInput(
            f"{target} has the name of another format ({by_name}) than --format {said}: a file of "
            f"that kind ends with {FORMATS[said].suffix}."
        )
    kind = said or by_name
    if kind is None:
        raise BadInput(
            f"{target} could be of any format; say which with --format: {', '.join(FORMATS)}."
        )
    return kind


def _is_folder(target: str | None) -> bool:
    try:
        return bool(target) and Path(target or "").is_dir()
    except ValueError:  # such as a name with a zero byte in it
        return False


def _page_beside(bundle: Path) -> str:
    """Where whoever gets the bundle finds the page that checks it; one that is there stays."""
    from ledger.store.files import FileExists, new_file
    from web.http.verifier import FILE, PAGE

    page = bundle.with_name(PAGE).absolute()
    with suppress(FileExists), new_file(page) as part:
        part.write_bytes(FILE.read_bytes())
    return str(page)


def _by_name(target: Path) -> str | None:
    """The format whose files end as this one does: ``.house.journal`` before ``.journal``."""
    named = [
        (format_.suffix, name)
        for name, format_ in FORMATS.items()
        if target.name.lower().endswith(format_.suffix)
    ]
    return max(named, key=lambda found: len(found[0]))[1] if named else None


def _is_archive(target: str | None) -> bool:
    return target is not None and target.lower().endswith(FORMATS["csv"].suffix)


def _day(said: str) -> date:
    try:
        return date.fromisoformat(said)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{said!r:.40} is no day: write 2026-12-31") from error


def _year(said: str) -> date:
    """Its first day."""
    try:
        return date.fromisoformat(f"{said}-01-01")
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{said!r:.40} is no year: write 2026") from error


def _nights(book: "Book", args: argparse.Namespace) -> tuple[list[int] | None, str]:
    """The numbers of the nights (None: all of them) and what to call their file. Raises
    `no-such-night`, `BadInput`.
    """
    first, last, name = args.first, args.last, "croupier"
    ranged = first is not None or last is not None
    if args.season is not None:
        if ranged:
            raise BadInput("A season is a whole year: say --season, or --from and --to a day.")
        first, last = args.season, args.season.replace(month=12, day=31)
        ranged, name = True, f"season-{first.year}"
    if not args.nights and not ranged:
        raise BadInput(
            f"Say which nights: one or several, {ALL}, --season a year, or --from and --to a day."
        )
    chosen = None
    if args.nights and ALL not in args.nights:
        there = [(night.id, night.slug) for night in reversed(book.nights())]
        named = [among(there, said) for said in args.nights]
        chosen = [number for number, _ in named]
        name = named[0][1] if len(set(chosen)) == 1 else name
    if ranged:
        return _opened(book, chosen, first, last), name
    return chosen, name


def _opened(
    book: "Book", chosen: list[int] | None, first: date | None, last: date | None
) -> list[int]:
    """Those of the chosen nights (None: of all) that were opened on these days."""
    from ledger.errors import NotThere
    from ledger.reports.nights import listed, opened_between

    with book.database.reading() as connection:
        there = listed(connection)
    found = opened_between(there, first, last)
    found = [number for number in found if chosen is None or number in chosen]
    if not found:
        raise NotThere("None of these nights was opened on these days.", "no-such-night")
    return found


def _into(target: str, write: Callable[[IO[bytes]], _Result]) -> _Result:
    """Write a new file, the whole of it or nothing."""
    from ledger.store.files import new_file

    if target == "-":
        result = write(sys.stdout.buffer)
        sys.stdout.buffer.flush()
        return result

    def into(part: Path) -> _Result:
        with part.open("wb") as file:
            return write(file)

    return _made(target, new_file, into)


def _made(
    target: str,
    new: Callable[[Path], AbstractContextManager[Path]],
    write: Callable[[Path], _Result],
) -> _Result:
    """Make a file or folder, and say why where that cannot be."""
    from ledger.store.files import FileExists

    path = Path(target).absolute()
    try:
        with new(path) as part:
            return write(part)
    except FileExists as error:
        raise BadInput(f"{path} is there already; an export never writes over a file.") from error
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BadInput(f"{path} cannot be written: {reason}.") from error
