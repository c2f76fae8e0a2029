"""What is asked of the book, and what is answered."""

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple, Protocol, TypeAlias

import sqlalchemy as sa

from ledger.state.entries import Decision, Entry, Request, check_keys
from ledger.state.night import Night
from ledger.store import canonical
from ledger.store.canonical import JSON

Make: TypeAlias = Callable[[Night], Decision]
"""Decides, on the night as it is now, what is to be written; raises a `LedgerError` to refuse."""
Plan: TypeAlias = Callable[[Night], Iterable[Make]]
"""Says, of the night as it is now, what is to be written in turn (`Book.write_all`)."""
Beside: TypeAlias = Callable[[sa.Connection, Entry], None]
"""Writes something that is no part of the book, in the transaction that writes the entry."""
Listener: TypeAlias = Callable[[int, Entry], None]
"""Told the night and the entry, once it is on disk."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """The result of a request: its entry, and the night after it (or, if it had been written
    before, as it is now).
    """

    night: Night
    entry: Entry
    repeated: bool = False
    written: tuple[Entry, ...] = ()
    """All that this request has written just now, where it is more than that entry."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A night in a list."""

    id: int
    slug: str
    number: int


class Look(Protocol):
    """Says what is to be written (`Book.write_held`), or what a request wrote earlier; raises a
    `LedgerError` to refuse.
    """

    def __call__(self, connection: sa.Connection, /) -> "Wish | Receipt": ...


class Wish(NamedTuple):
    """What is to be written: the request that the entry answers, its content, and what decides."""

    request: Request
    content: Mapping[str, JSON]
    make: Make


def digest_of(request: Request, content: Mapping[str, JSON]) -> str:
    """What identifies a request: the same key with another digest is refused."""
    check_keys(request.sender, request.key)
    said = canonical.encode(dict(content))
    return request.digest or sha256(said).hexdigest()


def part_of(request: Request, others: int) -> Request:
    """The request of an entry with so many others of the same request between it and the one that
    has the request's own key.
    """
    return dataclasses.replace(request, key=f"{request.key}/{others}") if others else request
