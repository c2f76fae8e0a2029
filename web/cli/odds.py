"""``croupier odds``: exact chances, and what the options of a game cost or earn the house."""

import argparse
import json
from collections.abc import Mapping
from typing import Any

from games.cards import is_card
from games.engine import Game, NotARound, full_options
from games.engine.record import from_json
from games.odds.race import HORSES, order_chances
from web.cli.choose import add_game_argument, game_named
from web.cli.errors import BadInput

POOLS = {"WIN": 1, "EXA": 2, "SFC": 4}
RAIL = 6


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


def run(args: argparse.Namespace) -> int:
    """Print the odds of a game."""
    game = game_named(args.game)
    if args.rail and game.slug != "superfecta":
        raise BadInput(f"{game.name} has no rail.")
    options = _options(game, args.options)
    if game.slug == "superfecta":
        rail = _rail(args.rail or [])
        chances = {pool: _by_places(order_chances(rail), count) for pool, count in POOLS.items()}
        data, words = {"rail": args.rail, "chances": chances}, _race_in_words(args.rail, chances)
    elif game.edges:
        edges = game.edges(options)
        data = {
            "edges": [
                {"setting": one.setting, "parts": one.parts, "text": one.text} for one in edges
            ]
        }
        words = [f"{one.setting}: {one.text}" for one in edges]
    else:
        raise BadInput(
            f"{game.name} is played among the players; the house has no part in it, and there "
            "are no odds."
        )
    print(
        json.dumps({"game": game.slug, "options": options, **data})
        if args.json
        else "\n".join(words)
    )
    return 0


def _options(game: Game, text: str) -> dict[str, Any]:
    try:
        given = from_json(text)
        if not isinstance(given, dict):
            raise BadInput("The options are a JSON object.")
        return full_options(game, given)
    except NotARound as error:
        raise BadInput(error.message) from error


def _race_in_words(rail: list[str] | None, chances: Mapping[str, Mapping[str, float]]) -> list[str]:
    """The chance of every finish, the likeliest first. Before the rail is dealt all horses are
    alike.
    """
    lines = [f"The rail: {' '.join(rail) if rail else 'not dealt yet'}."]
    for pool, orders in chances.items():
        ranked = sorted(orders.items(), key=lambda one: (-one[1], one[0]))
        lines += [
            "",
            pool,
            *(f"  {order:<10}{chance:>8.2%}   1 in {1 / chance:,.1f}" for order, chance in ranked),
        ]
    return lines


def _rail(cards: list[str]) -> tuple[int, ...]:
    """How many cards of each horse's suit lie on the rail."""
    for card in cards:
        if not is_card(card) or card[0] == "A" or card == "Jk":
            raise BadInput(
                f"{card!r:.20} is not a card of the race: rank then suit, such as 4h, and no aces."
            )
    if len(set(cards)) < len(cards):
        raise BadInput("The rail holds no card twice.")
    return tuple(sum(card[1].upper() == horse for card in cards) for horse in HORSES)


def _by_places(chances: Mapping[str, float], count: int) -> dict[str, float]:
    """The chance of each order of the first `count` horses."""
    summed: dict[str, float] = {}
    for finish, chance in chances.items():
        order = "/".join(finish.split("/")[:count])
        summed[order] = summed.get(order, 0.0) + chance
    return summed
