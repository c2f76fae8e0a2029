"""Entries that say more: tables that deal themselves, and players who sit out.

No table changes. The step is there so that an older Croupier refuses such a book as a newer one,
and does not take what it cannot read for damage.
"""

from migrations.way_back import check_readable

revision = "0018"
down_revision = "0017"

KINDS = ("dealing-switched", "held", "sat-out", "came-back")


def upgrade() -> None:
    """Nothing: what the entries say is theirs."""


def downgrade() -> None:
    """Nothing, where no entry says any of it. Raises `no-way-back` where one does."""
    check_readable(lambda says: says["kind"] in KINDS)
