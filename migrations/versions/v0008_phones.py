"""Players' phones: sessions that belong to a player of a night, links that sign a phone in, a
night's room code, and the phones that ask to come in.

Nothing of it is part of the book: rows come and go, so nothing guards them. Nobody is signed out by
this step; on the way down the phones are, since an older Croupier knows none.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

# On SQLite a key that counts by itself must be called INTEGER; there it has 64 bits as well.
number = sa.BigInteger().with_variant(sa.Integer, "sqlite")

_OLD_ROLES = ("host", "dealer", "wall")
_ROLES = (*_OLD_ROLES, "player", "guest")
_REFER_TO_SESSIONS = ("hand_overs", "running", "waiting")
_OF_A_SESSION = "id, token, screen, role, night, table_number, signed_in, last_seen"


def upgrade() -> None:
    """Let a session belong to a player, and make the tables."""
    if op.get_bind().dialect.name == "sqlite":
        _make_sessions_again(_ROLES, _of_a_player())
    else:
        op.add_column("sessions", sa.Column("player", number))
        _allow_roles(_ROLES)
        op.create_check_constraint("sessions_player", "sessions", _PLAYERS_HAVE_A_NUMBER)
    _create_player_links()
    _create_rooms()
    _create_guests()


def downgrade() -> None:
    """Drop them, and sign every phone out."""
    for table in ("guests", "rooms", "player_links"):
        op.drop_table(table)
    op.execute("DELETE FROM sessions WHERE role IN ('player', 'guest')")
    if op.get_bind().dialect.name == "sqlite":
        _make_sessions_again(_OLD_ROLES, [])
    else:
        op.drop_constraint("sessions_player", "sessions")
        _allow_roles(_OLD_ROLES)
        op.drop_column("sessions", "player")


_PLAYERS_HAVE_A_NUMBER = "(role = 'player') = (player IS NOT NULL)"


def _of_a_player() -> list[sa.schema.SchemaItem]:
    return [
        sa.Column("player", number),
        sa.CheckConstraint(_PLAYERS_HAVE_A_NUMBER, name="sessions_player"),
    ]


def _one_of(roles: tuple[str, ...]) -> str:
    return f"role IN ({', '.join(map(repr, roles))})"


def _allow_roles(roles: tuple[str, ...]) -> None:
    op.drop_constraint("sessions_role_check", "sessions")
    op.create_check_constraint("sessions_role_check", "sessions", _one_of(roles))


def _make_sessions_again(roles: tuple[str, ...], more: list[sa.schema.SchemaItem]) -> None:
    """SQLite alters no constraint, so the table is made anew. Dropping the old one would take along
    what refers to it: that is put aside meanwhile.
    """
    for table in _REFER_TO_SESSIONS:
        op.execute(f"CREATE TEMPORARY TABLE kept_{table} AS SELECT * FROM {table}")
    op.create_table(
        "new_sessions",
        sa.Column("id", number, primary_key=True),
        sa.Column("token", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("screen", sa.Text, nullable=False),
        sa.Column("role", sa.Text, sa.CheckConstraint(_one_of(roles)), nullable=False),
        sa.Column("night", number, sa.ForeignKey("nights.id")),
        sa.Column("table_number", number),
        sa.Column("signed_in", number, nullable=False),
        sa.Column("last_seen", number, nullable=False),
        sa.CheckConstraint("(role = 'host') = (night IS NULL)", name="sessions_night"),
        sa.CheckConstraint("(role = 'dealer') = (table_number IS NOT NULL)", name="sessions_table"),
        *more,
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.execute(f"INSERT INTO new_sessions ({_OF_A_SESSION}) SELECT {_OF_A_SESSION} FROM sessions")
    # The number of a session that is over is never given again.
    op.execute(
        "INSERT INTO sqlite_sequence (name, seq) SELECT 'new_sessions', 0"
        " WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'new_sessions')"
    )
    op.execute(
        "UPDATE sqlite_sequence SET seq ="
        " coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'sessions'), 0)"
        " WHERE name = 'new_sessions'"
    )
    op.drop_table("sessions")
    op.rename_table("new_sessions", "sessions")
    for table in _REFER_TO_SESSIONS:
        op.execute(f"DELETE FROM {table}")
        op.execute(f"INSERT INTO {table} SELECT * FROM kept_{table}")
        op.execute(f"DROP TABLE kept_{table}")


def _create_player_links() -> None:
    op.create_table(
        "player_links",
        sa.Column("night", number, sa.ForeignKey("nights.id"), primary_key=True),
        sa.Column("player", number, primary_key=True, autoincrement=False),
        sa.Column("token", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("expires", number, nullable=False),
        sqlite_strict=True,
    )


def _create_rooms() -> None:
    op.create_table(
        "rooms",
        sa.Column(
            "night", number, sa.ForeignKey("nights.id"), primary_key=True, autoincrement=False
        ),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column(
            "new_names",
            sa.Text,
            sa.CheckConstraint("new_names IN ('ask', 'in', 'out')"),
            nullable=False,
        ),
        sqlite_strict=True,
    )


def _create_guests() -> None:
    op.create_table(
        "guests",
        sa.Column(
            "session",
            number,
            sa.ForeignKey("sessions.id", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("night", number, sa.ForeignKey("nights.id"), nullable=False),
        sa.Column("player", number),
        sa.Column("name", sa.Text),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("since", number, nullable=False),
        sa.CheckConstraint("(player IS NULL) <> (name IS NULL)", name="guests_who"),
        sqlite_strict=True,
    )
