"""Everything the web floor works with, in one place: the book, who is signed in, and who follows
along.
"""

from dataclasses import dataclass
from typing import cast

from argon2 import PasswordHasher
from flask import current_app, has_request_context, request

from ledger.book import Book
from ledger.clock import now, since_start
from ledger.house import House
from ledger.play.rounds import Rounds
from ledger.store.database import Database
from ledger.store.schema import derived
from web.clock import Clock, MonotonicClock, OffsetClock
from web.services.audits import Audits, audits
from web.services.bus import Bus
from web.services.exports import Exports, exports, pieces
from web.services.house_players import HousePlayers
from web.services.live import STREAMS, Hub, Streams
from web.services.report_cache import ReportCache
from web.services.response_cache import ResponseCache
from web.services.self_dealing import SelfDealing
from web.services.walls import Walls, shown, walls
from web.services.wishes import Wishes, wishes
from web.signin.attempts import Attempts
from web.signin.clock_adjustment import ClockAdjustment
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
    clock_adjustment: ClockAdjustment
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
    report_cache: ReportCache
    response_cache: ResponseCache
    house_players: HousePlayers
    self_dealing: SelfDealing


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
        clock = OffsetClock(database.clock, passed)
    monotonic = MonotonicClock(clock, passed)
    book, hub, sessions = Book(database, clock), Hub(), Sessions(database, monotonic)
    invitations = Invitations(database, monotonic)
    wished = Wishes(database)
    book.listeners.append(wished.written)
    book.listeners.append(lambda night, entry: hub.tell(night, entry.number, entry.table_alone))
    adjustment = ClockAdjustment(database, monotonic)
    if not database.is_sqlite:
        bus = Bus(database, hub, adjustment.check_database)
        adjustment.listeners.append(bus.turned)
        book.listeners.append(bus.written)
        database.closing.append(bus.end)
    house, rounds = House(database, clock), Rounds(book)
    house_players = HousePlayers(book, rounds, house)
    self_dealing = SelfDealing(book, rounds, house, hub, wished)
    book.listeners.append(self_dealing.written)
    hub.listeners += [house_players.watch.moved, self_dealing.watch.moved]
    return Services(
        database=database,
        book=book,
        house=house,
        rounds=rounds,
        clock=clock,
        clock_adjustment=adjustment,
        hub=hub,
        streams=Streams(most_streams),
        pin=HostPin(database, hasher),
        sessions=sessions,
        screens=Screens(book),
        running=Running(database, monotonic, sessions),
        attempts=Attempts(database, monotonic),
        invitations=invitations,
        rooms=Rooms(database),
        guests=Guests(database, monotonic, sessions, invitations),
        hand_overs=HandOvers(database, monotonic),
        phones=Phones(database, monotonic, sessions),
        wishes=wished,
        walls=Walls(database),
        audits=Audits(database, monotonic),
        exports=Exports(database, monotonic),
        report_cache=ReportCache(book),
        response_cache=ResponseCache(),
        house_players=house_players,
        self_dealing=self_dealing,
    )


APART = "croupier.apart"
"""Under this name a request that belongs to a practice has the services of that."""


def services() -> Services:
    """The services that answer this request: the app's, or those of a practice."""
    if has_request_context() and (apart := request.environ.get(APART)):
        return cast(Services, apart)
    return cast(Services, current_app.extensions["croupier"])
