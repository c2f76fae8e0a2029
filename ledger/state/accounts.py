"""The accounts of a night: what they are called, what they count, and which may go below zero.

Players and tables are named by their numbers within the night, places on a felt as the engine names
them.
"""

from typing import Literal, NamedTuple, TypeAlias

Commodity: TypeAlias = Literal["chips", "cash", "marker"]

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


class Kind(NamedTuple):
    """What an account counts, and whether it may go below zero."""

    commodity: Commodity
    may_be_negative: bool = False


_KINDS = {
    ISSUED: Kind("chips", may_be_negative=True),
    CAGE: Kind("chips"),
    "tray": Kind("chips"),
    "bankroll": Kind("chips"),
    "rack": Kind("chips"),
    "felt": Kind("chips"),
    OVER_SHORT: Kind("chips", may_be_negative=True),
    OUTSIDE: Kind("cash", may_be_negative=True),
    DRAWER: Kind("cash"),
    CASH_OVER_SHORT: Kind("cash", may_be_negative=True),
    MARKERS: Kind("marker", may_be_negative=True),
    "marker": Kind("marker"),
}


def kind_of(name: str) -> Kind:
    """The kind of an account, by its name: ``rack:2:5`` is a rack."""
    return _KINDS[name.partition(":")[0]]


def tray(table: int) -> str:
    """The house's chips at a table."""
    return f"tray:{table}"


def bankroll(player: int) -> str:
    """A player's chips that are at no table."""
    return f"bankroll:{player}"


def rack(table: int, player: int) -> str:
    """A player's chips at a table."""
    return f"rack:{table}:{player}"


def felt(table: int, place: str) -> str:
    """A place on a table's felt: ``felt:2:pool:WIN``."""
    return f"felt:{table}:{place}"


def desk_marker(player: int) -> str:
    """What a player owes the house for chips lent at the desk."""
    return f"marker:desk:{player}"


def table_marker(player: int) -> str:
    """What a player owes the house for compulsory payments that it advanced."""
    return f"marker:table:{player}"


def house_marker(player: int) -> str:
    """What the house owes a player whom the drawer could not pay in full, in chips."""
    return f"marker:house:{player}"
