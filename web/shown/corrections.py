"""What was put right: of a player's, or at a table."""

from dataclasses import dataclass

from ledger.state.night import Night


@dataclass(frozen=True, slots=True)
class CorrectionLine:
    """An entry that was put right: by which other one, when, by whom and why."""

    entry: int
    corrects: int
    was: str
    at: int
    who: str
    why: str


def corrections(
    night: Night, player: int | None = None, table: int | None = None
) -> tuple[CorrectionLine, ...]:
    """What was put right of a player's, or at a table, the newest first."""
    return tuple(
        CorrectionLine(right.entry, wrong, right.was, right.at, right.who, right.why)
        for wrong, right in sorted(night.corrected.items(), key=lambda pair: -pair[1].entry)
        if player in right.players or (table is not None and right.table == table)
    )
