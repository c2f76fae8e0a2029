"""``croupier demo``: play a whole night, and serve it to look at."""

import argparse
import json
from typing import TYPE_CHECKING

from web.cli import serve, status, where

if TYPE_CHECKING:
    from ledger.store.database import Database

EXAMPLES = ("croupier demo", "croupier demo --no-serve --database demo.sqlite")
STATUSES = status.SERVING

FILE = "croupier-demo.sqlite"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    where.add_argument(parser)
    serve.add_server_arguments(parser)
    parser.add_argument(
        "--no-serve", action="store_true", help="only write the night into the database"
    )


def run(args: argparse.Namespace) -> int:
    """Play a night into the database, unless the demo's own has one, and serve it."""
    from web.cli import lock

    database = where.database(args.database, FILE)
    serve.check(database, args)
    held = lock.serving(database)
    played = _play(database, again=args.database is not None)
    if not args.no_serve:
        return serve.serve(database, args, held)
    if args.json:
        print(json.dumps({"database": database.place, "night": played}))
    else:
        print(
            f"A night has been played into {database.place}."
            if played
            else f"{database.place} has its night."
        )
    return status.FINE


def _play(database: "Database", again: bool) -> int | None:
    """The number of the night that was played; None where there was one and another is
    not wanted.
    """
    from web.demo import play_night
    from web.services.services import open_services

    services = open_services(database)
    try:
        return play_night(services) if again or not services.book.nights() else None
    finally:
        database.close()
