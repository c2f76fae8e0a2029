"""Screens that are signed in. Each holds a token in a cookie; the database keeps its hash."""

import secrets
from collections.abc import Sequence, Set
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import sqlalchemy as sa

from ledger.store.database import Database
from web.clock import DAY, MINUTE, Clock
from web.http.errors import NoSuchSession
from web.signin.schema import digest, running, sessions

Role: TypeAlias = Literal["host", "dealer", "wall"]

LASTS = DAY
"""How long a screen stays signed in after it was last seen, in milliseconds."""
_NOTED_EVERY = 5 * MINUTE
# So that looking at a table is not a write to the disk.


@dataclass(frozen=True, slots=True)
class Session:
    """A screen that is signed in: as the host, as a dealer of one table, or as the wall of one
    night.
    """

    id: int
    screen: str
    """The hash of its name. Neither is ever shown to anybody, nor written into the book."""
    role: Role
    night: int | None
    table: int | None
    signed_in: int
    last_seen: int
    noted: int
    """When the database was last told that it was seen."""
    runs: Set[tuple[int, int]] = frozenset()
    """The tables that this screen runs, each as its night and number."""

    @property
    def name(self) -> str:
        """Who it is, as the book notes it: ``host``, ``dealer:1:2`` (of table 2 of night 1)."""
        return ":".join(
            str(part) for part in (self.role, self.night, self.table) if part is not None
        )


class Sessions:
    """The sessions in the database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        # When each was heard last, by this server: the database is told of it now and then only.
        self._heard: dict[int, int] = {}

    def open(
        self, role: Role, screen: str, night: int | None = None, table: int | None = None
    ) -> str:
        """Sign a screen of this name in. Returns the token it shows from now on; whoever was signed
        in there is signed out.
        """
        token, now = secrets.token_urlsafe(32), self._clock()
        hashed = digest(screen).hex()
        row = {
            "token": digest(token),
            "screen": hashed,
            "role": role,
            "night": night,
            "table_number": table,
        }
        with self._database.writing() as connection:
            connection.execute(sa.delete(sessions).where(sessions.c.screen == hashed))
            connection.execute(sa.delete(sessions).where(sessions.c.last_seen < now - LASTS))
            connection.execute(sa.insert(sessions).values(**row, signed_in=now, last_seen=now))
        return token

    def find(self, token: str) -> Session | None:
        """Whose token this is, if anybody's."""
        with self._database.reading() as connection:
            return self.find_in(connection, token)

    def find_in(self, connection: sa.Connection, token: str) -> Session | None:
        """`find`, as this transaction sees it."""
        now = self._clock()
        chosen = (
            sa.select(sessions, running.c.night.label("at"), running.c.table_number.label("runs"))
            .join(running, running.c.session == sessions.c.id, isouter=True)
            .where(sessions.c.token == digest(token), sessions.c.last_seen >= now - LASTS)
        )
        rows = connection.execute(chosen).all()
        if not rows:
            return None
        self._heard[rows[0].id] = now
        return self._session(rows[0], frozenset((row.at, row.runs) for row in rows if row.runs))

    def note(self, session: Session) -> None:
        """Have the database know that this screen was heard, now and then."""
        if session.noted < session.last_seen - _NOTED_EVERY:
            self._note(session.id, session.last_seen)

    def all(self) -> Sequence[Session]:
        """Everybody who is signed in, the newest first."""
        chosen = sa.select(sessions).where(sessions.c.last_seen >= self._clock() - LASTS)
        with self._database.reading() as connection:
            rows = connection.execute(chosen.order_by(sessions.c.id.desc())).all()
        return [self._session(row) for row in rows]

    def heard(self, session: int, last_seen: int) -> int:
        """When a session was heard last; `last_seen` is what the database has of it."""
        noted = self._heard.get(session, 0)
        return max(last_seen, noted) if noted <= self._clock() else last_seen

    def end(self, session: int) -> None:
        """Sign a screen out. Raises `NoSuchSession`."""
        with self._database.writing() as connection:
            if not connection.execute(sa.delete(sessions).where(sessions.c.id == session)).rowcount:
                raise NoSuchSession
        self._heard.pop(session, None)

    def _note(self, session: int, now: int) -> None:
        with self._database.writing() as connection:
            connection.execute(
                sa.update(sessions).where(sessions.c.id == session).values(last_seen=now)
            )

    def _session(self, row: Any, runs: Set[tuple[int, int]] = frozenset()) -> Session:
        return Session(
            id=row.id,
            screen=row.screen,
            role=row.role,
            night=row.night,
            table=row.table_number,
            signed_in=row.signed_in,
            last_seen=self.heard(row.id, row.last_seen),
            noted=row.last_seen,
            runs=runs,
        )
