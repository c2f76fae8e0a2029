"""``croupier backup``: copy the book of a running night."""

import argparse
import json
from datetime import datetime
from pathlib import Path

from web.cli import status, where

EXAMPLES = ("croupier backup", "croupier backup /media/stick/friday.sqlite")
STATUSES = status.PLAIN


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    where.add_argument(parser)
    parser.add_argument(
        "target", nargs="?", metavar="TARGET", help="the file to write (default: one with the time)"
    )


def run(args: argparse.Namespace) -> int:
    """Copy the book into a new file."""
    from ledger.store.backup import backup
    from web.cli.progress import progress

    database = where.existing(args.database)
    target = Path(
        args.target or f"croupier-{datetime.now().astimezone():%Y%m%d-%H%M%S}.sqlite"
    ).absolute()
    backup(database, target, progress("backup", "pages"))
    size = target.stat().st_size
    if args.json:
        print(json.dumps({"database": database.place, "backup": str(target), "bytes": size}))
    else:
        print(f"{database.place} is copied to {target} ({size:,} bytes).")
    return status.FINE
