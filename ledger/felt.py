"""Where the engine's places stand in the book: a round's transfers as transfers between accounts.

The engine knows a house, racks and places on the felt. In the book the house is a table's tray, a rack is
its player's, and every advance the house makes is a debt of that player as well.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from games.engine import HOUSE, Transfer

Move: TypeAlias = tuple[str, str, int, str]
"""A transfer as an entry holds it: from account, to account, amount, why."""


def tray(table: int) -> str:
    """The account of a table's tray."""
    return f"tray:{table}"


def rack(table: int, player: int) -> str:
    """The account of a player's rack at a table."""
    return f"rack:{table}:{player}"


def felt(table: int, place: str) -> str:
    """The account of a place on a table's felt."""
    return f"felt:{table}:{place}"


def account(table: int, players: Mapping[int, int], place: str) -> str:
    """The account of a place the engine names. `players` gives the player in each seat."""
    if place == HOUSE:
        return tray(table)
    if place.startswith("seat:"):
        return rack(table, players[int(place.removeprefix("seat:"))])
    return felt(table, place)


def moves(table: int, players: Mapping[int, int], transfers: Iterable[Transfer]) -> list[Move]:
    """These transfers of a round, as the book has them. An advance to a seat, or its repayment, changes what
    the player owes as well.
    """
    booked: list[Move] = []
    for one in transfers:
        source, target = account(table, players, one.source), account(table, players, one.target)
        booked.append((source, target, one.amount, one.why))
        if one.verb == "marker":
            booked.append(("markers", _debt(players, one.target), one.amount, one.why))
        elif one.verb == "repay":
            booked.append((_debt(players, one.source), "markers", one.amount, one.why))
    return booked


def _debt(players: Mapping[int, int], place: str) -> str:
    return f"marker:table:{players[int(place.removeprefix('seat:'))]}"


def shortfall(account_name: str, balance: int, transfers: Sequence[Move]) -> int:
    """How many chips an account must be given first, so that it never goes below zero in these transfers."""
    lowest = 0
    for source, target, amount, _ in transfers:
        if source == account_name:
            balance -= amount
        if target == account_name:
            balance += amount
        lowest = min(lowest, balance)
    return -lowest


def reversed_moves(transfers: Sequence[Move], why: str) -> list[Move]:
    """What takes these transfers back, the last one first."""
    return [(target, source, amount, f"{why}: {reason}") for source, target, amount, reason in reversed(transfers)]
