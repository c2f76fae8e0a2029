"""The accounts of a night under the names that hledger and Beancount both take:
``Assets:N-001:Chips:P-003:Bankroll``.

The journal is about the whole room and not about the house alone: an account says where chips, cash
and markers are. So whatever holds some is an asset, where they come from is equity, and what
counting found missing is an expense. Players and tables stand under their numbers, which never
change; what they are called is said beside.
"""

import string

from ledger.state import accounts
from ledger.state.accounts import (
    CAGE,
    CASH_OVER_SHORT,
    DRAWER,
    ISSUED,
    MARKERS,
    OUTSIDE,
    OVER_SHORT,
    Bankroll,
    Felt,
    Marker,
    Rack,
    Single,
    Tray,
)

_SINGLE = {
    ISSUED: ("Equity", "Chips:Issued"),
    CAGE: ("Assets", "Chips:Cage"),
    OVER_SHORT: ("Expenses", "Chips:Missing"),
    OUTSIDE: ("Equity", "Cash:Outside"),
    DRAWER: ("Assets", "Cash:Drawer"),
    CASH_OVER_SHORT: ("Expenses", "Cash:Missing"),
    MARKERS: ("Equity", "Markers:Given"),
}
ROOTS = ("Assets", "Equity", "Expenses")
_PLAIN = frozenset(string.ascii_letters + string.digits)


def journal_name(night: int, account: str) -> str:
    """What an account of the book is called in the journal."""
    root, _ = _SINGLE.get(account, ("Assets", ""))
    return f"{root}:N-{night:03}:{_rest(account)}"


def _rest(account: str) -> str:
    match accounts.parse(account):
        case Tray(table):
            return f"Chips:{_table(table)}:Tray"
        case Felt(table, place):
            return ":".join([f"Chips:{_table(table)}:Felt", *map(_part, place.split(":"))])
        case Bankroll(player):
            return f"Chips:{_player(player)}:Bankroll"
        case Rack(table, player):
            return f"Chips:{_player(player)}:Rack:{_table(table)}"
        case Marker(debt, player):
            return f"Markers:{_player(player)}:{_part(debt)}"
        case Single(name):
            return _SINGLE[name][1]


def commodity(account: str, currency: str) -> str:
    """What an account counts, as the journal calls it."""
    return {"chips": "CHIP", "marker": "MARKER", "cash": currency}[
        accounts.kind_of(account).commodity
    ]


def _table(number: int) -> str:
    return f"T-{number:03}"


def _player(number: int) -> str:
    return f"P-{number:03}"


def _part(name: str) -> str:
    """A part of an account's name: it starts with a capital or a figure, and has letters, figures
    and hyphens.
    """
    plain = "".join(letter if letter in _PLAIN else f"-{ord(letter):x}-" for letter in name)
    return plain[0].upper() + plain[1:] if plain[0] in _PLAIN else f"X{plain}"
