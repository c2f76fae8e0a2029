"""Everything the web floor works with, in one place: the book, who is signed in, and who follows
along.
"""

from dataclasses import dataclass
from typing import cast

from argon2 import PasswordHasher
from flask import current_app

from ledger.book import Book
from ledger.play.rounds import Rounds
from ledger.state.entries import Entry
from ledger.store.database import Database
from web.clock import Clock, Steady, now, since_start
from web.services.audits import Audits
from web.services.live import STREAMS, Hub, Streams
from web.services.shelf import Shelf
from web.signin.attempts import Attempts
from web.signin.hand_overs import HandOvers
from web.signin.invitations import Invitations
from web.signin.pin import HostPin
from web.signin.running import Running
from web.signin.screens import Screens
from web.signin.sessions import Sessions
from web.signin.turning import Turning


@dataclass(frozen=True, slots=True)
class Services:
    """One database and all that is done with it."""

    database: Database
    book: Book
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
    hand_overs: HandOvers
    audits: Audits
    shelf: Shelf


def open_services(
    database: Database,
    clock: Clock = now,
    most_streams: int = STREAMS,
    hasher: PasswordHasher | None = None,
    passed: Clock | None = None,
) -> Services:
    """The services over this database, whose schema must be up to date. `passed` is what nobody can
    turn; a clock other than the machine's is taken for one that nobody turns.
    """
    steady = Steady(clock, passed or (since_start if clock is now else clock))
    book, hub, sessions = Book(database, clock), Hub(), Sessions(database, steady)
    book.listeners.append(lambda night, entry: hub.tell(night, entry.number, _table_alone(entry)))
    return Services(
        database=database,
        book=book,
        rounds=Rounds(book),
        clock=clock,
        turning=Turning(database, steady),
        hub=hub,
        streams=Streams(most_streams),
        pin=HostPin(database, hasher),
        sessions=sessions,
        screens=Screens(book),
        running=Running(database, steady, sessions),
        attempts=Attempts(database, steady),
        invitations=Invitations(database, steady),
        hand_overs=HandOvers(database, steady),
        audits=Audits(database, clock),
        shelf=Shelf(book),
    )


def _table_alone(entry: Entry) -> int | None:
    """The table whose screens alone show what this entry changes: of a round the others show
    nothing. Whoever sits down or stands up is seen at every table, by what is left to bring.
    """
    return entry.table if entry.round is not None else None


def services() -> Services:
    """The services of the app that answers this request."""
    return cast(Services, current_app.extensions["croupier"])
