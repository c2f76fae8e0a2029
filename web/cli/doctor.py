"""``croupier doctor``: look whether everything is there that an evening needs."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from web.cli import status, where
from web.cli.serve import PORT

if TYPE_CHECKING:
    from ledger.store.database import Database
    from web.serving.health import Look

EXAMPLES = ("croupier doctor", "croupier doctor --database friday.sqlite --port 8081 --json")
STATUSES = {
    status.FINE: "all is well, or there is something to mind",
    status.FOUND: "something is wrong: an evening would fail on it",
    status.BAD_INPUT: status.PLAIN[status.BAD_INPUT],
}
_MARKS = {"well": "  ", "mind": "? ", "wrong": "! "}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    where.add_argument(parser)
    parser.add_argument(
        "--port", type=int, default=PORT, help=f"the port to be listened at (default: {PORT})"
    )
    parser.add_argument(
        "--host", default="0.0.0.0", help="the address to be listened at (default: all)"
    )


def run(args: argparse.Namespace) -> int:
    """Look at everything, and say it on one page."""
    from web.cli.errors import BadInput
    from web.http.reach import Reach
    from web.serving import health

    if not 0 < args.port < 65536:
        raise BadInput("A port is a number from 1 to 65535.")
    database, place = _book(args.database)
    try:
        found = list(health.looks(database, place, Reach(args.host, args.port)))
        if database is not None and database.is_sqlite:
            found += _copies(place)
    finally:
        if database is not None:
            database.close()
    worst = health.worst(found)
    if args.json:
        lines = [{"at": look.at, "state": look.state, "says": look.says} for look in found]
        print(json.dumps({"state": worst, "looks": lines}))
    else:
        widest = max(len(look.at) for look in found)
        for look in found:
            print(f"{_MARKS[look.state]}{look.at:<{widest}}  {look.says}")
        print(_SUMS[worst])
    return status.FOUND if worst == "wrong" else status.FINE


_SUMS = {
    "well": "All is well.",
    "mind": "Nothing is wrong; what has a question mark is to be minded.",
    "wrong": "What has an exclamation mark is wrong.",
}


def _copies(place: str) -> "list[Look]":
    """What has become of the copies that a server makes of this book, where it makes any."""
    from web.cli.kept_copies import KeptCopies
    from web.serving.health import Look

    copies = KeptCopies(Path(place))
    if why := copies.why_failed():
        return [Look("backups", "wrong", f"The last one failed. {why}")]
    there = copies.all()
    if not there:
        return []
    return [Look("backups", "well", f"{len(there)}; the newest is {there[-1]}.")]


def _book(named: str | None) -> "tuple[Database | None, str]":
    """The book that is there, and where; a file is not made to look at it."""
    from ledger.store.database import Database

    if named and "://" in named:
        database = Database(named)
        return database, str(database.place)
    file = Path(named).expanduser().absolute() if named else where.default_file()
    return (where.existing(str(file)) if file.is_file() else None), str(file)
