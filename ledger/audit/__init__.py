"""The audit: a night checked again from its records alone, entry by entry, in memory that does not
grow with it.

Each check stands in a module of its own and tells what it finds; `audit` reads the night once, in
order, and shows every entry to all of them, together with the night that it met. What they look at:

* ``chain``: each entry's hash covers its bytes and the hash before it, and the head is the last one
  (`links`);
* ``order``: each entry follows from the night before it (`ledger.state.fold`);
* ``rows``, ``balances``: what the database keeps beside the entries is what they say (`rows`);
* ``keys``: no request was written twice;
* ``floors``: no account went below its floor at any moment;
* ``desk``: what was done at the desk, done again, comes to the same (`drafts`);
* ``rounds``: every round, played again, comes to the same, from the cards that were committed to
  (`rounds`, `ledger.play.replay`, and `replays` for who plays it);
* ``sums``: trays and drawer add up (`sums`);
* ``seal``: the night still has the seal that somebody wrote down;
* ``guards``, ``file``, ``checkpoints``: the database still refuses what it must, its file is sound,
  and what is kept of long nights is what their entries make (`storage`, for all nights at once).
"""

from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import asdict, dataclass
from typing import TypeAlias

from ledger.audit.drafts import Desk
from ledger.audit.links import Chain, named, said, seal_digits
from ledger.audit.records import EntryRow, Kept, Records
from ledger.audit.replays import Replays
from ledger.audit.rounds import Rounds
from ledger.audit.rows import Balances, Rows, seeds
from ledger.audit.sums import Sums
from ledger.findings import (
    MISSAID,
    Check,
    Finding,
    Found,
    Report,
    TableSum,
    Tell,
    Unchecked,
    at_entry,
    guarded,
    in_words,
)
from ledger.play.replay import Written
from ledger.state import fold
from ledger.state.entries import Entry
from ledger.state.night import Night
from ledger.store.canonical import JSON
from ledger.store.chain import short_code

