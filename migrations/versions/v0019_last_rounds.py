"""Entries that say more: which round is the last at a table.

No table changes. The step is there so that an older Croupier refuses such a book as a newer one,
and does not take what it cannot read for damage.
"""

from migrations.way_back import check_readable

revision = "0019"
down_revision = "0018"

KINDS = ("last-round",)


def upgrade() -> None:
    """Nothing: what the entries say is theirs."""


def downgrade() -> None:
    """Nothing, where no entry says any of it. Raises `no-way-back` where one does."""
    check_readable(lambda says: says["kind"] in KINDS)
