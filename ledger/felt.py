"""Where the engine's places stand in the book: a round's transfers as transfers between accounts.

The engine knows a house, racks and places on the felt. In the book the house is a table's tray, a rack is
its player's, and every advance the house makes is a debt of that player as well.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from games import engine
from ledger import accounts
from ledger.entries import Transfer, move
from ledger.night import Night


class Felt(dict[str, str]):
    """The accounts of a round's places, by the names that the engine has for them; each is worked out once."""

    def __init__(self, table: int, players: Mapping[int, int]) -> None:
        """`players` gives the player in each seat."""
        super().__init__()
        self.table = table
        self.players = players

    def __missing__(self, place: str) -> str:
        self[place] = name = self._account(place)
        return name

    def _account(self, place: str) -> str:
        if place == engine.HOUSE:
            return accounts.tray(self.table)
        if place.startswith("seat:"):
            return accounts.rack(self.table, self.player(place))
        return accounts.felt(self.table, place)

    def player(self, place: str) -> int:
        """Whose rack this is."""
        return self.players[int(place.removeprefix("seat:"))]


def booked(felt: Felt, transfers: Iterable[engine.Transfer]) -> tuple[Transfer, ...]:
    """These transfers of a round, as the book has them. An advance to a seat, or its repayment, changes what
    the player owes as well.
    """
    found = []
    for source, target, amount, why, verb in transfers:
        found.append(Transfer(felt[source], felt[target], amount, why))
        if verb == "marker":
            found.append(Transfer(accounts.MARKERS, accounts.table_marker(felt.player(target)), amount, why))
        elif verb == "repay":
            found.append(Transfer(accounts.table_marker(felt.player(source)), accounts.MARKERS, amount, why))
    return tuple(found)


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


def with_fill(night: Night, table: int, transfers: tuple[Transfer, ...]) -> tuple[Transfer, ...]:
    """These transfers of a round, behind the fill that they need: chips for the tray from the cage, and new chips
    for the cage where it has too few.
    """
    tray = accounts.tray(table)
    need = shortfall(tray, night.balance(tray), transfers)
    new = max(0, need - night.balance(accounts.CAGE))
    issue = move(accounts.ISSUED, accounts.CAGE, new, "chips issued")
    return (*issue, *move(accounts.CAGE, tray, need, "fill"), *transfers)


def taken_back(transfers: Sequence[Transfer], what: str) -> tuple[Transfer, ...]:
    """What takes these transfers back, the last one first."""
    return tuple(one.reversed(f"{what}: {one.why}") for one in reversed(transfers))


def all_back(net: Mapping[str, int], why: str) -> tuple[Transfer, ...]:
    """What brings every account back from these changes of balance: from those that gained to those that lost,
    chips and markers apart.
    """
    transfers: list[Transfer] = []
    for commodity in ("chips", "marker"):
        here = {name: change for name, change in net.items() if accounts.kind_of(name).commodity == commodity}
        gained = {name: change for name, change in here.items() if change > 0}
        lost = {name: -change for name, change in here.items() if change < 0}
        for source, target in product(gained, lost):
            amount = min(gained[source], lost[target])
            transfers += move(source, target, amount, why)
            gained[source] -= amount
            lost[target] -= amount
    return tuple(transfers)
