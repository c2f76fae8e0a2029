"""Screens that are signed in. Each holds a token in a cookie; the database keeps its hash."""

from collections.abc import Collection, Sequence, Set
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

import sqlalchemy as sa

from ledger import chance
from ledger.store.database import Database
from ledger.store.prepared import PreparedStatement
from web.clock import DAY, MINUTE, SECOND, Clock
from web.http.errors import WebError
from web.signin.schema import digest, running, sessions

Role: TypeAlias = Literal["host", "dealer", "wall", "player", "guest"]
"""A guest is a phone that asks to come in, and may nothing else."""

LASTS = DAY
"""How long a screen stays signed in after it was last seen, in milliseconds."""
_NOTED_EVERY = 5 * MINUTE
# So that looking at a table is not a write to the disk.
_NOTED_FOR_OTHERS = 20 * SECOND
# Where there may be other servers, which know from the database alone who was heard.


@dataclass(frozen=True, slots=True)
class Session:
    """A screen that is signed in: as the host, as a dealer of one table, as the wall of one night,
    or as the phone of one player of a night.
    """

    id: int
    screen: str
    """The hash of its name. Neither is ever shown to anybody, nor written into the book."""
    role: Role
    night: int | None
    table: int | None
    player: int | None
    signed_in: int
    last_seen: int
    noted: int
    """When the database was last told that it was seen."""
    host_name: str | None = None
    """The name of the host at this desk, where they gave one."""
    runs: Set[tuple[int, int]] = frozenset()
    """The tables that this screen runs, each as its night and number."""

    @property
    def name(self) -> str:
        """Who it is, as the book notes it: ``host``, ``dealer:1:2`` (of table 2 of night 1),
        ``player:1:7`` (player 7 of night 1).
        """
        parts = (self.role, self.night, self.table, self.player)
        return ":".join(str(part) for part in parts if part is not None)

    @property
    def who(self) -> str:
        """The same, and of a host who gave it, the name: ``host:Ruth``."""
        return self.name if self.host_name is None else f"{self.name}:{self.host_name}"


