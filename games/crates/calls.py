"""The suits that an eight or a nine calls in Crates, and what the felt is told of it."""

from collections.abc import Mapping, Sequence
from typing import TypedDict

from games.cards import PACK, Card, rank, suit
from games.cards.zones import hand
from games.engine import Table

CALLS: Mapping[str, Mapping[str, str]] = {
    "8": dict.fromkeys("cdhs", "cdhs"),
    "9": {"c": "cs", "s": "cs", "d": "dh", "h": "dh"},
}
"""The suits that an eight or a nine may call, by its own."""


class CratesBoard(TypedDict):
    """What the felt shows beyond cards and facts."""

    calls: Mapping[Card, Sequence[str]]
    """The suits that each eight and nine may call."""
    one_card: Sequence[int]
    """The seats that may say with their next card that one is left, as far as everybody sees."""


def felt(table: Table[object]) -> CratesBoard:
    """What the felt shows beyond cards and facts."""
    calling = [card for card in PACK if rank(card) in CALLS]
    return {
        "calls": {card: list(CALLS[rank(card)][suit(card)]) for card in calling},
        "one_card": [
            seat for seat in table.seats if table.virtual or len(table.cards(hand(seat))) == 2
        ],
    }
