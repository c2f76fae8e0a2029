"""Entries that say more: chips counted by their kinds, limits of markers, chips for what the house
owes.

No table changes. The step is there so that an older Croupier refuses such a book as a newer one,
and does not take what it cannot read for damage.
"""

from collections.abc import Mapping
from typing import Any

from migrations.way_back import check_readable

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nothing: what the entries say is theirs."""


def downgrade() -> None:
    """Nothing, where no entry says any of it. Raises `no-way-back` where one does."""
    check_readable(_is_newer)


def _is_newer(body: Mapping[str, Any]) -> bool:
    """Whether an entry says what only this step and those after it know."""
    return (
        body["kind"] == "marker-limited"
        or "counts" in body
        or body.get("against") == "owed"
        or (body["kind"] == "correction" and "giver" in body)
    )
