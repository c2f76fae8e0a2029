"""The audit: a night checked again from its records alone, entry by entry, in memory that does not
grow with it.

Each check stands in a module of its own and tells what it finds; `audit` reads the night once, in
order, and shows every entry to all of them, together with the night that it met. What they look at:

* ``chain``: each entry's hash covers its bytes and the hash before it, and the head is the last one
  (`links`);
* ``form``: what each entry says is of its kind, every fact in form (`ledger.kinds.reading`);
* ``order``: each entry follows from the night before it (`ledger.state.fold`);
* ``rows``, ``balances``: what the database keeps beside the entries is what they say (`rows`);
* ``keys``: no request was written twice;
* ``floors``: no account went below its floor at any moment;
* ``desk``: what was done at the desk, done again, gives the same (`desk`);
* ``rounds``: every round, played again, gives the same, from the cards that were committed to
  (`rounds`, `ledger.play.replay`); where it cannot be played again, what needs no rules holds
  (`unreplayed`);
* ``sums``: trays and drawer add up (`sums`);
* what the bank won is held against what it should have won (`luck`): a hint at most, no finding;
* ``seal``: the night still has the seal that somebody wrote down;
* ``guards``, ``file``: the database still refuses what it must, and its file is sound (`storage`,
  for all nights at once);
* ``checkpoints``, ``journal``: what is kept of long nights, and the index of their journals, are
  what their entries make (`derived`).
"""

from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import asdict, dataclass
from typing import Literal, TypeAlias

from ledger.audit.desk import Desk
from ledger.audit.links import Chain, named, seal_digits
from ledger.audit.luck import Luck
from ledger.audit.records import EntryRow, Head, Records, StoredRows
from ledger.audit.rounds import Rounds
from ledger.audit.rows import Balances, Rows, seeds
from ledger.audit.sums import Sums
from ledger.errors import AuditFailed, LedgerError, Malformed
from ledger.findings import Check, Finding, Found, Hint, Report, TableSum, Tell, Unchecked, at_entry
from ledger.kinds import reading
from ledger.kinds.nights import NightClosed, NightOpened
from ledger.state import fold
from ledger.state.entries import Entry
from ledger.state.night import FIRST_FORMAT, Night
from ledger.store.canonical import JSON
from ledger.store.chain import short_code

