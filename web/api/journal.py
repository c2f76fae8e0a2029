"""The journal of a night: its entries as they are, and in words."""

import marshmallow as ma
from marshmallow import fields, validate

from ledger.reports.journal import Wanted
from ledger.store.canonical import LARGEST
from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.permits import host
from web.shown import journal as shown

blueprint = ApiBlueprint(
    "journal",
    __name__,
    url_prefix="/api/nights/<number:night>",
    description="The journal of a night, for the host.",
)


class JournalQuery(ma.Schema):
    """From where to read the journal, and how much of it."""

    after = fields.Integer(load_default=0, validate=validate.Range(0, LARGEST))
    limit = fields.Integer(load_default=200, validate=validate.Range(1, 1000))


class PageQuery(ma.Schema):
    """Which entries of the journal: older than one, of a table, about a player, of some kinds."""

    before = fields.Integer(validate=validate.Range(1, LARGEST))
    limit = fields.Integer(load_default=50, validate=validate.Range(1, 500))
    table = fields.Integer(validate=validate.Range(1, 10**9))
    player = fields.Integer(validate=validate.Range(1, 10**9))
    kinds = fields.String(validate=validate.Regexp(r"\A[a-z,-]{1,400}\Z"))


@blueprint.reads("/entries", host, shown.Entries, JournalQuery)
def entries(context: Context, night: int, after: int, limit: int) -> shown.Entries:
    """The entries of the night after a number, in order."""
    context.services.book.night(night)
    found = context.services.book.entries(night, after, most=limit)
    return shown.Entries(tuple(shown.EntryLine.of(entry) for entry in found))


@blueprint.reads("/books/journal", host, shown.Page, PageQuery)
def page(
    context: Context,
    night: int,
    limit: int,
    before: int | None = None,
    table: int | None = None,
    player: int | None = None,
    kinds: str = "",
) -> shown.Page:
    """A page of the journal, the newest entries first; `older` is where the next page begins."""
    wanted = Wanted(table, player, frozenset(kinds.split(",")) if kinds else frozenset())
    lines = context.services.report_cache.journal(night).page(
        context.services.book.night(night), wanted, before, limit + 1
    )
    older = lines[limit - 1].entry.number if len(lines) > limit else None
    return shown.Page(tuple(map(shown.journal_line, lines[:limit])), older)
