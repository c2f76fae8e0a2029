"""The tables of signing in, as migrations 0002, 0006, 0008, 0012, 0017 and 0020
make them. Tokens, codes of
tables and walls, and the names of screens are kept as their SHA-256 only.
"""

from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, MetaData, Table, Text
from sqlalchemy.dialects import postgresql, sqlite

metadata = MetaData()

_Number = BigInteger().with_variant(Integer, "sqlite")

host_pin = Table(
    "host_pin",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("pin", Text, comment="argon2 of the host's PIN; none before it is set"),
    Column("link", LargeBinary, comment="the one-time link that may set it"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", _Number, primary_key=True),
    Column("token", LargeBinary, unique=True),
    Column("screen", Text, comment="the hash of its name: of what the browser keeps"),
    Column("role", Text),
    Column("night", _Number),
    Column("table_number", _Number),
    Column("player", _Number),
    Column("signed_in", _Number),
    Column("last_seen", _Number),
    Column("address", Text, comment="from which it signed in"),
    Column("host_name", Text, comment="of the host at this desk, where they gave one"),
)

table_codes = Table(
    "table_codes",
    metadata,
    Column("night", _Number, primary_key=True),
    Column("table_number", _Number, primary_key=True),
    Column("code", LargeBinary, unique=True),
    Column("expires", _Number),
)

wall_codes = Table(
    "wall_codes",
    metadata,
    Column("night", _Number, primary_key=True),
    Column("code", LargeBinary, unique=True),
    Column("expires", _Number),
)

player_links = Table(
    "player_links",
    metadata,
    Column("night", _Number, primary_key=True),
    Column("player", _Number, primary_key=True),
    Column("token", LargeBinary, unique=True),
    Column("expires", _Number),
    Column("used_by", Text, comment="the screen that used it first, as in sessions"),
)

rooms = Table(
    "rooms",
    metadata,
    Column("night", _Number, primary_key=True),
    Column("code", Text, unique=True, comment="as it is: every wall shows it all evening"),
    Column("new_names", Text, comment="ask (the host lets them in), in (at once), out"),
)

guests = Table(
    "guests",
    metadata,
    Column("session", _Number, primary_key=True, comment="a phone that asks to come in"),
    Column("night", _Number),
    Column("player", _Number, comment="as whom, where the night knows them"),
    Column("name", Text, comment="as whom, where they are new"),
    Column("address", Text, comment="from where: nobody fills the list alone"),
    Column("since", _Number),
)

attempts = Table(
    "attempts",
    metadata,
    Column("sender", Text, primary_key=True),
    Column("wrong", _Number),
    Column("last", _Number),
    Column("until", _Number),
)

hand_overs = Table(
    "hand_overs",
    metadata,
    Column("night", _Number, primary_key=True),
    Column("table_number", _Number, primary_key=True),
    Column("session", _Number),
    Column("seat", _Number),
    Column("round", _Number),
    Column("version", _Number, comment="of the table, when the screen was handed over"),
    Column("until", _Number),
    Column("latest", _Number),
)

screens = Table(
    "screens",
    metadata,
    Column("night", _Number, primary_key=True),
    Column("number", _Number, primary_key=True, comment="what the book calls it, 1, 2, …"),
    Column("screen", Text, comment="as in sessions"),
    Column("sender", Text, comment="what its idempotency keys are unique to, in this night"),
)

running = Table(
    "running",
    metadata,
    Column("night", _Number, primary_key=True),
    Column("table_number", _Number, primary_key=True),
    Column("session", _Number, comment="the one screen that runs the table"),
    Column("since", _Number),
)

waiting = Table(
    "waiting",
    metadata,
    Column("session", _Number, primary_key=True, comment="a screen that asks to run the table"),
    Column("night", _Number),
    Column("table_number", _Number),
    Column("since", _Number),
)

turnings = Table(
    "turnings",
    metadata,
    Column("times", _Number, comment="how often what is kept was turned with the clock; one row"),
)


def digest(secret: str) -> bytes:
    """What is kept of a token or a code."""
    return sha256(secret.encode()).digest()


def put(connection: sa.Connection, table: Table, **values: Any) -> None:
    """Insert this row, or replace the one with the same key."""
    key = [column.name for column in table.primary_key]
    rest = {name: value for name, value in values.items() if name not in key}
    row = _insert(connection, table).values(values)
    connection.execute(row.on_conflict_do_update(index_elements=key, set_=rest))


def put_new(connection: sa.Connection, table: Table, **values: Any) -> None:
    """Insert this row, unless there is one with the same key."""
    connection.execute(_insert(connection, table).values(values).on_conflict_do_nothing())


def _insert(connection: sa.Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
