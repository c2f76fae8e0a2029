"""The tables of the book, as `migrations` makes them. What guards them (triggers) stands there,
beside them.

Everything that is not here (players, tables, seats, settings, rounds) follows from a night's
entries: see `ledger.state.night`.
"""

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# On SQLite a key that counts by itself must be called INTEGER; there it has 64 bits as well.
_Number = BigInteger().with_variant(Integer, "sqlite")


def _counted() -> Column[int]:
    return Column("id", _Number, CheckConstraint("id > 0"), primary_key=True)


# The head of each night's chain. A write locks it first; only a new entry moves it.
nights = Table(
    "nights",
    metadata,
    _counted(),
    Column("slug", Text, nullable=False, unique=True),
    Column("head_number", _Number, nullable=False),
    Column("head_hash", LargeBinary, CheckConstraint("length(head_hash) = 32"), nullable=False),
    sqlite_autoincrement=True,
    sqlite_strict=True,
)

# What happened, in order. The body is what is hashed; sender and key repeat it for their index.
entries = Table(
    "entries",
    metadata,
    Column("night", _Number, ForeignKey("nights.id"), primary_key=True),
    Column("number", _Number, CheckConstraint("number > 0"), primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("hash", LargeBinary, CheckConstraint("length(hash) = 32"), nullable=False),
    Column("sender", Text, nullable=False),
    Column("key", Text, nullable=False),
    UniqueConstraint("sender", "key", name="entries_once"),
    sqlite_with_rowid=False,
    sqlite_strict=True,
)

# Balances, kept by the database from the transfers; each names the transfer that made it.
accounts = Table(
    "accounts",
    metadata,
    _counted(),
    Column("night", _Number, ForeignKey("nights.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column(
        "commodity",
        Text,
        CheckConstraint("commodity IN ('chips', 'cash', 'marker')"),
        nullable=False,
    ),
    Column("floor", _Number, CheckConstraint("floor = 0")),
    Column("balance", _Number, nullable=False),
    Column("last_transfer", _Number),
    UniqueConstraint("night", "name"),
    CheckConstraint("floor IS NULL OR balance >= floor", name="accounts_floor"),
    sqlite_autoincrement=True,
    sqlite_strict=True,
)

# The transfers of the entries, as rows: a projection of their bodies that moves the balances.
transfers = Table(
    "transfers",
    metadata,
    _counted(),
    Column("night", _Number, nullable=False),
    Column("entry", _Number, nullable=False),
    Column("position", _Number, CheckConstraint("position >= 0"), nullable=False),
    Column("source", _Number, ForeignKey("accounts.id"), nullable=False),
    Column("target", _Number, ForeignKey("accounts.id"), nullable=False),
    Column("amount", _Number, CheckConstraint("amount > 0"), nullable=False),
    Column("why", Text, nullable=False),
    ForeignKeyConstraint(["night", "entry"], ["entries.night", "entries.number"]),
    UniqueConstraint("night", "entry", "position"),
    sqlite_autoincrement=True,
    sqlite_strict=True,
)

# The seed of each table's round to come or in play. Nothing but that round reads it.
secrets = Table(
    "secrets",
    metadata,
    Column("night", _Number, ForeignKey("nights.id"), primary_key=True),
    Column("table_number", _Number, primary_key=True, autoincrement=False),
    Column("seed", LargeBinary, CheckConstraint("length(seed) = 32"), nullable=False),
    Column("commitment", Text, nullable=False),
    sqlite_with_rowid=False,
    sqlite_strict=True,
)

# The house: the head of the chain of its people, and the entries of that (`ledger.state.register`).
house = Table(
    "house",
    metadata,
    Column("id", _Number, primary_key=True, autoincrement=False),
    Column("head_number", _Number, nullable=False),
    Column("head_hash", LargeBinary, CheckConstraint("length(head_hash) = 32"), nullable=False),
    sqlite_with_rowid=False,
    sqlite_strict=True,
)
house_entries = Table(
    "house_entries",
    metadata,
    Column("number", _Number, CheckConstraint("number > 0"), primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("hash", LargeBinary, CheckConstraint("length(hash) = 32"), nullable=False),
    Column("sender", Text, nullable=False),
    Column("key", Text, nullable=False),
    UniqueConstraint("sender", "key", name="house_entries_once"),
    sqlite_with_rowid=False,
    sqlite_strict=True,
)

# Nights as their entries make them, as far as they had come: derived, and no part of the book.
derived = MetaData()
checkpoints = Table(
    "checkpoints",
    derived,
    Column("night", _Number, primary_key=True, autoincrement=False),
    Column("number", _Number, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("shape", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# The index of the journal: what each entry is, and whom it is about. Derived as well.
journal = Table(
    "journal",
    derived,
    Column("night", _Number, primary_key=True, autoincrement=False),
    Column("number", _Number, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("table_number", _Number),
    Column("round", _Number),
    Column("puts_right", _Number),
)
journal_players = Table(
    "journal_players",
    derived,
    Column("night", _Number, primary_key=True, autoincrement=False),
    Column("player", _Number, primary_key=True, autoincrement=False),
    Column("number", _Number, primary_key=True, autoincrement=False),
)

NIGHTS = tuple(table.name for table in (nights, entries, accounts, transfers, secrets))
"""Those of them that every step of the schema has."""
