"""The index of the journal: of every entry its kind, its table and round, what it puts right, and
whom it is about, so that a page of the journal costs what it shows.

Nothing of it is part of the book: it says nothing that the entries do not, and is made again from
them where rows are missing; so nothing guards it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

# On SQLite a whole number must be called INTEGER; there it has 64 bits as well.
number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables and their indexes. They are filled when somebody looks."""
    op.create_table(
        "journal",
        sa.Column("night", number, primary_key=True, autoincrement=False),
        sa.Column("number", number, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("table_number", number),
        sa.Column("round", number),
        sa.Column("puts_right", number),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
    op.create_index("journal_by_table", "journal", ["night", "table_number", "number"])
    # With the kind: all that is asked of a round stands in the index, or SQLite would rather go
    # through all entries of the night.
    by_round = ["night", "table_number", "round", "number", "kind"]
    op.create_index("journal_by_round", "journal", by_round)
    op.create_index("journal_by_kind", "journal", ["night", "kind", "number"])
    op.create_index(
        "journal_by_what_it_puts_right",
        "journal",
        ["night", "puts_right", "number"],
        sqlite_where=sa.text("puts_right IS NOT NULL"),
        postgresql_where=sa.text("puts_right IS NOT NULL"),
    )
    op.create_table(
        "journal_players",
        sa.Column("night", number, primary_key=True, autoincrement=False),
        sa.Column("player", number, primary_key=True, autoincrement=False),
        sa.Column("number", number, primary_key=True, autoincrement=False),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )


def downgrade() -> None:
    """Drop them: an older Croupier reads every entry for its journal."""
    op.drop_table("journal_players")
    op.drop_table("journal")
