"""The book: nights, entries, accounts, transfers and secrets, and the triggers that guard them."""

import sqlalchemy as sa
from alembic import op

from ledger.errors import Conflict
from migrations import guards

revision = "0001"
down_revision = None

# On SQLite a key that counts by itself must be called INTEGER; there it has 64 bits as well.
number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables and their guards."""
    _create_nights()
    _create_entries()
    _create_accounts()
    _create_transfers()
    _create_secrets()
    guards.run("v0001_up")


def downgrade() -> None:
    """Drop it all, where no night is in it. Raises `no-way-back` where one is."""
    if op.get_bind().scalar(sa.text("SELECT count(*) FROM nights")):
        raise Conflict(
            "There are nights in this book, and before its first step there is no room for any.",
            "no-way-back",
        )
    for table in ("secrets", "transfers", "accounts", "entries", "nights"):
        op.drop_table(table)
    guards.run("v0001_down")


def _create_nights() -> None:
    op.create_table(
        "nights",
        sa.Column("id", number, sa.CheckConstraint("id > 0"), primary_key=True),
        sa.Column("slug", sa.Text, nullable=False, unique=True),
        sa.Column("head_number", number, nullable=False),
        sa.Column(
            "head_hash",
            sa.LargeBinary,
            sa.CheckConstraint("length(head_hash) = 32"),
            nullable=False,
        ),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )


def _create_entries() -> None:
    op.create_table(
        "entries",
        sa.Column("night", number, sa.ForeignKey("nights.id"), primary_key=True),
        sa.Column(
            "number",
            number,
            sa.CheckConstraint("number > 0"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.LargeBinary, sa.CheckConstraint("length(hash) = 32"), nullable=False),
        sa.Column("sender", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.UniqueConstraint("sender", "key", name="entries_once"),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )


def _create_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", number, sa.CheckConstraint("id > 0"), primary_key=True),
        sa.Column("night", number, sa.ForeignKey("nights.id"), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column(
            "commodity",
            sa.Text,
            sa.CheckConstraint("commodity IN ('chips', 'cash', 'marker')"),
            nullable=False,
        ),
        sa.Column("floor", number, sa.CheckConstraint("floor = 0")),
        sa.Column("balance", number, nullable=False),
        sa.Column("last_transfer", number),
        sa.UniqueConstraint("night", "name"),
        sa.CheckConstraint("floor IS NULL OR balance >= floor", name="accounts_floor"),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )


def _create_transfers() -> None:
    op.create_table(
        "transfers",
        sa.Column("id", number, sa.CheckConstraint("id > 0"), primary_key=True),
        sa.Column("night", number, nullable=False),
        sa.Column("entry", number, nullable=False),
        sa.Column("position", number, sa.CheckConstraint("position >= 0"), nullable=False),
        sa.Column("source", number, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("target", number, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("amount", number, sa.CheckConstraint("amount > 0"), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["night", "entry"], ["entries.night", "entries.number"]),
        sa.UniqueConstraint("night", "entry", "position"),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )


def _create_secrets() -> None:
    op.create_table(
        "secrets",
        sa.Column("night", number, sa.ForeignKey("nights.id"), primary_key=True),
        sa.Column("table_number", number, primary_key=True, autoincrement=False),
        sa.Column("seed", sa.LargeBinary, sa.CheckConstraint("length(seed) = 32"), nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
