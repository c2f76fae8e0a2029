"""A round at a table: beginning, every action, undo, void, next; and the hand-over of the screen to
a seat.
"""

from functools import partial
from typing import Any

from flask import Response, jsonify

from games.engine import Action, Refusal, Viewer
from games.engine.record import action as read_action
from ledger.book import Receipt
from ledger.errors import RoundRefused
from web.api.door import Door
from web.api.shows import RecalledAnswer, TableState, TableWritten
from web.api.takes import Act, Amend, Begin, HandOverTo, Reason, RecallQuery, Undo, Viewpoint
from web.http import answers
from web.services.house import house
from web.shown.recalled import recalled_state
from web.shown.states import has_turn
from web.signin.who import asked, dealer, reader, session

door = Door(
    "rounds",
    __name__,
    url_prefix="/api/nights/<number:night>/tables/<number:table>",
    description="A round.",
)


@door.writes("/rounds", dealer, Begin, TableWritten, query=Viewpoint)
def begin(night: int, table: int, number: int, look_as: str | None = None) -> Response:
    """Begin a round: the cuts are fixed, antes are paid, cards are dealt."""
    answers.viewer_of(look_as, night, table)
    return _written(house().rounds.begin(night, table, number, asked()), table)


@door.writes("/rounds/<number:round_>/actions", dealer, Act, TableWritten, query=Viewpoint)
def act(
    night: int,
    table: int,
    round_: int,
    action: dict[str, Any],
    since: int,
    look_as: str | None = None,
) -> Response:
    """Play an action. What only the hand of a seat allows is taken from the screen that
    holds it.
    """
    answers.viewer_of(look_as, night, table)
    played = _action(action)
    in_hand = answers.seat_in_hand(night, table)
    viewer: Viewer = in_hand if in_hand is not None and in_hand == played.by else "dealer"
    receipt = house().rounds.act(night, table, round_, played, since, viewer, asked())
    if viewer != "dealer" and not receipt.repeated:
        _after_own_action(night, table, viewer, receipt)
    return _written(receipt, table)


def _after_own_action(night: int, table: int, seat: Viewer, receipt: Receipt) -> None:
    """A seat that has more to do keeps the screen a while longer; otherwise it is the dealer's
    again.
    """
    if house().rounds.look(night, table, partial(has_turn, seat=seat)):
        house().hand_overs.renew(night, table, receipt.entry.number)
    else:
        house().hand_overs.end(night, table)


@door.writes("/rounds/<number:round_>/undo", dealer, Undo, TableWritten, query=Viewpoint)
def undo(night: int, table: int, round_: int, action: int, look_as: str | None = None) -> Response:
    """Take the last action back, while it has shown nobody anything hidden."""
    answers.viewer_of(look_as, night, table)
    return _written(house().rounds.undo(night, table, round_, action, asked()), table)


@door.writes("/rounds/<number:round_>/amendments", dealer, Amend, TableWritten, query=Viewpoint)
def amend(
    night: int,
    table: int,
    round_: int,
    index: int,
    action: dict[str, Any],
    look_as: str | None = None,
) -> Response:
    """Put another action in the place of one, in a round with physical cards."""
    answers.viewer_of(look_as, night, table)
    return _written(
        house().rounds.amend(night, table, round_, index, _action(action), asked()), table
    )


@door.writes("/rounds/<number:round_>/void", dealer, Reason, TableWritten, query=Viewpoint)
def void(night: int, table: int, round_: int, reason: str, look_as: str | None = None) -> Response:
    """End the round as a misdeal: every bet goes back."""
    answers.viewer_of(look_as, night, table)
    return _written(house().rounds.void(night, table, round_, reason, asked()), table)


@door.writes("/rounds/<number:round_>/close", dealer, answers=TableWritten, query=Viewpoint)
def close(night: int, table: int, round_: int, look_as: str | None = None) -> Response:
    """The next round: this one, paid, is closed for good and its seed published."""
    answers.viewer_of(look_as, night, table)
    return _written(house().rounds.close(night, table, round_, asked()), table)


@door.reads("/rounds/<number:round_>", reader, RecalledAnswer, RecallQuery)
def recall(night: int, table: int, round_: int, cards: str, at: int | None = None) -> Response:
    """A round that is over, card by card: all that happened in it, and the felt after one of its
    moments.
    """
    record = house().shelf.journal(night).record(table, round_)
    return jsonify(recalled_state(house().book.night(night), record, at, cards == "turned up"))


@door.writes("/hand-over", dealer, HandOverTo, TableWritten, method="PUT")
def hand_over(night: int, table: int, seat: int) -> Response:
    """Hand this screen, which runs the table, over to a seat that has something to decide or to
    look at: for a short time it sees that hand, and plays it.
    """
    answers.viewer_of(None, night, table)
    at = house().book.night(night).table(table).round
    number = at.number if at else 0
    receipt = house().rounds.hand_over(night, table, number, seat, asked())
    if not receipt.repeated:
        house().hand_overs.give(
            night,
            table,
            session=session().id,
            seat=seat,
            round_=number,
            version=receipt.entry.number,
        )
    return _written(receipt, table)


@door.writes("/hand-over", dealer, answers=TableState, method="DELETE", keyed=False)
def take_back(night: int, table: int) -> Response:
    """The screen is given back to the dealer."""
    house().hand_overs.end(night, table)
    house().hub.stir(night)
    return answers.table(night, table, answers.viewer_of(None, night, table))


def _written(receipt: Receipt, table: int) -> Response:
    return answers.table_written(receipt, table)


def _action(raw: dict[str, Any]) -> Action:
    try:
        return read_action(raw)
    except Refusal as refusal:
        raise RoundRefused(refusal.message, refusal.code) from refusal
