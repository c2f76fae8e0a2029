"""The phones that are in: of whom, and whether they listen."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

import sqlalchemy as sa

from web.clock import Clock
from web.signin.running import SILENT_AFTER
from web.signin.schema import sessions
from web.signin.sessions import LASTS, Sessions

Phone: TypeAlias = Literal["", "in", "silent"]
"""A player's phone: there is none, it is in, it was not heard for a minute."""


@dataclass(frozen=True, slots=True)
class Phones:
    """The phones of players, in the database."""

    clock: Clock
    sessions: Sessions

    def in_night(self, connection: sa.Connection, night: int) -> Mapping[int, Phone]:
        """The phones that are in, by player, as this transaction sees it."""
        now = self.clock()
        chosen = sa.select(sessions.c.id, sessions.c.player, sessions.c.last_seen).where(
            sessions.c.night == night,
            sessions.c.role == "player",
            sessions.c.last_seen >= now - LASTS,
        )
        return {
            row.player: self._heard(row.id, row.last_seen, now)
            for row in connection.execute(chosen)
        }

    def _heard(self, session: int, last_seen: int, now: int) -> Phone:
        is_silent = self.sessions.heard(session, last_seen) < now - SILENT_AFTER
        return "silent" if is_silent else "in"
