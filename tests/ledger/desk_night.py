"""A night for the tests of the book and the desk: the host's requests, each with a key of
its own.
"""

import os
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import count
from typing import ParamSpec

from msgspec.structs import replace

from ledger.book import Book, Make, Receipt
from ledger.book.appending import Appender
from ledger.book.cache import NightCache
from ledger.desk.opening import open_night
from ledger.kinds.cash import CashOut
from ledger.kinds.nights import NightOpened
from ledger.kinds.trays import TrayCounted
from ledger.state import accounts
from ledger.state.entries import Decided, Decision, Entry, Request
from ledger.state.night import Night
from ledger.store.canonical import JSON
from ledger.store.database import Database

_Arguments = ParamSpec("_Arguments")
_KEYS = count()
CHIPS: list[Mapping[str, JSON]] = [{"value": 1, "colour": "white"}, {"value": 5, "colour": "red"}]
_NOWHERE = Database("sqlite:///nowhere.sqlite")
"""Never opened: whoever only decides asks it nothing."""
TEN_CENTS: dict[str, JSON] = {"minor": 10, "currency": "EUR"}


def request(key: str | None = None, sender: str = "desk") -> Request:
    """A request of the host's; without a key, one that nobody has made before."""
    return Request(sender, key or f"{os.getpid()}-{next(_KEYS)}", "host", "desk")


def counts(chips: int, book: int) -> list[list[dict[str, int]]]:
    """So many chips of 1, counted as often as it takes where the book has `book`."""
    return [[{"value": 1, "count": chips}] if chips else []] * (1 + (chips != book))


class Desk(ABC):
    """What the host does in a night, wherever it is kept."""

    @abstractmethod
    def write(self, make: Make) -> Receipt:
        """Write what `make` decides."""

    @abstractmethod
    def do(
        self,
        what: Decided[_Arguments],
        *args: _Arguments.args,
        **named: _Arguments.kwargs,
    ) -> Receipt:
        """Do something at the desk."""

    @property
    @abstractmethod
    def now(self) -> Night:
        """The night as it is."""

    @abstractmethod
    def entries(self) -> Sequence[Entry]:
        """Its entries by now."""

    def count_tray(self, table: int, chips: int) -> Receipt:
        """Count the tray of a table to so many chips."""
        book = self.now.balance(accounts.tray(table))
        return self.do(TrayCounted, table, counts(chips, book), book)

    def count_out(self, player: int, chips: int) -> Receipt:
        """Cash a player out who hands in so many chips, whatever the book has."""
        book = self.now.balance(accounts.bankroll(player))
        return self.do(CashOut, player, counts(chips, book), book)

    def balances(self) -> dict[str, int]:
        """What is where; empty accounts left out."""
        return {name: amount for name, amount in self.now.balances.items() if amount}


class DeskNight(Desk):
    """A night in a book."""

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

    def write(self, make: Make) -> Receipt:
        return self.book.write(self.id, request(), {}, make)

    def do(
        self,
        what: Decided[_Arguments],
        *args: _Arguments.args,
        **named: _Arguments.kwargs,
    ) -> Receipt:
        return self.book.do(self.id, request(), what, *args, **named)

    @property
    def now(self) -> Night:
        return self.book.night(self.id)

    def entries(self) -> Sequence[Entry]:
        return self.book.entries(self.id)


class PaperNight(Desk):
    """A night that no database keeps: each entry is decided on the night before it, as the book
    has it decided, and makes the night after it.
    """

    def __init__(
        self,
        chip_value: Mapping[str, object] | None = TEN_CENTS,
        cash_float: int = 0,
    ) -> None:
        self._deciding = Appender(_NOWHERE, NightCache(), lambda: 1_763_721_072_000)
        self._entries: list[Entry] = []
        self._now: Night | None = None
        opening = NightOpened.decide("Friday", chip_value, CHIPS, cash_float)
        self._add(replace(opening, says=replace(opening.says, slug="friday")))

    def write(self, make: Make) -> Receipt:
        return self._add(make(self.now))

    def do(
        self,
        what: Decided[_Arguments],
        *args: _Arguments.args,
        **named: _Arguments.kwargs,
    ) -> Receipt:
        return self._add(what.decide(self.now, *args, **named))

    @property
    def now(self) -> Night:
        assert self._now is not None
        return self._now

    def entries(self) -> Sequence[Entry]:
        return self._entries

    def _add(self, decision: Decision) -> Receipt:
        entry, _, self._now = self._deciding.decide(self._now, 1, decision, request(), "0" * 64)
        self._entries.append(entry)
        return Receipt(self._now, entry)
