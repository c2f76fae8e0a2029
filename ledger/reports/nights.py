"""The nights of a book in a list, from the first and the last entry of each alone: as quick for a
long night as for a short one.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import orjson

from ledger.store import one_file

if TYPE_CHECKING:
    # Loading it takes longer than the answer.
    import sqlalchemy as sa

_LIST = """
    SELECT nights.id, nights.slug, nights.head_number, opening.body, newest.body FROM nights
    LEFT JOIN entries opening ON opening.night = nights.id AND opening.number = 1
    LEFT JOIN entries newest ON newest.night = nights.id AND newest.number = nights.head_number
    ORDER BY nights.id
"""


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


def listed(connection: "sa.Connection") -> list[NightSummary]:
    """All nights, oldest first."""
    return [_line(*row) for row in connection.exec_driver_sql(_LIST)]


def listed_at_once(file: Path) -> list[NightSummary] | None:
    """The same of a file, where it can be had in one go (`one_file.ask`)."""
    return one_file.ask(file, lambda connection: [_line(*row) for row in connection.execute(_LIST)])


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


def _line(
    number: int, slug: str, head: int, first: bytes | None, last: bytes | None
) -> NightSummary:
    opening, newest = _said(first), _said(last)
    name, at = opening.get("name"), opening.get("at")
    return NightSummary(
        number,
        slug,
        name if isinstance(name, str) else None,
        at if type(at) is int else None,
        head,
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
