"""Entries that say more: which round is the last at a table.

No table changes. The step is there so that an older Croupier refuses such a book as a newer one,
and does not take what it cannot read for damage.
"""

import json

import sqlalchemy as sa
from alembic import op

from ledger.errors import Conflict

revision = "0019"
down_revision = "0018"

KINDS = ("last-round",)


def upgrade() -> None:
    """Nothing: what the entries say is theirs."""


def downgrade() -> None:
    """Nothing, where no entry says any of it. Raises `no-way-back` where one does."""
    found = op.get_bind().execute(sa.text("SELECT night, number, body FROM entries"))
    for night, number, body in found:
        if json.loads(bytes(body))["kind"] in KINDS:
            raise Conflict(
                f"Entry {number} of night {night} says what an older Croupier cannot read.",
                "no-way-back",
            )
