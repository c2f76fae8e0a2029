"""Tables that deal themselves: what is due is done when its time has come.

Everything is an entry of the book like a dealer's, by `table`; nothing is kept but for how long a
table has waited, so it goes on after a restart, with all the time there is. Of several servers the
first one does it: the key of a request is made of what the table stood at.
"""

import threading
from collections.abc import Hashable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from ledger.book import Book
from ledger.clock import since_start
from ledger.errors import LedgerError, Unavailable
from ledger.house import House
from ledger.kinds.actions import Acted
from ledger.kinds.dealing import CameBack, Held, SatOut
from ledger.play.live import LiveRound
from ledger.play.rounds import Rounds
from ledger.play.self_dealing import (
    OFTEN,
    Begin,
    Close,
    Do,
    Due,
    LetGo,
    SitOut,
    Void,
    Wait,
    What,
    due,
)
from ledger.state.entries import Entry, Request
from ledger.state.night import Night, Table
from web.clock import SECOND
from web.http.errors import WebError
from web.services.at_turn import act
from web.services.granting import carry_out
from web.services.live import Hub
from web.services.watch import Watch
from web.services.wishes import Wishes

TABLE = "table"
"""Who does what a table does by itself."""
AFTER_UNDO = 8.0
"""Seconds that it waits at least after an undo: who takes one action back may take back more."""


class Waiting(NamedTuple):
    """What a table that deals itself waits for, for the screens."""

    what: What
    seats: tuple[int, ...]
    """For whom."""
    left: int | None
    """For how many milliseconds from now on; None where there is no end."""
    since: int
    """Another number whenever the time begins again."""
    why: str | None = None
    """Why no round can begin, in a sentence."""


class _Looked(NamedTuple):
    """A table and what is due there, as of one entry."""

    due: Due
    version: int
    round: int
    last: int
    """The newest entry of its round."""


@dataclass
class _Window:
    """What a table waits for, and since when."""

    of: Hashable
    since: int
    """Milliseconds, of a clock that nobody turns."""


