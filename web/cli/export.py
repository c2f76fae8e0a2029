"""``croupier export``: take a night home, or all of them, as a spreadsheet, plain-text accounting,
or to print.
"""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO, TypeVar

from ledger.book import Book
from ledger.export import FORMATS, export
from web.cli import where
from web.cli.choose import among
from web.cli.errors import BadInput

ALL = "all"
_Result = TypeVar("_Result")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    where.add_argument(parser)
    parser.add_argument(
        "night", metavar="NIGHT", help=f"the number of a night, or its name in addresses, or {ALL}"
    )
    parser.add_argument(
        "--format",
        choices=FORMATS,
        help="the kind of file (default: by the name of FILE, else xlsx)",
    )
    parser.add_argument(
        "-o", "--output", metavar="FILE", help="the file to write, - for standard output"
    )


def run(args: argparse.Namespace) -> int:
    """Write the file, and say where it is."""
    kind = args.format or _format_of(args.output)
    database = where.database(args.database)
    if database.is_sqlite and not Path(str(database.place)).is_file():
        raise BadInput(f"There is no book at {database.place}.")
    database.upgrade()
    try:
        book = Book(database)
        night, name = _night(book, args.night)
        target = args.output or f"{name}{FORMATS[kind].suffix}"
        only = None if night is None else [night]
        count = _into(target, lambda file: export(book, only, kind, file))
    finally:
        database.close()
    if target != "-":
        _say(args, {"file": str(Path(target).absolute()), "format": kind, "nights": count})
    return 0


def _say(args: argparse.Namespace, done: dict[str, str | int]) -> None:
    if args.json:
        print(json.dumps(done))
    else:
        nights = "one night" if done["nights"] == 1 else f"{done['nights']} nights"
        print(f"{done['file']} has {nights}.")


def _format_of(target: str | None) -> str:
    """The format that the name of a file asks for."""
    suffixes = {one.suffix: name for name, one in FORMATS.items()}
    if not target or target == "-":
        return "xlsx"
    suffix = Path(target).suffix.lower()
    if suffix not in suffixes:
        raise BadInput(
            f"{target} could be of any format; say which with --format: {', '.join(FORMATS)}."
        )
    return suffixes[suffix]


def _night(book: Book, said: str) -> tuple[int | None, str]:
    """The night's number (None: all of them) and what to call its file. Raises `NoSuchNight`."""
    if said == ALL:
        return None, "croupier"
    return among([(one.id, one.slug) for one in book.nights()], said)


def _into(target: str, write: Callable[[IO[bytes]], _Result]) -> _Result:
    """Write a new file, the whole of it or nothing."""
    if target == "-":
        result = write(sys.stdout.buffer)
        sys.stdout.buffer.flush()
        return result
    path = Path(target).absolute()
    try:
        if path.exists():
            raise BadInput(f"{path} is there already; an export never writes over a file.")
        return _all_or_nothing(path, write)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BadInput(f"{path} cannot be written: {reason}.") from error


def _all_or_nothing(path: Path, write: Callable[[IO[bytes]], _Result]) -> _Result:
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("wb") as file:
            result = write(file)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return result
