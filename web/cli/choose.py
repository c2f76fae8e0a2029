"""A game, named on the command line."""

import argparse

from games.catalogue import GAMES
from games.engine import Game
from web.cli.errors import BadInput


def add_game_argument(parser: argparse.ArgumentParser) -> None:
    """The argument that names a game."""
    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))


def game_named(slug: str) -> Game:
    """The game of this slug. Raises `BadInput`."""
    if slug not in GAMES:
        raise BadInput(f"There is no game {slug!r:.40}; there are {', '.join(GAMES)}.")
    return GAMES[slug]
