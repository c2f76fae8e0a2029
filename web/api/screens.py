"""Which screen runs a table: another one asks, and is let in or sent away there or at the desk."""

import marshmallow as ma
from flask import Response

from web.api.blueprint import ApiBlueprint
from web.api.context import Context, read
from web.api.fields import Whole
from web.api.permits import dealer, deals_here, keeper, member
from web.api.states import table as table_state
from web.api.viewer import hand_over_now, viewer_of
from web.http.errors import WebError
from web.shown.table_state import TableState

blueprint = ApiBlueprint(
    "screens",
    __name__,
    url_prefix="/api/nights/<number:night>/tables/<number:table>/screen",
    description="Which screen runs a table.",
)


class LetIn(ma.Schema):
    """The screen that is to run the table, by the number of its session; the host's own, where none
    is named.
    """

    number = Whole(most=10**9, data_key="session", required=False)


@blueprint.writes("", member, answers=TableState, keyed=False)
def ask_to_run(context: Context, night: int, table: int) -> Response:
    """This screen asks to run the table, once more. It is seen there, and at the host's desk."""
    who = context.who
    context.at_table[0].table(table)
    context.services.screens.number(night, who.screen)
    if not deals_here(context):
        context.services.running.ask(night, table, who.id)
    return _table_now(context, night)


@blueprint.writes("", keeper, LetIn, TableState, method="PUT", keyed=False)
def let_in(context: Context, night: int, table: int, number: int | None = None) -> Response:
    """Another screen runs the table from now on, and the one that did looks on. The screen that
    runs the table lets in one that asks; the host any screen of the table, or, where none is named,
    the very one that the host is at.
    """
    who = context.who
    is_host = who.role == "host"
    context.at_table[0].table(table)
    if number is None and not is_host:
        raise WebError("not-waiting")
    if not is_host and _in_a_hand(context):
        raise WebError("in-a-hand")
    if number is None:
        context.services.screens.number(night, who.screen)
    chosen = who.id if number is None else number
    context.services.running.let_in(night, table, chosen, must_wait=not is_host)
    return _table_now(context, night)


@blueprint.writes("/<number:number>", keeper, answers=TableState, method="DELETE", keyed=False)
def send_away(context: Context, night: int, table: int, number: int) -> Response:
    """Sign out a screen that asks to run the table. The table's code goes with it: the desk shows
    the next one.
    """
    if not context.services.running.waits(night, table, number):
        raise WebError("not-waiting")
    context.services.invitations.withdraw(night, table)
    context.services.sessions.end(number)
    return _table_now(context, night)


@blueprint.writes("", dealer, answers=TableState, method="DELETE", keyed=False)
def leave(context: Context, night: int, table: int) -> Response:
    """This screen runs the table no more; no screen does, until one is let in."""
    context.services.running.leave(night, table, context.who.id)
    return _table_now(context, night)


def _in_a_hand(context: Context) -> bool:
    """Whether the tablet is handed over to a seat now."""
    return hand_over_now(context) is not None


def _table_now(context: Context, night: int) -> Response:
    """The table after it; everybody who follows it looks again."""
    context.services.hub.notify(night)
    now = read(context.services, {"night": night, "table": context.table}, keyed=False)
    return table_state(now, viewer_of(now, None))
