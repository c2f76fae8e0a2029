"""``croupier audit``: check the nights of a book again, from their records alone."""

import argparse
import json
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa

from ledger.audit import Audited, audited
from ledger.audit.database import DatabaseRecords, nights_of, orphans
from ledger.errors import ReadOnlyBook
from ledger.store.database import Database
from web.cli import reports, where
from web.cli.choose import among
from web.cli.errors import BadInput


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    where.add_argument(parser)
    parser.add_argument(
        "night", nargs="?", metavar="NIGHT", help="its number or name in addresses (default: all)"
    )
    parser.add_argument(
        "--seal", metavar="CODE", help="a seal of the night that somebody wrote down"
    )


def run(args: argparse.Namespace) -> int:
    """Audit one night, or all, with what belongs to none. Exit status 1 where anything is wrong."""
    if args.seal is not None and args.night is None:
        raise BadInput("A seal is of one night: say which.")
    database = open_to_read(args.database)
    try:
        with database.reading() as connection:
            here = nights_of(connection)
            chosen = here if args.night is None else [among(here, args.night)]
            results = {slug: _audited(connection, night, slug, args.seal) for night, slug in chosen}
            strays = list(orphans(connection)) if args.night is None else []
    finally:
        database.close()
    if args.json:
        print(
            json.dumps(
                {"nights": [reports.data(*one) for one in results.items()], "strays": strays}
            )
        )
    else:
        for slug, result in results.items():
            print("\n".join(reports.lines(slug, result)))
        for line in (
            [f"FOUND {stray}" for stray in strays]
            if results or strays
            else ["There is no night in it."]
        ):
            print(line)
    return 1 if strays or any(one.findings for one in results.values()) else 0


def _audited(connection: sa.Connection, night: int, slug: str, seal: str | None) -> Audited:
    return audited(
        DatabaseRecords(connection, night), seal, reports.progress(slug), reports.WORKERS
    )


def open_to_read(named: str | None) -> Database:
    """The database, its schema up to date; a file that cannot be written to is read as it is.
    Raises `BadInput`.
    """
    database = where.database(named)
    if database.is_sqlite and not Path(str(database.place)).is_file():
        raise BadInput(f"There is no book at {database.place}.")
    with suppress(ReadOnlyBook):
        database.upgrade()
    return database
