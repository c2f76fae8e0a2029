"""The accounts of a night under the names that hledger and Beancount both take:
``Assets:N-001:Chips:P-003:Bankroll``.

The chips' journal is about the whole room and not about the house alone: an account says where
chips, cash and markers are. So whatever holds some is an asset, what the house owes somebody is a
liability, where they come from is equity, and what counting found missing is an expense. Players
and tables stand under their numbers, which never change; what they are called is said beside.
"""

import re
import string
from collections import Counter
from collections.abc import Mapping

from ledger.export.words import one_line
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
_PLAIN = frozenset(string.ascii_letters + string.digits)


def journal_name(night: int, account: str) -> str:
    """What an account of the book is called in the journal."""
    root = "Liabilities" if owed_by_house(account) else _SINGLE.get(account, ("Assets",))[0]
    return f"{root}:{night_name(night)}:{_rest(account)}"


def owed_by_house(account: str) -> bool:
    """Whether an account of the book is a debt of the house, which the journal has below zero."""
    return account.startswith(_OWED)


_OWED = accounts.house_marker(0)[:-1]


def night_name(night: int) -> str:
    """The number of a night, as accounts and tags have it."""
    return f"N-{night:03}"


def person_name(person: int) -> str:
    """The number of a person of the house."""
    return f"H-{person:03}"


def player_name(player: int) -> str:
    """The number of a player."""
    return f"P-{player:03}"


def table_name(table: int) -> str:
    """The number of a table."""
    return f"T-{table:03}"


def named(number: str, name: str) -> str:
    """A part of an account's name that people know: ``P-003-Ana``."""
    letters = "".join(letter if letter.isalnum() else " " for letter in one_line(name))
    return "-".join([number, *letters.split()])[:_LONGEST]


_LONGEST = 40


def people_parts(names: Mapping[int, str]) -> dict[int, str]:
    """The parts of accounts that people know the people of the house by: ``Ben``; with their
    numbers where several have one name, or an account cannot have it.
    """
    plain = {person: named("", name).removeprefix("-") for person, name in names.items()}
    plain = {person: part[:1].upper() + part[1:] for person, part in plain.items()}
    often = Counter(part.casefold() for part in plain.values())
    return {
        person: part
        if often[part.casefold()] == 1 and _NAME.match(part)
        else named(person_name(person), names[person])
        for person, part in plain.items()
    }


_NAME = re.compile(r"[A-Z](?!-[0-9])")


def _rest(account: str) -> str:
    match accounts.parse(account):
        case Tray(table):
            return f"Chips:{table_name(table)}:Tray"
        case Felt(table, place):
            return ":".join([f"Chips:{table_name(table)}:Felt", *map(_part, place.split(":"))])
        case Bankroll(player):
            return f"Chips:{player_name(player)}:Bankroll"
        case Rack(table, player):
            return f"Chips:{player_name(player)}:Rack:{table_name(table)}"
        case Marker(debt, player):
            return f"Markers:{player_name(player)}:{_part(debt)}"
        case Single(name):
            return _SINGLE[name][1]


def _part(name: str) -> str:
    """A part of an account's name: it starts with a capital or a figure, and has letters, figures
    and hyphens.
    """
    plain = "".join(letter if letter in _PLAIN else f"-{ord(letter):x}-" for letter in name)
    return plain[0].upper() + plain[1:] if plain[0] in _PLAIN else f"X{plain}"
