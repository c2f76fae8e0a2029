"""The screens on the wall: they sign in by a code of six figures, in place of a link; the host may
say which table they show; and they show of a round what its tablet has shown by then.

Nothing of it is part of the book: rows come and go, so nothing guards them. Walls that are in stay
in.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

# On SQLite a whole number must be called INTEGER; there it has 64 bits as well.
number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables; links are worth nothing any more."""
    op.drop_table("wall_links")
    op.create_table(
        "wall_codes",
        _night(),
        sa.Column("code", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("expires", number, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "walls",
        _night(),
        sa.Column("shows", sa.Text, nullable=False),
        sa.Column("said", number, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "shown",
        _night(),
        sa.Column("table_number", number, primary_key=True, autoincrement=False),
        sa.Column("round", number, nullable=False),
        sa.Column("paid", number, sa.CheckConstraint("paid >= 0"), nullable=False),
        sa.Column("beat", number, sa.CheckConstraint("beat >= 0"), nullable=False),
        sqlite_strict=True,
    )


def downgrade() -> None:
    """Drop them: an older Croupier makes links anew."""
    for table in ("shown", "walls", "wall_codes"):
        op.drop_table(table)
    op.create_table(
        "wall_links",
        sa.Column("token", sa.LargeBinary, primary_key=True),
        sa.Column("night", number, sa.ForeignKey("nights.id"), nullable=False),
        sqlite_strict=True,
    )


def _night() -> sa.Column[int]:
    return sa.Column(
        "night", number, sa.ForeignKey("nights.id"), primary_key=True, autoincrement=False
    )
