"""Checkpoints: nights as their entries make them, kept so that a long one need not be read from its
first entry after every start.

Nothing of it is part of the book: a row may go at any time and is made again, so nothing guards it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

# On SQLite a whole number must be called INTEGER; there it has 64 bits as well.
number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "checkpoints",
        sa.Column("night", number, sa.ForeignKey("nights.id"), primary_key=True),
        sa.Column("number", number, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("shape", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_strict=True,
    )


def downgrade() -> None:
    """Drop it: an older Croupier reads every entry."""
    op.drop_table("checkpoints")
