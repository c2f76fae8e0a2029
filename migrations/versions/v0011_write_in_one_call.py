"""A write of the book in one call to the database server (PostgreSQL): `book_write`.

No table changes, and no row; what guards the book looks at what the function does, too. SQLite is
in the same process, so it needs none.
"""

from alembic import op

from migrations import guards

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the function; look at and move a transfer's accounts in one query each."""
    if op.get_bind().dialect.name == "postgresql":
        guards.run("v0011_up")


def downgrade() -> None:
    """Drop it: an older Croupier writes in several calls."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(f"DROP FUNCTION {guards.schema_of_the_book(op.get_bind())}.book_write")
        guards.run("v0004_up")
