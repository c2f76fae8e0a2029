"""Entries that say more: players whom the program plays, and hints at a table.

No table changes. The step is there so that an older Croupier refuses such a book as a newer one,
and does not take what it cannot read for damage.
"""

import json

import sqlalchemy as sa
from alembic import op

from ledger.errors import Conflict

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Nothing: what the entries say is theirs."""


def downgrade() -> None:
    """Nothing, where no entry says any of it. Raises `NoWayBack` where one does."""
    found = op.get_bind().execute(sa.text("SELECT night, number, body FROM entries"))
    for night, number, body in found:
        says = json.loads(bytes(body))
        if says["kind"] == "hints-switched" or "program" in says:
            raise Conflict(
                f"Entry {number} of night {night} says what an older Croupier cannot read.",
                "no-way-back",
            )
