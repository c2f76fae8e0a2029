"""A round at a table: beginning, every action, undo, void, next; and the hand-over of the screen to
a seat.
"""

from collections.abc import Mapping

import marshmallow as ma
from flask import Response

from games.engine import JSON, Action, Refusal, Viewer
from games.engine.record import action as read_action
from games.language import gettext
from ledger.book import Receipt
from ledger.errors import RoundRefused
from ledger.play.live import LiveRound
from ledger.state.night import Night, Table
from ledger.store.canonical import LARGEST
from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.fields import Anything, Text, Whole, YesOrNo
from web.api.permits import dealer, keeper, to_write
from web.api.request_parts import Drafted, Viewpoint
from web.api.states import table as table_state
from web.api.viewer import hand_over_now, seat_in_hand, viewer_of
from web.http.errors import WebError
from web.shown.drafts import JudgedDraft, judged
from web.shown.table import has_turn
from web.shown.table_screens import phone_holds
from web.shown.table_state import TableState
from web.shown.written import TableWritten

blueprint = ApiBlueprint(
    "rounds",
    __name__,
    url_prefix="/api/nights/<number:night>/tables/<number:table>",
    description="A round.",
)


class Begin(ma.Schema):
    """The number of the round that is to begin, so that it begins once; and whether what has to be
    asked before (`asks_first` of the table's state) is agreed to.
    """

    number = Whole(most=10**9)
    agreed = YesOrNo(required=False, load_default=False)


class Act(ma.Schema):
    """An action as a round file has it, and the stamp of the option it answers."""

    action = Anything()
    since = Whole(0, LARGEST)


class Undo(ma.Schema):
    """The index of the action that is to be taken back: the last one."""

    action = Whole(0, 10**9)


class Amend(ma.Schema):
    """The index of an action, and the one that is to stand in its place."""

    index = Whole(0, 10**9)
    action = Anything()


class Reason(ma.Schema):
    """Why a round is voided."""

    reason = Text(most=200)


class HandOverTo(ma.Schema):
    """The seat this screen is handed over to."""

    seat = Whole(most=99)


@blueprint.writes("/rounds", dealer, Begin, TableWritten, query=Viewpoint)
def begin(context: Context, night: int, table: int, number: int, agreed: bool) -> Receipt:
    """Begin a round: the cuts are fixed, antes are paid, cards are dealt. What somebody has to be
    asked about before, such as a marker for an ante, is refused where it is not agreed to.
    """
    return context.services.rounds.begin(night, table, number, to_write(context), agreed)


@blueprint.writes("/rounds/<number:round_>/actions", dealer, Act, TableWritten, query=Viewpoint)
def act(
    context: Context, night: int, table: int, round_: int, action: Mapping[str, JSON], since: int
) -> Receipt:
    """Play an action. What only the hand of a seat allows is taken from the screen that
    holds it.
    """
    played = _action(action)
    in_hand = seat_in_hand(context)
    viewer: Viewer = in_hand if in_hand is not None and in_hand == played.by else "dealer"
    rounds = context.services.rounds
    receipt = rounds.act(night, table, round_, played, since, viewer, to_write(context))
    if viewer != "dealer" and not receipt.repeated:
        _after_own_action(context, table, viewer, receipt)
    return receipt


@blueprint.writes("/rounds/<number:round_>/drafts", dealer, Drafted, JudgedDraft, keyed=False)
def draft(
    context: Context,
    night: int,
    table: int,
    round_: int,
    action: Mapping[str, JSON],
    heaps: list[list[str]],
) -> JudgedDraft:
    """What the rules say of heaps of cards before they are said, as far as this screen may say
    them: nothing is done by it, and nobody else hears of it.
    """
    said = _action(action)
    in_hand = seat_in_hand(context)
    viewer: Viewer = in_hand if in_hand is not None and in_hand == said.by else "dealer"
    if viewer != "dealer" and (grant := hand_over_now(context)):
        context.services.hand_overs.renew(night, table, grant.version)  # it is in use
    return judged(context.services.rounds.draft(night, table, round_, said, heaps, viewer))


