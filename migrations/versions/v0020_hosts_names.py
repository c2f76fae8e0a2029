"""The name of the host at a desk, where they gave one: the journal then says who did something.

Nothing of it is part of the book but what entries say from then on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Add the column: nobody has a name yet."""
    op.add_column("sessions", sa.Column("host_name", sa.Text))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("sessions", "host_name")
