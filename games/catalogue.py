"""The games Croupier deals. A new game is its folders, and a line here."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from games.folders import package

if TYPE_CHECKING:
    from games.engine import Game

SLUGS = (
    "uth",
    "superfecta",
    "kabu",
    "speculation",
    "card-stock-market",
    "lorum",
    "bura",
    "stop-the-bus",
    "polignac",
    "canadian-salad",
    "kaiser",
    "schnapsen",
    "divide-and-conquer",
    "comet",
    "ristiseiska",
    "cactus",
    "through-the-window",
    "chicago",
    "crates",
    "chinese-ten",
    "diloti",
    "umtali",
    "machiavelli",
    "aggravation",
    "triple-play",
    "vazhushal",
)
"""In the order of a screen that offers them. The folder of a game has its slug for a name."""


class _Games(Mapping[str, "Game"]):
    """The games by their slugs. A module is imported when its game is first asked for: whoever
    plays one game, or only names them all, waits for no other.
    """

    def __getitem__(self, slug: str) -> "Game":
        if slug not in SLUGS:
            raise KeyError(slug)
        return _rules(slug)

    def __contains__(self, slug: object) -> bool:
        return slug in SLUGS

    def __iter__(self) -> Iterator[str]:
        return iter(SLUGS)

    def __len__(self) -> int:
        return len(SLUGS)


@cache
def _rules(slug: str) -> "Game":
    game: Game = import_module(f"{package(slug)}.rules").GAME
    return game


GAMES: Mapping[str, "Game"] = _Games()


@cache
def reasons() -> Mapping[str, str]:
    """What the payments of all games are for, by their codes."""
    return {code: line for game in GAMES.values() for code, line in game.reasons.items()}


def find(slug: str) -> "Game | None":
    """The game of this slug, as round files name it."""
    return GAMES.get(slug)
