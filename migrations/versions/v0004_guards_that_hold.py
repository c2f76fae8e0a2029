"""Guards that nobody gets round: on PostgreSQL no table of another schema stands in for one of the
book's, on SQLite no pragma switches a check off unseen.

No table changes, and no row.
"""

from alembic import op

from migrations import guards

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Pin the functions of the guards (PostgreSQL); check with triggers as well (SQLite)."""
    guards.run("v0004_up")


def downgrade() -> None:
    """The guards as the first step made them."""
    if op.get_bind().dialect.name == "postgresql":
        guards.replace_functions("v0001_up")
    else:
        guards.run("v0004_down")