class Sessions:
    """The sessions in the database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        # When each was heard last, by this server: the database is told of it now and then only.
        self._heard: dict[int, int] = {}
        self._noted_every = _NOTED_EVERY if database.is_sqlite else _NOTED_FOR_OTHERS

    def open(
        self,
        role: Role,
        screen: str,
        night: int | None = None,
        table: int | None = None,
        player: int | None = None,
        address: str | None = None,
    ) -> str:
        """Sign a screen of this name in. Returns the token it shows from now on; whoever was signed
        in there is signed out. The phones of players come in by `Guests`.
        """
        with self._database.writing() as connection:
            return self.open_in(connection, role, screen, night, table, player, address)

    def open_in(
        self,
        connection: sa.Connection,
        role: Role,
        screen: str,
        night: int | None = None,
        table: int | None = None,
        player: int | None = None,
        address: str | None = None,
    ) -> str:
        """`open`, in this transaction."""
        token, now = chance.token_urlsafe(32), self._clock()
        hashed = hash_of(screen)
        row = {
            "token": digest(token),
            "screen": hashed,
            "role": role,
            "night": night,
            "table_number": table,
            "player": player,
            "signed_in": now,
            "last_seen": now,
            "address": address,
        }
        if role == "host":  # whoever signs in again at this desk is who they were
            row["host_name"] = connection.execute(
                sa.select(sessions.c.host_name).where(sessions.c.screen == hashed)
            ).scalar()
        connection.execute(sa.delete(sessions).where(sessions.c.screen == hashed))
        connection.execute(sa.delete(sessions).where(sessions.c.last_seen < now - LASTS))
        connection.execute(sa.insert(sessions).values(**row))
        return token

    def renew_in(self, connection: sa.Connection, session: int) -> str:
        """Another token for a session: its screen has not got the one before."""
        token = chance.token_urlsafe(32)
        values = {"token": digest(token), "last_seen": self._clock()}
        connection.execute(sa.update(sessions).where(sessions.c.id == session).values(values))
        return token

    def find(self, token: str) -> Session | None:
        """Whose token this is, if anybody's."""
        with self._database.reading() as connection:
            return self.find_in(connection, token)

    def find_in(self, connection: sa.Connection, token: str) -> Session | None:
        """`find`, as this transaction sees it. The screen has just said something."""
        now = self._clock()
        shown = {"token": digest(token), "since": now - LASTS}
        rows = [_Row(*row) for row in self._database.run(connection, _SHOWN, shown)]
        if not rows:
            return None
        self._heard[rows[0].id] = now
        return self._signed_in(rows)

    def find_all_in(self, connection: sa.Connection, tokens: Collection[str]) -> dict[str, Session]:
        """Whose tokens these are, of those that are anybody's, as this transaction sees it. Their
        screens have said nothing.
        """
        hashed = {digest(token): token for token in tokens}
        shown, since = list(hashed), self._clock() - LASTS
        found: dict[str, list[_Row]] = {}
        while shown:
            some, shown = shown[:_AT_ONCE], shown[_AT_ONCE:]
            asked = {name: some[place % len(some)] for place, name in enumerate(_TOKENS)}
            rows = self._database.run(connection, _ALL_SHOWN, {**asked, "since": since})
            for token, *row in rows:
                found.setdefault(hashed[token], []).append(_Row(*row))
        return {token: self._signed_in(rows) for token, rows in found.items()}

    def call(self, session: int, host_name: str | None) -> None:
        """Give the host at a desk this name, or none."""
        with self._database.writing() as connection:
            connection.execute(
                sa.update(sessions).where(sessions.c.id == session).values(host_name=host_name)
            )

    def note(self, session: Session) -> None:
        """Have the database know that this screen was heard, now and then."""
        if session.noted < session.last_seen - self._noted_every:
            self._note(session.id, session.last_seen)

    def all(self) -> Sequence[Session]:
        """Everybody who is signed in, the newest first. Who asks to come in is not."""
        chosen = sa.select(sessions).where(
            sessions.c.last_seen >= self._clock() - LASTS, sessions.c.role != "guest"
        )
        with self._database.reading() as connection:
            rows = connection.execute(chosen.order_by(sessions.c.id.desc())).all()
        return [self._session(row) for row in rows]

    def heard(self, session: int, last_seen: int) -> int:
        """When a session was heard last; `last_seen` is what the database has of it."""
        noted = self._heard.get(session, 0)
        return max(last_seen, noted) if noted <= self._clock() else last_seen

    def end(self, session: int) -> None:
        """Sign a screen out. Raises `no-such-session`."""
        with self._database.writing() as connection:
            if not connection.execute(sa.delete(sessions).where(sessions.c.id == session)).rowcount:
                raise WebError("no-such-session")
        self._heard.pop(session, None)

    def _note(self, session: int, now: int) -> None:
        with self._database.writing() as connection:
            connection.execute(
                sa.update(sessions).where(sessions.c.id == session).values(last_seen=now)
            )

    def _signed_in(self, rows: Sequence["_Row"]) -> Session:
        """A session, of which there is a row for each table that it runs, or one."""
        return self._session(
            rows[0], frozenset((row.at, row.runs) for row in rows if row.at and row.runs)
        )

    def _session(self, row: Any, runs: Set[tuple[int, int]] = frozenset()) -> Session:
        return Session(
            id=row.id,
            screen=row.screen,
            role=row.role,
            night=row.night,
            table=row.table_number,
            player=row.player,
            signed_in=row.signed_in,
            last_seen=self.heard(row.id, row.last_seen),
            noted=row.last_seen,
            host_name=row.host_name,
            runs=runs,
        )


class _Row(NamedTuple):
    """A session that was found by its token, and a table that it runs."""

    id: int
    screen: str
    role: Role
    night: int | None
    table_number: int | None
    player: int | None
    signed_in: int
    last_seen: int
    host_name: str | None
    at: int | None
    runs: int | None


_AT_ONCE = 16
_TOKENS = [f"token{number}" for number in range(_AT_ONCE)]
# So many tokens are looked up in one statement: with fewer of them, some are named again.
_FOUND = (
    sa.select(
        *(sessions.c[name] for name in _Row._fields[:-2]), running.c.night, running.c.table_number
    )
    .join(running, running.c.session == sessions.c.id, isouter=True)
    .where(sessions.c.last_seen >= sa.bindparam("since"))
)
_SHOWN = PreparedStatement(_FOUND.where(sessions.c.token == sa.bindparam("token")))
_ALL_SHOWN = PreparedStatement(
    _FOUND.with_only_columns(sessions.c.token, *_FOUND.selected_columns).where(
        sessions.c.token.in_([sa.bindparam(name) for name in _TOKENS])
    )
)


def hash_of(screen: str) -> str:
    """What is kept of the name of a screen."""
    return digest(screen).hex()


def of_player(night: int, player: int) -> sa.ColumnElement[bool]:
    """The sessions of this player's phone: there is one at most."""
    return sa.and_(sessions.c.night == night, sessions.c.player == player)
