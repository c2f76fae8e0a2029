"""Where the engine's places stand in the book: a round's transfers as transfers between accounts.

The engine knows a house, racks and places on the felt. In the book the house is a table's tray, a rack is
its player's, and every advance the house makes is a debt of that player as well.
"""

from collections.abc import Iterable, Mapping, Sequence

from games import engine
from ledger import accounts
from ledger.entries import Transfer


def account(table: int, players: Mapping[int, int], place: str) -> str:
    """The account of a place the engine names. `players` gives the player in each seat."""
    if place == engine.HOUSE:
        return accounts.tray(table)
    if place.startswith("seat:"):
        return accounts.rack(table, _player(players, place))
    return accounts.felt(table, place)


def booked(table: int, players: Mapping[int, int], transfers: Iterable[engine.Transfer]) -> tuple[Transfer, ...]:
    """These transfers of a round, as the book has them. An advance to a seat, or its repayment, changes what
    the player owes as well.
    """
    found = []
    for one in transfers:
        source, target = account(table, players, one.source), account(table, players, one.target)
        found.append(Transfer(source, target, one.amount, one.why))
        if one.verb == "marker":
            debt = accounts.table_marker(_player(players, one.target))
            found.append(Transfer(accounts.MARKERS, debt, one.amount, one.why))
        elif one.verb == "repay":
            debt = accounts.table_marker(_player(players, one.source))
            found.append(Transfer(debt, accounts.MARKERS, one.amount, one.why))
    return tuple(found)


def _player(players: Mapping[int, int], place: str) -> int:
    return players[int(place.removeprefix("seat:"))]


def shortfall(name: str, balance: int, transfers: Iterable[Transfer]) -> int:
    """How much an account must be given first, so that it never goes below zero in these transfers."""
    lowest = 0
    for one in transfers:
        if one.source == name:
            balance -= one.amount
        if one.target == name:
            balance += one.amount
        lowest = min(lowest, balance)
    return -lowest


def taken_back(transfers: Sequence[Transfer], what: str) -> tuple[Transfer, ...]:
    """What takes these transfers back, the last one first."""
    return tuple(one.reversed(f"{what}: {one.why}") for one in reversed(transfers))
