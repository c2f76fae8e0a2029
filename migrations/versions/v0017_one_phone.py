"""A player has one phone, whatever comes in at once; a personal link remembers which screen used it
first; and a session, from which address it came in.

Nothing of it is part of the book: rows come and go, so nothing guards them. Nobody is signed out by
this step but who should have been: another phone of the same player.
"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the columns, and keep the newest phone of each player."""
    op.add_column("sessions", sa.Column("address", sa.Text))
    op.add_column("player_links", sa.Column("used_by", sa.Text))
    op.execute(
        "DELETE FROM sessions WHERE player IS NOT NULL AND EXISTS (SELECT 1 FROM sessions AS newer"
        " WHERE newer.night = sessions.night AND newer.player = sessions.player"
        " AND newer.id > sessions.id)"
    )
    only = sa.text("player IS NOT NULL")
    op.create_index(
        "sessions_one_phone",
        "sessions",
        ["night", "player"],
        unique=True,
        sqlite_where=only,
        postgresql_where=only,
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_index("sessions_one_phone", "sessions")
    op.drop_column("player_links", "used_by")
    op.drop_column("sessions", "address")
