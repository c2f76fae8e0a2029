"""Players' phones, and guests' phones that ask to come in: with a new name, or as a player whom
another phone has.

A phone that asks has a session already, of the role ``guest``, which may nothing. When it is let
in, that very session becomes the player's: the phone finds itself in. A phone that is in goes out
in no other way than that somebody who may says so.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa

from ledger.store.database import Database
from ledger.store.prepared import PreparedStatement
from ledger.store.schema import nights
from web.clock import Clock
from web.http.errors import WebError
from web.signin.invitations import Invitations
from web.signin.schema import guests, sessions
from web.signin.sessions import LASTS, Sessions, hash_of, of_player

MOST_ASK = 200
"""So many phones of a night wait at a time."""
MOST_ASK_EACH = 20
"""Of one address: nobody fills the list alone. Behind some routers all phones have the same."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A phone that asks to come in."""

    session: int
    screen: str
    """The hash of its name."""
    player: int | None
    """As whom, where it says it is somebody the night knows."""
    name: str | None
    """What it calls itself, where it says it is somebody new."""
    since: int


@dataclass(frozen=True, slots=True)
class AtDoor:
    """The phones of a night: whose are in, and which ask to come in."""

    phones: Mapping[int, int]
    """Of each player who has one, its session."""
    asking: tuple[Guest, ...]

    @property
    def mark(self) -> str:
        """Another text whenever anything of it is another, for the tag of a state."""
        asking = ".".join(str(guest.session) for guest in self.asking)
        return f"{'.'.join(map(str, sorted(self.phones.values())))}a{asking}"


@dataclass(frozen=True, slots=True)
class Phone:
    """The phone that comes: its name, and from where."""

    screen: str
    address: str


