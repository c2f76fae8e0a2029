"""A game, or a night, named on the command line."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.catalogue import GAMES
from ledger.errors import NotThere
from web.cli.errors import BadInput
from web.cli.spelling import hint, near

if TYPE_CHECKING:
    from games.engine import Game

ALL = "all"
FEW = 6
"""So many nights are named where one that is asked for is not there."""


def add_game_argument(parser: argparse.ArgumentParser) -> None:
    """The argument that names a game."""
    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))


def game_named(slug: str) -> "Game":
    """The game of this slug. Raises `BadInput`."""
    if slug not in GAMES:
        raise BadInput(
            f"There is no game {slug!r:.40}; there are {', '.join(GAMES)}.{hint(slug, GAMES)}",
            "no-such-game",
        )
    return GAMES[slug]


def among(nights: Sequence[tuple[int, str]], said: str) -> tuple[int, str]:
    """The night of this number or slug, among these numbers and slugs. Raises `no-such-night`,
    which says what there is.
    """
    for night, slug in nights:
        if said in (slug, str(night)):
            return night, slug
    raise NotThere(
        f"There is no night {said!r:.60}. {_what_there_is(nights, said)}", "no-such-night"
    )


def _what_there_is(nights: Sequence[tuple[int, str]], said: str) -> str:
    if not nights:
        return "There are none in this book yet."
    if len(nights) > FEW:
        likely = near(said, (slug for _, slug in nights))
        meant = f"Did you mean {' or '.join(likely)}? " if likely else ""
        return f"{meant}There are {len(nights):,}: `croupier nights` lists them."
    named = ", ".join(f"{night} ({slug})" for night, slug in nights)
    return f"There is {named}." if len(nights) == 1 else f"There are {named}."
