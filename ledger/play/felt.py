"""Where the engine's places stand in the book: a round's transfers as transfers between accounts.

The engine knows a house, racks and places on the felt. In the book the house is a table's tray, a
rack is its player's, and every advance the house makes is a debt of that player as well.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from games import engine
from games.engine.places import is_rack, parse
from ledger.state import accounts
from ledger.state.entries import Transfer, move


class Places(dict[str, str]):
    """The accounts of the places that the engine names at a table. `players` gives the player in
    each seat.
    """

    def __init__(self, table: int, players: Mapping[int, int]) -> None:
        super().__init__({engine.HOUSE: accounts.tray(table)})
        self._table, self._players = table, players

    def __missing__(self, place: str) -> str:
        if is_rack(place):
            name = accounts.rack(self._table, self.player(place))
        else:
            name = accounts.felt(self._table, place)
        self[place] = name
        return name

    def player(self, place: str) -> int:
        """The player whose rack a place is."""
        return self._players[parse(place).seat or 0]


def booked(places: Places, transfers: Iterable[engine.Transfer]) -> tuple[Transfer, ...]:
    """These transfers of a round, as the book has them. An advance to a seat, or its repayment,
    changes what the player owes as well.
    """
    found = []
    for source, target, amount, why, _, verb in transfers:
        found.append(Transfer(places[source], places[target], amount, why))
        if verb == "marker":
            debt = accounts.table_marker(places.player(target))
            found.append(Transfer(accounts.MARKERS, debt, amount, why))
        elif verb == "repay":
            debt = accounts.table_marker(places.player(source))
            found.append(Transfer(debt, accounts.MARKERS, amount, why))
    return tuple(found)


def paid_for(transfers: Iterable[engine.Transfer]) -> tuple[engine.Say, ...]:
    """What each of the transfers is for that these are in the book."""
    return tuple(
        reason
        for *_, reason, verb in transfers
        for _ in (("chips",) if verb == "pay" else ("chips", "debt"))
    )


def shortfall(name: str, balance: int, transfers: Iterable[Transfer]) -> int:
    """How much an account must be given first, so that it never goes below zero in these
    transfers.
    """
    lowest = 0
    for source, target, amount, _ in transfers:
        if source == name:
            balance -= amount
        if target == name:
            balance += amount
        if balance < lowest:
            lowest = balance
    return -lowest


def with_fill(
    balances: Mapping[str, int], table: int, transfers: tuple[Transfer, ...]
) -> tuple[Transfer, ...]:
    """These transfers of a round, behind the fill that they need: chips for the tray from the cage,
    and new chips for the cage where it has too few.
    """
    tray = accounts.tray(table)
    need = shortfall(tray, balances.get(tray, 0), transfers)
    if not need:
        return transfers
    new = max(0, need - balances.get(accounts.CAGE, 0))
    issue = move(accounts.ISSUED, accounts.CAGE, new, "chips issued")
    return (*issue, Transfer(accounts.CAGE, tray, need, "fill"), *transfers)


def taken_back(transfers: Sequence[Transfer], what: str) -> tuple[Transfer, ...]:
    """What takes these transfers back, the last one first."""
    return tuple(transfer.reversed(f"{what}: {transfer.why}") for transfer in reversed(transfers))


def taken_back_for(reasons: Sequence[engine.Say], what: str) -> tuple[engine.Say, ...]:
    """What the transfers are for that take others back, the last one first."""
    return tuple(engine.Say(what, {"what": [code, dict(args)]}) for code, args in reversed(reasons))


def all_back(net: Mapping[str, int]) -> tuple[Transfer, ...]:
    """What brings every account back from these changes of balance: from those that gained to those
    that lost, chips and markers apart.
    """
    transfers: list[Transfer] = []
    for commodity in ("chips", "marker"):
        here = {
            name: change
            for name, change in net.items()
            if accounts.kind_of(name).commodity == commodity
        }
        gained = {name: change for name, change in here.items() if change > 0}
        lost = {name: -change for name, change in here.items() if change < 0}
        for source, target in product(gained, lost):
            amount = min(gained[source], lost[target])
            transfers += move(source, target, amount, "void")
            gained[source] -= amount
            lost[target] -= amount
    return tuple(transfers)
