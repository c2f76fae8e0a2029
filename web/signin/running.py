"""One screen runs a table at a time. Another one that comes in with the table's code waits until it
is let in, on the screen that runs the table or at the host's desk.

A table that no screen runs is taken by the first one that comes in with its code, or by the host.
Nobody else gets a table by waiting: a screen that has fallen silent still runs its table until the
host lets another one in.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import sqlalchemy as sa

from ledger.state.screens import screen_name
from ledger.store.database import Database
from ledger.store.prepared import PreparedStatement
from web.clock import MINUTE, Clock
from web.http.errors import WebError
from web.signin.hand_overs import HandOver, found_at
from web.signin.schema import hand_overs, put, put_new, running, screens, sessions, waiting
from web.signin.sessions import LASTS, Role, Session, Sessions

SILENT_AFTER = MINUTE
"""A screen that was not heard for so long, in milliseconds, is said to be silent. A page that is
open looks every ten seconds."""


@dataclass(frozen=True, slots=True)
class ScreenAtTable:
    """A screen at a table, for people."""

    session: int
    name: str
    silent: bool


@dataclass(frozen=True, slots=True)
class AtTable:
    """The screens at a table now."""

    running: ScreenAtTable | None = None
    waiting: tuple[ScreenAtTable, ...] = ()
    hand_over: HandOver | None = None
    """The grant whose time is not up; whether it holds, the round says too."""

    @property
    def mark(self) -> str:
        """Another text whenever anything of it is another, for the tag of a state."""
        seen = [self.running, *self.waiting]
        parts = [f"{screen.session}{'s' * screen.silent}" if screen else "" for screen in seen]
        return f"{'-'.join(parts)}h{self.hand_over.until if self.hand_over else 0}"


NOBODY = AtTable()
"""No screen runs the table, and none waits."""


class Running:
    """Who runs which table, in the database."""

    def __init__(self, database: Database, clock: Clock, sessions_: Sessions) -> None:
        self._database = database
        self._clock = clock
        self._sessions = sessions_

    def enter(self, night: int, table: int, session: int) -> bool:
        """A screen comes in with the table's code: it runs a table that no screen runs, or waits.
        Returns whether it runs it.
        """
        with self._database.writing() as connection:
            taken = self._taken(connection, night, table, session)
            if not taken:
                self._wait(connection, night, table, session)
        return taken

    def take(self, night: int, table: int, session: int) -> bool:
        """Run a table that no screen runs; returns whether this one does now."""
        with self._database.writing() as connection:
            return self._taken(connection, night, table, session)

    def ask(self, night: int, table: int, session: int) -> None:
        """Ask to run a table, once more."""
        with self._database.writing() as connection:
            self._wait(connection, night, table, session)

    def let_in(self, night: int, table: int, session: int, *, must_wait: bool) -> None:
        """Have this screen run the table from now on, in the place of whoever did: that one looks
        on, and no hand is shown to it. Raises `not-waiting` where it is not this table's, or does
        not wait and must.
        """
        of_table = sa.or_(
            sessions.c.role == "host",
            sa.and_(
                sessions.c.role == "dealer",
                sessions.c.night == night,
                sessions.c.table_number == table,
            ),
        )
        chosen = sa.select(sessions.c.id).where(sessions.c.id == session, of_table)
        if must_wait:
            chosen = chosen.join(waiting, waiting.c.session == sessions.c.id).where(
                _at(waiting, night, table)
            )
        row = {"night": night, "table_number": table, "session": session, "since": self._clock()}
        with self._database.writing() as connection:
            if connection.execute(chosen).one_or_none() is None:
                raise WebError("not-waiting")
            put(connection, running, **row)
            connection.execute(sa.delete(waiting).where(waiting.c.session == session))
            connection.execute(sa.delete(hand_overs).where(_at(hand_overs, night, table)))

    def waits(self, night: int, table: int, session: int) -> bool:
        """Whether this screen asks to run the table."""
        chosen = sa.select(waiting.c.session).where(
            _at(waiting, night, table), waiting.c.session == session
        )
        with self._database.reading() as connection:
            return connection.execute(chosen).one_or_none() is not None

    def leave(self, night: int, table: int, session: int) -> None:
        """This screen runs the table no more; no screen does."""
        with self._database.writing() as connection:
            for of in (running, hand_overs):
                connection.execute(
                    sa.delete(of).where(_at(of, night, table), of.c.session == session)
                )

    def at(self, night: int, table: int) -> AtTable:
        """The screens at this table now."""
        with self._database.reading() as connection:
            return self.at_in(connection, night, table)

    def at_in(self, connection: sa.Connection, night: int, table: int) -> AtTable:
        """`at`, as this transaction sees it."""
        found = self._by_table(connection, night, table).get(table, AtTable())
        grant = found_at(self._database, connection, night, table, self._clock())
        return AtTable(found.running, found.waiting, grant)

    def in_night(self, connection: sa.Connection, night: int) -> Mapping[int, AtTable]:
        """The screens at every table of a night that has some, without the hand-overs."""
        return self._by_table(connection, night)

    def _by_table(
        self, connection: sa.Connection, night: int, table: int | None = None
    ) -> dict[int, AtTable]:
        """What `AtTable` says, by table; hand-overs left out."""
        at = {"night": night, "table": table, "since": self._clock() - LASTS}
        runs, waits = (
            [
                (row.table, self._person(row))
                for row in map(_Row._make, self._database.run(connection, chosen, at))
            ]
            for chosen in (_RUNNING, _WAITING)
        )
        tables = {number for number, _ in (*runs, *waits)}
        return {
            number: AtTable(
                next((seen for at, seen in runs if at == number), None),
                # One that does not listen cannot be let in: it is there again when it is heard.
                tuple(seen for at, seen in waits if at == number and not seen.silent),
            )
            for number in tables
        }

    def _person(self, row: "_Row") -> ScreenAtTable:
        heard = self._sessions.heard(row.id, row.last_seen)
        silent = heard < self._clock() - SILENT_AFTER
        return ScreenAtTable(row.id, screen_name(row.role, row.number), silent)

    def _taken(self, connection: sa.Connection, night: int, table: int, session: int) -> bool:
        here = _at(running, night, table)
        gone = sa.select(sessions.c.id).where(sessions.c.last_seen < self._clock() - LASTS)
        connection.execute(sa.delete(running).where(here, running.c.session.in_(gone)))
        row = {"night": night, "table_number": table, "session": session, "since": self._clock()}
        put_new(connection, running, **row)
        return bool(connection.scalar(sa.select(running.c.session).where(here)) == session)

    def _wait(self, connection: sa.Connection, night: int, table: int, session: int) -> None:
        where = {"night": night, "table_number": table, "since": self._clock()}
        put(connection, waiting, session=session, **where)


class _Row(NamedTuple):
    """A screen at a table."""

    table: int
    id: int
    role: Role
    last_seen: int
    number: int


def _screens_in(of: sa.Table) -> PreparedStatement:
    """The screens at a table of a night; at all of them where none is named."""
    table = sa.cast(sa.bindparam("table"), sa.BigInteger)
    return PreparedStatement(
        sa.select(
            of.c.table_number,
            sessions.c.id,
            sessions.c.role,
            sessions.c.last_seen,
            screens.c.number,
        )
        .join(sessions, sessions.c.id == of.c.session)
        .join(
            screens,
            sa.and_(screens.c.night == of.c.night, screens.c.screen == sessions.c.screen),
        )
        .where(
            of.c.night == sa.bindparam("night"),
            sessions.c.last_seen >= sa.bindparam("since"),
            sa.or_(table.is_(None), of.c.table_number == table),
        )
        .order_by(of.c.since, sessions.c.id)
    )


_RUNNING, _WAITING = _screens_in(running), _screens_in(waiting)


def runs(who: Session, night: int, table: int) -> bool:
    """Whether this is the screen that runs the table."""
    return (night, table) in who.runs


def _at(of: sa.Table, night: int, table: int) -> sa.ColumnElement[bool]:
    return sa.and_(of.c.night == night, of.c.table_number == table)
