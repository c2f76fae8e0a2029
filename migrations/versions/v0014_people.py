"""The people of the house: a chain of entries beside those of the nights, guarded like them; and
entries of nights that bring the debt of another night, or book money that buys no chips.
"""

import sqlalchemy as sa
from alembic import op

from ledger.errors import Conflict
from migrations import guards
from migrations.way_back import check_readable

revision = "0014"
down_revision = "0013"

# On SQLite a whole number must be called INTEGER; there it has 64 bits as well.
number = sa.BigInteger().with_variant(sa.Integer, "sqlite")

_NEW_KINDS = ("debt-brought", "cash-booked")


def upgrade() -> None:
    """Make the tables, empty, and their guards."""
    op.create_table(
        "house",
        sa.Column("id", number, primary_key=True, autoincrement=False),
        sa.Column("head_number", number, nullable=False),
        sa.Column(
            "head_hash",
            sa.LargeBinary,
            sa.CheckConstraint("length(head_hash) = 32"),
            nullable=False,
        ),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
    op.create_table(
        "house_entries",
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
        sa.UniqueConstraint("sender", "key", name="house_entries_once"),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
    head = sa.text("INSERT INTO house (id, head_number, head_hash) VALUES (1, 0, :start)")
    op.get_bind().execute(head, {"start": bytes(32)})
    guards.run("v0014_up")


def downgrade() -> None:
    """Drop them, where nobody is in them. Raises `no-way-back` where somebody is, and where an
    older Croupier could not read an entry.
    """
    bind = op.get_bind()
    if bind.scalar(sa.text("SELECT count(*) FROM house_entries")):
        raise Conflict(
            "There are people in this book, and an older Croupier knows of none.", "no-way-back"
        )
    check_readable(lambda says: says["kind"] in _NEW_KINDS)
    for table in ("house_entries", "house"):
        op.drop_table(table)
    if bind.dialect.name == "postgresql":
        functions = "house_has_one_head, house_follows_entries, house_in_order, house_moves_on"
        op.execute(f"DROP FUNCTION {functions}")
