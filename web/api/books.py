"""The books of a night: its results, and each player's statement."""

from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.permits import host
from web.shown import books as shown

blueprint = ApiBlueprint(
    "books",
    __name__,
    url_prefix="/api/nights/<number:night>/books",
    description="The books, for the host.",
)


@blueprint.reads("", host, shown.Books)
def look_at_books(context: Context, night: int) -> shown.Books:
    """The night summed up: who is up, who pays whom, every tray's equation, what was put right, the
    seals.
    """
    return shown.books(context.services.book, context.services.report_cache.read(night))


@blueprint.reads("/statements/<number:player>", host, shown.Statement)
def look_at_statement(context: Context, night: int, player: int) -> shown.Statement:
    """A player's statement, line by line."""
    reports = context.services.report_cache
    return shown.statement(reports.read(night).report, player, reports.journal(night))
