"""How a game is played in the night of the demonstration (`croupier demo`), by people who are made
up: a game that is shown there has a table of it in `demo.py` of its folder.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from games.catalogue import SLUGS
from games.engine import JSON, Action, Prompt, Round
from games.engine.shuffle import Draws
from games.folders import module

Choose: TypeAlias = Callable[[Round, Prompt, Draws], Action]
"""What is done next, by chance."""


@dataclass(frozen=True, slots=True)
class DemoTable:
    """A table of that night."""

    players: tuple[int, ...]
    """Who sits there, by their numbers that night, from the first seat on."""
    rack: int
    """Chips that each of them brings."""
    tray: int
    """Chips of the bank there."""
    rounds: range
    """How many rounds are played: as many as it begins with, and further ones until `enough`."""
    choose: Choose
    enough: Callable[[Mapping[str, JSON]], bool] = lambda _carry: True
    """Whether what the last round leaves to the next is worth looking at."""


def demo_tables() -> dict[str, DemoTable]:
    """The tables of the night by the slugs of their games."""
    found = {slug: module(slug, "demo") for slug in SLUGS}
    return {slug: demo.TABLE for slug, demo in found.items() if demo is not None}
