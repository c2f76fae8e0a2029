"""A night's entries for people to read: what happened in a sentence, who did it, and what it put
right or was put right by. It is read from its end, and only as far as is asked for.
"""

import threading
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from games.language import gettext
from ledger.book import Book
from ledger.errors import Conflict, Malformed
from ledger.kinds.marks import Mark, mark
from ledger.kinds.reading import KINDS, read
from ledger.kinds.rounds import RoundBegan
from ledger.reports.index import Index
from ledger.state import accounts
from ledger.state.entries import By, Entry, Header, Kind, NameResolver, RequestRecord, net
from ledger.state.night import Night
from ledger.store.canonical import LARGEST
from ledger.store.schema import entries as rows

PUT_RIGHT: Mapping[str, str] = {
    name: kind.takes_back for name, kind in KINDS.items() if kind.takes_back
}
"""The kinds of entries that take something back, and what they are called."""

_AT_A_TIME = 500


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which entries to show: those of a table, about a player, of some kinds; all of them where
    nothing is said.
    """

    table: int | None = None
    player: int | None = None
    kinds: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Line:
    """An entry in the journal."""

    entry: Entry
    says: str
    puts_right: int | None
    """The entry that it undoes, amends or corrects."""
    put_right_by: int | None
    """The entry that did so to it."""


@dataclass(frozen=True, slots=True)
class _Played:
    """A round, as far as the journal needs to know it."""

    seats: Mapping[int, int]
    names: Mapping[int, str]
    """Player to their name as the round began."""


@dataclass(slots=True)
class Journal:
    """The journal of one night: it reads what a page shows, which `ledger.reports.index` finds."""

    book: Book
    night: int
    _rounds: dict[tuple[int, int], _Played] = field(default_factory=dict)
    """Some rounds that were looked at."""
    _one_at_a_time: threading.Lock = field(default_factory=threading.Lock)

    def page(self, night: Night, wanted: Wanted, before: int | None, limit: int) -> list[Line]:
        """The newest entries that are wanted and older than `before`, at most so many, the newest
        first. `night`: as it is now, for the names.
        """
        self.keep_up()
        first = LARGEST if before is None else before
        numbers = self._index.numbers(first, limit, wanted.table, wanted.player, wanted.kinds)
        if not numbers:
            return []
        entries = self._read(rows.c.number.in_(numbers), rows.c.number.desc())
        right = self._index.put_right_by(numbers)
        return [self._line(entry, night, right.get(entry.number)) for entry in entries]

    def record(self, table: int, number: int) -> list[Entry]:
        """The entries of a round that is over, for `ledger.reports.explain`. Raises `no-round`,
        `round-in-play`.
        """
        self.keep_up()
        played = self._index.played(table, number)
        if played is None:
            raise Conflict.saying(
                "There is no round {number} at table {table}.",
                "no-round",
                number=number,
                table=table,
            )
        if played.ended is None:
            raise Conflict.saying(
                "Round {number} of table {table} is still in play.",
                "round-in-play",
                number=number,
                table=table,
            )
        between = self._read(rows.c.number.between(played.began, played.ended), rows.c.number)
        return [line for line in between if (line.table, line.round) == (table, number)]

    def ended_by(self, entry: int) -> tuple[int, int] | None:
        """The table and the number of the round that this entry closed or voided; None for any
        other entry.
        """
        self.keep_up()
        return self._index.ended_by(entry)

    def newest_about(self, player: int) -> int:
        """The newest entry about this player; 0 where there is none."""
        self.keep_up()
        return max(self._index.numbers(LARGEST, 1, player=player), default=0)

    def keep_up(self) -> None:
        """Bring the index up to the newest entry."""
        with self._one_at_a_time:
            newest = self._index.newest()
            while entries := self._read(
                rows.c.number.between(newest + 1, newest + _AT_A_TIME), rows.c.number
            ):
                if len(self._rounds) > _AT_A_TIME:
                    self._rounds.clear()
                # Another process may have been quicker with some of them.
                with suppress(IntegrityError):
                    self._index.add([self._mark(entry) for entry in entries])
                newest = self._index.newest()
                if newest < entries[-1].number:
                    return

    @property
    def _index(self) -> Index:
        return Index(self.book.database, self.night)

    def _mark(self, entry: Entry) -> Mark:
        """What the index keeps of an entry."""
        match entry.says:
            case RoundBegan(table=table, round=number) as says:
                self._rounds[table, number] = _began(says)
        return mark(entry, self._seats(entry))

    def _line(self, entry: Entry, night: Night, put_right_by: int | None) -> Line:
        says = entry.says.describe(_People(night, self._played(entry), entry.by))
        return Line(entry, says, entry.says.puts_right, put_right_by)

    def _read(self, which: sa.ColumnElement[bool], order: sa.ColumnElement[int]) -> list[Entry]:
        query = sa.select(rows.c.number, rows.c.body, rows.c.hash).where(
            rows.c.night == self.night, which
        )
        with self.book.database.reading() as connection:
            found = connection.execute(query.order_by(order)).all()
        return list(_entries(found))

    def _seats(self, entry: Entry) -> Mapping[int, int]:
        played = self._played(entry)
        return played.seats if played else {}

    def _played(self, entry: Entry) -> _Played | None:
        """The round that an entry belongs to; None for one of no round."""
        if entry.table is None or entry.round is None:
            return None
        where = (entry.table, entry.round)
        if where not in self._rounds and (played := self._index.played(*where)):
            (began,) = self._read(rows.c.number == played.began, rows.c.number)
            if isinstance(began.says, RoundBegan):
                self._rounds[where] = _began(began.says)
        return self._rounds.get(where)


@dataclass(frozen=True, slots=True)
class _People:
    """The people of a night, and who plays a round: that one is told with the names they had as it
    began.
    """

    night: Night
    played: _Played | None
    by: By

    def name(self, player: int) -> str:
        """What a player is called."""
        if self.played and player in self.played.names:
            return self.played.names[player]
        found = self.night.players.get(player)
        return found.name if found else f"player {player}"

    def seated(self, seat: int | str) -> int | None:
        """The player in a seat; None for the dealer."""
        if isinstance(seat, str) or self.played is None:
            return None
        return self.played.seats.get(seat)


def _began(says: RoundBegan) -> _Played:
    return _Played(says.seating, {place.player: place.name for place in says.seats})


def moved(entry: Entry) -> dict[str, int]:
    """How much has another holder after this entry, each commodity by itself: chips, cash in minor
    units, markers in chips owed. What only passes through an account on its way counts once.
    """
    found: dict[str, int] = {}
    for name, change in net(entry.transfers).items():
        if change > 0:
            commodity = accounts.kind_of(name).commodity
            found[commodity] = found.get(commodity, 0) + change
    return {name: found[name] for name in ("chips", "cash", "marker") if name in found}


def _entries(found: Iterable[Any]) -> Iterator[Entry]:
    for number, body, hash_ in found:
        try:
            yield read(number, bytes(body), hash_)
        except Malformed:
            yield _unreadable(number, bytes(hash_))


class Unreadable(Kind, frozen=True, tag="unreadable"):
    """What stands in the journal for an entry that cannot be read. No entry is of this kind."""

    def describe(self, names: NameResolver) -> str:
        return gettext("This entry cannot be read: no Croupier has written it. An audit says more")


def _unreadable(number: int, hash_: bytes) -> Entry:
    """An entry that cannot be read costs its own line alone."""
    header = Header(0, By("somebody else", ""), RequestRecord("", "", ""), ())
    return Entry(number, hash_, header, Unreadable())
