"""A night for the tests of the book and the desk: the host's requests, each with a key of
its own.
"""

import os
from collections.abc import Mapping
from itertools import count
from typing import ParamSpec

from ledger.book import Book, Receipt
from ledger.desk.opening import open_night
from ledger.kinds.cash import CashOut
from ledger.kinds.tables import TrayCounted
from ledger.state import accounts
from ledger.state.entries import Decided, Request
from ledger.state.night import Night
from ledger.store.canonical import JSON

_Arguments = ParamSpec("_Arguments")
_KEYS = count()
CHIPS: list[Mapping[str, JSON]] = [{"value": 1, "colour": "white"}, {"value": 5, "colour": "red"}]
TEN_CENTS: dict[str, JSON] = {"minor": 10, "currency": "EUR"}


def request(key: str | None = None, sender: str = "desk") -> Request:
    """A request of the host's; without a key, one that nobody has made before."""
    return Request(sender, key or f"{os.getpid()}-{next(_KEYS)}", "host", "desk")


def counts(chips: int, book: int) -> list[list[dict[str, int]]]:
    """So many chips of 1, counted as often as it takes where the book has `book`."""
    return [[{"value": 1, "count": chips}] if chips else []] * (1 + (chips != book))


class DeskNight:
    """A night, and what the host does in it."""

    def __init__(
        self,
        book: Book,
        name: str = "Friday",
        chip_value: Mapping[str, object] | None = TEN_CENTS,
        cash_float: int = 0,
    ) -> None:
        self.book = book
        opened = open_night(
            book, request(), name=name, chip_value=chip_value, chip_set=CHIPS, cash_float=cash_float
        )
        self.id = opened.night.id

    def do(
        self,
        what: Decided[_Arguments],
        *args: _Arguments.args,
        **named: _Arguments.kwargs,
    ) -> Receipt:
        """Do something at the desk."""
        return self.book.do(self.id, request(), what, *args, **named)

    def count_tray(self, table: int, chips: int) -> Receipt:
        """Count the tray of a table to so many chips."""
        book = self.now.balance(accounts.tray(table))
        return self.do(TrayCounted, table, counts(chips, book), book)

    def count_out(self, player: int, chips: int) -> Receipt:
        """Cash a player out who hands in so many chips, whatever the book has."""
        book = self.now.balance(accounts.bankroll(player))
        return self.do(CashOut, player, counts(chips, book), book)

    @property
    def now(self) -> Night:
        """The night as it is."""
        return self.book.night(self.id)

    def balances(self) -> dict[str, int]:
        """What is where; empty accounts left out."""
        return {name: amount for name, amount in self.now.balances.items() if amount}
