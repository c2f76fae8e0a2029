"""Which screen runs a table: another one asks, and is let in or sent away there or at the desk."""

import marshmallow as ma
from flask import Response

from web.api.asked import Asked, read
from web.api.door import Door
from web.api.fields import Whole
from web.api.states import hand_over_now, viewer_of
from web.api.states import table as table_state
from web.api.who_may import dealer, deals_here, keeper, member
from web.http.errors import WebError
from web.shown.table_state import TableState

door = Door(
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


@door.writes("", member, answers=TableState, keyed=False)
def ask_to_run(asked: Asked, night: int, table: int) -> Response:
    """This screen asks to run the table, once more. It is seen there, and at the host's desk."""
    who = asked.who
    asked.at_table[0].table(table)
    asked.services.screens.number(night, who.screen)
    if not deals_here(asked):
        asked.services.running.ask(night, table, who.id)
    return _seen(asked, night)


@door.writes("", keeper, LetIn, TableState, method="PUT", keyed=False)
def let_in(asked: Asked, night: int, table: int, number: int | None = None) -> Response:
    """Another screen runs the table from now on, and the one that did looks on. The screen that
    runs the table lets in one that asks; the host any screen of the table, or, where none is named,
    the very one that the host is at.
    """
    who = asked.who
    is_host = who.role == "host"
    asked.at_table[0].table(table)
    if number is None and not is_host:
        raise WebError("not-waiting")
    if not is_host and _in_a_hand(asked):
        raise WebError("in-a-hand")
    if number is None:
        asked.services.screens.number(night, who.screen)
    chosen = who.id if number is None else number
    asked.services.running.let_in(night, table, chosen, must_wait=not is_host)
    return _seen(asked, night)


@door.writes("/<number:number>", keeper, answers=TableState, method="DELETE", keyed=False)
def send_away(asked: Asked, night: int, table: int, number: int) -> Response:
    """Sign out a screen that asks to run the table. The table's code goes with it: the desk shows
    the next one.
    """
    if not asked.services.running.waits(night, table, number):
        raise WebError("not-waiting")
    asked.services.invitations.withdraw(night, table)
    asked.services.sessions.end(number)
    return _seen(asked, night)


@door.writes("", dealer, answers=TableState, method="DELETE", keyed=False)
def leave(asked: Asked, night: int, table: int) -> Response:
    """This screen runs the table no more; no screen does, until one is let in."""
    asked.services.running.leave(night, table, asked.who.id)
    return _seen(asked, night)


def _in_a_hand(asked: Asked) -> bool:
    """Whether the tablet is handed over to a seat now."""
    return hand_over_now(asked) is not None


def _seen(asked: Asked, night: int) -> Response:
    """The table after it; everybody who follows it looks again."""
    asked.services.hub.stir(night)
    now = read(asked.services, {"night": night, "table": asked.table}, keyed=False)
    return table_state(now, viewer_of(now, None))
