"""``croupier audit``: check the nights of a book again, from their records alone."""

import argparse
import json
from typing import TYPE_CHECKING

from web.cli import status, where
from web.cli.choose import ALL, among
from web.cli.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ledger.audit import Audited
    from ledger.audit.side_by_side import Night
    from ledger.store.database import Database

EXAMPLES = (
    "croupier audit",
    "croupier audit friday-night --seal 1a2b-3c4d-5e6f-7081",
    "croupier audit all --database copy.sqlite --json",
)
STATUSES = status.CHECKS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    where.add_argument(parser)
    parser.add_argument(
        "night",
        nargs="?",
        metavar="NIGHT",
        default=ALL,
        help=f"its number or name in addresses, or {ALL} (default)",
    )
    parser.add_argument(
        "--seal", metavar="CODE", help="a seal of the night that somebody wrote down"
    )


def run(args: argparse.Namespace) -> int:
    """Audit one night, or all, with what belongs to none: as many at a time as there are
    processors.
    """
    from ledger.audit.database import lengths, nights_of, orphans
    from ledger.audit.side_by_side import Night
    from ledger.audit.storage import storage
    from ledger.findings import Finding, Unchecked
    from web.cli import reports

    if args.seal is not None and args.night == ALL:
        raise BadInput("A seal is of one night: say which.")
    with where.book_to_read(args.database) as database:
        with database.reading() as connection:
            here = nights_of(connection)
            chosen = here if args.night == ALL else [among(here, args.night)]
            findings = list(orphans(connection)) if args.night == ALL else []
            about = list(storage(connection))
            longest = lengths(connection)
        asked = [Night(night, slug, longest[night], args.seal) for night, slug in chosen]
        results = dict(zip((night.slug for night in asked), _audits(database, asked), strict=True))
    findings += [str(finding) for finding in about if isinstance(finding, Finding)]
    unchecked = [str(unchecked) for unchecked in about if isinstance(unchecked, Unchecked)]
    if args.json:
        data = {"nights": [reports.data(*result) for result in results.items()], "strays": findings}
        print(json.dumps(data | ({"unchecked": unchecked} if unchecked else {})))
    else:
        for slug, result in results.items():
            print("\n".join(reports.lines(slug, result, args.seal is not None)))
        for line in unchecked:
            print(f"  not checked: {line}")
        for line in (
            [f"FOUND {finding}" for finding in findings]
            if results or findings
            else ["There is no night in it."]
        ):
            print(line)
    about_it = status.FOUND if findings else status.UNCHECKED if unchecked else status.FINE
    return status.worst([about_it, *map(reports.status_of, results.values())])


def _audits(database: "Database", asked: "Sequence[Night]") -> "Iterator[Audited]":
    from ledger.audit.side_by_side import audits
    from web.cli.progress import progress

    whose = (asked[0].slug, "entries") if len(asked) == 1 else ("audit", "nights")
    return audits(database.url.render_as_string(hide_password=False), asked, progress(*whose))
