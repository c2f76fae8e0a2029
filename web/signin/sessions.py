"""Screens that are signed in. Each holds a token in a cookie; the database keeps its hash."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

import sqlalchemy as sa

from ledger.store.database import Database
from web.http.errors import NoSuchSession
from web.services.clock import DAY, MINUTE, Clock
from web.signin.schema import digest, sessions

Role: TypeAlias = Literal["host", "dealer", "wall"]

LASTS = DAY
"""How long a screen stays signed in after it was last seen, in milliseconds."""
_NOTED_EVERY = 5 * MINUTE
# So that looking at a table is not a write to the disk.


@dataclass(frozen=True, slots=True)
class Session:
    """A screen that is signed in: as the host, as the dealer of one table, or as the wall of one
    night.
    """

    id: int
    screen: str
    role: Role
    night: int | None
    table: int | None
    signed_in: int
    last_seen: int

    @property
    def name(self) -> str:
        """Who it is, as the book notes it: ``host``, ``dealer:1:2`` (of table 2 of night 1)."""
        return ":".join(
            str(part) for part in (self.role, self.night, self.table) if part is not None
        )

    @property
    def sender(self) -> str:
        """Who it is and on which screen: what an idempotency key is unique to."""
        return f"{self.name}@{self.screen}"


class Sessions:
    """The sessions in the database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def open(
        self, role: Role, screen: str, night: int | None = None, table: int | None = None
    ) -> str:
        """Sign a screen in. Returns the token it shows from now on; whoever was signed in there is
        signed out.
        """
        token, now = secrets.token_urlsafe(32), self._clock()
        row = {
            "token": digest(token),
            "screen": screen,
            "role": role,
            "night": night,
            "table_number": table,
        }
        with self._database.writing() as connection:
            connection.execute(sa.delete(sessions).where(sessions.c.screen == screen))
            connection.execute(sa.delete(sessions).where(sessions.c.last_seen < now - LASTS))
            connection.execute(sa.insert(sessions).values(**row, signed_in=now, last_seen=now))
        return token

    def find(self, token: str) -> Session | None:
        """Whose token this is, if anybody's."""
        now = self._clock()
        chosen = sa.select(sessions).where(
            sessions.c.token == digest(token), sessions.c.last_seen >= now - LASTS
        )
        with self._database.reading() as connection:
            row = connection.execute(chosen).one_or_none()
        if row is None:
            return None
        if row.last_seen < now - _NOTED_EVERY:
            self._note(row.id, now)
        return _session(row)

    def all(self) -> Sequence[Session]:
        """Everybody who is signed in, the newest first."""
        chosen = sa.select(sessions).where(sessions.c.last_seen >= self._clock() - LASTS)
        with self._database.reading() as connection:
            return [
                _session(row) for row in connection.execute(chosen.order_by(sessions.c.id.desc()))
            ]

    def end(self, session: int) -> None:
        """Sign a screen out. Raises `NoSuchSession`."""
        with self._database.writing() as connection:
            if not connection.execute(sa.delete(sessions).where(sessions.c.id == session)).rowcount:
                raise NoSuchSession

    def _note(self, session: int, now: int) -> None:
        with self._database.writing() as connection:
            connection.execute(
                sa.update(sessions).where(sessions.c.id == session).values(last_seen=now)
            )


def _session(row: sa.Row[tuple[object, ...]]) -> Session:
    return Session(
        row.id, row.screen, row.role, row.night, row.table_number, row.signed_in, row.last_seen
    )
