"""Where an audit reads from: the rows of a night, one at a time, from a database or from an exported bundle."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

import sqlalchemy as sa

from ledger.database import Database
from ledger.errors import NoSuchNight
from ledger.schema import accounts, entries, nights, transfers

_ROWS_AT_A_TIME = 2000


@dataclass(frozen=True, slots=True)
class TransferRow:
    """A transfer as its table has it, its accounts by name (None: there is no such account in this night)."""

    id: int
    position: int
    source: str | None
    target: str | None
    amount: int
    why: str


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry as its table has it, with its transfers."""

    number: int
    body: bytes
    hash: bytes
    sender: str
    key: str
    transfers: tuple[TransferRow, ...]


@dataclass(frozen=True, slots=True)
class AccountRow:
    """An account as its table has it."""

    name: str
    commodity: str
    floor: int | None
    balance: int
    last_transfer: int | None


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a night's chain, as its row has it."""

    slug: str
    number: int
    hash: bytes


class Records(Protocol):
    """The rows of one night, all as of one moment."""

    def head(self) -> Head:
        """The night's own row."""

    def entries(self) -> Iterator[EntryRow]:
        """Its entries by number, a few in memory at a time."""

    def strays(self) -> Iterable[str]:
        """Rows that belong to no entry, in words."""

    def accounts(self) -> Iterable[AccountRow]:
        """Its accounts."""


class DatabaseRecords:
    """The rows of a night in a database; use it within one reading transaction."""

    def __init__(self, connection: sa.Connection, night: int) -> None:
        self._connection = connection
        self._night = night

    def head(self) -> Head:
        """See `Records.head`. Raises `NoSuchNight`."""
        query = sa.select(nights.c.slug, nights.c.head_number, nights.c.head_hash).where(nights.c.id == self._night)
        row = self._connection.execute(query).one_or_none()
        if row is None:
            raise NoSuchNight("There is no such night.")
        return Head(row.slug, row.head_number, bytes(row.head_hash))

    def entries(self) -> Iterator[EntryRow]:
        """See `Records.entries`."""
        query = sa.select(entries).where(entries.c.night == self._night).order_by(entries.c.number)
        moved = self._transfers()
        ahead = next(moved, None)
        for row in self._streamed(query):
            here: list[TransferRow] = []
            while ahead is not None and ahead[0] <= row.number:
                if ahead[0] == row.number:
                    here.append(ahead[1])
                ahead = next(moved, None)
            yield EntryRow(row.number, bytes(row.body), bytes(row.hash), row.sender, row.key, tuple(here))

    def strays(self) -> Iterable[str]:
        """See `Records.strays`."""
        whole = sa.exists().where(entries.c.night == transfers.c.night, entries.c.number == transfers.c.entry)
        query = sa.select(transfers.c.id, transfers.c.entry).where(transfers.c.night == self._night, ~whole)
        for row in self._connection.execute(query):
            yield f"Transfer {row.id} belongs to entry {row.entry}, which is not there."

    def accounts(self) -> Iterable[AccountRow]:
        """See `Records.accounts`."""
        query = sa.select(accounts).where(accounts.c.night == self._night).order_by(accounts.c.id)
        for row in self._connection.execute(query):
            yield AccountRow(row.name, row.commodity, row.floor, row.balance, row.last_transfer)

    def _transfers(self) -> Iterator[tuple[int, TransferRow]]:
        names = sa.select(accounts.c.id, accounts.c.name).where(accounts.c.night == self._night)
        by_id: dict[int, str] = {row.id: row.name for row in self._connection.execute(names)}
        query = (
            sa.select(transfers)
            .where(transfers.c.night == self._night)
            .order_by(transfers.c.entry, transfers.c.position, transfers.c.id)
        )
        for row in self._streamed(query):
            source, target = by_id.get(row.source), by_id.get(row.target)
            yield row.entry, TransferRow(row.id, row.position, source, target, row.amount, row.why)

    def _streamed(self, query: sa.Select[Any]) -> Iterator[Any]:
        options = {"yield_per": _ROWS_AT_A_TIME}
        return iter(self._connection.execute(query, execution_options=options))


def nights_of(database: Database) -> list[tuple[int, str]]:
    """The nights of a database: number and slug, oldest first."""
    with database.reading() as connection:
        return [(row.id, row.slug) for row in connection.execute(sa.select(nights).order_by(nights.c.id))]
