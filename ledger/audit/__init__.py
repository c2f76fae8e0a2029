"""The audit: a night checked again from its records alone, entry by entry, in memory that does not grow with it.

Each check is a small function or object for one invariant; what it finds are values. `audit` reads a night once,
in order, and hands every entry to all of them.
"""

import json
from collections.abc import Callable, Generator, Iterable, Iterator

from ledger import accounts, canonical, chain, fold
from ledger.audit.findings import Finding, NotReplayed, Tally
from ledger.audit.records import AccountRow, DatabaseRecords, EntryRow, Head, Records, TransferRow, nights_of
from ledger.audit.rounds import RoundReplays
from ledger.entries import Entry, entry_of
from ledger.errors import LedgerError
from ledger.night import Night

__all__ = [
    "DatabaseRecords",
    "Finding",
    "NotReplayed",
    "Records",
    "Tally",
    "audit",
    "nights_of",
]

Progress = Callable[[int, int], None]
"""Told how many entries have been read, of how many."""
_EVERY = 500


def audit(
    records: Records, seal: str | None = None, progress: Progress = lambda done, total: None
) -> Generator[Finding | NotReplayed, None, Tally]:
    """Everything that is wrong with a night, as it is found; returns how much was looked at. `seal`: a short code
    somebody wrote down when the night was closed; the night must still have it.
    """
    head = records.head()
    kept, rounds = Kept(), RoundReplays()
    night: Night | None = None
    previous, number, transfers, codes = chain.START, 0, 0, set()
    for row in records.entries():
        yield from linked(row, number, previous)
        number, previous = row.number, chain.link(previous, row.body)
        entry = yield from readable(row)
        if entry is None:
            return Tally(number, transfers, rounds.rounds, rounds.voided, previous)
        yield from as_told(row, entry)
        yield from kept.entry(row)
        transfers += len(row.transfers)
        before = night
        try:
            night = fold.apply(night, entry) if night else fold.first(0, entry)
        except (LedgerError, LookupError, TypeError, ValueError, AssertionError) as error:
            what = f"it does not follow from what was before: {type(error).__name__} {error}"
            yield Finding("order", f"entry {row.number}", row.number, what)
            return Tally(number, transfers, rounds.rounds, rounds.voided, previous)
        if before is not None:
            yield from rounds.entry(before, entry)
        if entry.kind == "night-closed":
            codes.add(chain.short_code(previous))
        if number % _EVERY == 0:
            progress(number, head.number)
    progress(number, head.number)
    yield from rounds.end()
    yield from headed(head, number, previous)
    yield from (Finding("transfers", "transfers", None, stray) for stray in records.strays())
    if night is not None:
        yield from kept.compared(records.accounts(), night)
    if seal is not None and seal not in codes:
        yield Finding("seal", "the night", None, f"no seal of it is {seal}.", ", ".join(sorted(codes)) or "none")
    return Tally(number, transfers, rounds.rounds, rounds.voided, previous)


# The chain


def linked(row: EntryRow, number: int, previous: bytes) -> Iterator[Finding]:
    """Entries are numbered without a gap, and each hash covers the one before it."""
    where = f"entry {row.number}"
    if row.number != number + 1:
        yield Finding("chain", where, row.number, f"it follows entry {number}.", f"entry {number + 1}")
    reckoned = chain.link(previous, row.body)
    if row.hash != reckoned:
        yield Finding("chain", where, row.number, f"its hash is {row.hash.hex()}.", reckoned.hex())


def headed(head: Head, number: int, last: bytes) -> Iterator[Finding]:
    """The night's own row names its last entry."""
    if (head.number, head.hash) != (number, last):
        what = f"its head is entry {head.number}, {head.hash.hex()}."
        yield Finding("chain", "the night", None, what, f"entry {number}, {last.hex()}")


def readable(row: EntryRow) -> Generator[Finding, None, Entry | None]:
    """What an entry says is canonical JSON of a known form. Returns the entry, None where it cannot be read."""
    try:
        body = json.loads(row.body)
        if canonical.encode(body) != row.body:
            yield Finding("chain", f"entry {row.number}", row.number, "what it says is not in its canonical form.")
        return entry_of(row.number, body, row.hash)
    except (LedgerError, ValueError, LookupError, TypeError, RecursionError) as error:
        yield Finding("chain", f"entry {row.number}", row.number, f"what it says cannot be read: {error}")
        return None


