"""Whether an older Croupier can read what a book says, before a step is taken back."""

import json
from collections.abc import Callable, Mapping
from typing import Any

import sqlalchemy as sa
from alembic import op

from ledger.errors import Conflict


def check_readable(is_newer: Callable[[Mapping[str, Any]], bool]) -> None:
    """Raises `no-way-back` where an entry says what only this step and those after it know."""
    found = op.get_bind().execute(sa.text("SELECT night, number, body FROM entries"))
    for night, number, body in found:
        if is_newer(json.loads(bytes(body))):
            raise Conflict(
                f"Entry {number} of night {night} says what an older Croupier cannot read.",
                "no-way-back",
            )
