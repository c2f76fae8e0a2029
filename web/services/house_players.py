"""House players: players of the program at the tables of nights of play money.

They act as anybody does: an action of their seat, by what that seat sees. Nothing of them is kept
but in the book, so they go on after a restart; and where several servers play for the same seat,
the round's newest entry decides who was first: the key of an action is made of it.
"""

import logging
import secrets
import threading
from dataclasses import dataclass, field
from typing import NamedTuple

from games.engine import Action, Round, Setup
from games.players import next_action
from ledger.book import Book
from ledger.errors import LedgerError, Unavailable
from ledger.house import House
from ledger.play.live import LiveRound
from ledger.play.rounds import Rounds
from ledger.reports import nights
from ledger.state.entries import Request
from ledger.state.night import Night, Table
from web.clock import SECOND
from web.services import at_turn
from web.services.at_turn import At, Stood, act

AFTER_UNDO = 8.0
"""Seconds that they wait after an undo: whoever takes one action back may take back more."""
AGAIN = 5.0
"""Seconds until they try again where the book could not be read or written."""


@dataclass
class _AtTable:
    """What is remembered of a table where they play."""

    stood: Stood = field(default_factory=Stood)
    nothing_to_do: At | None = None
    """As of this entry of this round."""


class _Seen(NamedTuple):
    """A round that a house player may have to do something in, as of one entry."""

    at: At
    seats: list[int]
    setup: Setup
    actions: list[Action]


class HousePlayers:
    """Those of one database, as far as this server plays them: in the nights that it has read."""

    def __init__(self, book: Book, rounds: Rounds, house: House) -> None:
        self._book = book
        self._rounds = rounds
        self._house = house
        self._nights: set[int] = set()
        """Where they are at play."""
        self._tables: dict[tuple[int, int], _AtTable] = {}
        self._names: dict[int, str] = {}
        self._moved = threading.Event()
        self._guard = threading.Lock()
        self._thread: threading.Thread | None = None
        self._seed = secrets.token_bytes(32)

    def begin(self) -> None:
        """Go on where they were at play when this server began."""
        threading.Thread(target=self._look_around, name="house players", daemon=True).start()

    def moved(self, night: int) -> None:
        """Something was written into a night. From any thread."""
        known = self._book.remembered(night)
        if known is None or not any(_seats(known, table) for table in known.tables.values()):
            return
        with self._guard:
            self._nights.add(night)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="house players", daemon=True)
                self._thread.start()
        self._moved.set()

    def _look_around(self) -> None:
        with self._book.database.reading() as connection:
            listed = nights.listed(connection)
        for night in listed:
            if not night.closed:
                try:
                    self._book.night(night.number)
                except LedgerError:
                    continue  # an audit says more
                self.moved(night.number)

    def _run(self) -> None:
        wait: float | None = None
        while True:
            self._moved.wait(wait)
            self._moved.clear()
            with self._guard:
                there = sorted(self._nights)
            waits = [self._look(night) for night in there]
            wait = min((seconds for seconds in waits if seconds is not None), default=None)

    def _look(self, number: int) -> float | None:
        """Do what is to be done in a night; for how long nothing is, if nobody else does
        anything.
        """
        try:
            night = self._book.night(number)
            tables = [table.number for table in night.tables.values() if _seats(night, table)]
            if not night.is_open:
                with self._guard:
                    self._nights.discard(number)
            waits = [self._step(number, table) for table in tables]
        except Unavailable:
            return AGAIN
        except Exception:
            logging.getLogger(__name__).exception("House players in night %s", number)
            return AGAIN
        return min((seconds for seconds in waits if seconds is not None), default=None)

    def _step(self, night: int, table: int) -> float | None:
        """The same, at a table."""

        def seen(state: Night, here: Table, live: LiveRound | None) -> _Seen | None:
            if live is None or live.frozen or live.round.prompt is None or here.round is None:
                return None
            seats = _seats(state, here)
            return _Seen((live.number, live.last), seats, live.round.setup, live.round.actions)

        found = self._rounds.look(night, table, seen)
        kept = self._tables.setdefault((night, table), _AtTable())
        if found is None or kept.nothing_to_do == found.at:
            return None
        stood = kept.stood.now(found.at) / SECOND
        pause = self._pause(night, found.at[1])
        if stood < pause:
            return pause - stood
        # By itself, so that nobody at the table waits while the program thinks.
        round_ = Round(found.setup, found.actions)
        action = next_action(round_, found.seats, self._seed)
        if action is None:
            kept.nothing_to_do = found.at
            return None
        try:
            act(self._rounds, night, table, found.at, action, self._request(night, table, found.at))
        except Unavailable:
            raise
        except LedgerError:
            kept.nothing_to_do = found.at  # somebody was quicker; or it is left to the dealer
        return None

    def _pause(self, night: int, entry: int) -> float:
        undone = self._book.entry(night, entry).kind == "undo"
        return AFTER_UNDO if undone else at_turn.PAUSE

    def _request(self, night: int, table: int, at: At) -> Request:
        name = self._names.setdefault(night, self._house.name(night))
        return Request(f"program {name}", f"{table}-{at[1]}", "program")


def _seats(night: Night, table: Table) -> list[int]:
    """Where house players play the round in play at a table; none where it is over."""
    if table.round is None or table.round.finished:
        return []
    return [seat for seat, who in table.round.seats.items() if night.player(who).program]
