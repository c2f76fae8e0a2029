"""The program at somebody's turn: in step with people, and as one of several who may be first."""

from dataclasses import dataclass
from typing import TypeAlias

from games.engine import Action
from ledger.clock import since_start
from ledger.play.live import LiveRound
from ledger.play.rounds import Rounds
from ledger.state.entries import Request
from ledger.state.night import Night, Table

At: TypeAlias = tuple[int, int]
"""A round, and its newest entry."""
PAUSE = 0.8
"""Seconds that the program lets pass after what was done last."""


@dataclass
class Stood:
    """For how long a table has stood as it does."""

    at: At = (0, 0)
    """As it was seen last."""
    since: int = 0
    """When it was seen so first: milliseconds, of a clock that nobody turns."""

    def now(self, at: At) -> int:
        """The table is as of this entry of this round; for so many milliseconds by now."""
        if at != self.at:
            self.at, self.since = at, since_start()
        return since_start() - self.since


def act(rounds: Rounds, night: int, table: int, at: At, action: Action, request: Request) -> None:
    """Do this at a table that still stands as of this entry of this round; nothing, where somebody
    was quicker. Raises a `LedgerError` where somebody was quicker still.
    """

    def since(_night: Night, _table: Table, live: LiveRound | None) -> int | None:
        if live is None or (live.number, live.last) != at or live.round.prompt is None:
            return None
        option = live.round.prompt.option(action.by, action.do)
        return None if option is None else live.round.since(option)

    stamp = rounds.look(night, table, since)
    if stamp is not None:
        rounds.act(night, table, at[0], action, stamp, action.by, request)
