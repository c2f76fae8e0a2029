"""The games Croupier deals. A new game is one module, one page of help, its tests, and a line here."""

from collections.abc import Mapping

from games import bura, kabu, superfecta, uth
from games.engine import Game

GAMES: Mapping[str, Game] = {game.slug: game for game in (uth.GAME, superfecta.GAME, kabu.GAME, bura.GAME)}


def find(slug: str) -> Game | None:
    """The game of this slug, as round files name it."""
    return GAMES.get(slug)
