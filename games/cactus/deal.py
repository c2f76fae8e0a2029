"""Cactus: what lies there, what it counts, and how a deal stands."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from games.cards import PACK, Card, rank
from games.cards.places import Looks, lay_out
from games.cards.scores import ScoredDeal
from games.cards.zones import hand
from games.engine import Table

PLACES = 4
"""So many cards are dealt to a layout."""
PENALTY = 2
"""So many cards a wrong match costs."""
PILE = "pile"
"""The top card of the pile alone."""
COVERED = "covered"
"""The cards under it, the last one on top."""
VALUES = {"A": 1, "T": 10, "J": 10, "Q": 10, "K": 0} | {pips: int(pips) for pips in "23456789"}
"""What each card counts."""
POWERS = {"8": "look", "7": "look", "6": "look", "J": "spy", "T": "spy", "9": "spy", "Q": "trade"}
"""What each power card does."""


@dataclass
class Deal(ScoredDeal):
    """How the deal stands, for everybody to see."""

    turn: int = 0
    """Whose turn it is."""
    in_hand: Literal["stock", "pile", "live"] | None = None
    """Where the card came from that this player has in hand; from the pile, whether it was live."""
    live: int | None = None
    """The player for whom the pile's top card is live."""
    topped: int | None = None
    """Who has changed the top of the pile last."""
    caller: int | None = None
    """Who has called cactus."""
    looks: Looks = field(default_factory=Looks)


def deal_cards(table: Table[Deal]) -> None:
    """Four cards to each layout, all at once; the rest is the stock."""
    table.shuffle(PACK)
    for seat in table.in_turn():
        lay_out(table, seat, PLACES)
        table.zone(hand(seat), owner=seat, sight="owner", forgotten=True)
    table.zone(PILE, sight="all")
    table.zone(COVERED, sight="none", forgotten=True)


def worth(cards: Sequence[Card]) -> int:
    """What cards count: an ace 1, a king 0, queens and jacks 10, the rest their pips."""
    return sum(VALUES[rank(card)] for card in cards)
