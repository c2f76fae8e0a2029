"""The books of a night: what it came to, its journal, its audit."""

from typing import Any

from flask import Response, jsonify

from ledger.reports.journal import Wanted
from web.api.door import Door
from web.api.shows import AuditAnswer, BooksAnswer, PageAnswer, StatementAnswer
from web.api.takes import PageQuery
from web.services.house import house
from web.shown.books import audit_state, books_state, journal_lines, statement
from web.signin.who import host

door = Door(
    "books",
    __name__,
    url_prefix="/api/nights/<number:night>",
    description="The books, for the host.",
)


@door.reads("/books", host, BooksAnswer)
def look_at_books(night: int) -> Response:
    """The night summed up: who is up, who pays whom, every tray's equation, what was put right, the
    seals.
    """
    return jsonify(books_state(house().shelf.read(night)))


@door.reads("/books/statements/<number:player>", host, StatementAnswer)
def look_at_statement(night: int, player: int) -> Response:
    """A player's statement, line by line."""
    return jsonify(statement(house().shelf.read(night).report, player))


@door.reads("/books/journal", host, PageAnswer, PageQuery)
def journal(
    night: int,
    limit: int,
    before: int | None = None,
    table: int | None = None,
    player: int | None = None,
    kinds: str = "",
) -> Response:
    """A page of the journal, the newest entries first; `older` is where the next page begins."""
    wanted = Wanted(table, player, frozenset(kinds.split(",")) if kinds else frozenset())
    lines = house().shelf.journal(night).page(house().book.night(night), wanted, before, limit + 1)
    more = len(lines) > limit
    return jsonify(
        lines=journal_lines(lines[:limit]), older=lines[limit - 1].entry.number if more else None
    )


@door.reads("/audit", host, AuditAnswer)
def look_at_audit(night: int) -> Response:
    """How far the audit of the night has come, and what it found."""
    house().book.night(night)
    return _audit(house().audits.find(night))


@door.writes("/audit", host, answers=AuditAnswer, keyed=False)
def audit(night: int) -> Response:
    """Check the whole night again, from its records alone. An audit that is under way is joined."""
    house().book.night(night)
    return _audit(house().audits.begin(night))


def _audit(found: Any) -> Response:
    return jsonify(audit_state(found))
