"""What an audit finds: values, so that all of them are reported and not the first alone."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Check: TypeAlias = Literal[
    "chain",
    "form",
    "order",
    "rows",
    "keys",
    "balances",
    "floors",
    "desk",
    "rounds",
    "sums",
    "seal",
    "guards",
    "file",
    "checkpoints",
    "journal",
    "debts",
]
"""The invariants: `ledger.audit` says what each of them is."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something in the books that is not as it should be."""

    check: Check
    """The invariant that does not hold."""
    where: str
    """The place: ``entry 57``, ``account tray:1``, ``entry 57, round 3 of table 1``."""
    entry: int | None
    """The entry it is about, where it is about one."""
    what: str
    """What stands there."""
    wanted: str = ""
    """What should stand there."""

    def __str__(self) -> str:
        return f"{self.check}: {self.where}: {self.what}" + (
            f" It should be: {self.wanted}" if self.wanted else ""
        )


@dataclass(frozen=True, slots=True)
class Unchecked:
    """Something that could not be checked, which is not a finding: a round that is not over, rules
    that are not at hand.
    """

    where: str
    why: str
    chips: int = 0
    """How many chips moved in it."""

    def __str__(self) -> str:
        return f"{self.where}: {self.why}"


@dataclass(frozen=True, slots=True)
class Hint:
    """Something worth a look, which is not a finding: a result that luck hardly explains."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


Found: TypeAlias = Finding | Unchecked | Hint
Tell: TypeAlias = Callable[[Found], None]
"""Takes down what a check finds."""


def at_entry(check: Check, number: int, what: str, wanted: str = "") -> Finding:
    """What is wrong with an entry."""
    return Finding(check, f"entry {number}", number, what, wanted)


@dataclass(frozen=True, slots=True)
class TableSum:
    """Where a tray's chips came from and went:

    opening + fills - credits + results - advanced + repaid + counted = closing
    """

    table: int
    opening: int = 0
    fills: int = 0
    credits: int = 0
    results: int = 0
    """What the house won of its rounds, less what it lost; advances are its own until they are
    repaid.
    """
    advanced: int = 0
    repaid: int = 0
    counted: int = 0
    """What counting found too many, less what it found missing."""
    closing: int = 0
    """What went back to the cage when the table was closed, or is in the tray now."""

    @property
    def computed(self) -> int:
        """What the closing must be, by everything else."""
        come = self.opening + self.fills + self.results + self.repaid + self.counted
        return come - self.credits - self.advanced


@dataclass(frozen=True, slots=True)
class Report:
    """How much was looked at, and what there was."""

    entries: int = 0
    transfers: int = 0
    rounds: int = 0
    replayed: int = 0
    kinds: Mapping[str, int] = field(default_factory=dict)
    """How many entries there are of each kind: undone, amended, voided, corrected things among
    them.
    """
    tables: tuple[TableSum, ...] = ()
    seals: tuple[tuple[int, str], ...] = ()
    """The entries that closed the night, with the short codes of their hashes."""
    uncovered: tuple[int, int] | None = None
    """The first and the last entry after the seal that was asked for, or after the last one there
    is: it does not cover them. None where there is no such entry, or no seal.
    """
    hash: bytes = b""
    """The last hash of the chain, computed from what the entries say."""
