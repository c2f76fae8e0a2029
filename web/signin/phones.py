"""The phones that are in: of whom, and whether they listen."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

import sqlalchemy as sa

from ledger.store.database import Database
from ledger.store.prepared import PreparedStatement
from web.clock import Clock
from web.signin.running import SILENT_AFTER
from web.signin.schema import sessions
from web.signin.sessions import LASTS, Sessions

Phone: TypeAlias = Literal["", "in", "silent"]
"""A player's phone: there is none, it is in, it was not heard for a minute."""


@dataclass(frozen=True, slots=True)
class Phones:
    """The phones of players, in the database."""

    database: Database
    clock: Clock
    sessions: Sessions

    def in_night(
        self, connection: sa.Connection, night: int, of: Collection[int] | None = None
    ) -> Mapping[int, Phone]:
        """The phones that are in, by player, as this transaction sees it: all of them, or those of
        these players alone.
        """
        now = self.clock()
        rows = self.database.run(connection, _IN, {"night": night, "since": now - LASTS})
        return {
            player: self._heard(session, seen, now)
            for session, player, seen in rows
            if of is None or player in of
        }

    def _heard(self, session: int, last_seen: int, now: int) -> Phone:
        is_silent = self.sessions.heard(session, last_seen) < now - SILENT_AFTER
        return "silent" if is_silent else "in"


_IN = PreparedStatement(
    sa.select(sessions.c.id, sessions.c.player, sessions.c.last_seen).where(
        sessions.c.night == sa.bindparam("night"),
        sessions.c.role == sa.literal_column("'player'"),
        sessions.c.last_seen >= sa.bindparam("since"),
    )
)
