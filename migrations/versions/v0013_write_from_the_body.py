"""A write on PostgreSQL reads its transfers off the entry's body (`book_write`).

No table changes, and no row.
"""

from alembic import op

from migrations import guards

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make the function anew."""
    if op.get_bind().dialect.name == "postgresql":
        guards.run("v0013_up")


def downgrade() -> None:
    """The function as step 0011 made it; what else that step made stands already."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(f"DROP FUNCTION {guards.schema_of_the_book(op.get_bind())}.book_write")
        guards.run("v0011_up")
