"""What players ask for from their phones: a seat, more chips, to stand up, to be cashed out. A wish
stands until it is granted, refused or taken back, also across a restart.

Nothing of it is part of the book: what is granted is written there. So nothing guards it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

# On SQLite a key that counts by itself must be called INTEGER; there it has 64 bits as well.
number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the table. The number of a wish that is over is never given again."""
    op.create_table(
        "wishes",
        sa.Column("number", number, primary_key=True),
        sa.Column("night", number, sa.ForeignKey("nights.id"), nullable=False),
        sa.Column("player", number, nullable=False),
        sa.Column(
            "kind",
            sa.Text,
            sa.CheckConstraint("kind IN ('sit', 'stand', 'top-up', 'buy-in', 'cash-out')"),
            nullable=False,
        ),
        sa.Column("table_number", number),
        sa.Column("seat", number),
        sa.Column("chips", number, sa.CheckConstraint("chips >= 0")),
        sa.UniqueConstraint("night", "player", "kind"),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )


def downgrade() -> None:
    """Drop it: nobody asks for anything."""
    op.drop_table("wishes")
