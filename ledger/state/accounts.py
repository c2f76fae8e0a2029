"""The accounts of a night: what they are, what they count, and which may go below zero.

Players and tables are named by their numbers within the night, places on a felt as the engine names
them. On disk an account is a name, such as ``rack:2:5``; `parse` is the one place that takes such a
name apart, and gives the account as a value: ``Rack(table=2, player=5)``.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Literal, TypeAlias

from ledger.errors import NoSuchAccount
from ledger.state.facts_in_words import quoted

Commodity: TypeAlias = Literal["chips", "cash", "marker"]
Debt: TypeAlias = Literal["desk", "table", "house"]

ISSUED = "issued"
"""Minus the chips that exist."""
CAGE = "cage"
OVER_SHORT = "over-short"
OUTSIDE = "outside"
"""Where the drawer's cash comes from and goes to: minus the cash that people brought."""
DRAWER = "drawer"
CASH_OVER_SHORT = "cash-over-short"
MARKERS = "markers"
"""The control account of all debts: what every player's markers are balanced against."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What an account counts, and whether it may go below zero."""

    commodity: Commodity
    may_be_negative: bool = False


_CHIPS = Kind("chips")


@dataclass(frozen=True, slots=True)
class Single:
    """An account of which a night has one: the cage, the drawer, and the like."""

    name: str

    @property
    def kind(self) -> Kind:
        return _SINGLE[self.name]


@dataclass(frozen=True, slots=True)
class Tray:
    """The bank's chips at a table."""

    kind: ClassVar[Kind] = _CHIPS
    table: int


@dataclass(frozen=True, slots=True)
class Bankroll:
    """A player's chips that are at no table."""

    kind: ClassVar[Kind] = _CHIPS
    player: int


@dataclass(frozen=True, slots=True)
class Rack:
    """A player's chips at a table."""

    kind: ClassVar[Kind] = _CHIPS
    table: int
    player: int


@dataclass(frozen=True, slots=True)
class Felt:
    """A place on a table's felt: ``felt:2:pool:WIN``."""

    kind: ClassVar[Kind] = _CHIPS
    table: int
    place: str


@dataclass(frozen=True, slots=True)
class Marker:
    """A debt, in chips: what a player owes for chips lent at the ``desk``, or for compulsory
    payments that a ``table`` advanced; or what the ``house`` owes a player.
    """

    kind: ClassVar[Kind] = Kind("marker")
    debt: Debt
    player: int


Account: TypeAlias = Single | Tray | Bankroll | Rack | Felt | Marker

_SINGLE: Mapping[str, Kind] = {
    ISSUED: Kind("chips", may_be_negative=True),
    CAGE: Kind("chips"),
    OVER_SHORT: Kind("chips", may_be_negative=True),
    OUTSIDE: Kind("cash", may_be_negative=True),
    DRAWER: Kind("cash"),
    CASH_OVER_SHORT: Kind("cash", may_be_negative=True),
    MARKERS: Kind("marker", may_be_negative=True),
}
_NUMBER = r"([1-9][0-9]{0,15})"
_FORMS: Mapping[str, tuple[re.Pattern[str], Callable[..., Account]]] = {
    "tray": (re.compile(rf"tray:{_NUMBER}"), lambda table: Tray(int(table))),
    "bankroll": (re.compile(rf"bankroll:{_NUMBER}"), lambda player: Bankroll(int(player))),
    "rack": (
        re.compile(rf"rack:{_NUMBER}:{_NUMBER}"),
        lambda table, player: Rack(int(table), int(player)),
    ),
    "felt": (re.compile(rf"felt:{_NUMBER}:(.+)"), lambda table, place: Felt(int(table), place)),
    "marker": (
        re.compile(rf"marker:(desk|table|house):{_NUMBER}"),
        lambda debt, player: Marker(debt, int(player)),
    ),
}


# A night has some tens of accounts, and an audit asks six times for each transfer: without the
# cache it takes a fifth more, replays included.
@lru_cache(4096)
def parse(name: str) -> Account:
    """The account of this name. Raises `NoSuchAccount`."""
    if name in _SINGLE:
        return Single(name)
    form, make = _FORMS.get(name.partition(":")[0], (None, None))
    found = form.fullmatch(name) if form else None
    if found is None or make is None:
        raise NoSuchAccount(f"There can be no account “{quoted(name)}”.")
    return make(*found.groups())


def kind_of(name: str) -> Kind:
    """What the account of this name counts. Raises `NoSuchAccount`."""
    return parse(name).kind


def owner(name: str) -> int | None:
    """The player whose bankroll, rack or debt an account is; None for any other."""
    match parse(name):
        case Bankroll(player) | Rack(_, player) | Marker(_, player):
            return player
    return None


def tray(table: int) -> str:
    """The name of a table's tray."""
    return f"tray:{table}"


def bankroll(player: int) -> str:
    """The name of a player's bankroll."""
    return f"bankroll:{player}"


def rack(table: int, player: int) -> str:
    """The name of a player's rack at a table."""
    return f"rack:{table}:{player}"


def felt(table: int, place: str) -> str:
    """The name of a place on a table's felt."""
    return f"felt:{table}:{place}"


def on_felt(balances: Mapping[str, int], table: int | None = None) -> list[tuple[str, int]]:
    """The places that hold chips on a table's felt, or on all of them, and how many, in the order
    of their names.
    """
    prefix = "felt:" if table is None else felt(table, "")
    return sorted(
        (name, held) for name, held in balances.items() if held and name.startswith(prefix)
    )


def desk_marker(player: int) -> str:
    """The name of what a player owes for chips lent at the desk."""
    return f"marker:desk:{player}"


def table_marker(player: int) -> str:
    """The name of what a player owes for compulsory payments that were advanced."""
    return f"marker:table:{player}"


def house_marker(player: int) -> str:
    """The name of what a player is owed because the drawer could not pay in full."""
    return f"marker:house:{player}"
