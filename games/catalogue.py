"""The games Croupier deals. A new game is one module, one page of help, its tests, and a
line here.
"""

from collections.abc import Mapping

from games import bura, card_stock_market, kabu, lorum, speculation, superfecta, uth
from games.engine import Game

ALL = (
    uth.GAME,
    superfecta.GAME,
    kabu.GAME,
    speculation.GAME,
    card_stock_market.GAME,
    lorum.GAME,
    bura.GAME,
)
GAMES: Mapping[str, Game] = {game.slug: game for game in ALL}


def find(slug: str) -> Game | None:
    """The game of this slug, as round files name it."""
    return GAMES.get(slug)
