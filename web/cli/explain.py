"""``croupier explain``: why somebody was paid what they were, step by step, with the cards."""

import argparse
import json

from web.cli import status, where
from web.cli.choose import among
from web.cli.errors import BadInput

EXAMPLES = (
    "croupier explain friday-night 1 12",
    "croupier explain 3 2 7 --seat 4 --json",
)
STATUSES = status.PLAIN


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    where.add_argument(parser)
    parser.add_argument(
        "night", metavar="NIGHT", help="the number of a night, or its name in addresses"
    )
    parser.add_argument("table", type=int, metavar="TABLE", help="the number of the table")
    parser.add_argument(
        "round", type=int, metavar="ROUND", help="the number of the round, one that is over"
    )
    parser.add_argument("--seat", type=int, help="tell what touches this seat")


def run(args: argparse.Namespace) -> int:
    """Tell the round."""
    from ledger.audit.database import DatabaseRecords, nights_of
    from ledger.reports.explain import explain, record_in

    with where.book_to_read(args.database) as database, database.reading() as connection:
        night, _ = among(nights_of(connection), args.night)
        record = record_in(DatabaseRecords(connection, night), args.table, args.round)
    explanation = explain(record, args.seat)
    if not explanation.sums:
        raise BadInput(f"Nobody sat in seat {args.seat} in that round.")
    print(json.dumps(explanation.data()) if args.json else "\n".join(explanation.lines()))
    return status.FINE
