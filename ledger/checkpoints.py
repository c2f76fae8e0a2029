"""Checkpoints of nights in a database (`ledger.state.checkpoint`): where a reader begins who would
otherwise fold every entry from the first. One is believed only if the chain has its very entry.
"""

from contextlib import suppress

import sqlalchemy as sa

from ledger.errors import Unavailable
from ledger.state import checkpoint
from ledger.state.night import Night
from ledger.store.database import Database
from ledger.store.schema import checkpoints, entries

EVERY = 500
"""After so many entries a new one is written: they are folded again after a start, in some 20 ms.
"""


def found(connection: sa.Connection, night: int) -> Night | None:
    """The night as of its checkpoint; None where there is none that can be believed."""
    same_entry = sa.and_(
        entries.c.night == checkpoints.c.night,
        entries.c.number == checkpoints.c.number,
        entries.c.hash == checkpoints.c.hash,
    )
    query = (
        sa.select(checkpoints.c.number, checkpoints.c.hash, checkpoints.c.body)
        .join(entries, same_entry)
        .where(checkpoints.c.night == night, checkpoints.c.shape == checkpoint.shape())
    )
    row = connection.execute(query).one_or_none()
    if row is None:
        return None
    kept = checkpoint.decode(bytes(row.body))
    if kept is None or (kept.id, kept.number, kept.hash) != (night, row.number, bytes(row.hash)):
        return None
    return kept


def write(connection: sa.Connection, night: Night) -> None:
    """Keep the night as it is now, in the place of its older checkpoint."""
    row = {
        "night": night.id,
        "number": night.number,
        "hash": night.hash,
        "shape": checkpoint.shape(),
        "body": checkpoint.encode(night),
    }
    connection.execute(sa.delete(checkpoints).where(checkpoints.c.night == night.id))
    connection.execute(sa.insert(checkpoints), row)


def write_if_possible(database: Database, night: Night) -> None:
    """Keep a night that took long to read. Where that cannot be done, nothing is lost but time."""
    with suppress(Unavailable, sa.exc.IntegrityError), database.writing() as connection:
        write(connection, night)
