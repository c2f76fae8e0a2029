"""The books of nights, read once and kept until more is written into them: a long night takes a
while to read.
"""

import threading
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, replace

from ledger.book import Book
from ledger.errors import Unavailable
from ledger.export.reading import reading
from ledger.export.report import Report, report
from ledger.reports.journal import Journal
from ledger.reports.settling import Payment, positions, settled
from ledger.state.entries import Entry
from ledger.state.night import Night

_EVERY = 500
"""So many entries later the index of a journal is brought up by itself."""


@dataclass(frozen=True, slots=True)
class Read:
    """A night, read from its first entry to its last."""

    report: Report
    with_house: tuple[Payment[int], ...]
    """Who pays whom, the bank as one of all."""
    among_players: tuple[Payment[int], ...]
    """Who pays whom, what the bank is up or down divided equally."""


class Shelf:
    """What was read of each night."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._read: dict[int, Read] = {}
        self._journals: dict[int, Journal] = {}
        book.listeners.append(self._written)
        self._lines: defaultdict[int, threading.Lock] = defaultdict(threading.Lock)

    def read(self, night: int) -> Read:
        """The night as it is now, up to an entry that cannot be read. Raises `NoSuchNight`,
        `Damaged`.
        """
        newest = self._book.night(night)
        with self._lines[night]:
            found = self._read.get(night)
            if found is None or found.report.night.number < newest.number:
                found = self._read[night] = self._newly_read(newest)
            return found

    def journal(self, night: int) -> Journal:
        """The journal of the night. Raises `NoSuchNight`."""
        self._book.night(night)
        return self._journals.setdefault(night, Journal(self._book, night))

    def _written(self, night: int, entry: Entry) -> None:
        """Bring the journal's index up now and then, so that nobody who looks waits for it."""
        if entry.number % _EVERY == 0:
            threading.Thread(target=self._keep_up, args=(night,), daemon=True).start()

    def _keep_up(self, night: int) -> None:
        with suppress(Unavailable):
            self.journal(night).keep_up()

    def _newly_read(self, night: Night) -> Read:
        with reading(self._book, [night.id]) as (source,):
            found = report(replace(source, until=night.number) if night.damage else source)
        return Read(
            found,
            tuple(settled(positions(found.night, with_house=True))),
            tuple(settled(positions(found.night, with_house=False))),
        )
