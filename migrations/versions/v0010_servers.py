"""What several servers of one database must know of each other: the audits that a screen asked for,
and how often the kept times were turned with the clock.

Nothing of it is part of the book: rows come and go, so nothing guards them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

# On SQLite a whole number must be called INTEGER; there it has 64 bits as well.
number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "audits",
        sa.Column("night", number, sa.ForeignKey("nights.id"), primary_key=True),
        sa.Column("begun", number, nullable=False),
        sa.Column("heard", number, nullable=False),
        sa.Column("done", number, nullable=False),
        sa.Column("total", number, nullable=False),
        sa.Column("ended", number),
        sa.Column("outcome", sa.LargeBinary),
        sa.Column("trouble", sa.Text, nullable=False),
        sqlite_strict=True,
    )
    turnings = op.create_table(
        "turnings", sa.Column("times", number, nullable=False), sqlite_strict=True
    )
    op.bulk_insert(turnings, [{"times": 0}])


def downgrade() -> None:
    """Drop them: an older Croupier keeps both in its memory."""
    op.drop_table("turnings")
    op.drop_table("audits")
