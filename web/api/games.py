"""The games of the catalogue, for whoever chooses one or asks how it goes."""

from typing import Any

from flask import Response, jsonify

from games.catalogue import GAMES
from games.engine import Game
from ledger.seating import game_of
from web.api.door import Door
from web.api.shows import GameAnswer, GamesAnswer
from web.help import help_page
from web.who import anybody

door = Door("games", __name__, url_prefix="/api/games", description="The games, their options and their rules.")


@door.reads("", anybody, GamesAnswer)
def all_games() -> Response:
    """Every game that can be played."""
    return jsonify(games=[_shown(game) for game in GAMES.values()])


@door.reads("/<slug>", anybody, GameAnswer)
def one_game(slug: str) -> Response:
    """A game, with its page of help."""
    game = game_of(slug)
    return jsonify(_shown(game) | {"help": help_page(game.slug)})


def _shown(game: Game) -> dict[str, Any]:
    return {
        "slug": game.slug,
        "name": game.name,
        "rules": game.rules,
        "seats": {"least": game.least_seats, "most": game.most_seats},
        "has_deal": game.has_deal,
        "settings": [
            {
                "name": setting.name,
                "value": setting.value.data(),
                "default": setting.default,
                "meaning": setting.meaning,
                "choices": dict(setting.choices),
            }
            for setting in game.settings
        ],
    }