class Guests:
    """The phones in the database."""

    def __init__(
        self, database: Database, clock: Clock, sessions_: Sessions, invitations: Invitations
    ) -> None:
        self._database = database
        self._clock = clock
        self._sessions = sessions_
        self._invitations = invitations

    def at(self, night: int) -> AtDoor:
        """The phones of this night now."""
        with self._database.reading() as connection:
            return self.seen(connection, night)

    def seen(self, connection: sa.Connection, night: int) -> AtDoor:
        """The same, within a transaction."""
        heard = {"night": night, "since": self._clock() - LASTS}
        phones = dict(self._database.run(connection, _HAS_PHONE, heard))
        return AtDoor(phones, self.asking(connection, night))

    def asking(self, connection: sa.Connection, night: int) -> tuple[Guest, ...]:
        """The phones that ask to come in, the first one first, as this transaction sees them."""
        heard = {"night": night, "since": self._clock() - LASTS}
        found = self._database.run(connection, _ASKS, heard)
        return tuple(_guest(_Asks._make(row)) for row in found)

    def of(self, session: int) -> Guest | None:
        """What this phone asks for."""
        with self._database.reading() as connection:
            row = connection.execute(_asking().where(guests.c.session == session)).one_or_none()
        return None if row is None else _guest(row)

    def coming(self, connection: sa.Connection, night: int) -> Mapping[int, tuple[int, ...]]:
        """The phones that ask to come in as each player, the first one first, as this transaction
        sees them.
        """
        found: defaultdict[int, tuple[int, ...]] = defaultdict(tuple)
        heard = {"night": night, "since": self._clock() - LASTS}
        for player, session in self._database.run(connection, _COMING, heard):
            found[player] += (session,)
        return found

    def player_of(self, night: int, screen: str) -> int | None:
        """Whose phone the screen of this name is."""
        chosen = sa.select(sessions.c.player).where(
            sessions.c.screen == hash_of(screen),
            sessions.c.night == night,
            sessions.c.role == "player",
            sessions.c.last_seen >= self._clock() - LASTS,
        )
        with self._database.reading() as connection:
            found: int | None = connection.scalar(chosen)
        return found

    # To come in. Each returns the token of the phone's session, which is in or asks.

    def come_as(self, night: int, phone: Phone, player: int) -> str:
        """Somebody says they are this player: in, where no other phone has the player."""
        with self._database.writing() as connection:
            _lock(connection, night)
            return self._come_as(connection, night, phone, player)

    def come_by_link(self, night: int, phone: Phone, player: int, link: str) -> str:
        """A phone with this player's link: in, where no other one has used the link, or has the
        player. Raises `link-used`.
        """
        with self._database.writing() as connection:
            _lock(connection, night)
            if self._invitations.use_player_link(connection, link, hash_of(phone.screen)):
                return self._come_as(connection, night, phone, player)
            if self._has(connection, night, phone, player):
                return self._in(connection, night, phone, player)
            return self._ask(connection, night, phone, player=player)

    def come_as_new(self, connection: sa.Connection, night: int, phone: Phone, player: int) -> str:
        """The phone of a player who has just been added, in the transaction that has done so."""
        return self._in(connection, night, phone, player)

    def ask(self, night: int, phone: Phone, name: str) -> str:
        """Somebody with a new name asks to come in. Raises `too-many-ask`."""
        with self._database.writing() as connection:
            _lock(connection, night)
            return self._ask(connection, night, phone, name=name)

    # To be let in, or not

    def let_in(self, night: int, session: int, player: int) -> None:
        """This phone is the player's from now on, and another one of the same player is signed out.
        Raises `not-asking`.
        """
        with self._database.writing() as connection:
            _lock(connection, night)
            self.let_in_new(connection, night, session, player)

    def let_in_new(self, connection: sa.Connection, night: int, session: int, player: int) -> None:
        """`let_in`, in this transaction, which has the night's head."""
        of_guest = sa.and_(
            sessions.c.id == session, sessions.c.night == night, sessions.c.role == "guest"
        )
        connection.execute(sa.delete(sessions).where(of_player(night, player)))
        becomes = sa.update(sessions).where(of_guest).values(role="player", player=player)
        if not connection.execute(becomes).rowcount:
            raise WebError("not-asking")
        connection.execute(sa.delete(guests).where(guests.c.session == session))

    def let_in_by_player(self, night: int, session: int, player: int) -> None:
        """`let_in`, by the phone that the player has: one that asks to be the same player's."""
        with self._database.writing() as connection:
            _lock(connection, night)
            self._check_asks_as(connection, night, session, player)
            self.let_in_new(connection, night, session, player)

    def send_away(self, night: int, session: int, player: int | None = None) -> None:
        """This phone is not let in; by the phone of this player: one that asks to be theirs. The
        link with which it came is worth nothing any more. Raises `not-asking`.
        """
        with self._database.writing() as connection:
            _lock(connection, night)
            asks = self._check_asks_as(connection, night, session, player)
            if asks is not None:
                self._invitations.withdraw_used(connection, night, asks)
            connection.execute(sa.delete(sessions).where(sessions.c.id == session))

    # Within a transaction that has the night's head

    def _come_as(self, connection: sa.Connection, night: int, phone: Phone, player: int) -> str:
        heard = sessions.c.last_seen >= self._clock() - LASTS
        others = sa.select(sessions.c.id).where(
            of_player(night, player), sessions.c.screen != hash_of(phone.screen), heard
        )
        if connection.execute(others).first() is None:
            return self._in(connection, night, phone, player)
        return self._ask(connection, night, phone, player=player)

    def _has(self, connection: sa.Connection, night: int, phone: Phone, player: int) -> bool:
        own = of_player(night, player) & (sessions.c.screen == hash_of(phone.screen))
        return connection.execute(sa.select(sessions.c.id).where(own)).first() is not None

    def _in(self, connection: sa.Connection, night: int, phone: Phone, player: int) -> str:
        return self._sessions.open_in(
            connection, "player", phone.screen, night, None, player, phone.address
        )

    def _ask(
        self,
        connection: sa.Connection,
        night: int,
        phone: Phone,
        *,
        player: int | None = None,
        name: str | None = None,
    ) -> str:
        """This phone asks to come in; one that has asked the same before goes on waiting. Raises
        `too-many-ask`.
        """
        same = _asking().where(
            sessions.c.screen == hash_of(phone.screen),
            guests.c.night == night,
            guests.c.player.is_not_distinct_from(player),
            guests.c.name.is_not_distinct_from(name),
        )
        if (standing := connection.execute(same).first()) is not None:
            return self._sessions.renew_in(connection, standing.session)
        self._check_room(connection, night, phone)
        token = self._sessions.open_in(
            connection, "guest", phone.screen, night, address=phone.address
        )
        opened = sa.select(sessions.c.id).where(sessions.c.screen == hash_of(phone.screen))
        row = {"session": connection.scalar(opened), "player": player, "name": name}
        where = {"night": night, "address": phone.address, "since": self._clock()}
        connection.execute(sa.insert(guests).values(row | where))
        return token

    def _check_room(self, connection: sa.Connection, night: int, phone: Phone) -> None:
        waiting = sa.select(sa.func.count()).select_from(guests).where(guests.c.night == night)
        here = connection.scalar(waiting.where(guests.c.address == phone.address)) or 0
        if here >= MOST_ASK_EACH or (connection.scalar(waiting) or 0) >= MOST_ASK:
            raise WebError("too-many-ask")

    def _check_asks_as(
        self, connection: sa.Connection, night: int, session: int, player: int | None
    ) -> int | None:
        """As whom a phone asks that asks at all, and as this player where one is said. Raises
        `not-asking`.
        """
        asks = _asking().where(guests.c.session == session, guests.c.night == night)
        found = connection.execute(asks).one_or_none()
        if found is None or player not in (None, found.player):
            raise WebError("not-asking")
        as_: int | None = found.player
        return as_


def _asking() -> sa.Select[Any]:
    return sa.select(
        guests.c.session, guests.c.player, guests.c.name, guests.c.since, sessions.c.screen
    ).join(sessions, sessions.c.id == guests.c.session)


_COMING = PreparedStatement(
    sa.select(guests.c.player, guests.c.session)
    .join(sessions, sessions.c.id == guests.c.session)
    .where(
        guests.c.night == sa.bindparam("night"),
        guests.c.player.is_not(None),
        sessions.c.last_seen >= sa.bindparam("since"),
    )
    .order_by(guests.c.since, guests.c.session)
)


class _Asks(NamedTuple):
    """A phone that asks, as `_asking` finds it."""

    session: int
    player: int | None
    name: str | None
    since: int
    screen: str


_HAS_PHONE = PreparedStatement(
    sa.select(sessions.c.player, sessions.c.id).where(
        sessions.c.night == sa.bindparam("night"),
        sessions.c.role == sa.literal_column("'player'"),
        sessions.c.last_seen >= sa.bindparam("since"),
    )
)
_ASKS = PreparedStatement(
    _asking()
    .where(guests.c.night == sa.bindparam("night"), sessions.c.last_seen >= sa.bindparam("since"))
    .order_by(guests.c.since, guests.c.session)
)


def _guest(row: Any) -> Guest:
    return Guest(row.session, row.screen, row.player, row.name, row.since)


def _lock(connection: sa.Connection, night: int) -> None:
    """Two phones of one player do not come in at once: who lets one in has the night's head, like
    who writes its book.
    """
    connection.execute(sa.select(nights.c.id).where(nights.c.id == night).with_for_update())
