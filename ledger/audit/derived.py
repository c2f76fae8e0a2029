"""The audit of what a database keeps of its nights beside the book, for speed: checkpoints, and the
index of the journal. Both follow from the entries, and are compared with what these make.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from heapq import merge
from itertools import groupby
from operator import itemgetter
from typing import Any

import sqlalchemy as sa

from ledger.errors import LedgerError, Malformed
from ledger.findings import Finding
from ledger.kinds.marks import Mark, mark
from ledger.kinds.reading import read
from ledger.kinds.rounds import RoundBegan
from ledger.state import checkpoint, fold
from ledger.state.entries import Entry
from ledger.state.night import Night
from ledger.store.schema import checkpoints, entries, journal, journal_players

_ROWS_AT_A_TIME = 2000
_AT_MOST = 100
"""So many entries of a night with wrong marks are told one by one."""


def derived(connection: sa.Connection) -> Iterator[Finding]:
    """Every checkpoint and every mark in the index that is not what the entries of its night make.
    Entries that cannot be read, and what comes after them, are the business of their night's audit.
    """
    there = sa.inspect(connection)  # a schema of an older step has not all of it
    kept, indexed = {}, set[int]()
    if there.has_table(checkpoints.name):
        rows = connection.execute(sa.select(checkpoints)).all()
        # One of another shape is never read: it is made anew.
        kept = {row.night: row for row in rows if row.shape == checkpoint.shape()}
    if there.has_table(journal.name):
        both = sa.union(sa.select(journal.c.night), sa.select(journal_players.c.night))
        indexed.update(connection.scalars(both))
    for night in sorted({*kept, *indexed}):
        with ExitStack() as streams:
            marks = _marks(connection, night, streams) if night in indexed else iter(())
            yield from _compared(
                _entries(connection, night, streams),
                _Checkpoint(night, kept.get(night)),
                _Index(night, marks),
            )


def _compared(found: Iterator[Entry], kept: "_Checkpoint", index: "_Index") -> Iterator[Finding]:
    """Show the entries of a night to both, as far as they can be read and as long as one asks."""
    try:
        for entry in found:
            yield from kept.compare(entry)
            yield from index.compare(entry)
            if kept.is_done and index.is_done:
                return
    except Malformed:
        return
    yield from index.rest()


class _Checkpoint:
    """A night as it was kept, and as its entries make it."""

    def __init__(self, night: int, row: Any) -> None:
        self._night, self._row = night, row
        self._made: Night | None = None
        self.is_done = row is None

    def compare(self, entry: Entry) -> Iterator[Finding]:
        """Make the night one entry on; tell what is wrong once it is as new as what was kept."""
        if self.is_done:
            return
        try:
            made = self._made
            made = fold.apply(made, entry) if made else fold.first(self._night, entry)
        except LedgerError:  # its audit says what is wrong with it
            self.is_done = True
            return
        self._made, row = made, self._row
        if entry.number < row.number:
            return
        self.is_done = True
        if (made.number, made.hash, checkpoint.encode(made)) != (row.number, row.hash, row.body):
            what = f"what is kept of it as of entry {row.number} is not what its entries make."
            yield Finding("checkpoints", f"night {self._night}", None, what)


class _Index:
    """The marks of a night as the index has them, and as its entries make them. An index may end
    before the night: the next look at the journal goes on with it.
    """

    def __init__(self, night: int, marks: Iterator[Mark]) -> None:
        self._night, self._marks = night, marks
        self._next = next(marks, None)
        self._seats: dict[tuple[int | None, int | None], dict[int, int]] = {}
        self._found = 0

    @property
    def is_done(self) -> bool:
        """Whether there is nothing more to compare."""
        return self._next is None or self._found == _AT_MOST

    def compare(self, entry: Entry) -> Iterator[Finding]:
        """Tell whether the mark of this entry is wrong."""
        if self.is_done:
            return
        round_ = (entry.table, entry.round)
        if isinstance(entry.says, RoundBegan):
            self._seats[round_] = dict(entry.says.seating)
        if self._next != mark(entry, self._seats.get(round_, {})):
            self._found += 1
            where = f"entry {entry.number} of night {self._night}"
            what = "the index of the journal says something else of it."
            yield Finding("journal", where, entry.number, what)
        while self._next is not None and self._next.number <= entry.number:
            self._next = next(self._marks, None)

    def rest(self) -> Iterator[Finding]:
        """Tell of marks beyond the last entry."""
        if self._next is not None:
            what = f"the index of the journal has an entry {self._next.number}, which is not there."
            yield Finding("journal", f"night {self._night}", None, what)


def _marks(connection: sa.Connection, night: int, streams: ExitStack) -> Iterator[Mark]:
    """The marks in the index, in order."""
    lines = _streamed(
        connection,
        sa.select(journal).where(journal.c.night == night).order_by(journal.c.number),
        streams,
    )
    people = _streamed(
        connection,
        sa.select(journal_players.c.number, journal_players.c.player)
        .where(journal_players.c.night == night)
        .order_by(journal_players.c.number, journal_players.c.player),
        streams,
    )
    both = merge(
        ((row.number, row, None) for row in lines),
        ((row.number, None, row.player) for row in people),
        key=itemgetter(0),
    )
    for number, found in groupby(both, itemgetter(0)):
        parts = list(found)
        line = next((row for _, row, _ in parts if row), None)
        players = tuple(player for _, _, player in parts if player is not None)
        if line is None:
            yield Mark(number, "", players=players)
        else:
            yield Mark(number, line.kind, line.table_number, line.round, line.puts_right, players)


def _entries(connection: sa.Connection, night: int, streams: ExitStack) -> Iterator[Entry]:
    """The entries of a night, in order. Raises `Malformed`."""
    query = sa.select(entries.c.number, entries.c.body, entries.c.hash).where(
        entries.c.night == night
    )
    for number, body, hash_ in _streamed(connection, query.order_by(entries.c.number), streams):
        yield read(number, bytes(body), hash_)


def _streamed(
    connection: sa.Connection, query: sa.Select[*tuple[Any, ...]], streams: ExitStack
) -> sa.CursorResult[*tuple[Any, ...]]:
    """The rows, a few in memory at a time."""
    return streams.enter_context(
        connection.execute(query, execution_options={"yield_per": _ROWS_AT_A_TIME})
    )
