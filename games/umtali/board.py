"""Umtali: what the felt is told of the table."""

from collections.abc import Sequence
from typing import TypedDict

from games.cards import Card
from games.engine import STOCK, Table
from games.umtali.layout import Deal, extending, points, within_reach


class UmtaliMeld(TypedDict):
    """Cards that lie together on the table."""

    seat: int
    """On whose side."""
    form: str
    """A set, a sequence, a marriage, a pair, a single, or what was left in the other hand."""
    cards: Sequence[Card]
    points: int
    extended_by: Sequence[Card]
    """The singles that extend it."""


class UmtaliBoard(TypedDict):
    """What the felt shows beyond cards and facts."""

    melds: Sequence[UmtaliMeld]
    """In the order in which they were put down."""
    points: dict[str, int]
    """What each side scores by now."""
    reach: Card | None
    """The top card of the pile, while it may be put down as if it were in the hand."""
    left: int
    """How many cards are still in the stock."""


def felt(table: Table[Deal]) -> UmtaliBoard:
    """What the felt shows beyond cards and facts."""
    lying = table.facts.lying
    return {
        "melds": [
            {
                "seat": each.seat,
                "form": each.form,
                "cards": list(each.cards),
                "points": points(each),
                "extended_by": list(extending(each)),
            }
            for each in lying
        ],
        "points": {
            str(seat): sum(points(each) for each in lying if each.seat == seat)
            for seat in table.seats
        },
        "reach": next(iter(within_reach(table)), None),
        "left": len(table.cards(STOCK)),
    }
