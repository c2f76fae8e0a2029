"""Rows of the database as entries, and entries as the night after them."""

from collections.abc import Iterable, Iterator
from typing import Any

import sqlalchemy as sa
from msgspec.structs import replace

from ledger.book.statements import SINCE
from ledger.errors import Damaged, LedgerError, Malformed, NotThere
from ledger.kinds import reading
from ledger.state import fold
from ledger.state.entries import Entry
from ledger.state.night import Night


def read(row: Any) -> Entry:
    """The entry of a row. Raises `Damaged`."""
    try:
        return reading.read(row.number, row.body, row.hash)
    except Malformed as error:
        raise _damaged(row.number) from error


def _damaged(number: int) -> Damaged:
    return Damaged(
        f"Entry {number} of this night does not say what an entry must; somebody else has "
        "written it. An audit says more."
    )


def read_all(connection: sa.Connection, night: int, after: int) -> Iterator[Entry]:
    """The entries of a night after this number, in order. Raises `Damaged`."""
    return map(read, connection.execute(SINCE, {"night": night, "after": after}))


def advanced(state: Night | None, night: int, news: Iterable[Entry]) -> Night:
    """The night after these entries; up to the first that cannot be read, with its damage, where
    there is one. Raises `Damaged` where that is the very first, `no-such-night`.
    """
    try:
        for entry in news:
            state = _after(state, night, entry)
    except Damaged as damage:
        if state is None:
            raise
        said = f"{damage.message} Nothing more can be written into the night."
        return replace(state, damage=said)
    if state is None:
        raise NotThere.saying("There is no such night.", "no-such-night")
    return state


def _after(state: Night | None, night: int, entry: Entry) -> Night:
    try:
        return fold.apply(state, entry) if state else fold.first(night, entry)
    except LedgerError as error:
        raise _damaged(entry.number) from error
