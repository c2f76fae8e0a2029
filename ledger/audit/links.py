"""The chain, made again from what the entries say, and held against the hashes that are kept and the seals that
people wrote down.
"""

import re
from collections.abc import Generator, Iterator

from ledger import canonical, chain
from ledger.audit.records import EntryRow, Head, Kept
from ledger.entries import Entry, entry_of
from ledger.errors import BadSetting, LedgerError
from ledger.findings import Finding, at_entry
from ledger.nights import slug_of

_SEAL = re.compile(r"[0-9a-f]{16,64}")
_MISSAID = (LedgerError, ValueError, LookupError, TypeError, AttributeError)


class Chain:
    """The chain so far."""

    def __init__(self) -> None:
        self.number = 0
        self.hash = chain.START
        """Of all that the entries say: what anybody comes to who redoes the chain."""
        self.seals: list[tuple[int, bytes]] = []
        self._kept = chain.START

    def linked(self, row: EntryRow) -> Iterator[Finding]:
        """Entries are numbered without a gap, and each hash covers the one before it. A break is told where it is,
        and not at every entry after it.
        """
        if row.number != self.number + 1:
            yield at_entry("chain", row.number, f"it follows entry {self.number}.", f"entry {self.number + 1}")
        reckoned = chain.link(self.hash, row.body)
        if row.hash != reckoned and row.hash != (local := chain.link(self._kept, row.body)):
            yield at_entry("chain", row.number, f"its hash is {row.hash.hex()}.", local.hex())
        self.number, self.hash, self._kept = row.number, reckoned, row.hash

    def closed(self) -> None:
        """The newest entry closes the night: its hash is a seal."""
        self.seals.append((self.number, self.hash))

    def ended(self, head: Head) -> Iterator[Finding]:
        """The night's own row names its last entry, and there is one."""
        if not self.number:
            yield Finding("chain", "the night", None, "it has no entry.", "one that opens it")
        if (head.number, head.hash) != (self.number, self.hash):
            what = f"its head is entry {head.number}, {head.hash.hex()}."
            yield Finding("chain", "the night", None, what, f"entry {self.number}, {self.hash.hex()}")

    def sealed(self, seal: str) -> Iterator[Finding]:
        """The night still has a seal that somebody wrote down (`seal_digits`)."""
        if not any(hash_.hex().startswith(seal) for _, hash_ in self.seals):
            has = ", ".join(chain.short_code(hash_) for _, hash_ in self.seals)
            yield Finding("seal", "the night", None, f"no seal of it is {seal}.", has or "none: it was never closed")


def seal_digits(code: str) -> str:
    """A seal as somebody typed it, short or whole, as digits of the hash. Raises `BadSetting`."""
    digits = re.sub(r"[\s-]", "", code).lower()
    if not _SEAL.fullmatch(digits):
        raise BadSetting("A seal is four groups of four of the digits 0-9 and a-f, such as 1a2b-3c4d-5e6f-7081.")
    return digits


def said(row: EntryRow) -> Generator[Finding, None, Entry | None]:
    """What an entry says is canonical JSON of the form that every entry has. Returns the entry, None where it
    cannot be read.
    """
    try:
        return entry_of(row.number, canonical.decode(row.body), row.hash)
    except _MISSAID as error:
        yield at_entry("chain", row.number, f"what it says cannot be read: {error}")
        return None


def named(head: Head, kept: Kept, opening: Entry) -> Iterator[Finding]:
    """The night goes by the name that it was opened under, numbered only where another night had it first."""
    told = opening.facts.get("slug") or slug_of(opening.facts["name"])
    numbered = re.fullmatch(re.escape(told) + r"-[1-9][0-9]*", head.slug) is not None and told in kept.slugs
    if head.slug != told and not numbered:
        yield Finding("rows", "the night", opening.number, f"it goes by {head.slug}.", told)
