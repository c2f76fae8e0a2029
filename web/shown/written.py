"""What a write gave: its entry, and the desk, the table or the hand after it."""

from dataclasses import dataclass

from msgspec import UNSET, UnsetType

from web.shown.desk import Desk
from web.shown.hand import Hand
from web.shown.table_state import TableState


@dataclass(frozen=True, slots=True, kw_only=True)
class _Written:
    """What a write gave."""

    entry: int
    repeated: bool
    """Whether it had been written before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskWritten(_Written):
    """What a write at the desk gave, and the desk after it."""

    state: Desk
    number: int | UnsetType = UNSET
    """Of the night, the table or the player that is new."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableWritten(_Written):
    """What a write at a table gave, and the table after it."""

    state: TableState


@dataclass(frozen=True, slots=True, kw_only=True)
class HandWritten(_Written):
    """What a write from a phone gave, and the phone's own state after it."""

    state: Hand
