"""The records of a night in a database. This is the one module of the audit that needs a database:
whoever checks a bundle starts without.
"""

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from hashlib import sha256
from itertools import chain, groupby
from operator import itemgetter
from typing import Any

import sqlalchemy as sa

from ledger.audit.records import (
    AccountRow,
    Beside,
    EntryRow,
    Head,
    SecretRow,
    StoredRows,
    TransferRow,
)
from ledger.errors import NotThere
from ledger.store.schema import accounts, entries, nights, secrets, transfers

_ROWS_AT_A_TIME = 2000


class DatabaseRecords:
    """The records of a night in a database; use them within one reading transaction."""

    def __init__(self, connection: sa.Connection, night: int, with_seeds: bool = True) -> None:
        """`with_seeds`: whether the rounds in play may be played again from their secret seeds."""
        self._connection = connection
        self._night = night
        self._with_seeds = with_seeds

    def head(self) -> Head:
        """See `Records.head`. Raises `no-such-night`."""
        query = sa.select(nights.c.slug, nights.c.head_number, nights.c.head_hash).where(
            nights.c.id == self._night
        )
        row = self._connection.execute(query).one_or_none()
        if row is None:
            raise NotThere.saying("There is no such night.", "no-such-night")
        return Head(row.slug, row.head_number, bytes(row.head_hash))

    def entries(self) -> Iterator[EntryRow]:
        """See `Records.entries`."""
        columns = (
            entries.c.number,
            entries.c.body,
            entries.c.hash,
            entries.c.sender,
            entries.c.key,
        )
        query = sa.select(*columns).where(entries.c.night == self._night).order_by(entries.c.number)
        with closing(self._transfers()) as moved, self._streamed(query) as rows:
            owner, ahead = next(moved, _NO_MORE)
            for number, body, hash_, sender, key in rows:
                while owner < number:  # these belong to no entry
                    owner, ahead = next(moved, _NO_MORE)
                here: Sequence[TransferRow] = ()
                if owner == number:
                    here = ahead
                    owner, ahead = next(moved, _NO_MORE)
                yield EntryRow(number, body, hash_, Beside(sender, key, here))

    def seed(self, table: int) -> bytes | None:
        """See `Records.seed`."""
        query = sa.select(secrets.c.seed).where(
            secrets.c.night == self._night, secrets.c.table_number == table
        )
        return self._connection.scalar(query) if self._with_seeds else None

    def repeated(self) -> list[int]:
        """See `Records.repeated`."""
        other = entries.alias()
        same = sa.and_(other.c.sender == entries.c.sender, other.c.key == entries.c.key)
        another = sa.or_(other.c.night != entries.c.night, other.c.number != entries.c.number)
        query = sa.select(entries.c.number).where(
            entries.c.night == self._night, sa.exists().where(same, another)
        )
        return list(self._connection.scalars(query.order_by(entries.c.number)))

    def stored(self) -> StoredRows:
        """See `Records.kept`."""
        return StoredRows(
            frozenset(self._connection.scalars(sa.select(nights.c.slug))),
            tuple(self._accounts()),
            tuple(self._secrets()),
            tuple(self._orphans()),
        )

    def _accounts(self) -> Iterator[AccountRow]:
        query = sa.select(accounts).where(accounts.c.night == self._night).order_by(accounts.c.id)
        for row in self._connection.execute(query):
            yield AccountRow(
                row.id, row.name, row.commodity, row.floor, row.balance, row.last_transfer
            )

    def _transfers(self) -> Generator[tuple[float, Sequence[TransferRow]], None, None]:
        """The transfers of each entry that has any."""
        names = _Names({account.id: account.name for account in self._accounts()})
        columns = (
            transfers.c.entry,
            transfers.c.id,
            transfers.c.position,
            transfers.c.source,
            transfers.c.target,
            transfers.c.amount,
            transfers.c.why,
        )
        query = (
            sa.select(*columns)
            .where(transfers.c.night == self._night)
            .order_by(transfers.c.entry, transfers.c.position, transfers.c.id)
        )
        with self._streamed(query) as rows:
            for entry, here in groupby(rows, itemgetter(0)):
                yield (
                    entry,
                    [
                        (id_, position, names[source], names[target], amount, why)
                        for _, id_, position, source, target, amount, why in here
                    ],
                )

    def _secrets(self) -> Iterator[SecretRow]:
        query = (
            sa.select(secrets)
            .where(secrets.c.night == self._night)
            .order_by(secrets.c.table_number)
        )
        for row in self._connection.execute(query):
            yield SecretRow(row.table_number, row.commitment, sha256(row.seed).hexdigest())

    def _orphans(self) -> Iterator[str]:
        whole = sa.exists().where(
            entries.c.night == transfers.c.night, entries.c.number == transfers.c.entry
        )
        query = sa.select(transfers.c.id, transfers.c.entry).where(
            transfers.c.night == self._night, ~whole
        )
        for row in self._connection.execute(query.order_by(transfers.c.id)):
            yield f"Transfer {row.id} belongs to entry {row.entry}, which is not there."

    @contextmanager
    def _streamed(
        self, query: sa.Select[*tuple[Any, ...]]
    ) -> Iterator[Iterator[sa.Row[*tuple[Any, ...]]]]:
        """The rows, a few in memory at a time."""
        with self._connection.execute(
            query, execution_options={"yield_per": _ROWS_AT_A_TIME}
        ) as result:
            yield chain.from_iterable(result.partitions())


_NO_MORE: tuple[float, Sequence[TransferRow]] = (float("inf"), ())


class _Names(dict[int, str]):
    """The names of accounts, by their ids."""

    def __missing__(self, id_: int) -> str:
        return f"?{id_}"


def nights_of(connection: sa.Connection) -> list[tuple[int, str]]:
    """The nights of a database: number and slug, oldest first."""
    return [
        (row.id, row.slug) for row in connection.execute(sa.select(nights).order_by(nights.c.id))
    ]


def lengths(connection: sa.Connection) -> dict[int, int]:
    """How many entries each night has, by its number."""
    return {row.id: row.head_number for row in connection.execute(sa.select(nights))}


def orphans(connection: sa.Connection) -> Iterator[str]:
    """Rows of the book that belong to no night, in words."""
    for table in (entries, accounts, transfers, secrets):
        known = sa.exists().where(nights.c.id == table.c.night)
        query = sa.select(table.c.night, sa.func.count()).where(~known).group_by(table.c.night)
        for night, rows in connection.execute(query):
            yield f"{rows:,} of the {table.name} belong to night {night}, which is not there."
