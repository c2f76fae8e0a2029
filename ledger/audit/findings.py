"""What an audit finds: values, so that all of them are reported and not the first alone."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """Something in the books that is not as it should be."""

    check: str
    """The invariant: ``chain``, ``columns``, ``transfers``, ``balances``, ``rounds``, …"""
    where: str
    """The place: ``entry 57``, ``account tray:1``, ``round 3 of table 1``."""
    entry: int | None
    """The entry it is about, where it is about one."""
    what: str
    """What stands there."""
    wanted: str = ""
    """What should stand there."""

    def __str__(self) -> str:
        return f"{self.check}: {self.where}: {self.what}" + (f" It should be: {self.wanted}" if self.wanted else "")


@dataclass(frozen=True, slots=True)
class NotReplayed:
    """A round that could not be played again, which is not a fault: it is not over, or its rules are others."""

    table: int
    round: int
    why: str


@dataclass(frozen=True, slots=True)
class Tally:
    """How much was looked at."""

    entries: int
    transfers: int
    rounds: int
    voided: int
    hash: bytes
    """The last hash of the chain, as reckoned."""
