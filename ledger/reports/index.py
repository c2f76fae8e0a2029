"""The index of a night's journal, in tables of its own: what every entry is, which round it belongs
to, what it puts right, and whom it is about. It is derived from the entries, in order, and kept so
that a page of the journal costs what it shows and not what was played before.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from ledger.kinds.marks import Mark
from ledger.store.database import Database
from ledger.store.schema import journal, journal_players

BEGAN = "round-began"
ENDED = ("round-closed", "round-voided")


@dataclass(frozen=True, slots=True)
class Played:
    """The entries between which a round stands; no last one while it is in play."""

    began: int
    ended: int | None


@dataclass(frozen=True, slots=True)
class Index:
    """The index of one night."""

    database: Database
    night: int

    def newest(self) -> int:
        """The last entry that is in it; 0 where none is."""
        query = sa.select(sa.func.max(journal.c.number)).where(journal.c.night == self.night)
        with self.database.reading() as connection:
            return connection.scalar(query) or 0

    def add(self, marks: Sequence[Mark]) -> None:
        """Put the next entries into it, in order, all of them or none. Raises `IntegrityError`
        where another process has put one of them in.
        """
        rows = [
            {
                "night": self.night,
                "number": mark.number,
                "kind": mark.kind,
                "table_number": mark.table,
                "round": mark.round,
                "puts_right": mark.puts_right,
            }
            for mark in marks
        ]
        people = [
            {"night": self.night, "player": player, "number": mark.number}
            for mark in marks
            for player in mark.players
        ]
        with self.database.writing() as connection:
            connection.execute(sa.insert(journal), rows)
            if people:
                connection.execute(sa.insert(journal_players), people)

    def numbers(
        self,
        before: int,
        most: int,
        table: int | None = None,
        player: int | None = None,
        kinds: Collection[str] = (),
    ) -> list[int]:
        """The newest entries older than `before`, at most so many, the newest first: of this table,
        about this player, of these kinds, where that is said.
        """
        # One kind at a time: of several together a database would sort all there are.
        each: list[str | None] = [*kinds] or [None]
        queries = [self._wanted(before, most, table, player, kind) for kind in each]
        with self.database.reading() as connection:
            found: set[int] = {row.number for query in queries for row in connection.execute(query)}
        return sorted(found, reverse=True)[:most]

    def _wanted(
        self, before: int, most: int, table: int | None, player: int | None, kind: str | None
    ) -> sa.Select[tuple[int]]:
        here = journal_players if player is not None else journal
        query = sa.select(here.c.number).where(here.c.night == self.night, here.c.number < before)
        if player is not None:
            query = query.where(journal_players.c.player == player)
            if table is not None or kind is not None:
                same = sa.and_(journal.c.night == here.c.night, journal.c.number == here.c.number)
                query = query.join(journal, same)
        if table is not None:
            query = query.where(journal.c.table_number == table)
        if kind is not None:
            query = query.where(journal.c.kind == kind)
        return query.order_by(here.c.number.desc()).limit(most)

    def played(self, table: int, round_: int) -> Played | None:
        """Where a round stands; None where there is no such round."""
        # All entries of the round: asked by kind as well, SQLite would go through all of a kind.
        query = sa.select(journal.c.number, journal.c.kind).where(
            journal.c.night == self.night,
            journal.c.table_number == table,
            journal.c.round == round_,
        )
        with self.database.reading() as connection:
            found = {kind: number for number, kind in connection.execute(query)}
        if BEGAN not in found:
            return None
        return Played(found[BEGAN], next((found[kind] for kind in ENDED if kind in found), None))

    def ended_by(self, number: int) -> tuple[int, int] | None:
        """The table and the round that this entry closed or voided; None for any other entry."""
        query = sa.select(journal.c.table_number, journal.c.round).where(
            journal.c.night == self.night,
            journal.c.number == number,
            journal.c.kind.in_(ENDED),
        )
        with self.database.reading() as connection:
            row = connection.execute(query).one_or_none()
        return (row.table_number, row.round) if row else None

    def put_right_by(self, numbers: Iterable[int]) -> dict[int, int]:
        """Which of these entries were put right, and by which one last."""
        query = (
            sa.select(journal.c.puts_right, sa.func.max(journal.c.number))
            .where(journal.c.night == self.night, journal.c.puts_right.in_(list(numbers)))
            .group_by(journal.c.puts_right)
        )
        with self.database.reading() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}
