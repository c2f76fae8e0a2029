"""A request that was written before is answered with what it wrote then."""

from typing import Any

import sqlalchemy as sa

from ledger.book.reader import Reader
from ledger.book.requests import Receipt
from ledger.book.rows import read, read_all
from ledger.errors import KeyReused
from ledger.kinds.actions import Acted
from ledger.kinds.rounds import RoundEnded
from ledger.state.entries import Entry
from ledger.store import sealing


def answered(reader: Reader, connection: sa.Connection, row: Any, digest: str) -> Receipt:
    """The earlier result of a request. Raises `KeyReused` where its key said something
    else then.
    """
    entry = read(row)
    if digest != entry.request.digest != _hidden(reader, connection, row.night, entry, digest):
        raise KeyReused.saying(
            "This key was used for another request; a new request needs a new key."
        )
    return Receipt(reader.night_at(connection, row.night), entry, repeated=True)


def _hidden(
    reader: Reader, connection: sa.Connection, night: int, entry: Entry, digest: str
) -> str | None:
    """This digest of a request as the entry of a hidden choice would have it: by the seed of
    its round, which is secret or was published by now.
    """
    says = entry.says
    if not isinstance(says, Acted) or not says.sealed:
        return None
    ends = (
        later.says.shuffled_by
        for later in read_all(connection, night, entry.number)
        if isinstance(later.says, RoundEnded) and later.says.place == says.place
    )
    seed = next(ends, None) or reader.seed_at(connection, night, says.table)
    return sealing.hidden_digest(seed, entry.number, digest) if seed else None
