"""The chain, made again from what the entries say, and held against the hashes that are kept and
the seals that people wrote down.
"""

import re

from ledger.audit.records import EntryRow, Head, StoredRows
from ledger.errors import Invalid
from ledger.findings import Finding, Tell, at_entry
from ledger.kinds.nights import NightOpened, may_go_by, slug_of
from ledger.state.entries import Entry
from ledger.store import chain

_SEAL = re.compile(r"[0-9a-f]{16,64}")


class Chain:
    """The chain so far."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self.number = 0
        self.hash = chain.START
        """Computed from what the entries say, as anybody can."""
        self.seals: list[tuple[int, bytes]] = []
        self._stored = chain.START

    def linked(self, row: EntryRow) -> None:
        """Entries are numbered without a gap, and each hash covers the one before it. A break is
        told where it is, and not at every entry after it: a hash that fits the one that is kept of
        the entry before is right, whatever was changed further up.
        """
        number, body, hash_, _ = row
        if number != self.number + 1:
            self._tell(
                at_entry(
                    "chain", number, f"it follows entry {self.number}.", f"entry {self.number + 1}"
                )
            )
        computed = chain.link(self.hash, body)
        if hash_ != computed and hash_ != (local := chain.link(self._stored, body)):
            self._tell(at_entry("chain", number, self._broken(number, hash_), local.hex()))
        self.number, self.hash, self._stored = number, computed, hash_

    def _broken(self, number: int, hash_: bytes) -> str:
        what = f"its hash is {hash_.hex()}."
        if number > 1:
            what += (
                f" It was changed, or entry {number - 1} before it was, and that one's hash made "
                "to fit."
            )
        return what

    def closed(self) -> None:
        """The newest entry closes the night: its hash is a seal."""
        self.seals.append((self.number, self.hash))

    def ended(self, head: Head) -> None:
        """The night's own row names its last entry, and there is one."""
        if not self.number:
            self._tell(Finding("chain", "the night", None, "it has no entry.", "one that opens it"))
        if (head.number, head.hash) != (self.number, self.hash):
            what = f"its head is entry {head.number}, {head.hash.hex()}."
            self._tell(
                Finding("chain", "the night", None, what, f"entry {self.number}, {self.hash.hex()}")
            )

    def uncovered(self, seal: str | None) -> tuple[int, int] | None:
        """The first and the last entry after a seal (`seal_digits`), or after the last one."""
        covered = [number for number, hash_ in self.seals if hash_.hex().startswith(seal or "")]
        if not covered or covered[-1] == self.number:
            return None
        return covered[-1] + 1, self.number

    def sealed(self, seal: str) -> None:
        """The night still has a seal that somebody wrote down (`seal_digits`)."""
        if not any(hash_.hex().startswith(seal) for _, hash_ in self.seals):
            has = ", ".join(chain.short_code(hash_) for _, hash_ in self.seals)
            what = f"no seal of it is {grouped(seal)}."
            self._tell(Finding("seal", "the night", None, what, has or "none: it was never closed"))


def grouped(digits: str) -> str:
    """The digits of a seal as people write them down, in groups of four."""
    return "-".join(digits[at : at + 4] for at in range(0, len(digits), 4))


def seal_digits(code: str) -> str:
    """A seal as somebody typed it, short or whole, as digits of the hash. Raises `bad-setting`."""
    digits = re.sub(r"[\s-]", "", code).lower()
    if not _SEAL.fullmatch(digits):
        raise Invalid(
            "A seal is four groups of four of the digits 0-9 and a-f, such as 1a2b-3c4d-5e6f-7081.",
            "bad-setting",
        )
    return digits


def named(head: Head, stored: StoredRows | None, opening: Entry, tell: Tell) -> None:
    """The night goes by its own name, or by the one it was opened under, numbered where another
    night had it first; whether one had is not in a bundle.
    """
    if not isinstance(opening.says, NightOpened):
        return  # it does not follow, and that is told
    own, called = slug_of(opening.says.name), opening.says.known_as
    if not may_go_by(called, own):
        tell(at_entry("rows", opening.number, f"it opens the night as {called:.60}.", own))
    if head.slug != called and not (
        may_go_by(head.slug, called) and (stored is None or called in stored.slugs)
    ):
        tell(Finding("rows", "the night", opening.number, f"it goes by {head.slug:.60}.", called))
