"""Diloti: what the felt is told of the table."""

from collections.abc import Sequence
from typing import TypedDict

from games.cards import Card
from games.cards.fishing import listed_sums
from games.diloti.layout import HIGHEST, Deal, first_catches, loose, numbers
from games.engine import STOCK, Table


class SetsOfRank(TypedDict):
    """What cards of one rank may take, set by set."""

    rank: str
    sets: Sequence[Sequence[Card]]


class DilotiBoard(TypedDict):
    """What the felt shows beyond cards and facts."""

    loose: Sequence[Card]
    """The cards that are not bound."""
    catches: Sequence[SetsOfRank]
    """Ranks that take nothing are left out."""
    sums: dict[str, Sequence[Sequence[Card]]]
    """The loose cards that add up to each value."""
    left: int
    """How many cards are still to be dealt."""


def felt(table: Table[Deal]) -> DilotiBoard:
    """What the felt shows beyond cards and facts."""
    ranks = {letter: first_catches(table, f"{letter}s") for letter in "A23456789TJQK"}
    return {
        "loose": loose(table),
        "catches": [{"rank": letter, "sets": sets} for letter, sets in ranks.items() if sets],
        "sums": {
            str(total): found
            for total in range(1, HIGHEST + 1)
            if (found := listed_sums(numbers(table), total))
        },
        "left": len(table.cards(STOCK)),
    }
