"""Whoever of the program has something to do at tables: looks whenever something was written into a
night, and again when its time has come.
"""

import logging
import threading
from collections.abc import Callable

from ledger import background
from ledger.book import Book
from ledger.errors import LedgerError, Unavailable
from ledger.reports import nights
from ledger.state.night import Night, Table

AGAIN = 5.0
"""Seconds until it tries again where the book could not be read or written."""


class Watch:
    """Watches the nights that this server has read, in a thread of its own that begins when there
    is something to watch, and ends when the database is closed.
    """

    def __init__(
        self,
        book: Book,
        name: str,
        concerns: Callable[[Night, Table], bool],
        step: Callable[[int, int], float | None],
    ) -> None:
        """`concerns` says whether there may be something to do at a table; `step` does what is to
        be done at this one of a night, and returns after how many seconds to look again, if nobody
        does anything before.
        """
        self._book = book
        self._name = name
        self._concerns = concerns
        self._step = step
        self._nights: set[int] = set()
        self._guard = threading.Lock()
        self._turning = threading.Lock()
        self._loop: background.Loop | None = None
        self._is_over = False
        book.database.closing.append(self.end)

    def begin(self) -> None:
        """Go on where there was something to do when this server began."""
        if not self._is_over:
            background.start(self._name, self._look_around)

    def end(self) -> None:
        """Look no more. Waits for what is under way."""
        with self._guard:
            self._is_over = True
        if self._loop is not None:
            self._loop.end()
        with self._turning:
            pass

    def moved(self, night: int) -> None:
        """Something was written into a night. From any thread."""
        known = self._book.remembered(night)
        if known is None or not any(self._concerns(known, each) for each in known.tables.values()):
            return
        with self._guard:
            self._nights.add(night)
            if self._is_over:
                return
            if self._loop is None:
                self._loop = background.Loop(self._name, self._turn)
        self._loop.wake()

    def _look_around(self) -> None:
        with self._book.database.reading() as connection:
            listed = nights.listed(connection)
        for night in listed:
            if not night.closed and not self._is_over:
                try:
                    self._book.night(night.number)
                except LedgerError:
                    continue  # an audit says more
                self.moved(night.number)

    def _turn(self) -> float | None:
        with self._turning:
            return self._look_at_all()

    def _look_at_all(self) -> float | None:
        with self._guard:
            there = sorted(self._nights)
        waits = [self._look(night) for night in there if not self._is_over]
        return min((seconds for seconds in waits if seconds is not None), default=None)

    def _look(self, number: int) -> float | None:
        try:
            night = self._book.night(number)
            tables = [
                table.number for table in night.tables.values() if self._concerns(night, table)
            ]
            if not night.is_open:
                with self._guard:
                    self._nights.discard(number)
            waits = [self._step(number, table) for table in tables]
        except Unavailable:
            return AGAIN
        except Exception:
            logging.getLogger(__name__).exception("%s in night %s", self._name, number)
            return AGAIN
        return min((seconds for seconds in waits if seconds is not None), default=None)
