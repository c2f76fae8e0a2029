"""The secret seeds of rounds to come and in play."""

from hashlib import sha256

import sqlalchemy as sa

from ledger.book.statements import SEED
from ledger.store.database import Database
from ledger.store.schema import secrets


def seed(database: Database, night: int, table: int) -> bytes | None:
    """The secret seed of a table's round to come or in play."""
    rows = database.call(SEED, {"night": night, "table": table})
    return bytes(rows[0][0]) if rows else None


def seed_at(database: Database, connection: sa.Connection, night: int, table: int) -> bytes | None:
    """`seed`, as this transaction sees it."""
    rows = database.run(connection, SEED, {"night": night, "table": table})
    return bytes(rows[0][0]) if rows else None


def replace_seed(
    connection: sa.Connection, night: int, table: int | None, new: bytes | None
) -> None:
    """Drop the seed of a table (of every table, where None is named), and keep the new one of this
    table.
    """
    gone = sa.delete(secrets).where(secrets.c.night == night)
    connection.execute(gone if table is None else gone.where(secrets.c.table_number == table))
    if new is not None:
        row = {
            "night": night,
            "table_number": table,
            "seed": new,
            "commitment": sha256(new).hexdigest(),
        }
        connection.execute(sa.insert(secrets), row)
