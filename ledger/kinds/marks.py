"""What the index of the journal keeps of an entry: what it is, which round it belongs to, what it
puts right, and whom it is about.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from ledger.kinds.actions import Acted, Amended
from ledger.kinds.rounds import RoundBegan, RoundEnded
from ledger.state import accounts
from ledger.state.entries import Entry


@dataclass(frozen=True, slots=True)
class Mark:
    """What the index keeps of an entry."""

    number: int
    kind: str
    table: int | None = None
    round: int | None = None
    puts_right: int | None = None
    players: Collection[int] = ()
    """Their numbers, in ascending order."""


def mark(entry: Entry, seats: Mapping[int, int]) -> Mark:
    """The mark of an entry. `seats`: the player in each seat of the round it belongs to."""
    return Mark(
        entry.number,
        entry.kind,
        entry.table,
        entry.round,
        entry.says.puts_right,
        tuple(sorted(_concerned(entry, seats))),
    )


def _concerned(entry: Entry, seats: Mapping[int, int]) -> set[int]:
    """The players whom an entry is about: who is named in it, whose chips it moves, who did it."""
    moved = {end for transfer in entry.transfers for end in (transfer.source, transfer.target)}
    owned = {player for end in moved if (player := accounts.owner(end)) is not None}
    concerned = {*entry.says.players, *owned}
    match entry.says:
        case RoundBegan() | RoundEnded():
            concerned |= set(seats.values())
        case Acted(by_seat=int(seat)) | Amended(by_seat=int(seat)) if seat in seats:
            concerned.add(seats[seat])
    return concerned