class SelfDealing:
    """Those of one database, as far as this server deals them: in the nights that it has read."""

    def __init__(self, book: Book, rounds: Rounds, house: House, hub: Hub, wishes: Wishes) -> None:
        self._book = book
        self._rounds = rounds
        self._house = house
        self._hub = hub
        self._wishes = wishes
        self._windows: dict[tuple[int, int], _Window] = {}
        self._late: dict[tuple[int, int, int], int] = {}
        """How often in a row a player of a night has let the time run out at a table."""
        self._guard = threading.Lock()
        self.watch = Watch(book, "self-dealing tables", _deals_itself, self._step)

    def written(self, night: int, entry: Entry) -> None:
        """Somebody who does something themselves is there again."""
        says, state = entry.says, self._book.remembered(night)
        if entry.by.who == TABLE or state is None or entry.table is None:
            return
        if isinstance(says, CameBack):
            self._late.pop((night, entry.table, says.player), None)
        elif isinstance(says, Acted) and isinstance(says.by_seat, int):
            here = state.tables[entry.table]
            player = here.round.seats.get(says.by_seat) if here.round else None
            self._late.pop((night, entry.table, player or 0), None)

    def waiting(self, night: Night, table: Table, live: LiveRound | None) -> Waiting | None:
        """What a table waits for as it stands; None where it does not deal itself."""
        now = due(night, table, live)
        if now is None:
            return None
        seconds = now.counted or self._seconds(night.id, now, live.last if live else 0)
        since = self._since(night.id, table.number, now)
        if seconds is None:
            return Waiting(now.what, now.seats, None, since, now.why)
        left = max(0, round(seconds * SECOND) - (since_start() - since))
        return Waiting(now.what, now.seats, left, since)

    def was_late(self, night: int, table: int, player: int) -> bool:
        """Whether the table acted for this player the last time."""
        return (night, table, player) in self._late

    def _step(self, night: int, table: int) -> float | None:
        """Do what is due at a table; after how many seconds something will be."""

        def looked(state: Night, here: Table, live: LiveRound | None) -> _Looked | None:
            found = due(state, here, live)
            if found is None:
                return None
            number = here.round.number if here.round else here.rounds + 1
            return _Looked(found, state.number, number, live.last if live else 0)

        found = self._rounds.look(night, table, looked)
        if found is None:
            return None
        if found.due.what in ("begins", "few", "barred") and self._grant(night, table):
            return 0.0
        seconds = self._seconds(night, found.due, found.last)
        if seconds is None or found.due.then is None:
            return None
        left = seconds - (since_start() - self._since(night, table, found.due)) / SECOND
        if left > 0:
            return left
        try:
            self._do(night, table, found)
        except Unavailable:
            raise
        except LedgerError:
            self._begin_again(night, table)  # somebody was quicker
        return 0.0

    def _do(self, night: int, table: int, found: _Looked) -> None:
        at = (found.round, found.last)
        match found.due.then:
            case Begin():
                request = self._request(night, table, f"begin {found.round}")
                self._rounds.begin(night, table, found.round, request)
            case Close():
                request = self._request(night, table, f"close {found.last}")
                self._rounds.close(night, table, found.round, request)
            case Void(why):
                request = self._request(night, table, f"void {found.last}")
                self._rounds.void(night, table, found.round, why, request)
            case Do(action):
                request = self._request(night, table, f"{found.last}")
                act(self._rounds, night, table, at, action, request)
            case SitOut(seats, why):
                for seat in seats:
                    request = self._request(night, table, f"out {seat} {found.version}")
                    self._book.do(night, request, SatOut, table, seat, why)
            case LetGo():
                for player in self._book.night(night).table(table).holding:
                    request = self._request(night, table, f"go {player} {found.version}")
                    self._book.do(night, request, Held, table, player, False)
            case Wait() | None:
                self._hub.notify(night)
        self._begin_again(night, table)
        self._note_late(night, table, found)

    def _grant(self, night: int, table: int) -> bool:
        """Seats whoever asks for it, lets others stand up, and takes more chips to the table;
        whether anything of it was done. What cannot be done is left to the desk.
        """
        with self._book.database.reading() as connection:
            asked = self._wishes.standing(connection, night)
        granted = False
        for wish in asked:
            if wish.table != table:
                continue
            request = self._request(night, table, f"wish {wish.number}")
            with suppress(LedgerError, WebError):
                self._wishes.grant(
                    night, wish.number, partial(carry_out, self._book, night, request), table
                )
                granted = True
        if granted:
            self._hub.notify(night)
        return granted

    def _note_late(self, night: int, table: int, found: _Looked) -> None:
        """Who lets the time run out again and again sits out."""
        state = self._book.night(night)
        here = state.table(table)
        for seat in found.due.late:
            who = here.seats.get(seat)
            if who is None or state.player(who).program:
                continue
            key = night, table, who
            times = self._late[key] = self._late.get(key, 0) + 1
            if times >= OFTEN and seat not in here.out:
                request = self._request(night, table, f"late {seat} {found.version}")
                self._book.do(night, request, SatOut, table, seat, "late")

    def _seconds(self, night: int, now: Due, last: int) -> float | None:
        if now.seconds is None or not last:
            return now.seconds
        undone = self._book.entry(night, last).kind == "undo"
        return max(now.seconds, AFTER_UNDO) if undone else now.seconds

    def _since(self, night: int, table: int, now: Due) -> int:
        """Since when the table has waited for this: milliseconds, of a clock that nobody turns."""
        with self._guard:
            window = self._windows.get((night, table))
            if window is None or window.of != now.window:
                window = self._windows[night, table] = _Window(now.window, since_start())
            return window.since

    def _begin_again(self, night: int, table: int) -> None:
        with self._guard:
            self._windows.pop((night, table), None)

    def _request(self, night: int, table: int, what: str) -> Request:
        return Request(f"table {self._house.name(night)}", f"{table} {what}", TABLE)


def _deals_itself(_night: Night, table: Table) -> bool:
    return table.is_open and table.dealing is not None
