"""What is bet at Superfecta: horses, orders and pools, tickets and the race as it stands."""

from dataclasses import dataclass, field
from itertools import permutations

from games.cards import pack
from games.engine import JSON, LATER, MOST_CHIPS, Fields, OneOf, Table, Whole, setting
from games.engine.values import Schema
from games.language import gettext
from games.odds.tote import SPLITS
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


@dataclass(frozen=True)
class Options:
    """What can be chosen at a table."""

    minimum_bet: int | dict[str, int] = setting(
        PerPool(Whole(1)), 1, "Every bet is a multiple of it."
    )
    races: int = setting(Whole(1, 1000), 12, "How many races the meeting has.")
    split: str = setting(
        OneOf(SPLITS),
        "even",
        "How the winners of a pool share it.",
        {"even": "equally, a head each", "stake": "in proportion to what each bet staked"},
    )

    def minimum(self, kind: str) -> int:
        """The least bet on a pool; every bet is a multiple of it."""
        least = self.minimum_bet
        return least if isinstance(least, int) else least[kind]


@dataclass(frozen=True)
class Carry:
    """What goes on from round to round."""

    race: int = setting(Whole(0, 1000), 0)
    pools: dict[str, int] = setting(
        Fields(dict.fromkeys(POOLS, Whole(0, MOST_CHIPS))), dict.fromkeys(POOLS, 0)
    )


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


def stakes(table: Table[Race], kind: str, order: str) -> list[tuple[int, int]]:
    """The seat and the stake of every bet on this order, as they were bought."""
    return [
        (ticket.seat, bet.amount)
        for ticket in table.facts.tickets
        for bet in ticket.bets
        if (bet.type, bet.horses) == (kind, order)
    ]
