"""``croupier odds``: exact chances, and what the options of a game cost or earn the bank."""

import argparse
import json
from typing import TYPE_CHECKING

from games.engine import JSON, NotARound, full_options
from games.engine.record import from_json
from web.cli import status
from web.cli.choose import add_game_argument, game_named
from web.cli.errors import BadInput
from web.cli.of_games import with_odds

if TYPE_CHECKING:
    from games.engine import Game

_GAMES = with_odds()
EXAMPLES = tuple(example for odds in _GAMES.values() for example in odds.EXAMPLES)
STATUSES = status.PLAIN


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    add_game_argument(parser)
    parser.add_argument(
        "--options", default="{}", metavar="JSON", help="options of the game, as a JSON object"
    )
    for odds in _GAMES.values():
        odds.add_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Print the odds of a game."""
    game = game_named(args.game)
    for slug, odds in _GAMES.items():
        said = [name for name in odds.ARGUMENTS if getattr(args, name) is not None]
        if said and game.slug != slug:
            raise BadInput(f"{game.name} has no --{said[0]}: that is for {slug}.")
    options = _options(game, args.options)
    if game.slug not in _GAMES:
        raise BadInput(
            f"{game.name} is played among the players; the bank has no part in it, and there are "
            "no odds."
        )
    data, lines = _GAMES[game.slug].odds(game, options, args)
    print(
        json.dumps({"game": game.slug, "options": options, **data})
        if args.json
        else "\n".join(lines)
    )
    return status.FINE


def _options(game: "Game", text: str) -> dict[str, JSON]:
    try:
        given = from_json(text)
        if not isinstance(given, dict):
            raise BadInput("The options are a JSON object.")
        return full_options(game, given)
    except NotARound as error:
        raise BadInput(error.message) from error
