"""What a transaction that writes holds until it is over: the house, nights, or both. Whoever takes
several takes the house first and then the nights in the order of their numbers, so that nobody
waits for who waits for them. On SQLite a transaction that writes has the whole file.
"""

from collections.abc import Iterable

import sqlalchemy as sa

from ledger.store.database import Database
from ledger.store.prepared import PreparedStatement
from ledger.store.schema import house, nights

_HOUSE = PreparedStatement(sa.select(house.c.id).with_for_update())
_NIGHT = PreparedStatement(
    sa.select(nights.c.id).where(nights.c.id == sa.bindparam("night")).with_for_update()
)


def hold_house(database: Database, connection: sa.Connection) -> None:
    """Wait for the house, and keep others from writing into it."""
    if not database.is_sqlite:
        database.run(connection, _HOUSE, {})


def hold_nights(database: Database, connection: sa.Connection, held: Iterable[int]) -> None:
    """Wait for these nights, and keep others from writing into them."""
    if not database.is_sqlite:
        for night in sorted(held):
            database.run(connection, _NIGHT, {"night": night})
