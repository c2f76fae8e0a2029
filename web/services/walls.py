"""What the walls of a night show: which table, as the host says; and how far the tablet of each
table has shown what has already happened there, so that no wall runs ahead of the dealer.

Nothing of it is part of the book. The transfers of a settlement happen there at once; a dealer pays
one seat at a time, and a race runs card by card.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

import sqlalchemy as sa
from sqlalchemy import BigInteger, Column, Integer, MetaData, Text

from ledger.store.database import Database
from ledger.store.prepared import PreparedStatement
from web.signin.schema import put

LIVELIEST = "liveliest"
"""The table where something has just happened."""

_metadata = MetaData()
_Number = BigInteger().with_variant(Integer, "sqlite")

walls = sa.Table(
    "walls",
    _metadata,
    Column("night", _Number, primary_key=True),
    Column("shows", Text, comment="turns, liveliest, or the number of a table"),
    Column("said", _Number, comment="how often the host has said so"),
)

shown = sa.Table(
    "shown",
    _metadata,
    Column("night", _Number, primary_key=True),
    Column("table_number", _Number, primary_key=True),
    Column("round", _Number),
    Column("paid", _Number, comment="so many payments are paid"),
    Column("beat", _Number, comment="so many cards of a race are shown"),
)


@dataclass(frozen=True, slots=True)
class Shown:
    """How far the tablet of a table has shown a round."""

    round: int
    paid: int = 0
    beat: int = 0


@dataclass(frozen=True, slots=True)
class Showing:
    """What the walls of a night show."""

    shows: str = LIVELIEST
    said: int = 0
    """Another number whenever the host has said it anew."""
    tables: Mapping[int, Shown] = field(default_factory=dict)

    def of(self, table: int, round_: int) -> Shown:
        """How far this round is shown."""
        found = self.tables.get(table)
        return found if found and found.round == round_ else Shown(round_)

    @property
    def mark(self) -> str:
        """Another text whenever anything of it is another, for the tag of a state."""
        tables = sorted(self.tables.items())
        parts = [f"t{table}.{at.round}.{at.paid}.{at.beat}" for table, at in tables]
        return f"s{self.said}{''.join(parts)}"


_SAID = PreparedStatement(
    sa.select(walls.c.shows, walls.c.said).where(walls.c.night == sa.bindparam("night"))
)
_SHOWN = PreparedStatement(
    sa.select(shown.c.table_number, shown.c.round, shown.c.paid, shown.c.beat).where(
        shown.c.night == sa.bindparam("night")
    )
)


class Walls:
    """What walls show, in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, night: int) -> Showing:
        """What the walls of this night show."""
        with self._database.reading() as connection:
            said = self._database.run(connection, _SAID, {"night": night})
            rows = self._database.run(connection, _SHOWN, {"night": night})
        tables = {table: Shown(*at) for table, *at in rows}
        shows, times = said[0] if said else (LIVELIEST, 0)
        return Showing(shows, times, tables)

    def show(self, night: int, what: str) -> None:
        """The host says what every wall of the night shows."""
        times = sa.select(walls.c.said).where(walls.c.night == night)
        with self._database.writing() as connection:
            put(
                connection,
                walls,
                night=night,
                shows=what,
                said=(connection.scalar(times) or 0) + 1,
            )

    def has_shown(self, night: int, table: int, at: Shown) -> None:
        """The tablet of a table has shown so much of the round in play."""
        row = {"round": at.round, "paid": at.paid, "beat": at.beat}
        with self._database.writing() as connection:
            put(connection, shown, night=night, table_number=table, **row)
