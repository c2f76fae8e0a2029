"""Signing in: the host's PIN, the screens that are signed in, table codes, wall links, wrong tries,
hand-overs.

Nothing of it is part of the book: rows come and go, so nothing guards them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

# On SQLite a key that counts by itself must be called INTEGER; there it has 64 bits as well.
number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables."""
    _create_host_pin()
    _create_sessions()
    _create_table_codes()
    _create_wall_links()
    _create_attempts()
    _create_hand_overs()


def downgrade() -> None:
    """Drop them: everybody is signed out, and the next start prints a link for a new PIN."""
    for table in ("hand_overs", "attempts", "wall_links", "table_codes", "sessions", "host_pin"):
        op.drop_table(table)


def _create_host_pin() -> None:
    op.create_table(
        "host_pin",
        sa.Column(
            "id", sa.Integer, sa.CheckConstraint("id = 1"), primary_key=True, autoincrement=False
        ),
        sa.Column("pin", sa.Text),
        sa.Column("link", sa.LargeBinary),
        sqlite_strict=True,
    )


def _create_sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", number, primary_key=True),
        sa.Column("token", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("screen", sa.Text, nullable=False),
        sa.Column(
            "role",
            sa.Text,
            sa.CheckConstraint("role IN ('host', 'dealer', 'wall')"),
            nullable=False,
        ),
        sa.Column("night", number, sa.ForeignKey("nights.id")),
        sa.Column("table_number", number),
        sa.Column("signed_in", number, nullable=False),
        sa.Column("last_seen", number, nullable=False),
        sa.CheckConstraint("(role = 'host') = (night IS NULL)", name="sessions_night"),
        sa.CheckConstraint("(role = 'dealer') = (table_number IS NOT NULL)", name="sessions_table"),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )


def _create_table_codes() -> None:
    op.create_table(
        "table_codes",
        sa.Column("night", number, sa.ForeignKey("nights.id"), primary_key=True),
        sa.Column("table_number", number, primary_key=True, autoincrement=False),
        sa.Column("code", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("expires", number, nullable=False),
        sqlite_strict=True,
    )


def _create_wall_links() -> None:
    op.create_table(
        "wall_links",
        sa.Column("token", sa.LargeBinary, primary_key=True),
        sa.Column("night", number, sa.ForeignKey("nights.id"), nullable=False),
        sqlite_strict=True,
    )


def _create_attempts() -> None:
    op.create_table(
        "attempts",
        sa.Column("sender", sa.Text, primary_key=True),
        sa.Column("wrong", number, nullable=False),
        sa.Column("last", number, nullable=False),
        sa.Column("until", number, nullable=False),
        sqlite_strict=True,
    )


def _create_hand_overs() -> None:
    op.create_table(
        "hand_overs",
        sa.Column("night", number, sa.ForeignKey("nights.id"), primary_key=True),
        sa.Column("table_number", number, primary_key=True, autoincrement=False),
        sa.Column(
            "session", number, sa.ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("seat", number, nullable=False),
        sa.Column("round", number, nullable=False),
        sa.Column("version", number, nullable=False),
        sa.Column("until", number, nullable=False),
        sa.Column("latest", number, nullable=False),
        sqlite_strict=True,
    )
