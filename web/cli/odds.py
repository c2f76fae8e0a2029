"""``croupier odds``: exact chances, and what the options of a game cost or earn the bank."""

import argparse
import json
from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from games.cards import is_card
from games.engine import NotARound, full_options
from games.engine.record import from_json
from games.odds.race import ORDERS, Race, order_chances, place_chances, race_after
from web.cli import status
from web.cli.choose import add_game_argument, game_named
from web.cli.errors import BadInput

if TYPE_CHECKING:
    from games.engine import Game

EXAMPLES = (
    "croupier odds superfecta --rail 4h 9d Tc 2s 7h Jd",
    """croupier odds uth --options '{"blind_paytable": "casino"}'""",
)
STATUSES = status.PLAIN
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
    parser.add_argument(
        "--turned",
        nargs="+",
        metavar="CARD",
        help="superfecta: the cards turned since the off, in order",
    )


def run(args: argparse.Namespace) -> int:
    """Print the odds of a game."""
    game = game_named(args.game)
    if (args.rail or args.turned) and game.slug != "superfecta":
        raise BadInput(f"{game.name} has no rail.")
    options = _options(game, args.options)
    if game.slug == "superfecta":
        race = _race(args.rail or [], args.turned or [])
        chances = {pool: place_chances(race, count) for pool, count in POOLS.items()}
        data = {
            "rail": args.rail,
            "turned": args.turned or [],
            "orders": _orders(race),
            "chances": {
                pool: {order: float(chance) for order, chance in orders.items()}
                for pool, orders in chances.items()
            },
        }
        words = _race_in_words(args.rail, args.turned, chances)
    elif game.edges:
        edges = game.edges(options)
        data = {
            "edges": [
                {"setting": edge.setting, "parts": edge.parts, "text": edge.text} for edge in edges
            ]
        }
        words = [f"{edge.setting}: {edge.text}" for edge in edges]
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
    return status.FINE


def _options(game: "Game", text: str) -> dict[str, Any]:
    try:
        given = from_json(text)
        if not isinstance(given, dict):
            raise BadInput("The options are a JSON object.")
        return full_options(game, given)
    except NotARound as error:
        raise BadInput(error.message) from error


def _race_in_words(
    rail: list[str] | None,
    turned: list[str] | None,
    chances: Mapping[str, Mapping[str, Fraction]],
) -> list[str]:
    """The chance of every finish, the likeliest first. Before the rail is dealt all horses are
    alike.
    """
    lines = [f"The rail: {' '.join(rail) if rail else 'not dealt yet'}."]
    if turned:
        lines.append(f"Turned: {' '.join(turned)}.")
    for pool, orders in chances.items():
        ranked = sorted(orders.items(), key=lambda ranked: (-ranked[1], ranked[0]))
        lines += [
            "",
            pool,
            *(
                f"  {order:<10}{float(chance):>8.2%}   1 in {float(1 / chance):,.1f}"
                for order, chance in ranked
            ),
        ]
    return lines


def _race(rail: list[str], turned: list[str]) -> Race:
    """The state of the race that these cards make."""
    if turned and not rail:
        raise BadInput("Before any card is turned the rail lies: say --rail as well.")
    cards = [*rail, *turned]
    for card in cards:
        if not is_card(card) or card[0] == "A" or card == "Jk":
            raise BadInput(
                f"{card!r:.20} is not a card of the race: rank then suit, such as 4h, and no aces."
            )
    if len(set(rail)) < len(rail):
        raise BadInput("The rail holds no card twice.")
    if len(set(cards)) < len(cards):
        raise BadInput("No card is turned that lies on the rail or was turned before.")
    return race_after(rail, turned)


def _orders(race: Race) -> dict[str, str]:
    """The chance of each of the 24 orders, as a fraction in lowest terms."""
    chances = order_chances(race)
    return {
        order: f"{chance.numerator}/{chance.denominator}"
        for order in ORDERS
        for chance in [chances.get(order, Fraction(0))]
    }
