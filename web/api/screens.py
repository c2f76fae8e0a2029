"""Which screen runs a table: another one asks, and is let in or sent away there or at the desk."""

from flask import Response

from web.api.door import Door
from web.api.shows import TableState
from web.api.takes import LetIn
from web.http import answers
from web.http.errors import InAHand, NotWaiting
from web.services.house import house
from web.shown.states import hand_over_now
from web.signin.running import runs
from web.signin.who import dealer, forget, keeper, member, session

door = Door(
    "screens",
    __name__,
    url_prefix="/api/nights/<number:night>/tables/<number:table>/screen",
    description="Which screen runs a table.",
)


@door.writes("", member, answers=TableState, keyed=False)
def ask_to_run(night: int, table: int) -> Response:
    """This screen asks to run the table, once more. It is seen there, and at the host's desk."""
    who = session()
    house().book.night(night).table(table)
    house().screens.number(night, who.screen)
    if not runs(who, night, table):
        house().running.ask(night, table, who.id)
    return _seen(night, table)


@door.writes("", keeper, LetIn, TableState, method="PUT", keyed=False)
def let_in(night: int, table: int, number: int | None = None) -> Response:
    """Another screen runs the table from now on, and the one that did looks on. The screen that
    runs the table lets in one that asks; the host any screen of the table, or, where none is named,
    the very one that the host is at.
    """
    who = session()
    is_host = who.role == "host"
    house().book.night(night).table(table)
    if number is None and not is_host:
        raise NotWaiting
    if not is_host and house().rounds.look(night, table, hand_over_now):
        raise InAHand
    if number is None:
        house().screens.number(night, who.screen)
    chosen = who.id if number is None else number
    house().running.let_in(night, table, chosen, must_wait=not is_host)
    return _seen(night, table)


@door.writes("/<number:number>", keeper, answers=TableState, method="DELETE", keyed=False)
def send_away(night: int, table: int, number: int) -> Response:
    """Sign out a screen that asks to run the table. The table's code goes with it: the desk shows
    the next one.
    """
    if not house().running.waits(night, table, number):
        raise NotWaiting
    house().invitations.withdraw(night, table)
    house().sessions.end(number)
    return _seen(night, table)


@door.writes("", dealer, answers=TableState, method="DELETE", keyed=False)
def leave(night: int, table: int) -> Response:
    """This screen runs the table no more; no screen does, until one is let in."""
    house().running.leave(night, table, session().id)
    return _seen(night, table)


def _seen(night: int, table: int) -> Response:
    """The table after it; everybody who follows it looks again."""
    house().hub.stir(night)
    forget()
    return answers.table(night, table, answers.viewer_of(None, night, table))
