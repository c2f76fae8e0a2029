"""The tote board of Superfecta: what each order would pay, and how likely it comes."""

from collections.abc import Mapping, Sequence
from typing import TypedDict

from games.cards import UNSEEN, Card
from games.engine import Table
from games.odds.tote import NOBODY, shares
from games.superfecta.odds import Race as RaceState
from games.superfecta.odds import chances_by_card, chances_in_a_million, race_after
from games.superfecta.tickets import HORSES, ORDERS, POOLS, RAIL_CARDS, Carry, Options, Race, stakes

HUNDRED = 100
"""Chips staked, of which a board by stake says what they are paid."""


class BySplit(TypedDict):
    """Chips by each way of splitting a pool."""

    even: int
    stake: int


class OrderBoard(TypedDict):
    """An order of finish on the board."""

    staked: int
    will_pay: int | None
    chance: int | None
    """In a million, given the rail."""
    one_more: BySplit


class BetBoard(BySplit):
    """What a seat has on an order, and what it would be paid."""

    seat: int
    horses: str
    staked: int


class PoolBoard(TypedDict):
    """A pool of the board."""

    names: int
    """How many horses an order of it names."""
    pool: int
    carried: int
    least: int
    """The least bet, of which each is a multiple."""
    orders: Mapping[str, OrderBoard]
    bets: list[BetBoard]


class RaceStanding(TypedDict):
    """How far each horse has come, and which are home."""

    spaces: Mapping[str, int]
    home: Sequence[str]


class Tote(TypedDict):
    """What the board shows."""

    per: int
    """So many chips staked are paid what an order pays: 1 where each holder is paid alike."""
    standings: Sequence[RaceStanding]
    """Before the race and after each card of it."""
    course: Sequence[Sequence[int]]
    """The chance of each of the 24 orders, given the rail and after each card of the race."""
    WIN: PoolBoard
    EXA: PoolBoard
    SFC: PoolBoard


def tote(table: Table[Race, Options, Carry]) -> Tote:
    """What the board shows: each pool, and for every order what a holder or a unit staked would be
    paid if it came in now, its chance in a million given the rail, and what one more of the least
    bets would bring somebody who has none on it if it came in, both ways of splitting; so for what
    each seat has on an order. ``course`` has the chance of each of the 24 orders, in the order of
    `ORDERS`, given the rail and after each card of the race.
    """
    rail = table.cards("rail")
    chances: Mapping[str, int] | None = None
    course: Sequence[Sequence[int]] = ()
    if len(rail) == RAIL_CARDS and UNSEEN not in rail:
        chances = chances_in_a_million(race_after(rail))
        course = chances_by_card(tuple(rail), tuple(table.cards("course")))
    return {
        "per": 1 if table.options.split == "even" else HUNDRED,
        "standings": standings(table.cards("course")),
        "course": [list(orders) for orders in course],
        "WIN": pool_board(table, "WIN", chances),
        "EXA": pool_board(table, "EXA", chances),
        "SFC": pool_board(table, "SFC", chances),
    }


def standings(course: Sequence[Card]) -> list[RaceStanding]:
    """The race before its first card and after each."""
    races = [race_after((), course[:turned]) for turned in range(len(course) + 1)]
    return [
        {"spaces": dict(zip(HORSES, race.spaces, strict=True)), "home": home(race)}
        for race in races
    ]


def home(race: RaceState) -> list[str]:
    """The horses that are home: with the third of them, the last."""
    if len(race.home) < len(HORSES) - 1:
        return list(race.home)
    return [*race.home, *(horse for horse in HORSES if horse not in race.home)]


def pool_board(
    table: Table[Race, Options, Carry], kind: str, chances: Mapping[str, int] | None
) -> PoolBoard:
    """One pool of the board."""
    pool, least = table.chips(f"pool:{kind}"), table.options.minimum(kind)
    orders: dict[str, OrderBoard] = {}
    bets: list[BetBoard] = []
    for order in ORDERS[kind]:
        sold = stakes(table, kind, order)
        orders[order] = {
            "staked": sum(stake for _, stake in sold),
            "will_pay": will_pay(pool, sold, table.options.split),
            "chance": chances.get(order, 0) if chances else None,
            "one_more": {
                "even": brings(pool + least, [*sold, (NOBODY, least)], "even")[NOBODY],
                "stake": brings(pool + least, [*sold, (NOBODY, least)], "stake")[NOBODY],
            },
        }
        even, by_stake = brings(pool, sold, "even"), brings(pool, sold, "stake")
        bets += [
            {
                "seat": seat,
                "horses": order,
                "staked": sum(stake for holder, stake in sold if holder == seat),
                "even": even[seat],
                "stake": by_stake[seat],
            }
            for seat in sorted({seat for seat, _ in sold})
        ]
    carried = table.carry.pools[kind]
    return {
        "names": POOLS[kind],
        "pool": pool,
        "carried": carried,
        "least": least,
        "orders": orders,
        "bets": bets,
    }


def brings(pool: int, sold: Sequence[tuple[int, int]], split: str) -> dict[int, int]:
    """The chips that each seat gets if what these seats have staked on is what comes in."""
    paid: dict[int, int] = {}
    for seat, amount, _ in shares(pool, sold, split) if sold else ():
        paid[seat] = paid.get(seat, 0) + amount
    return paid


def will_pay(pool: int, bets: Sequence[tuple[int, int]], split: str) -> int | None:
    """What a winner would get. ``even``: whole chips to a holder. ``stake``: chips to a hundred
    staked, rounded down.
    """
    if not bets:
        return None
    if split == "even":
        return pool // len({seat for seat, _ in bets})
    return HUNDRED * pool // sum(stake for _, stake in bets)
