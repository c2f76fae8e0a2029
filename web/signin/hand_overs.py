"""A hand on a shared tablet: a short grant to one screen for one seat, over by itself.

That a screen was handed over is written in the book; here is only how long it lasts.
"""

from dataclasses import dataclass, fields

import sqlalchemy as sa

from ledger.store.database import Database
from ledger.store.prepared import PreparedStatement
from web.clock import MINUTE, Clock
from web.signin.schema import hand_overs, put

LASTS = MINUTE
"""How long a grant lasts after it was last used, in milliseconds."""
LASTS_AT_MOST = 3 * MINUTE


@dataclass(frozen=True, slots=True)
class HandOver:
    """A screen that may see and play one seat of one round."""

    session: int
    seat: int
    round: int
    version: int
    """The round's last entry when it was handed over, or when the seat last did something."""
    until: int
    latest: int


class HandOvers:
    """The grants in the database: one at a table at a time."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def give(
        self, night: int, table: int, *, session: int, seat: int, round_: int, version: int
    ) -> None:
        """Hand this screen over to this seat. Any other hand-over at the table is over."""
        now = self._clock()
        grant = {"session": session, "seat": seat, "round": round_, "version": version}
        lasts = {"until": now + LASTS, "latest": now + LASTS_AT_MOST}
        with self._database.writing() as connection:
            put(connection, hand_overs, night=night, table_number=table, **grant, **lasts)

    def find(self, night: int, table: int) -> HandOver | None:
        """The grant at this table whose time is not up."""
        with self._database.reading() as connection:
            return found_at(self._database, connection, night, table, self._clock())

    def renew(self, night: int, table: int, version: int) -> None:
        """It was used, by the entry `version`: the time begins again, up to the most there is."""
        until = self._clock() + LASTS
        longer = sa.case((hand_overs.c.latest < until, hand_overs.c.latest), else_=until)
        with self._database.writing() as connection:
            connection.execute(
                sa.update(hand_overs).where(_at(night, table)).values(until=longer, version=version)
            )

    def end(self, night: int, table: int) -> None:
        """The screen is given back."""
        with self._database.writing() as connection:
            connection.execute(sa.delete(hand_overs).where(_at(night, table)))


def found_at(
    database: Database, connection: sa.Connection, night: int, table: int, now: int
) -> HandOver | None:
    """The grant at this table whose time is not up now."""
    rows = database.run(connection, _STANDING, {"night": night, "table": table, "now": now})
    return HandOver(*rows[0]) if rows else None


_STANDING = PreparedStatement(
    sa.select(*(hand_overs.c[field.name] for field in fields(HandOver))).where(
        hand_overs.c.night == sa.bindparam("night"),
        hand_overs.c.table_number == sa.bindparam("table"),
        hand_overs.c.until > sa.bindparam("now"),
    )
)


def _at(night: int, table: int) -> sa.ColumnElement[bool]:
    return sa.and_(hand_overs.c.night == night, hand_overs.c.table_number == table)
