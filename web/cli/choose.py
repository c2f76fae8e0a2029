"""A game, or a night, named on the command line."""

import argparse
from collections.abc import Sequence

from games.catalogue import GAMES
from games.engine import Game
from ledger.errors import NoSuchNight
from web.cli.errors import BadInput


def add_game_argument(parser: argparse.ArgumentParser) -> None:
    """The argument that names a game."""
    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))


def game_named(slug: str) -> Game:
    """The game of this slug. Raises `BadInput`."""
    if slug not in GAMES:
        raise BadInput(f"There is no game {slug!r:.40}; there are {', '.join(GAMES)}.")
    return GAMES[slug]


def among(nights: Sequence[tuple[int, str]], said: str) -> tuple[int, str]:
    """The night of this number or slug, among these numbers and slugs. Raises `NoSuchNight`."""
    for night, slug in nights:
        if said in (slug, str(night)):
            return night, slug
    raise NoSuchNight(f"There is no night {said!r:.60}.")