# The tables beside the bodies


def as_told(row: EntryRow, entry: Entry) -> Iterator[Finding]:
    """Sender, key and transfers stand in their tables as the entry says them."""
    where = f"entry {row.number}"
    for what, kept in (("sender", row.sender), ("key", row.key)):
        if kept != entry.request[what]:
            yield Finding("idempotency", where, row.number, f"its {what} is {kept!r}.", repr(entry.request[what]))
    told = [(at, one.source, one.target, one.amount, one.why) for at, one in enumerate(entry.transfers)]
    kept_rows = [(one.position, one.source, one.target, one.amount, one.why) for one in row.transfers]
    if told != kept_rows:
        missing = [one for one in told if one not in kept_rows]
        extra = [one for one in kept_rows if one not in told]
        what = (
            f"its transfers are {extra or kept_rows}." if extra or not missing else f"transfers {missing} are missing."
        )
        yield Finding("transfers", where, row.number, what, str(missing or told))


class Kept:
    """Every balance against the transfers that make it, and every account against its floor at every moment."""

    def __init__(self) -> None:
        self._sums: dict[str, int] = {}
        self._newest: dict[str, int] = {}

    def entry(self, row: EntryRow) -> Iterator[Finding]:
        """Take in an entry's transfers."""
        where = f"entry {row.number}"
        for one in row.transfers:
            yield from self._possible(one, row)
            for name, change in ((one.source, -one.amount), (one.target, one.amount)):
                if name is None:
                    yield Finding("transfers", where, row.number, f"transfer {one.id} names an account of no night.")
                    continue
                self._sums[name] = self._sums.get(name, 0) + change
                if self._newest.get(name, 0) >= one.id:
                    yield Finding("transfers", where, row.number, f"transfer {one.id} is out of order.")
                self._newest[name] = one.id
                if self._sums[name] < 0 and not accounts.kind_of(name).may_be_negative:
                    yield Finding(
                        "floors", where, row.number, f"{name} goes down to {self._sums[name]:,}.", "0 or more"
                    )

    def _possible(self, one: TransferRow, row: EntryRow) -> Iterator[Finding]:
        if type(one.amount) is not int or one.amount <= 0:
            what = f"transfer {one.id} has the amount {one.amount!r}."
            yield Finding("transfers", f"entry {row.number}", row.number, what, "a whole number above 0")
        if one.source and one.target:
            here, there = accounts.kind_of(one.source).commodity, accounts.kind_of(one.target).commodity
            if here != there:
                what = f"transfer {one.id} turns {here} into {there}."
                yield Finding("transfers", f"entry {row.number}", row.number, what)

    def compared(self, rows: Iterable[AccountRow], night: Night) -> Iterator[Finding]:
        """Compare the kept accounts with the sums, and with the night that the entries come to."""
        seen = set()
        for row in rows:
            seen.add(row.name)
            yield from self._account(row, night)
        for name, balance in self._sums.items():
            if name not in seen:
                yield Finding("balances", f"account {name}", None, "it is not kept.", f"{balance:,}")

    def _account(self, row: AccountRow, night: Night) -> Iterator[Finding]:
        where = f"account {row.name}"
        kind = accounts.kind_of(row.name)
        wanted = {
            "commodity": (row.commodity, kind.commodity),
            "floor": (row.floor, None if kind.may_be_negative else 0),
            "balance": (row.balance, self._sums.get(row.name, 0)),
            "last transfer": (row.last_transfer, self._newest.get(row.name)),
        }
        for what, (kept, should) in wanted.items():
            if kept != should:
                yield Finding("balances", where, None, f"its {what} is kept as {kept!r}.", repr(should))
        if self._sums.get(row.name, 0) != night.balance(row.name):
            what = f"its transfers come to {self._sums.get(row.name, 0):,}."
            yield Finding("balances", where, None, what, f"{night.balance(row.name):,}, by the entries")