__all__ = [
    "Audited",
    "Check",
    "Finding",
    "Progress",
    "Records",
    "Report",
    "TableSum",
    "Unchecked",
    "audit",
    "audited",
]

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many entries have been read, of how many."""
_EVERY = 500
_LONG = 5000
"""A night of so many entries is worth the start of other processes."""


@dataclass(frozen=True, slots=True)
class Audited:
    """All that an audit came to."""

    findings: tuple[Finding, ...]
    unchecked: tuple[Unchecked, ...]
    report: Report

    def data(self) -> dict[str, JSON]:
        """The audit for JSON."""
        return {
            "findings": [asdict(one) for one in self.findings],
            "unchecked": [asdict(one) for one in self.unchecked],
            "report": asdict(self.report) | {"hash": self.report.hash.hex()},
        }


def audited(
    records: Records,
    seal: str | None = None,
    progress: Progress = lambda done, total: None,
    workers: int = 0,
) -> Audited:
    """A whole audit, for whoever has no use for findings one at a time. See `audit`."""
    found: list[Found] = []
    running = audit(records, seal, progress, workers)
    while True:
        try:
            found.append(next(running))
        except StopIteration as end:
            findings = tuple(one for one in found if isinstance(one, Finding))
            unchecked = tuple(one for one in found if isinstance(one, Unchecked))
            return Audited(findings, unchecked, end.value)


def audit(
    records: Records,
    seal: str | None = None,
    progress: Progress = lambda done, total: None,
    workers: int = 0,
) -> Generator[Found, None, Report]:
    """Everything that is wrong with a night, as it is found, and what could not be checked; returns
    what was looked at. `seal`: the code that somebody wrote down when the night was closed; the
    night must still have it. `workers`: how many other processes may play the rounds of a long
    night again.

    Raises `NoSuchNight`, and `BadSetting` for a seal that is none.
    """
    digits = seal_digits(seal) if seal is not None else None
    head = records.head()
    found: list[Found] = []
    with Replays(found.append, workers if head.number >= _LONG else 0) as replays:
        auditor = _Auditor(found.append, replays)
        for row in records.entries():
            auditor.read(row)
            if found:
                yield from found
                found.clear()
            if row.number % _EVERY == 0:
                progress(row.number, head.number)
        progress(auditor.chain.number, head.number)
        auditor.chain.ended(head)
        found += [
            at_entry("keys", number, "another entry answers the same request.")
            for number in records.repeated()
        ]
        if (kept := records.kept()) is not None:
            auditor.compare(kept)
        if auditor.opening is not None:
            guarded(found.append, auditor.opening, named, head, kept, auditor.opening, found.append)
        auditor.end()
    if digits is not None:
        auditor.chain.sealed(digits)
    yield from found
    return auditor.report()


class _Auditor:
    """The checks, and the night as far as they have come."""

    def __init__(self, tell: Tell, replays: Replays) -> None:
        self.chain = Chain(tell)
        self.opening: Entry | None = None
        self._tell = tell
        self._night: Night | None = None
        self._lost = False
        """Whether what the night was at some entry can no longer be told."""
        self._waiting: list[Entry] = []
        """Actions that the night has yet to follow: many at a time cost little more than one."""
        self._rows, self._balances, self._sums = Rows(tell), Balances(tell), Sums()
        self._desk, self._rounds = Desk(tell), Rounds(tell, replays.take)
        self._replays = replays
        self._kinds: Counter[str] = Counter()
        self._transfers = 0

    def read(self, row: EntryRow) -> None:
        """Show the next entry to every check."""
        self.chain.linked(row)
        entry = said(row, self._tell)
        if entry is None:
            self._lose(row.number)
            return
        self._kinds[entry.kind] += 1
        self._transfers += len(entry.transfers)
        if entry.kind == "night-closed":
            self.chain.closed()
        if row.beside is not None:
            guarded(self._tell, entry, self._rows.told, entry, row.beside)
        if not self._lost:
            self._follow(entry, row[:3])
        guarded(self._tell, entry, self._balances.moved, entry)

    def _follow(self, entry: Entry, written: Written) -> None:
        """Hold an entry against the night that it meets, and bring the night up to it, if only with
        later ones.
        """
        if waits := self._can_wait(entry):
            self._waiting.append(entry)
        else:
            self._catch_up()
        before = self._night
        if not waits and not self._go_on(entry):
            return
        if before is None:
            self.opening = entry
            guarded(self._tell, entry, self._desk.opened, entry)
        elif entry.round is not None:
            guarded(
                self._tell, entry, self._rounds.done, before, self._balances.sums, entry, written
            )
        else:
            guarded(self._tell, entry, self._desk.done, before, entry)
        guarded(self._tell, entry, self._sums.done, entry)

    def _can_wait(self, entry: Entry) -> bool:
        """Whether nothing that is checked before the night has caught up depends on what this entry
        does to it, but for balances: it is an action in a round that is in play.
        """
        if self._night is None or len(self._waiting) == _EVERY:
            return False
        try:
            return (
                fold.is_mere_action(entry) and self._night.table(entry.table or 0).round is not None
            )
        except MISSAID:
            return False

    def _catch_up(self) -> None:
        """Bring the night up to the newest entry."""
        waiting, self._waiting = self._waiting, []
        if not waiting or self._night is None:
            return
        try:
            self._night = fold.acted(self._night, waiting)
        except MISSAID:
            all(map(self._go_on, waiting))  # one at a time: which of them is it?

    def _go_on(self, entry: Entry) -> bool:
        """Bring the night up to this entry. Returns whether it could be done."""
        if self._lost:
            return False
        try:
            self._night = fold.apply(self._night, entry) if self._night else fold.first(0, entry)
        except MISSAID as error:
            self._tell(at_entry("order", entry.number, f"it does not follow: {in_words(error)}"))
            self._lose(entry.number)
            return False
        return True

    def _lose(self, number: int) -> None:
        if not self._lost:
            self._catch_up()
            self._lost = True
            self._tell(
                Unchecked(
                    f"entry {number} and all after it", "What the night was by then cannot be told."
                )
            )

    def compare(self, kept: Kept) -> None:
        """Look at what a database keeps beside the entries."""
        self._catch_up()
        self._rows.compare(kept, self._balances.sums)
        if self._night is not None and not self._lost:
            seeds(kept, self._night, self._tell)

    def end(self) -> None:
        """Tell what can be said when all is read."""
        self._catch_up()
        self._replays.end()
        self._rounds.end()
        if self._night is not None and not self._lost:
            self._sums.compare(self._night, self._tell)

    def report(self) -> Report:
        """What was looked at."""
        return Report(
            entries=self._kinds.total(),
            transfers=self._transfers,
            rounds=self._rounds.played,
            replayed=self._rounds.replayed,
            kinds=dict(self._kinds),
            tables=self._sums.tables(self._night) if self._night else (),
            seals=tuple((number, short_code(hash_)) for number, hash_ in self.chain.seals),
            hash=self.chain.hash,
        )
