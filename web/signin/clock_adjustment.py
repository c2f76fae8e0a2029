"""The machine's clock is turned, by hand or by the network: nothing gets longer or shorter by it.

Sign-ins, codes, hand-overs and waits are measured by a clock that nobody turns
(`web.clock.MonotonicClock`), and kept in the database as times of the wall clock, which are all
that survives a restart. When the clock is turned while Croupier runs, the kept times are turned
with it. Where it was turned back while Croupier did not run, the database has times that are still
to come: none of them counts for longer than it could have been given.

Several servers of one PostgreSQL database go by its clock. The first that finds it turned turns
what is kept, once for all of them; the database counts how often that was done, so the others only
follow.
"""

import threading
from collections.abc import Callable
from contextlib import suppress

import sqlalchemy as sa

from ledger.errors import LedgerError
from ledger.store.database import Database
from web.clock import SECOND, MonotonicClock
from web.signin import hand_overs as grants
from web.signin.attempts import LONGEST_WAIT
from web.signin.invitations import CODE_LASTS, LINK_LASTS
from web.signin.schema import (
    attempts,
    hand_overs,
    player_links,
    sessions,
    table_codes,
    turnings,
    wall_codes,
)

UNNOTICED = 2 * SECOND
"""So far a clock may go wrong before anything is done about it. Where the network sets it, it is
always a little off.
"""
_TIMES = sa.select(turnings.c.times)
_KEPT = {
    sessions: ("signed_in", "last_seen"),
    attempts: ("last", "until"),
    hand_overs: ("until", "latest"),
    table_codes: ("expires",),
    wall_codes: ("expires",),
    player_links: ("expires",),
}
_LATEST = sa.bindparam("latest", type_=sa.BigInteger)
_IS_AHEAD = sa.select(
    sa.or_(
        sa.exists().where(attempts.c.last > _LATEST),
        sa.exists().where(sessions.c.last_seen > _LATEST),
        sa.exists().where(hand_overs.c.latest > _LATEST + grants.LASTS_AT_MOST),
        sa.exists().where(table_codes.c.expires > _LATEST + CODE_LASTS),
        sa.exists().where(wall_codes.c.expires > _LATEST + CODE_LASTS),
        sa.exists().where(player_links.c.expires > _LATEST + LINK_LASTS),
    )
)
"""Whether anything kept could not have been given before this moment."""


class ClockAdjustment:
    """Looks, with each request, whether the clock has been turned."""

    def __init__(self, database: Database, clock: MonotonicClock) -> None:
        self._database = database
        self._clock = clock
        self._checking = threading.Lock()
        self._has_begun = False
        self._times = 0
        self.listeners: list[Callable[[], None]] = []
        """Called when this server has turned what is kept."""

    def check(self) -> None:
        """Turn what is kept, where the clock was turned."""
        if self._has_begun and abs(self._clock.behind) < UNNOTICED:
            return
        with self._checking:
            if not self._has_begun:
                self._begin()
                self._has_begun = True
            if abs(self._clock.behind) >= UNNOTICED:
                self._turn()

    def check_database(self) -> None:
        """Look at the clock of the database, too, and whether another server has turned what is
        kept. Where the database does not answer there is nothing to be turned either.
        """
        with suppress(LedgerError):
            self._clock.synchronize()
            self.check()
            with self._checking, self._database.reading() as connection:
                if connection.scalar(_TIMES) != self._times:
                    self._follow(connection)

    def _turn(self) -> None:
        turned = self._clock.behind
        with self._database.writing() as connection:
            is_first = connection.scalar(_TIMES.with_for_update()) == self._times
            if is_first:
                for table, times in _KEPT.items():
                    later = {table.c[name]: table.c[name] + turned for name in times}
                    connection.execute(sa.update(table).values(later))
                connection.execute(sa.update(turnings).values(times=turnings.c.times + 1))
            self._follow(connection)
        if is_first:
            for listener in self.listeners:
                listener()

    def _follow(self, connection: sa.Connection) -> None:
        """What is kept goes by the clock as it is now."""
        self._times = connection.scalar(_TIMES) or 0
        self._clock.adjust(self._clock.behind)

    def _begin(self) -> None:
        """Put right what a clock that was turned back has left in the time to come. What another
        server gives in this very moment, by a clock a little ahead of this one's, is not that.
        """
        now = self._clock()
        latest = now + UNNOTICED
        with self._database.reading() as connection:
            self._times = connection.scalar(_TIMES) or 0
            if not connection.scalar(_IS_AHEAD, {"latest": latest}):
                return
        waits, seen, handed = attempts.c, sessions.c, hand_overs.c
        lasted = sa.case(
            (waits.until <= waits.last, 0),
            (waits.until - waits.last < LONGEST_WAIT, waits.until - waits.last),
            else_=LONGEST_WAIT,
        )
        with self._database.writing() as connection:
            for statement in (
                sa.update(attempts)
                .where(waits.last > latest)
                .values({waits.until: now + lasted, waits.last: now}),
                sa.update(sessions).where(seen.last_seen > latest).values({seen.last_seen: now}),
                sa.delete(hand_overs).where(handed.latest > latest + grants.LASTS_AT_MOST),
                sa.delete(table_codes).where(table_codes.c.expires > latest + CODE_LASTS),
                sa.delete(wall_codes).where(wall_codes.c.expires > latest + CODE_LASTS),
                sa.delete(player_links).where(player_links.c.expires > latest + LINK_LASTS),
            ):
                connection.execute(statement)
