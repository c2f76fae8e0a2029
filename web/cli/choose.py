"""A game, or nights, named on the command line."""

import argparse
from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from games.catalogue import GAMES
from ledger.errors import NotThere
from web.cli.errors import BadInput
from web.cli.spelling import hint, near

if TYPE_CHECKING:
    from games.engine import Game
    from ledger.book import Book

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


def add_night_arguments(parser: argparse.ArgumentParser, default: str = "") -> None:
    """The arguments that choose nights; `default` says which, where none is named."""
    parser.add_argument(
        "nights",
        metavar="NIGHT",
        nargs="*",
        help=f"the number of a night, or its name in addresses; several; or {ALL}. A night is of "
        f"the day on which it was opened{default}",
    )
    parser.add_argument(
        "--from", dest="first", metavar="DAY", type=_day, help="nights opened on this day or later"
    )
    parser.add_argument(
        "--to", dest="last", metavar="DAY", type=_day, help="nights opened on this day or earlier"
    )
    parser.add_argument(
        "--season", metavar="YEAR", type=_year, help="nights opened in this calendar year"
    )


def _day(said: str) -> date:
    try:
        return date.fromisoformat(said)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{said!r:.40} is no day: write 2026-12-31") from error


def _year(said: str) -> date:
    """Its first day."""
    try:
        return date.fromisoformat(f"{said}-01-01")
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{said!r:.40} is no year: write 2026") from error


def nights_named(book: "Book", args: argparse.Namespace) -> tuple[list[int] | None, str]:
    """The numbers of the nights (None: all of them) and what to call their file. Raises
    `no-such-night`, `BadInput`.
    """
    first, last, name = args.first, args.last, "croupier"
    ranged = first is not None or last is not None
    if args.season is not None:
        if ranged:
            raise BadInput("A season is a whole year: say --season, or --from and --to a day.")
        first, last = args.season, args.season.replace(month=12, day=31)
        ranged, name = True, f"season-{first.year}"
    if not args.nights and not ranged:
        raise BadInput(
            f"Say which nights: one or several, {ALL}, --season a year, or --from and --to a day."
        )
    chosen = None
    if args.nights and ALL not in args.nights:
        there = [(night.id, night.slug) for night in reversed(book.nights())]
        named = [among(there, said) for said in args.nights]
        chosen = [number for number, _ in named]
        name = named[0][1] if len(set(chosen)) == 1 else name
    if ranged:
        return _opened(book, chosen, first, last), name
    return chosen, name


def _opened(
    book: "Book", chosen: list[int] | None, first: date | None, last: date | None
) -> list[int]:
    """Those of the chosen nights (None: of all) that were opened on these days."""
    from ledger.errors import NotThere
    from ledger.reports.nights import listed, opened_between

    with book.database.reading() as connection:
        there = listed(connection)
    found = opened_between(there, first, last)
    found = [number for number in found if chosen is None or number in chosen]
    if not found:
        raise NotThere("None of these nights was opened on these days.", "no-such-night")
    return found
