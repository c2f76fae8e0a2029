"""``croupier odds uth``: what it is asked, and where its answer is computed."""

import argparse
from collections.abc import Mapping

from games.engine import JSON, Game
from web.cli.errors import BadInput

ARGUMENTS = ("ante", "seats", "hands", "folder")
EXAMPLES = (
    """croupier odds uth --options '{"blind_paytable": "casino"}' --ante 5 --hands 60 --seats 4""",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What is asked of this game alone."""
    parser.add_argument(
        "--ante",
        type=int,
        metavar="CHIPS",
        help="uth: the ante (default: the minimum bet), which prices rounding down and an evening",
    )
    parser.add_argument(
        "--hands",
        type=int,
        metavar="N",
        help="uth: what an evening of so many hands brings the bank, and how much it needs",
    )
    parser.add_argument(
        "--seats", type=int, metavar="N", help="uth: so many play in that evening (default: 1)"
    )
    parser.add_argument(
        "--folder",
        metavar="FOLDER",
        help="uth: where tables that were computed are kept, a file each, to be found again and "
        "handed on (default: a folder beside the book's default place)",
    )


def odds(
    game: Game, options: Mapping[str, JSON], args: argparse.Namespace
) -> tuple[Mapping[str, object], list[str]]:
    """The odds as JSON and as lines. Raises `BadInput`."""
    from web.games.uth.figures import uth_odds

    evening = None if args.hands is None else (args.hands, args.seats or 1)
    if args.seats is not None and evening is None:
        raise BadInput("How many seats matters in an evening: say --hands as well.")
    return uth_odds(game, options, args.ante, evening, args.folder)
