"""The books of nights, read once and kept until more is written into them: a long night takes a
while to read.
"""

import threading
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, replace

from ledger import background
from ledger.audit.luck import BankResult, Luck
from ledger.book import Book
from ledger.errors import Unavailable
from ledger.export.reading import reading
from ledger.export.report import Report, report
from ledger.reports.bets import Bet, bets_in
from ledger.reports.journal import Journal
from ledger.reports.scores import ScoredRound, scored
from ledger.reports.settling import Payment, positions, settled
from ledger.state.entries import Entry
from ledger.state.night import Night, Table

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
    bank: tuple[BankResult, ...]
    """What each game that says what its bets bring gave the bank, table by table."""


class ReportCache:
    """What was read of each night."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._read: dict[int, Read] = {}
        self._journals: dict[int, Journal] = {}
        self._scored: dict[tuple[int, int, int], ScoredRound | None] = {}
        self._bets: dict[tuple[int, int, str], tuple[int, tuple[Bet, ...]]] = {}
        book.listeners.append(self._written)
        self._lines: defaultdict[int, threading.Lock] = defaultdict(threading.Lock)

    def read(self, night: int) -> Read:
        """The night as it is now, up to an entry that cannot be read. Raises `no-such-night`,
        `Damaged`.
        """
        newest = self._book.night(night)
        with self._lines[night]:
            found = self._read.get(night)
            if found is None or found.report.night.number < newest.number:
                found = self._read[night] = self._newly_read(newest)
            return found

    def read_for(self, night: int, player: int) -> Read:
        """The night as it is now, or as it was before entries that are not about this player: so
        that many phones may look at their own bills. Raises `no-such-night`, `no-such-player`,
        `Damaged`.
        """
        newest = self._book.night(night)
        newest.player(player)
        found = self._read.get(night)
        if found is not None and player in found.report.night.players:
            about = self.journal(night).newest_about(player)
            if about <= found.report.night.number:
                return found
        return self.read(night)

    def journal(self, night: int) -> Journal:
        """The journal of the night. Raises `no-such-night`."""
        self._book.night(night)
        return self._journals.setdefault(night, Journal(self._book, night))

    def scored(self, night: int, table: int, number: int) -> ScoredRound | None:
        """A round that is over, on the score sheet of its game; None where it has none."""
        where = night, table, number
        if where not in self._scored:
            self._scored[where] = scored(self.journal(night).record(table, number))
        return self._scored[where]

    def last_bets(self, night: int, table: Table) -> tuple[Bet, ...]:
        """The bets of the last round at this table in which there were any of the game that is
        played now.
        """
        where = night, table.number, table.game
        known, bets = self._bets.get(where, (0, ()))
        for past in reversed(table.past):
            if past.closed <= known:
                break
            if past.game == table.game:
                between = self._book.entries(night, past.began - 1, until=past.closed)
                here = [entry for entry in between if entry.table == table.number]
                if found := bets_in(past, here):
                    bets = found
                    break
        if table.past:
            self._bets[where] = table.past[-1].closed, bets
        return bets

    def _written(self, night: int, entry: Entry) -> None:
        """Bring the journal's index up now and then, so that nobody who looks waits for it."""
        if entry.number % _EVERY == 0:
            background.start(f"journal of night {night}", self._keep_up, night)

    def _keep_up(self, night: int) -> None:
        with suppress(Unavailable):
            self.journal(night).keep_up()

    def _newly_read(self, night: Night) -> Read:
        luck = Luck()
        with reading(self._book, [night.id]) as (source,):
            whole = replace(source, until=night.number) if night.damage else source
            found = report(whole, luck=luck)
        return Read(
            found,
            tuple(settled(positions(found.night, with_house=True))),
            tuple(settled(positions(found.night, with_house=False))),
            luck.results(),
        )
