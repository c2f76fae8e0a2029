"""What a write gave: its entry, and the desk, the table or the hand after it."""

from dataclasses import dataclass

from web.shown.desk import Desk
from web.shown.hand import Hand
from web.shown.table_state import TableState


@dataclass(frozen=True, slots=True)
class Written:
    """What a write gave, and whether it had been written before."""

    entry: int
    repeated: bool
    state: Desk | TableState | Hand | None


@dataclass(frozen=True, slots=True)
class WrittenNew(Written):
    """What a write gave that made a night, a table or a player: its number, too."""

    number: int
