"""Which screen is which in a night, which one runs a table, and which ask to.

Until this step the book noted the very text that a browser kept as its screen's name, and who had
that text could sign the screen out. A screen's name is a secret now, kept as its hash only, and an
entry has the night's own number for it. So every screen is signed out here, once: none of the old
names is worth anything afterwards. No entry changes.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

# On SQLite a key that counts by itself must be called INTEGER; there it has 64 bits as well.
number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables, and sign every screen out."""
    _sign_everybody_out()
    _create_screens()
    _create_running()
    _create_waiting()


def downgrade() -> None:
    """Drop them, and sign every screen out: an older Croupier knows them by their old names."""
    for table in ("waiting", "running", "screens"):
        op.drop_table(table)
    _sign_everybody_out()


def _sign_everybody_out() -> None:
    for table in ("hand_overs", "sessions"):
        op.get_bind().execute(sa.text(f"DELETE FROM {table}"))


def _create_screens() -> None:
    op.create_table(
        "screens",
        sa.Column("night", number, sa.ForeignKey("nights.id"), primary_key=True),
        sa.Column(
            "number",
            number,
            sa.CheckConstraint("number > 0"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("screen", sa.Text, nullable=False),
        sa.Column("sender", sa.Text, nullable=False, unique=True),
        sa.UniqueConstraint("night", "screen"),
        sqlite_strict=True,
    )


def _create_running() -> None:
    op.create_table(
        "running",
        sa.Column("night", number, sa.ForeignKey("nights.id"), primary_key=True),
        sa.Column("table_number", number, primary_key=True, autoincrement=False),
        sa.Column(
            "session", number, sa.ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("since", number, nullable=False),
        sqlite_strict=True,
    )


def _create_waiting() -> None:
    op.create_table(
        "waiting",
        sa.Column(
            "session",
            number,
            sa.ForeignKey("sessions.id", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("night", number, sa.ForeignKey("nights.id"), nullable=False),
        sa.Column("table_number", number, nullable=False),
        sa.Column("since", number, nullable=False),
        sqlite_strict=True,
    )
