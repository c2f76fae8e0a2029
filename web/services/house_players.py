"""House players: players of the program at the tables of nights of play money.

They act as anybody does: an action of their seat, by what that seat sees. Nothing of them is kept
but in the book, so they go on after a restart; and where several servers play for the same seat,
the round's newest entry decides who was first: the key of an action is made of it.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from games.engine import Action, Round, Setup
from games.players import next_action
from ledger import chance
from ledger.book import Book
from ledger.errors import LedgerError, Unavailable
from ledger.house import House
from ledger.play.live import LiveRound
from ledger.play.rounds import Rounds
from ledger.state.entries import Request
from ledger.state.night import Night, Table
from web.clock import SECOND
from web.services import at_turn
from web.services.at_turn import At, Stood, act
from web.services.watch import Watch

AFTER_UNDO = 8.0
"""Seconds that they wait after an undo: whoever takes one action back may take back more."""


@dataclass
class _AtTable:
    """What is remembered of a table where they play."""

    stood: Stood = field(default_factory=Stood)
    nothing_to_do: At | None = None
    """As of this entry of this round."""


class _Snapshot(NamedTuple):
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
        self._tables: dict[tuple[int, int], _AtTable] = {}
        self._names: dict[int, str] = {}
        self._seed = chance.token_bytes(32)
        self.watch = Watch(book, "house players", _concerned, self._step)

    def _step(self, night: int, table: int) -> float | None:
        """Do what is to be done at a table; for how long nothing is, if nobody else does
        anything.
        """

        def seen(state: Night, here: Table, live: LiveRound | None) -> _Snapshot | None:
            if live is None or live.frozen or live.round.prompt is None or here.round is None:
                return None
            seats = _seats(state, here)
            return _Snapshot((live.number, live.last), seats, live.round.setup, live.round.actions)

        found = self._rounds.look(night, table, seen)
        kept = self._tables.setdefault((night, table), _AtTable())
        if found is None or kept.nothing_to_do == found.at:
            return None
        stood = kept.stood.now(found.at) / SECOND
        pause = max(self._pause(night, found.at[1]), found.setup.game.reaction_seconds)
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


def _concerned(night: Night, table: Table) -> bool:
    return bool(_seats(night, table))


def _seats(night: Night, table: Table) -> list[int]:
    """Where house players play the round in play at a table; none where it is over."""
    if table.round is None or table.round.finished:
        return []
    return [seat for seat, who in table.round.seats.items() if night.player(who).program]
