"""``croupier nights``: list the nights of a book."""

import argparse
import json
from datetime import datetime
from typing import TYPE_CHECKING

from web.cli import status, where

if TYPE_CHECKING:
    from ledger.reports.nights import NightSummary

EXAMPLES = ("croupier nights", "croupier nights --database friday.sqlite --json")
STATUSES = status.PLAIN


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    where.add_argument(parser)


def run(args: argparse.Namespace) -> int:
    """List them, oldest first."""
    from ledger.reports.nights import listed, listed_at_once

    file = where.named_file(args.database)
    lines = listed_at_once(file) if file else None
    if lines is None:
        with where.book_to_read(args.database) as database, database.reading() as connection:
            lines = listed(connection)
    if args.json:
        print(json.dumps({"nights": [_data(line) for line in lines]}))
    elif lines:
        print("\n".join(_in_words(lines)))
    else:
        print("There is no night in it.")
    return status.FINE


def _data(line: "NightSummary") -> dict[str, object]:
    return {
        "night": line.number,
        "slug": line.slug,
        "name": line.name,
        "opened": line.opened,
        "entries": line.entries,
        "closed": line.closed,
    }


def _in_words(lines: "list[NightSummary]") -> list[str]:
    widest = max(len(line.slug) for line in lines)
    return [
        f"{line.number:>4}  {line.slug:<{widest}}  {_day(line.opened)}  {line.entries:>9,} entries"
        f"  {'closed' if line.closed else 'open':<6}  {line.name or '?'}"
        for line in lines
    ]


def _day(opened: int | None) -> str:
    """The day of this machine's time zone."""
    try:
        return f"{datetime.fromtimestamp((opened or 0) / 1000).astimezone():%Y-%m-%d}"
    except (ValueError, OverflowError, OSError):
        return "?".ljust(10)
