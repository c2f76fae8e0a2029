"""Everything the web floor works with, in one place: the book, who is signed in, and who follows
along.
"""

from dataclasses import dataclass
from typing import cast

from argon2 import PasswordHasher
from flask import current_app, has_request_context, request

from ledger.book import Book
from ledger.house import House
from ledger.play.rounds import Rounds
from ledger.store.database import Database
from ledger.store.schema import derived
from web.clock import Clock, Measured, Steady, now, since_start
from web.services.alike import Alike
from web.services.audits import Audits, audits
from web.services.bus import Bus
from web.services.exports import Exports, exports, pieces
from web.services.house_players import HousePlayers
from web.services.live import STREAMS, Hub, Streams
from web.services.shelf import Shelf
from web.services.walls import Walls, shown, walls
from web.services.wishes import Wishes, wishes
from web.signin.attempts import Attempts
from web.signin.guests import Guests
from web.signin.hand_overs import HandOvers
from web.signin.invitations import Invitations
from web.signin.phones import Phones
from web.signin.pin import HostPin
from web.signin.rooms import Rooms
from web.signin.running import Running
from web.signin.schema import metadata as signin
from web.signin.screens import Screens
from web.signin.sessions import Sessions
from web.signin.turning import Turning

TABLES = (
    *derived.tables,
    *signin.tables,
    *(table.name for table in (audits, exports, pieces, wishes, walls, shown)),
)
"""The tables that a server works with, besides those of the book."""


@dataclass(frozen=True, slots=True)
class Services:
    """One database and all that is done with it."""

    database: Database
    book: Book
    house: House
    rounds: Rounds
    clock: Clock
    turning: Turning
    hub: Hub
    streams: Streams
    pin: HostPin
    sessions: Sessions
    screens: Screens
    running: Running
    attempts: Attempts
    invitations: Invitations
    rooms: Rooms
    guests: Guests
    hand_overs: HandOvers
    phones: Phones
    wishes: Wishes
    walls: Walls
    audits: Audits
    exports: Exports
    shelf: Shelf
    alike: Alike
    house_players: HousePlayers


def open_services(
    database: Database,
    clock: Clock = now,
    most_streams: int = STREAMS,
    hasher: PasswordHasher | None = None,
    passed: Clock | None = None,
) -> Services:
    """The services over this database, whose schema must be up to date. `passed` is what nobody can
    turn; a clock other than the machine's is taken for one that nobody turns. Several servers of
    one database go by the clock of that.
    """
    passed = passed or (since_start if clock is now else clock)
    if clock is now and not database.is_sqlite:
        clock = Measured(database.clock, passed)
    steady = Steady(clock, passed)
    book, hub, sessions = Book(database, clock), Hub(), Sessions(database, steady)
    invitations = Invitations(database, steady)
    wished = Wishes(database)
    book.listeners.append(wished.written)
    book.listeners.append(lambda night, entry: hub.tell(night, entry.number, entry.table_alone))
    turning = Turning(database, steady)
    if not database.is_sqlite:
        bus = Bus(database, hub, turning.look_again)
        turning.turned.append(bus.turned)
        book.listeners.append(bus.written)
    house, rounds = House(database, clock), Rounds(book)
    house_players = HousePlayers(book, rounds, house)
    hub.told.append(house_players.moved)
    return Services(
        database=database,
        book=book,
        house=house,
        rounds=rounds,
        clock=clock,
        turning=turning,
        hub=hub,
        streams=Streams(most_streams),
        pin=HostPin(database, hasher),
        sessions=sessions,
        screens=Screens(book),
        running=Running(database, steady, sessions),
        attempts=Attempts(database, steady),
        invitations=invitations,
        rooms=Rooms(database),
        guests=Guests(database, steady, sessions, invitations),
        hand_overs=HandOvers(database, steady),
        phones=Phones(database, steady, sessions),
        wishes=wished,
        walls=Walls(database),
        audits=Audits(database, steady),
        exports=Exports(database, steady),
        shelf=Shelf(book),
        alike=Alike(),
        house_players=house_players,
    )


APART = "croupier.apart"
"""Under this name a request that belongs to a practice has the services of that."""


def services() -> Services:
    """The services that answer this request: the app's, or those of a practice."""
    if has_request_context() and (apart := request.environ.get(APART)):
        return cast(Services, apart)
    return cast(Services, current_app.extensions["croupier"])
