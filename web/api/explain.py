"""Why somebody was paid what they were: a round told step by step."""

from functools import partial

from flask import Response, jsonify

from games.engine import Viewer
from ledger.errors import NoRound
from ledger.play.live import LiveRound
from ledger.reports.explain import Explanation, explain, so_far
from ledger.state.night import Night, Table
from web.api.door import Door
from web.api.shows import ExplanationAnswer
from web.api.takes import SeatQuery
from web.services.house import house
from web.signin.who import reader, session

door = Door(
    "explain",
    __name__,
    url_prefix="/api/nights/<number:night>",
    description="Any payout, explained.",
)


@door.reads(
    "/tables/<number:table>/rounds/<number:round_>/explanation",
    reader,
    ExplanationAnswer,
    SeatQuery,
)
def explain_round(night: int, table: int, round_: int, seat: int | None = None) -> Response:
    """A round, or what of it touches a seat, in words and numbers with the cards. Of one that is
    not closed no more than this screen is shown of it.
    """
    viewer: Viewer = "wall" if session().role == "wall" else "dealer"
    told = house().rounds.look(
        night, table, partial(_in_play, number=round_, viewer=viewer, seat=seat)
    )
    if told is None:
        told = explain(house().shelf.journal(night).record(table, round_), seat)
    return jsonify(told.data())


def _in_play(
    night: Night,
    table: Table,
    live: LiveRound | None,
    number: int,
    viewer: Viewer,
    seat: int | None,
) -> Explanation | None:
    """What is to be told of the round in play at a table; None for a round that is over."""
    if table.round is None or table.round.number != number:
        return None
    if live is None:
        raise NoRound(house().rounds.why_lost(night.id, table.number))
    return so_far(live, viewer, seat)
