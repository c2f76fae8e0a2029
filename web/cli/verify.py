"""``croupier verify``: audit exported nights, with no database and no network."""

import argparse
import json

from ledger.bundle import verify
from web.cli import reports
from web.cli.bundles import bundles_in


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="what `croupier export --format json` wrote; - reads it",
    )
    parser.add_argument(
        "--seal", metavar="CODE", help="a seal that somebody wrote down; every night must have it"
    )


def run(args: argparse.Namespace) -> int:
    """Audit every night of every file. Exit status 1 where anything is wrong."""
    wrong, results = False, []
    for file in args.files:
        for bundle in bundles_in(file):
            slug = bundle.head().slug
            result = verify(bundle, args.seal, reports.progress(slug), reports.WORKERS)
            wrong = wrong or bool(result.findings)
            results.append(reports.data(slug, result))
            if not args.json:
                print("\n".join(reports.lines(slug, result)))
    if args.json:
        print(json.dumps({"nights": results}))
    return 1 if wrong else 0
