"""Ultimate Texas Hold'em: the circles of the felt, and how a hand stands."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from games.cards import Card
from games.engine import LATER, Table
from games.engine.facts import NOT_SHOWN
from games.language import lazy_gettext

CIRCLES = ("ante", "blind", "play", "trips")
"""A seat's circles, in the order they are settled."""
BETS = {"ante": ("ante", "blind"), "trips": ("trips",)}
"""What can be bet before the cards: on which circles as much is put."""
KEPT = {"ante": 1}
"""How often such a bet must be left in the rack besides: one ante for the Play bet."""
Compared: TypeAlias = Literal["better", "equal", "worse"]
COMPARED = {
    "better": lazy_gettext("better"),
    "equal": lazy_gettext("equal"),
    "worse": lazy_gettext("worse"),
}
"""What people call that."""


@dataclass
class Line:
    """A circle as it was settled."""

    circle: str
    stake: int
    odds: str
    result: str
    won: int


@dataclass
class Settled:
    """A seat as it was settled."""

    hand: str
    """In words."""
    cards: Sequence[Card]
    """The five of it."""
    compared: Compared
    """With the dealer's hand."""
    lines: Sequence[Line]


@dataclass
class DealersHand:
    """What the dealer has shown."""

    hand: str
    """In words."""
    qualifies: bool


HAND_CARDS, FLOP, BOARD = 2, 3, 5
"""How many cards a hand has, the flop, and the whole board."""

Street: TypeAlias = Literal["betting", "before the flop", "on the flop", "on the river", "showdown"]

STREET_NAMES = {
    "before the flop": lazy_gettext("before the flop"),
    "on the flop": lazy_gettext("on the flop"),
    "on the river": lazy_gettext("on the river"),
}
"""What people call those on which somebody decides."""


@dataclass
class Hand:
    """How the hand stands, for everybody to see."""

    street: Street = "betting"
    folded: list[int] = field(default_factory=list)
    dealt_in: list[int] | None = field(default=None, metadata=LATER)
    """The seats that have bet."""
    turn: int | None = None
    """Who decides on this street."""
    dealer: DealersHand | None = field(default=None, metadata=NOT_SHOWN)
    settled: dict[int, Settled] = field(default_factory=dict, metadata=NOT_SHOWN)


def circle(seat: int, name: str) -> str:
    """The place of a bet on the felt."""
    return f"circle:{seat}:{name}"


def staked(table: Table[object], seat: int) -> int:
    """All that a seat has on its circles."""
    return sum(table.chips(circle(seat, name)) for name in CIRCLES)


def decides(table: Table[Hand], seat: int) -> bool:
    """Whether a seat still has a decision: an ante, and no Play bet."""
    return table.chips(circle(seat, "ante")) > 0 and not table.chips(circle(seat, "play"))


def needed(bet: str) -> int:
    """How much of the rack a bet of 1 takes, with what must be left for later."""
    return len(BETS[bet]) + KEPT.get(bet, 0)
