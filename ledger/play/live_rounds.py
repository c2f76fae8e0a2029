"""The rounds that are in play, beside their entries: what a table's round is now, played on in
memory from what the book has of it.

A table's rounds are held by one lock, so nobody sees an action before it is on disk; what is not is
forgotten.
"""

import threading
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import TypeVar

import sqlalchemy as sa

from games.engine import JSON, ScriptError
from games.engine.errors import EngineError
from games.engine.shuffle import commitment
from games.language import gettext
from ledger.book import Book, Receipt
from ledger.errors import Conflict, SeedMissing
from ledger.kinds.rounds import RoundEnded, began
from ledger.play.live import LiveRound, started
from ledger.state.entries import Decision, Entry, Request
from ledger.state.night import Night, RoundState, Table

_Answer = TypeVar("_Answer")


class LiveRounds:
    """The rounds in play at the tables of a book."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self._live: dict[tuple[int, int], LiveRound] = {}
        self._lost: dict[tuple[int, int], str] = {}
        """Why there is no live round of a table that is in one."""
        self._locks: defaultdict[tuple[int, int], threading.RLock] = defaultdict(threading.RLock)

    # Reading

    def look(
        self, night: int, table: int, at: Callable[[Night, Table, LiveRound | None], _Answer]
    ) -> _Answer:
        """What `at` makes of a table and its round, both as of the same entry."""
        with self._locks[night, table]:
            return self.look_at(self.book.night(night), table, at)

    def look_at(
        self, night: Night, table: int, at: Callable[[Night, Table, LiveRound | None], _Answer]
    ) -> _Answer:
        """`look`, for whoever has just read the night, or written into it."""
        with self._locks[night.id, table]:
            state = self.book.newest(night)
            here = state.tables.get(table) or state.table(table)
            return at(state, here, self._now(state, here) if here.round else None)

    def is_frozen(self, night: int, table: int) -> bool:
        """Whether the round in play at a table cannot go on, as far as that has been found here:
        nothing is played again to find it out.
        """
        live = self._live.get((night, table))
        return (night, table) in self._lost if live is None else bool(live.frozen)

    def why_lost(self, night: int, table: int) -> str:
        """Why the round in play at a table cannot be played again at all, as `look` has found."""
        return self._lost.get((night, table), "Its record cannot be played again.")

    def keeps_promise(
        self, night: Night, table: Table, connection: sa.Connection | None = None
    ) -> bool:
        """Whether the seed that a table promised for its shuffle is there (as this transaction sees
        it, where one is open); with real cards it promised none.
        """
        try:
            self._seed(night, table, connection)
        except SeedMissing:
            return False
        return True

    # Beside the entries

    def _write(
        self,
        night: int,
        table: int,
        request: Request,
        content: Mapping[str, JSON],
        make: Callable[[Night], Decision],
    ) -> Receipt:
        key = (night, table)
        with self._locks[key]:
            try:
                receipt = self.book.write(night, request, {"table": table, **content}, make)
                if not receipt.repeated:
                    self._keep_up(key, receipt.entry)
                return receipt
            finally:
                if (live := self._live.get(key)) and live.ahead:
                    del self._live[key]  # not on disk: as if it had never happened

    def _keep_up(self, key: tuple[int, int], entry: Entry) -> None:
        """What was just written is what the live round has just played."""
        live = self._live.get(key)
        if live is None:
            return
        if isinstance(entry.says, RoundEnded):
            del self._live[key]
            return
        if entry.kind in ("round-began", "action"):
            live.entries.append(entry.number)
        live.note(entry)
        live.last = entry.number
        live.ahead, live.played = False, None

    def _playing(self, night: Night, table: int, number: int) -> LiveRound:
        here, _ = in_play(night, table, number)
        live = self._now(night, here)
        if live is None or live.frozen:
            why = live.frozen if live else self.why_lost(night.id, table)
            raise Conflict.saying(
                "Round {number} can only be voided. {why}", "round-frozen", number=number, why=why
            )
        return live

    def _now(self, night: Night, table: Table) -> LiveRound | None:
        """The live round of a table, caught up with the book. None where it cannot be replayed at
        all.
        """
        state = table.round
        assert state is not None
        key = (night.id, table.number)
        live = self._live.get(key)
        if live is not None and (
            live.number != state.number or live.last > state.last or _is_astray(live, state)
        ):
            live = None
        if live is None or live.last < state.last:
            live = self._followed(live, night, table, state)
        if live is None:
            self._live.pop(key, None)
        else:
            self._live[key] = live
        return live

    def _followed(
        self, live: LiveRound | None, night: Night, table: Table, state: RoundState
    ) -> LiveRound | None:
        after = live.last if live else state.began - 1
        for entry in self.book.newest_entries(night.id, after, state.last):
            if entry.table != table.number or entry.round != state.number:
                continue
            if live is not None:
                live.follow(entry)
                continue
            key = (night.id, table.number)
            try:
                live = started(began(entry), entry.number, self._seed(night, table))
            except SeedMissing as error:
                self._lost[key] = error.message
                return None
            except (EngineError, ScriptError) as error:
                self._lost[key] = f"Its record cannot be played again: {error}"
                return None
            self._lost.pop(key, None)
            live.follow(entry)
        return live

    def _seed(
        self, night: Night, table: Table, connection: sa.Connection | None = None
    ) -> bytes | None:
        """The seed that a table promised for its next round, or the one in play; None with real
        cards. Raises `SeedMissing`.
        """
        if table.cards != "virtual":
            return None
        number = table.round.number if table.round else table.rounds + 1
        which = gettext("round {number} of {table}", number=number, table=table.name)
        if connection is None:
            seed = self.book.seed(night.id, table.number)
        else:
            seed = self.book.seed_at(connection, night.id, table.number)
        if seed is None:
            raise SeedMissing.saying(
                "The seed that was promised for {which} is not in this database.", which=which
            )
        if commitment(seed) != table.commitment:
            raise SeedMissing.saying(
                "The seed kept for {which} is not the one that was promised.", which=which
            )
        return seed

    def _published(self, night: Night, table: Table) -> str | None:
        """The seed of a round that is to be voided. None with real cards, and where it is lost."""
        if (live := self._now(night, table)) is not None:
            return seed_in_words(live)
        try:
            seed = self._seed(night, table)
        except SeedMissing:
            return None
        return seed.hex() if seed else None


def _is_astray(live: LiveRound, state: RoundState) -> bool:
    """Whether a round is ahead of the book by what has to be decided anew: by anything but an
    action, or where another server has written into this very round meanwhile.
    """
    return live.ahead and (live.played is None or live.last < state.last)


def seed_in_words(live: LiveRound) -> str | None:
    """The seed of a round, to be published; None with real cards."""
    seed = live.round.setup.seed
    return seed.hex() if seed else None


def in_play(night: Night, table: int, number: int) -> tuple[Table, RoundState]:
    """A table and this round of it, which is in play there. Raises `no-round`."""
    night.check_open()
    here = night.table(table)
    if here.round is None or here.round.number != number:
        raise Conflict.saying(
            "Round {number} is not in play at {table}.", "no-round", number=number, table=here.name
        )
    return here, here.round
