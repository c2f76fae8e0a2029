"""``croupier odds``: exact chances, and what the options of a game cost or earn the house."""

import argparse
import json
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from games.cards import is_card
from games.odds.race import HORSES, SUIT_CARDS, order_chances
from web.cli.choose import add_game_argument, game_named
from web.cli.errors import BadInput

RAIL = 6

Odds: TypeAlias = Callable[[argparse.Namespace], tuple[dict[str, Any], list[str]]]
"""Gives the odds as data and as lines to read. Raises `BadInput`."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    add_game_argument(parser)
    parser.add_argument("--rail", nargs=RAIL, metavar="CARD", help="superfecta: the six cards of the rail, such as 4h")


def run(args: argparse.Namespace) -> int:
    """Print the odds of a game."""
    game = game_named(args.game)
    if game.slug not in _ODDS:
        raise BadInput(f"There are no odds for {game.name}; there are for {', '.join(_ODDS)}.")
    data, lines = _ODDS[game.slug](args)
    print(json.dumps({"game": game.slug, **data}) if args.json else "\n".join(lines))
    return 0


def _race(args: argparse.Namespace) -> tuple[dict[str, Any], list[str]]:
    """The chance of every finish, given the rail (or before it is dealt, when all horses are alike)."""
    rail = _rail(args.rail or [])
    chances = order_chances(rail)
    data = {pool: _by_places(chances, count) for pool, count in (("WIN", 1), ("EXA", 2), ("SFC", 4))}
    known = " ".join(args.rail) if args.rail else "not dealt yet"
    lines = [f"The rail: {known}."]
    for pool, orders in data.items():
        ranked = sorted(orders.items(), key=lambda one: (-one[1], one[0]))
        lines += ["", pool, *(f"  {order:<10}{chance:>8.2%}   1 in {1 / chance:,.1f}" for order, chance in ranked)]
    return {"rail": args.rail, "chances": data}, lines


def _rail(cards: list[str]) -> tuple[int, ...]:
    for card in cards:
        if not is_card(card) or card[0] == "A" or card == "Jk":
            raise BadInput(f"{card!r:.20} is not a card of the race: rank then suit, such as 4h, and no aces.")
    if len(set(cards)) < len(cards):
        raise BadInput("The rail holds no card twice.")
    counts = tuple(sum(card[1].upper() == horse for card in cards) for horse in HORSES)
    assert max(counts, default=0) <= SUIT_CARDS
    return counts


def _by_places(chances: Mapping[str, float], count: int) -> dict[str, float]:
    """The chance of each order of the first `count` horses."""
    summed: dict[str, float] = {}
    for finish, chance in chances.items():
        order = "/".join(finish.split("/")[:count])
        summed[order] = summed.get(order, 0.0) + chance
    return summed


_ODDS: Mapping[str, Odds] = {"superfecta": _race}
