"""The games of the catalogue, for whoever chooses one or asks how it goes."""

from collections.abc import Mapping
from typing import Any

from flask import Response, jsonify

from games.catalogue import GAMES
from games.engine import Game, full_options
from ledger.kinds.seating import game_facts, game_of
from web.api.door import Door
from web.api.shows import GameAnswer, GamesAnswer, OddsAnswer
from web.api.takes import GameOptions
from web.pages.help import help_page
from web.signin.who import anybody

door = Door(
    "games",
    __name__,
    url_prefix="/api/games",
    description="The games, their options and their rules.",
)


@door.reads("", anybody, GamesAnswer)
def all_games() -> Response:
    """Every game that can be played."""
    return jsonify(games=[_shown(game) for game in GAMES.values()])


@door.reads("/<slug>", anybody, GameAnswer)
def one_game(slug: str) -> Response:
    """A game, with its page of help."""
    game = game_of(slug)
    return jsonify(_shown(game) | {"help": help_page(game.slug)})


@door.writes("/<slug>/odds", anybody, GameOptions, OddsAnswer, keyed=False)
def odds(slug: str, options: dict[str, Any]) -> Response:
    """What these options cost or earn the house in the long run."""
    game = game_of(slug)
    return jsonify(odds=_odds(game, game_facts(game, options, "virtual")["options"]))


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
        "odds": _odds(game, full_options(game, {})),
        "suggested_racks": _suggested_racks(game),
    }


def _odds(game: Game, options: Mapping[str, Any]) -> list[dict[str, Any]]:
    edges = game.edges(options) if game.edges else ()
    return [
        {
            "setting": edge.setting,
            "title": _title(edge.setting),
            "parts": edge.parts,
            "text": edge.text,
        }
        for edge in edges
    ]


def _title(setting: str) -> str:
    return setting.replace("_", " ").capitalize()


def _suggested_racks(game: Game) -> dict[str, int]:
    """The chips each had best start with, by how many play."""
    if game.suggested_rack is None:
        return {}
    return {
        str(seats): game.suggested_rack(seats)
        for seats in range(game.least_seats, game.most_seats + 1)
    }
