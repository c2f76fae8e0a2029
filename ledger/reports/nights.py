"""The nights of a book in a list, from the first and the last entry of each alone: as quick for a
long night as for a short one.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any

import orjson
import sqlalchemy as sa

from ledger.store.schema import entries, nights


@dataclass(frozen=True, slots=True)
class NightSummary:
    """What a list says of a night."""

    number: int
    slug: str
    name: str | None
    """None where the first entry does not say one, and so is not what a Croupier writes."""
    opened: int | None
    """When its first entry was written: milliseconds since 1970, UTC."""
    entries: int
    closed: bool


def listed(connection: sa.Connection) -> list[NightSummary]:
    """All nights, oldest first."""
    first, last = entries.alias(), entries.alias()
    query = (
        sa.select(nights, first.c.body.label("first"), last.c.body.label("last"))
        .outerjoin(first, sa.and_(first.c.night == nights.c.id, first.c.number == 1))
        .outerjoin(
            last, sa.and_(last.c.night == nights.c.id, last.c.number == nights.c.head_number)
        )
        .order_by(nights.c.id)
    )
    return [_line(row) for row in connection.execute(query)]


def opened_between(
    nights: Iterable[NightSummary], first: date | None, last: date | None
) -> list[int]:
    """The numbers of those that were opened on these days, both included, by this machine's
    clock.
    """

    def day(night: NightSummary) -> date:
        return datetime.fromtimestamp((night.opened or 0) / 1000, UTC).astimezone().date()

    return [
        night.number
        for night in nights
        if (first is None or day(night) >= first) and (last is None or day(night) <= last)
    ]


def _line(row: Any) -> NightSummary:
    opening, newest = _said(row.first), _said(row.last)
    name, at = opening.get("name"), opening.get("at")
    return NightSummary(
        row.id,
        row.slug,
        name if isinstance(name, str) else None,
        at if type(at) is int else None,
        row.head_number,
        newest.get("kind") == "night-closed",
    )


def _said(body: bytes | None) -> dict[str, Any]:
    """What an entry says; nothing where it is not there, or no JSON object: that is for an audit to
    find.
    """
    try:
        value = orjson.loads(body or b"{}")
    except orjson.JSONDecodeError:
        return {}
    return value if isinstance(value, dict) else {}
