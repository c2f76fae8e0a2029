"""What lies where in Triple Play, and how the deal stands."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from games.cards import Card
from games.cards.scores import SIDES, ScoredDeal, Stakes, partners, side_of
from games.cards.zones import hand
from games.engine import LATER, NOT_SHOWN, STOCK, Table, Whole, setting
from games.triple_play.melds import DECK, NAMES, Canasta, missing

PILE = "pile"
"""The zone of the discards, the top one last."""
HAND, KNEE, FOOT = 15, 13, 11
"""How many cards each is dealt of each."""


MOST_DEALS = 20


@dataclass(frozen=True)
class Options(Stakes):
    """What can be chosen at a table."""

    deals: int = setting(Whole(1, MOST_DEALS), 4, "Deals in a game.")


@dataclass
class Partners:
    """What a side has before it."""

    opened: bool = False
    """Whether it has melded in this deal."""
    canastas: list[Canasta] = field(default_factory=list)
    """Those it has finished, in that order."""


@dataclass
class Deal(ScoredDeal):
    """How the deal stands, for everybody to see."""

    sides: dict[str, Partners] = field(default_factory=lambda: {side: Partners() for side in SIDES})
    turn: int | None = None
    taken: str | None = None
    """What this turn began with, once it has: `draw` or `pile`."""
    knees: list[int] = field(default_factory=list)
    """The seats that have picked up their knee."""
    feet: list[int] = field(default_factory=list)
    """And their foot."""
    asked: bool = False
    """Whether the partner was asked in this turn for leave to go out."""
    leave: bool = False
    """Whether the partner has given it."""
    out: int | None = field(default=None, metadata=LATER)
    """Who has gone out."""
    turns: int = field(default=0, metadata=NOT_SHOWN)
    begun: bool = field(default=False, metadata=NOT_SHOWN)
    """Whether anybody has drawn, or taken the pile."""

    def of(self, seat: int) -> Partners:
        """What lies before a seat's side."""
        return self.sides[side_of(seat)]

    def may_go_out(self, seat: int, finished: Sequence[Canasta] = ()) -> bool:
        """Whether a seat may get rid of its last card, these canastas besides."""
        return self.leave and not missing([*self.of(seat).canastas, *finished])


# Zones


def knee(seat: int) -> str:
    """The zone of a knee."""
    return f"knee:{seat}"


def foot(seat: int) -> str:
    """The zone of a foot."""
    return f"foot:{seat}"


@cache
def melds_zone(seat: int, name: str) -> str:
    """The zone of a side's unfinished meld: it lies before the first of the partners."""
    return f"meld:{name}:{partners(side_of(seat))[0]}"


@cache
def book_zone(seat: int) -> str:
    """The zone of a side's canastas, one after the other."""
    return f"canastas:{partners(side_of(seat))[0]}"


@cache
def red_zone(seat: int) -> str:
    """The zone of the red threes before a side."""
    return f"red:{partners(side_of(seat))[0]}"


def lay_out(table: Table[Deal]) -> None:
    """Every zone, and the cards in them as they are dealt: all at once, three times round."""
    table.zone(PILE)
    for seat in table.in_turn():
        table.zone(hand(seat), owner=seat, sight="owner")
        table.zone(knee(seat), owner=seat, sight="none")
        table.zone(foot(seat), owner=seat, sight="none")
    for side in SIDES:
        seat = partners(side)[0]
        for name in (red_zone(seat), book_zone(seat), *(melds_zone(seat, name) for name in NAMES)):
            table.zone(name, owner=seat)
    table.shuffle(DECK)
    for where, count in ((hand, HAND), (knee, KNEE), (foot, FOOT)):
        for seat in table.in_turn():
            table.deal(count, to=where(seat))


# What lies there


def unfinished(table: Table[Deal], seat: int) -> dict[str, list[Card]]:
    """The unfinished melds of a seat's side, by their names."""
    melds = {name: table.cards(melds_zone(seat, name)) for name in NAMES}
    return {name: cards for name, cards in melds.items() if cards}


def top(table: Table[Deal]) -> Card | None:
    """The card on top of the pile; None where there is no pile."""
    return table.cards(PILE)[-1] if table.cards(PILE) else None


def cards_left(table: Table[Deal], seat: int) -> list[Card]:
    """What a seat has left, wherever it is."""
    return [card for where in (hand, knee, foot) for card in table.cards(where(seat))]


def stock_count(table: Table[Deal]) -> int:
    """How many cards there are to draw."""
    return len(table.cards(STOCK))


def in_sight(table: Table[Deal], card: Card) -> int:
    """How many red threes like this one lie before the sides."""
    return sum(table.cards(red_zone(partners(side)[0])).count(card) for side in SIDES)
