"""``croupier odds superfecta``: what it is asked, and where its answer is computed."""

import argparse
from collections.abc import Mapping

from games.engine import JSON, Game

RAIL = 6
ARGUMENTS = ("rail", "turned", "bets", "carried")
EXAMPLES = (
    "croupier odds superfecta --rail 4h 9d Tc 2s 7h Jd",
    "croupier odds superfecta --rail 4h 9d Tc 2s 7h Jd --turned 3h Kc --json",
    """croupier odds superfecta --rail 4h 9d Tc 2s 7h Jd --carried '{"SFC": 118}' \
--bets '[{"seat": 1, "type": "WIN", "horses": "D", "amount": 2}]'""",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What is asked of this game alone."""
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
    parser.add_argument(
        "--bets",
        metavar="JSON",
        help="superfecta: the bets that were sold, a list of objects with seat, type, horses and "
        "amount; says what each brings back on average, and what one more would",
    )
    parser.add_argument(
        "--carried",
        metavar="JSON",
        help='superfecta: what lay in the pools before, such as {"SFC": 118} (default: nothing)',
    )


def odds(
    _game: Game, options: Mapping[str, JSON], args: argparse.Namespace
) -> tuple[Mapping[str, object], list[str]]:
    """The odds as JSON and as lines. Raises `BadInput`."""
    from web.games.superfecta.chances import race_odds

    return race_odds(args.rail or [], args.turned or [], args.bets, args.carried, options)
