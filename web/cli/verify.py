"""``croupier verify``: audit exported nights, with no database and no network."""

import argparse
import gc
import json

from web.cli import status

EXAMPLES = (
    "croupier verify friday.json",
    "croupier verify friday.json --seal 1a2b-3c4d-5e6f-7081",
    "croupier export all --format json -o - | croupier verify - --json",
)
STATUSES = status.CHECKS


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
    """Audit every night of every file. A file, or a line of one, that is no bundle costs only
    itself.
    """
    from ledger.audit.links import seal_digits
    from ledger.bundle import Bundle, verify
    from web.cli import reports
    from web.cli.bundles import Refusals, bundles_in

    if args.seal is not None:
        seal_digits(args.seal)  # a text that is not a seal says nothing about a file
    refusals = Refusals("verify", args.json)
    results, reached = [], [status.FINE]
    for file in args.files:
        for bundle in bundles_in(file):
            if not isinstance(bundle, Bundle):
                refusals.add(bundle)
                continue
            slug = bundle.head().slug
            gc.freeze()  # a bundle is no garbage: it was looked through again and again for some
            result = verify(bundle, args.seal, reports.progress(slug))
            gc.unfreeze()
            reached.append(reports.status_of(result))
            if args.json:
                results.append(reports.data(slug, result))
            else:
                print("\n".join(reports.lines(slug, result, args.seal is not None)), flush=True)
    if args.json:
        print(json.dumps({"nights": results, **refusals.data()}))
    return status.worst([*reached, refusals.status])
