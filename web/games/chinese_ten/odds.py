"""What ``croupier odds chinese-ten`` says: the points of a deal, and chances of a catch."""

import argparse
from collections.abc import Mapping, Sequence
from fractions import Fraction

from games.cards import PACK
from games.chinese_ten.odds import catches_something, given_out, is_caught
from games.engine import JSON, Game
from web.cli.errors import BadInput

EXAMPLES = ("croupier odds chinese-ten --layout 3d 3s 9h Kc --seen 7h Ac Ts --json",)
ARGUMENTS = ("layout", "seen")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The cards that lie open, and those that are known besides."""
    parser.add_argument(
        "--layout", nargs="+", metavar="CARD", help="chinese-ten: the cards that lie open"
    )
    parser.add_argument(
        "--seen",
        nargs="+",
        metavar="CARD",
        help="chinese-ten: cards seen besides, in the own hand or taken",
    )


def odds(
    game: Game, _options: Mapping[str, JSON], args: argparse.Namespace
) -> tuple[Mapping[str, object], list[str]]:
    """The same as JSON and as lines. Raises `BadInput`."""
    points = {players: given_out(players) for players in range(2, game.most_seats + 1)}
    data: dict[str, object] = {"points": {str(players): given for players, given in points.items()}}
    lines = [
        f"{players} players: a deal gives out {given} points." for players, given in points.items()
    ]
    layout: Sequence[str] = args.layout or ()
    seen: Sequence[str] = args.seen or ()
    if seen and not layout:
        raise BadInput("Say which cards lie open: --layout.")
    if layout:
        try:
            anything = catches_something(layout, seen)
            each = {card: is_caught(card, layout, seen) for card in layout}
        except ValueError as error:
            raise BadInput(f"A card is rank then suit, such as 9h: {error}.") from error
        data["catches"] = _fraction(anything)
        data["caught"] = {card: _fraction(chance) for card, chance in each.items()}
        left = len(PACK) - len(layout) - len(seen)
        lines += [
            "",
            f"Of the {left} cards that are not seen the next of the stock",
            f"  catches something {float(anything):>8.2%}",
            *(f"  may take the {card}   {float(chance):>8.2%}" for card, chance in each.items()),
        ]
    return data, lines


def _fraction(number: Fraction) -> str:
    return f"{number.numerator}/{number.denominator}"
