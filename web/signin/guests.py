"""Players' phones, and guests' phones that ask to come in: with a new name, or as a player whom
another phone has.

A phone that asks has a session already, of the role ``guest``, which may nothing. When it is let
in, that very session becomes the player's: the phone finds itself in.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from ledger.store.database import Database
from ledger.store.schema import nights
from web.clock import Clock
from web.http.errors import NotAsking, TooManyAsk
from web.signin.schema import guests, sessions
from web.signin.sessions import LASTS, of_player

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
    """As whom, where the night knows them."""
    name: str | None
    """As whom, where they are new."""
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


class Guests:
    """The phones in the database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def at(self, night: int) -> AtDoor:
        """The phones of this night now."""
        with self._database.reading() as connection:
            return self.seen(connection, night)

    def seen(self, connection: sa.Connection, night: int) -> AtDoor:
        """The same, within a transaction."""
        heard = sessions.c.last_seen >= self._clock() - LASTS
        has_phone = sa.select(sessions.c.player, sessions.c.id).where(
            sessions.c.night == night, sessions.c.role == "player", heard
        )
        asking = _asking().where(guests.c.night == night, heard)
        phones = {row.player: row.id for row in connection.execute(has_phone)}
        found = connection.execute(asking.order_by(guests.c.since, guests.c.session)).all()
        return AtDoor(phones, tuple(map(_guest, found)))

    def of(self, session: int) -> Guest | None:
        """What this phone asks for."""
        with self._database.reading() as connection:
            row = connection.execute(_asking().where(guests.c.session == session)).one_or_none()
        return None if row is None else _guest(row)

    def ask(
        self,
        night: int,
        session: int,
        address: str,
        *,
        player: int | None = None,
        name: str | None = None,
    ) -> None:
        """This phone asks to come in. Raises `TooManyAsk`."""
        row = {"session": session, "night": night, "player": player, "name": name}
        waiting = sa.select(sa.func.count()).select_from(guests).where(guests.c.night == night)
        with self._database.writing() as connection:
            _lock(connection, night)
            here = connection.scalar(waiting.where(guests.c.address == address)) or 0
            if here >= MOST_ASK_EACH or (connection.scalar(waiting) or 0) >= MOST_ASK:
                raise TooManyAsk
            since = self._clock()
            connection.execute(sa.insert(guests).values(**row, address=address, since=since))

    def let_in(self, night: int, session: int, player: int) -> None:
        """This phone is the player's from now on, and another one of the same player is signed out.
        Raises `NotAsking`.
        """
        of_guest = sa.and_(
            sessions.c.id == session, sessions.c.night == night, sessions.c.role == "guest"
        )
        with self._database.writing() as connection:
            _lock(connection, night)
            connection.execute(sa.delete(sessions).where(of_player(night, player)))
            becomes = sa.update(sessions).where(of_guest).values(role="player", player=player)
            if not connection.execute(becomes).rowcount:
                raise NotAsking
            connection.execute(sa.delete(guests).where(guests.c.session == session))

    def send_away(self, night: int, session: int) -> None:
        """This phone is not let in. Raises `NotAsking`."""
        asks = sa.and_(guests.c.session == session, guests.c.night == night)
        with self._database.writing() as connection:
            if connection.execute(sa.select(guests.c.session).where(asks)).one_or_none() is None:
                raise NotAsking
            connection.execute(sa.delete(sessions).where(sessions.c.id == session))


def _asking() -> sa.Select[Any]:
    return sa.select(
        guests.c.session, guests.c.player, guests.c.name, guests.c.since, sessions.c.screen
    ).join(sessions, sessions.c.id == guests.c.session)


def _guest(row: Any) -> Guest:
    return Guest(row.session, row.screen, row.player, row.name, row.since)


def _lock(connection: sa.Connection, night: int) -> None:
    """Two phones of one player do not come in at once: who lets one in has the night's head, like
    who writes its book.
    """
    connection.execute(sa.select(nights.c.id).where(nights.c.id == night).with_for_update())
