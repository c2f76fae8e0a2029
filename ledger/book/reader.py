"""The ways to read the book."""

from collections.abc import Iterable, Iterator
from typing import Any

import sqlalchemy as sa

from ledger import checkpoints
from ledger.book import seeds
from ledger.book.cache import NightCache
from ledger.book.requests import Heading
from ledger.book.rows import advanced, read, read_all
from ledger.book.statements import ENTRY, NEWER, SINCE, Row
from ledger.errors import NotThere
from ledger.state.entries import Entry
from ledger.state.night import Night
from ledger.store.database import Database
from ledger.store.schema import entries, nights


class Reader:
    """The nights of one database, as they are."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._cache = NightCache()

    def night(self, night: int) -> Night:
        """The night as it is now. Raises `no-such-night`."""
        if known := self._cache.get(night):
            rows = self.database.call(NEWER, {"night": night, "after": known.number})
            found = advanced(known, night, self._read(night, rows))
        else:
            with self.database.reading() as connection:
                known = self._known(connection, night)
                found = advanced(known, night, self._news(connection, night, known))
        self._cache.keep(found, {})
        if not found.damage and found.number - _number(known) >= checkpoints.EVERY:
            checkpoints.write_if_possible(self.database, found)
        return found

    def nights(self) -> list[Heading]:
        """All nights, the newest first."""
        query = sa.select(nights.c.id, nights.c.slug, nights.c.head_number).order_by(
            nights.c.id.desc()
        )
        with self.database.reading() as connection:
            return [Heading(*row) for row in connection.execute(query)]

    def find(self, slug: str) -> int:
        """The number of the night of this slug. Raises `no-such-night`."""
        with self.database.reading() as connection:
            found: int | None = connection.scalar(
                sa.select(nights.c.id).where(nights.c.slug == slug)
            )
        if found is None:
            raise NotThere.saying(
                "There is no night {slug}.", "no-such-night", slug=f"{slug!r:.60}"
            )
        return found

    def entries(
        self, night: int, after: int = 0, until: int | None = None, most: int | None = None
    ) -> list[Entry]:
        """The entries of a night whose numbers are greater than `after`, in order: up to number
        `until`, and at most so many, where that is said. Raises `Damaged`.
        """
        query = SINCE if until is None else SINCE.where(entries.c.number <= until)
        with self.database.reading() as connection:
            found = connection.execute(query.limit(most), {"night": night, "after": after})
            return [read(row) for row in found]

    def newest_entries(self, night: int, after: int, until: int) -> list[Entry]:
        """`entries`, of which those that came last are remembered. Raises `Damaged`."""
        return self._cache.entries(night, after, until) or self.entries(night, after, until)

    def entry(self, night: int, number: int) -> Entry:
        """One entry. Raises `no-such-entry`."""
        if known := self._cache.entry(night, number):
            return known
        with self.database.reading() as connection:
            return self.entry_at(connection, night, number)

    def entry_at(self, connection: sa.Connection, night: int, number: int) -> Entry:
        """`entry`, as this transaction sees it, or as it is remembered: an entry stays as it is."""
        if known := self._cache.entry(night, number):
            return known
        rows = self.database.run(connection, ENTRY, {"night": night, "number": number})
        if not rows:
            raise NotThere.saying("There is no such entry in this night.", "no-such-entry")
        return read(Row._make(rows[0]))

    def screens_in(self, connection: sa.Connection, night: int) -> list[str]:
        """What the entries of a night name as their screens, each once."""
        named = {entry.by.screen for entry in read_all(connection, night, 0)}
        return sorted(named)

    def remembers(self, night: int) -> bool:
        """Whether the night has been read since this program began; from then on, only what is new
        of it is read.
        """
        return self._cache.get(night) is not None

    def remembered(self, night: int) -> Night | None:
        """The night as far as it is remembered here, with no look into the database."""
        return self._cache.get(night)

    def night_in(self, connection: sa.Connection, night: int) -> Night:
        """`night`, as this transaction sees it. Raises `no-such-night`."""
        found = self.night_at(connection, night)
        self._cache.keep(found, {})
        return found

    def night_at(self, connection: sa.Connection, night: int) -> Night:
        """The night as this transaction sees it: what is remembered, and the entries that came
        since.
        """
        known = self._known(connection, night)
        return advanced(known, night, self._news(connection, night, known))

    def _news(self, connection: sa.Connection, night: int, known: Night | None) -> Iterator[Entry]:
        """The entries that a night has beyond those that are known: few, or all."""
        if known is None:
            return self._cache.noted(night, read_all(connection, night, 0))
        rows = self.database.run(connection, NEWER, {"night": night, "after": known.number})
        return self._read(night, rows)

    def _read(self, night: int, rows: Iterable[Any]) -> Iterator[Entry]:
        """The entries of these rows, which are on disk."""
        return self._cache.noted(night, map(read, map(Row._make, rows)))

    def agreed(self, connection: sa.Connection, night: int) -> Night | None:
        """The night as of an entry up to which its balances are known to agree with its transfers:
        when that was last looked at here, else at its checkpoint.
        """
        return self._cache.agreed(night) or checkpoints.found(connection, night)

    def _known(self, connection: sa.Connection, night: int) -> Night | None:
        """The night as it is remembered here, else as of its checkpoint; either is on disk, so the
        transaction sees at least that much.
        """
        return self._cache.get(night) or checkpoints.found(connection, night)

    def newest(self, night: Night) -> Night:
        """The night, or what is remembered of it, whichever has more entries."""
        return self._cache.newest(night)

    def agree(self, night: Night) -> None:
        """Remember that the balances of this night agree with its transfers."""
        self._cache.agree(night)

    def seed(self, night: int, table: int) -> bytes | None:
        """The secret seed of a table's round to come or in play. For `ledger.play.rounds` alone."""
        return seeds.seed(self.database, night, table)

    def seed_at(self, connection: sa.Connection, night: int, table: int) -> bytes | None:
        """`seed`, as this transaction sees it."""
        return seeds.seed_at(self.database, connection, night, table)


def _number(night: Night | None) -> int:
    return night.number if night else 0
