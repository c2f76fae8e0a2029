"""What is bet at Superfecta: horses, orders and pools, tickets and the race as it stands."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import permutations

from games.cards import pack
from games.engine import JSON, LATER, Fields, OneOf, Table, Whole, wholes
from games.engine.values import Schema
from games.language import gettext
from games.superfecta.odds import SPACES

HORSES = "HDCS"
POOLS = {"WIN": 1, "EXA": 2, "SFC": 4}
"""The pools, and how many horses a bet on each names, in finishing order."""
ORDERS = {
    kind: ["/".join(order) for order in permutations(HORSES, count)]
    for kind, count in POOLS.items()
}
ANY_POOL = OneOf(tuple(POOLS))
ANY_ORDER = OneOf(tuple(order for orders in ORDERS.values() for order in orders))
RACING_PACK = pack("23456789TJQK")
RAIL_CARDS = 6


@dataclass
class Bet:
    """Chips on an order of finish."""

    type: str
    """The pool."""
    horses: str
    amount: int


@dataclass
class Ticket:
    """The bets that a seat bought together."""

    ticket: int
    """Its number."""
    seat: int
    bets: list[Bet]


@dataclass
class Paid:
    """What a pool has paid a seat."""

    pool: str
    seat: int
    order: str
    amount: int
    reckoning: str
    """How that was computed."""


@dataclass
class Race:
    """How the race stands, for everybody to see."""

    race: int
    """Its number in the meeting."""
    races: int
    betting: bool = False
    """Whether bets are taken."""
    length: int = SPACES
    """The spaces of the course."""
    tickets: list[Ticket] = field(default_factory=list)
    spaces: dict[str, int] = field(default_factory=lambda: dict.fromkeys(HORSES, 0))
    """How far each horse has come."""
    home: list[str] = field(default_factory=list)
    sold: int | None = field(default=None, metadata=LATER)
    """The number of the last ticket, cancelled or not."""
    finish: list[str] | None = field(default=None, metadata=LATER)
    paid: list[Paid] = field(default_factory=list)


# Betting


@dataclass(frozen=True)
class PerPool:
    """One number for all pools, or an object that gives each pool its own."""

    number: Whole

    def error(self, value: JSON) -> str | None:
        error = self.number.error(value)
        return (
            error
            and Fields(dict.fromkeys(POOLS, self.number)).error(value)
            and gettext("{error}, or one for each pool", error=error)
        )

    def data(self) -> JSON:
        return {"each": list(POOLS), **self.number.data()}

    def schema(self) -> Schema:
        number = self.number.schema()
        return {"anyOf": [number, Fields(dict.fromkeys(POOLS, self.number)).schema()]}

    def sample(self, draw: object) -> int:
        return self.number.min


def stakes(table: Table[Race], kind: str, order: str) -> list[tuple[int, int]]:
    """The seat and the stake of every bet on this order, as they were bought."""
    return [
        (ticket.seat, bet.amount)
        for ticket in table.facts.tickets
        for bet in ticket.bets
        if (bet.type, bet.horses) == (kind, order)
    ]


def minimum(options: Mapping[str, JSON], kind: str) -> int:
    """The least bet on a pool; every bet is a multiple of it."""
    least = options["minimum_bet"]
    return least if isinstance(least, int) else wholes(options, "minimum_bet")[kind]
