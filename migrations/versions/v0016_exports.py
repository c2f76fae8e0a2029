"""Files of long exports, made beside everything else a server does: how far each has come, and what
was made, so that any server of the database gives it.

Nothing of it is part of the book: rows come and go, so nothing guards them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

# On SQLite a whole number must be called INTEGER; there it has 64 bits as well.
number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "exports",
        sa.Column("number", number, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("media", sa.Text, nullable=False),
        sa.Column("begun", number, nullable=False),
        sa.Column("heard", number, nullable=False),
        sa.Column("done", number, nullable=False),
        sa.Column("total", number, nullable=False),
        sa.Column("ended", number),
        sa.Column("size", number, nullable=False),
        sa.Column("trouble", sa.Text, nullable=False),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    op.create_table(
        "export_pieces",
        sa.Column("export", number, primary_key=True, autoincrement=False),
        sa.Column("piece", number, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_strict=True,
    )


def downgrade() -> None:
    """Drop them: an older Croupier makes every file while its reader waits."""
    op.drop_table("export_pieces")
    op.drop_table("exports")
