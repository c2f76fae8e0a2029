"""``croupier odds``: exact chances, and what the options of a game cost or earn the bank."""

import argparse
import json
from typing import TYPE_CHECKING, Any

from games.engine import NotARound, full_options
from games.engine.record import from_json
from web.cli import status
from web.cli.choose import add_game_argument, game_named
from web.cli.errors import BadInput

if TYPE_CHECKING:
    from games.engine import Game

EXAMPLES = (
    "croupier odds superfecta --rail 4h 9d Tc 2s 7h Jd",
    "croupier odds superfecta --rail 4h 9d Tc 2s 7h Jd --turned 3h Kc --json",
    """croupier odds superfecta --rail 4h 9d Tc 2s 7h Jd --carried '{"SFC": 118}' \
--bets '[{"seat": 1, "type": "WIN", "horses": "D", "amount": 2}]'""",
    """croupier odds uth --options '{"blind_paytable": "casino"}' --ante 5 --hands 60 --seats 4""",
)
STATUSES = status.PLAIN
RAIL = 6
OF_A_RACE = ("rail", "turned", "bets", "carried")
OF_A_HAND = ("ante", "seats", "hands", "folder")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    add_game_argument(parser)
    parser.add_argument(
        "--options", default="{}", metavar="JSON", help="options of the game, as a JSON object"
    )
    parser.add_argument(
        "--rail",
        nargs=RAIL,
        metavar="CARD",
        help="superfecta: the six cards of the rail, such as 4h",
    )
    parser.add_argument(
        "--turned",
        nargs="+",
        metavar="CARD",
        help="superfecta: the cards turned since the off, in order",
    )
    parser.add_argument(
        "--bets",
        metavar="JSON",
        help="superfecta: the bets that were sold, a list of objects with seat, type, horses and "
        "amount; says what each brings back on average, and what one more would",
    )
    parser.add_argument(
        "--carried",
        metavar="JSON",
        help='superfecta: what lay in the pools before, such as {"SFC": 118} (default: nothing)',
    )
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


def run(args: argparse.Namespace) -> int:
    """Print the odds of a game."""
    game = game_named(args.game)
    for slug, names in (("superfecta", OF_A_RACE), ("uth", OF_A_HAND)):
        said = [name for name in names if getattr(args, name) is not None]
        if said and game.slug != slug:
            raise BadInput(f"{game.name} has no --{said[0]}: that is for {slug}.")
    options = _options(game, args.options)
    if game.slug == "superfecta":
        from web.cli.race_odds import race_odds

        data, lines = race_odds(
            args.rail or [], args.turned or [], args.bets, args.carried, options
        )
    elif game.slug == "uth":
        from web.cli.uth_odds import uth_odds

        evening = None if args.hands is None else (args.hands, args.seats or 1)
        if args.seats is not None and evening is None:
            raise BadInput("How many seats matters in an evening: say --hands as well.")
        data, lines = uth_odds(game, options, args.ante, evening, args.folder)
    else:
        raise BadInput(
            f"{game.name} is played among the players; the bank has no part in it, and there are "
            "no odds."
        )
    print(
        json.dumps({"game": game.slug, "options": options, **data})
        if args.json
        else "\n".join(lines)
    )
    return status.FINE


def _options(game: "Game", text: str) -> dict[str, Any]:
    try:
        given = from_json(text)
        if not isinstance(given, dict):
            raise BadInput("The options are a JSON object.")
        return full_options(game, given)
    except NotARound as error:
        raise BadInput(error.message) from error
