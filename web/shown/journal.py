"""Entries of the book as the desk and the books list them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from games.engine import JSON
from ledger.kinds.reasons import paid_for
from ledger.reports import journal
from ledger.state.entries import Entry, Transfer


@dataclass(frozen=True, slots=True)
class EntryLine:
    """An entry of the book."""

    entry: int
    at: int
    kind: str
    by: Mapping[str, str]
    table: int | None
    round: int | None
    facts: Mapping[str, JSON]
    reversible: bool
    """Whether a correction can take it back."""
    transfers: tuple[Transfer, ...]
    hash: str

    @classmethod
    def of(cls, entry: Entry, **more: Any) -> Self:
        """This entry; `more` is what a class of its own adds."""
        return cls(
            entry=entry.number,
            at=entry.at,
            kind=entry.kind,
            by={"who": entry.by.who, "screen": entry.by.screen},
            table=entry.table,
            round=entry.round,
            facts=entry.facts,
            reversible=entry.says.reversible,
            transfers=entry.transfers,
            hash=entry.hash.hex(),
            **more,
        )


@dataclass(frozen=True, slots=True)
class Entries:
    """A part of a night's entries, in order."""

    entries: tuple[EntryLine, ...]


@dataclass(frozen=True, slots=True)
class JournalLine(EntryLine):
    """An entry in words, with what it puts right and what put it right."""

    says: str
    why: str
    moves: Mapping[str, int]
    puts_right: int | None
    put_right_by: int | None


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the journal, the newest entries first; `older` is where the next one begins."""

    lines: tuple[JournalLine, ...]
    older: int | None


def journal_line(line: journal.Line) -> JournalLine:
    """An entry in words; what its transfers are for is so, too."""
    made = JournalLine.of(
        line.entry,
        says=line.says,
        why=line.entry.says.reason,
        moves=journal.moved(line.entry),
        puts_right=line.puts_right,
        put_right_by=line.put_right_by,
    )
    paid = zip(made.transfers, paid_for(line.entry), strict=True)
    return replace(made, transfers=tuple(moved._replace(why=why) for moved, why in paid))
