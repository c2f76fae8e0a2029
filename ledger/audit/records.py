"""What an audit reads: the entries of a night, one at a time, from a database
(`ledger.audit.database`) or from a bundle (`ledger.bundle`); and what a database keeps beside them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias

TransferRow: TypeAlias = tuple[int, int, str, str, int, str]
"""A transfer as its table has it: id, position, source, target, amount and why; an account that
this night does not have is named ``?`` and its id.
"""


class EntryRow(NamedTuple):
    """An entry: the bytes that are hashed, and what is kept beside them (None in a bundle)."""

    number: int
    body: bytes
    hash: bytes
    beside: "Beside | None" = None


class Beside(NamedTuple):
    """What a database repeats of an entry in columns and rows of their own."""

    sender: str
    key: str
    transfers: Sequence[TransferRow]


@dataclass(frozen=True, slots=True)
class AccountRow:
    """An account as its table has it."""

    id: int
    name: str
    commodity: str
    floor: int | None
    balance: int
    last_transfer: int | None


@dataclass(frozen=True, slots=True)
class SecretRow:
    """The seed of a table's round to come, as far as anybody but the round may know it."""

    table: int
    commitment: str
    computed: str
    """The SHA-256 of the seed that is kept."""


@dataclass(frozen=True, slots=True)
class Head:
    """What is said of a night beside its entries: where its chain ends, and the name it goes by."""

    slug: str
    number: int
    hash: bytes


@dataclass(frozen=True, slots=True)
class StoredRows:
    """What a database keeps of a night beside its entries; it grows with tables and accounts, not
    with the night.
    """

    slugs: frozenset[str]
    """Those of all nights."""
    accounts: tuple[AccountRow, ...]
    secrets: tuple[SecretRow, ...]
    orphans: tuple[str, ...]
    """Transfers that belong to no entry, in words."""


class Records(Protocol):
    """A night's records, all as of one moment."""

    def head(self) -> Head:
        """Where the chain ends."""

    def entries(self) -> Iterator[EntryRow]:
        """The entries by number, a few in memory at a time."""

    def seed(self, table: int) -> bytes | None:
        """The secret seed of a table's round in play; None where it is not to be had."""

    def repeated(self) -> list[int]:
        """The entries whose sender and key another entry has as well."""

    def stored(self) -> StoredRows | None:
        """What is kept beside the entries; None where there is nothing but the entries."""
