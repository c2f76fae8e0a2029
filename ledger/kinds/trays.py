"""The chips between the cage and the trays of tables."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from games.language import gettext
from ledger.errors import Conflict
from ledger.kinds.at_desk import from_cage
from ledger.kinds.at_table import idle
from ledger.kinds.counting import counted, put_right
from ledger.kinds.facts import Pile, TableKind
from ledger.state import accounts
from ledger.state.accounts import CAGE
from ledger.state.entries import Amount, Count, Decision, Earlier, Entry, NameResolver, Transfer
from ledger.state.night import Night
from ledger.state.words import whole
from ledger.store.canonical import JSON


class TrayChanged(TableKind, frozen=True):
    """What an entry says that brings a tray chips, or takes them, at any time."""

    chips: Amount

    reversible: ClassVar[bool] = True

    def applied(self, night: Night, entry: Entry) -> Night:
        return night.with_table(replace(night.any_table(self.table), counted=None))


class TrayFilled(TrayChanged, frozen=True, tag="fill"):
    """Chips from the cage to a tray."""

    asked: ClassVar[str] = "fill"

    @staticmethod
    def decide(night: Night, table: int, chips: int) -> Decision:
        """A fill."""
        night.check_open()
        here = night.table(table)
        whole(chips, gettext("The fill"))
        filling = Transfer(CAGE, accounts.tray(here.number), chips, "fill")
        transfers = (*from_cage(night, chips), filling)
        return Decision(TrayFilled(table=here.number, chips=chips), transfers)

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.table, self.chips)

    def describe(self, names: NameResolver) -> str:
        return gettext("{chips} chips from the cage to the tray", chips=self.chips)


class TrayCredited(TrayChanged, frozen=True, tag="credit"):
    """Chips from a tray back to the cage."""

    asked: ClassVar[str] = "credit"

    @staticmethod
    def decide(night: Night, table: int, chips: int) -> Decision:
        """A credit. Raises `not-enough`."""
        night.check_open()
        here = night.table(table)
        whole(chips, gettext("The credit"))
        tray = accounts.tray(here.number)
        if chips > night.balance(tray):
            raise Conflict.saying(
                "The tray of {table} holds {balance} chips, not {chips}.",
                "not-enough",
                table=here.title,
                balance=night.balance(tray),
                chips=chips,
            )
        transfers = (Transfer(tray, CAGE, chips, "credit"),)
        return Decision(TrayCredited(table=here.number, chips=chips), transfers)

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.table, self.chips)

    def describe(self, names: NameResolver) -> str:
        return gettext("{chips} chips from the tray to the cage", chips=self.chips)


class TrayCounted(TableKind, frozen=True, tag="tray-counted"):
    """The chips found in a tray between rounds."""

    book: Count
    """What the tray had."""
    counts: tuple[tuple[Pile, ...], ...]
    counted: Count
    """What the last count found."""

    asked: ClassVar[str] = "count_tray"

    @staticmethod
    def decide(night: Night, table: int, counts: Sequence[JSON], book: int) -> Decision:
        """A count: what the tray has more or less than the book goes over or short (see
        `ledger.kinds.counting`). Raises `round-in-play`, `count-again`, `stale`.
        """
        here = idle(night, table)
        tray = accounts.tray(here.number)
        found = counted(night, tray, gettext("The tray of {table}", table=here.title), counts, book)
        says = TrayCounted(
            table=here.number, book=found.book, counts=found.counts, counted=found.chips
        )
        return Decision(says, put_right(tray, found))

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.table, msgspec.to_builtins(self.counts), self.book)

    def applied(self, night: Night, entry: Entry) -> Night:
        return night.with_table(replace(night.any_table(self.table), counted=entry.number))

    def describe(self, names: NameResolver) -> str:
        return gettext(
            "The tray is counted: {count} chips, where the book had {book}",
            count=self.counted,
            book=self.book,
        )