def _after_own_action(context: Context, table: int, seat: Viewer, receipt: Receipt) -> None:
    """A seat that has more to do keeps the screen a while longer; otherwise it is the dealer's
    again.
    """

    def goes_on(_night: Night, _table: Table, live: LiveRound | None) -> bool:
        return has_turn(live, seat)

    night, hand_overs = receipt.night, context.services.hand_overs
    if context.services.rounds.look_at(night, table, goes_on):
        hand_overs.renew(night.id, table, receipt.entry.number)
        context.services.hub.notify(night.id)  # who looked at the entry alone saw it end
    else:
        hand_overs.end(night.id, table)


@blueprint.writes("/rounds/<number:round_>/undo", dealer, Undo, TableWritten, query=Viewpoint)
def undo(context: Context, night: int, table: int, round_: int, action: int) -> Receipt:
    """Take the last action back, while it has shown nobody anything hidden."""
    return context.services.rounds.undo(night, table, round_, action, to_write(context))


@blueprint.writes(
    "/rounds/<number:round_>/amendments", dealer, Amend, TableWritten, query=Viewpoint
)
def amend(
    context: Context, night: int, table: int, round_: int, index: int, action: Mapping[str, JSON]
) -> Receipt:
    """Put another action in the place of one, in a round with physical cards."""
    played = _action(action)
    return context.services.rounds.amend(night, table, round_, index, played, to_write(context))


@blueprint.writes("/rounds/<number:round_>/void", keeper, Reason, TableWritten, query=Viewpoint)
def void(context: Context, night: int, table: int, round_: int, reason: str) -> Receipt:
    """End the round as a misdeal: every bet goes back. The host may, whichever screen deals."""
    return context.services.rounds.void(night, table, round_, reason, to_write(context))


@blueprint.writes("/rounds/<number:round_>/close", dealer, answers=TableWritten, query=Viewpoint)
def close(context: Context, night: int, table: int, round_: int) -> Receipt:
    """The next round: this one, paid, is closed for good and its seed published."""
    return context.services.rounds.close(night, table, round_, to_write(context))


@blueprint.writes("/hand-over", dealer, HandOverTo, TableWritten, method="PUT")
def hand_over(context: Context, night: int, table: int, seat: int) -> Receipt:
    """Hand this screen, which runs the table, over to a seat that has something to decide or to
    look at: for a short time it sees that hand, and plays it.
    """
    seen, _ = context.at_table
    here, services = seen.table(table), context.services
    number = here.round.number if here.round else 0
    with services.database.reading() as connection:
        phones = services.phones.in_night(connection, night)
    if phone_holds(here, phones, seat):
        name = seen.player(here.seats[seat]).name
        raise WebError(
            "phone-holds", gettext("{name} has a phone in hand, and plays on it.", name=name)
        )
    receipt = services.rounds.hand_over(night, table, number, seat, to_write(context))
    if not receipt.repeated:
        services.hand_overs.give(
            night,
            table,
            session=context.who.id,
            seat=seat,
            round_=number,
            version=receipt.entry.number,
        )
        services.hub.notify(night)  # who looked at the entry alone saw nothing of it
    return receipt


@blueprint.writes("/hand-over", dealer, answers=TableState, method="DELETE", keyed=False)
def take_back(context: Context, night: int, table: int) -> Response:
    """The screen is given back to the dealer."""
    context.services.hand_overs.end(night, table)
    context.services.hub.notify(night)
    return table_state(context, viewer_of(context, None))


def _action(raw: Mapping[str, JSON]) -> Action:
    try:
        return read_action(raw)
    except Refusal as refusal:
        raise RoundRefused(refusal.message, refusal.code) from refusal