__all__ = [
    "Audited",
    "Check",
    "Finding",
    "Hint",
    "Progress",
    "Records",
    "Report",
    "TableSum",
    "Unchecked",
    "Verdict",
    "audit",
    "audited",
]

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many entries have been read, of how many."""
Verdict: TypeAlias = Literal["sound", "wrong", "unchecked"]
_EVERY = 50


@dataclass(frozen=True, slots=True)
class Audited:
    """The result of an audit."""

    findings: tuple[Finding, ...]
    unchecked: tuple[Unchecked, ...]
    report: Report
    hints: tuple[Hint, ...] = ()
    """What is worth a look and not a finding; the verdict does not depend on it."""

    @property
    def verdict(self) -> Verdict:
        """``sound``: everything was checked and nothing is wrong. ``unchecked``: nothing was found
        wrong, and something rests on trust.
        """
        if self.findings:
            return "wrong"
        return "unchecked" if self.unchecked else "sound"

    @property
    def chips_unchecked(self) -> int:
        """How many chips moved in what could not be checked."""
        return sum(unchecked.chips for unchecked in self.unchecked)

    def data(self) -> dict[str, JSON]:
        """The audit for JSON; ``hints`` is there where there are any."""
        hints = {"hints": [asdict(hint) for hint in self.hints]} if self.hints else {}
        return {
            "verdict": self.verdict,
            "findings": [asdict(finding) for finding in self.findings],
            "unchecked": [asdict(unchecked) for unchecked in self.unchecked],
            "report": asdict(self.report) | {"hash": self.report.hash.hex()},
            **hints,
        }


def audited(
    records: Records,
    seal: str | None = None,
    progress: Progress = lambda done, total: None,
) -> Audited:
    """A whole audit, for whoever has no use for findings one at a time. See `audit`."""
    found: list[Found] = []
    running = audit(records, seal, progress)
    while True:
        try:
            found.append(next(running))
        except StopIteration as end:
            findings = tuple(finding for finding in found if isinstance(finding, Finding))
            unchecked = tuple(unchecked for unchecked in found if isinstance(unchecked, Unchecked))
            hints = tuple(hint for hint in found if isinstance(hint, Hint))
            return Audited(findings, unchecked, end.value, hints)


def audit(
    records: Records,
    seal: str | None = None,
    progress: Progress = lambda done, total: None,
) -> Generator[Found, None, Report]:
    """Everything that is wrong with a night, as it is found, and what could not be checked; returns
    what was looked at. `seal`: the code that somebody wrote down when the night was closed; the
    night must still have it.

    Raises `no-such-night`, `bad-setting` for a seal that is not one, and `AuditFailed` where the
    audit itself fails, which says nothing of the night.
    """
    digits = seal_digits(seal) if seal is not None else None
    head = records.head()
    found: list[Found] = []
    auditor = _Auditor(found.append, records)
    progress(0, head.number)
    for row in records.entries():
        try:
            auditor.read(row)
        except Exception as error:
            raise _own_error(f"at entry {row.number}", error) from error
        if found:
            yield from found
            found.clear()
        if row.number % _EVERY == 0:
            progress(row.number, head.number)
    progress(auditor.chain.number, head.number)
    repeated, stored = records.repeated(), records.stored()
    try:
        auditor.end(head, repeated, stored, digits)
    except Exception as error:
        raise _own_error("at its end", error) from error
    yield from found
    return auditor.report(digits)


def _own_error(where: str, error: Exception) -> LedgerError:
    """An error in the audit itself is not a finding: whatever a book can make it meet, a
    `LedgerError` says.
    """
    if isinstance(error, LedgerError):
        return error
    return AuditFailed(
        f"The audit itself failed {where} ({type(error).__name__}: {error}). That is an error "
        "in Croupier itself and says nothing about the book; please report it."
    )


class _Auditor:
    """The checks, and the night as far as they have come."""

    def __init__(self, tell: Tell, records: Records) -> None:
        self.chain = Chain(tell)
        self._tell = tell
        self._opening: Entry | None = None
        self._strict = True
        """Whether texts are to be in today's form, by the format of the night."""
        self._night: Night | None = None
        self._lost = False
        """Whether what the night was at some entry can no longer be told."""
        self._rows, self._balances, self._sums = Rows(tell), Balances(tell), Sums()
        self._luck = Luck()
        self._desk, self._rounds = Desk(tell), Rounds(tell, records)
        self._kinds: Counter[str] = Counter()
        self._transfers = 0

    def read(self, row: EntryRow) -> None:
        """Show the next entry to every check."""
        self.chain.linked(row)
        try:
            entry = reading.read(row.number, row.body, row.hash)
        except Malformed as error:
            self._tell(at_entry("form", row.number, f"what it says cannot be read: {error}"))
            self._lose(row.number)
            return
        self._kinds[entry.kind] += 1
        self._transfers += len(entry.transfers)
        if isinstance(entry.says, NightClosed):
            self.chain.closed()
        if isinstance(entry.says, NightOpened):
            self._strict = entry.says.format != FIRST_FORMAT
        for wrong in reading.text_errors(entry, self._strict):
            self._tell(at_entry("form", entry.number, wrong))
        if row.beside is not None:
            self._rows.compare_entry(entry, row.beside)
        if not self._lost:
            self._follow(entry)
        self._balances.moved(entry)

    def _follow(self, entry: Entry) -> None:
        """Bring the night up to an entry, and hold the entry against the night that it met."""
        before = self._night
        try:
            self._night = fold.apply(before, entry) if before else fold.first(0, entry)
        except LedgerError as error:
            self._tell(at_entry("order", entry.number, f"it does not follow: {error}"))
            self._lose(entry.number)
            return
        try:
            if before is None:
                self._opening = entry
                self._desk.opened(entry)
            elif entry.round is not None:
                self._rounds.done(before, self._balances.sums, entry)
            else:
                self._desk.done(before, entry)
        except LedgerError as error:
            self._tell(at_entry("order", entry.number, f"it does not follow: {error}"))
        self._sums.done(entry)
        self._luck.done(entry)

    def _lose(self, number: int) -> None:
        if not self._lost:
            self._lost = True
            where = f"entry {number} and all after it"
            self._tell(Unchecked(where, "What the night was by then cannot be told."))

    def end(
        self, head: Head, repeated: list[int], stored: StoredRows | None, digits: str | None
    ) -> None:
        """Tell what can be said when all is read."""
        self.chain.ended(head)
        for number in repeated:
            self._tell(at_entry("keys", number, "another entry answers the same request."))
        if stored is not None:
            self._rows.compare(stored, self._balances.sums)
            if self._night is not None and not self._lost:
                seeds(stored, self._night, self._tell)
        if self._opening is not None:
            named(head, stored, self._opening, self._tell)
        self._desk.end()
        self._rounds.end(stored)
        if self._night is not None and not self._lost:
            self._sums.compare(self._night, self._tell)
            for hint in self._luck.hints():
                self._tell(hint)
        if digits is not None:
            self.chain.sealed(digits)

    def report(self, digits: str | None) -> Report:
        """What was looked at."""
        return Report(
            entries=self._kinds.total(),
            transfers=self._transfers,
            rounds=self._rounds.played,
            replayed=self._rounds.replayed,
            kinds=dict(self._kinds),
            tables=self._sums.tables(self._night) if self._night else (),
            seals=tuple((number, short_code(hash_)) for number, hash_ in self.chain.seals),
            uncovered=self.chain.uncovered(digits),
            hash=self.chain.hash,
        )
