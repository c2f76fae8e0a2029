"""The states that answers bring: of the desk, of a wall, of a table as a viewer may see it; alone,
after a write, and beside a refusal.
"""

from dataclasses import replace
from http import HTTPStatus

from flask import Response, request
from msgspec import UNSET, UnsetType

from games.engine import Viewer
from games.language import language
from ledger.book import Receipt
from ledger.errors import LedgerError
from ledger.kinds.nights import NightOpened
from ledger.kinds.players import PlayerAdded
from ledger.kinds.tables import TableOpened
from ledger.play.live import LiveRound
from ledger.state.night import Night, Table
from web.api.answers import answer, encoded, sent
from web.api.conditional import is_known, known_tag, not_modified
from web.api.context import Context
from web.api.records import state_encoded, with_record
from web.api.viewer import viewer_by_now
from web.http.errors import WebError
from web.http.refusals import refusal_of
from web.services.live import Made, Sight, event
from web.services.response_cache import Answer
from web.shown import desk as shown
from web.shown import wall as on_wall
from web.shown.around import around, standing
from web.shown.desk import Desk
from web.shown.evening import evening as evening_of
from web.shown.hand import Hand, LookingAtHand, asked_at, table_shown
from web.shown.table import Looking
from web.shown.table_state import TableState
from web.shown.written import DeskWritten, HandWritten, TableWritten


def desk(context: Context, night: Night) -> Response:
    """The desk's state, or 304 where the screen has it."""
    services = context.services
    stand = standing(services, night)
    with services.database.reading() as connection:
        here = around(services, connection, night, stand)
        tag = shown.desk_tag(night, here)
        if is_known(tag):
            return not_modified(tag)
        return answer(shown.desk(services, connection, night, here), tag)


def desk_now(context: Context, night: int) -> Response:
    """The desk's state, whatever the screen has."""
    return answer(*shown.desk_of(context.services, context.services.book.night(night)))


def wall(context: Context, night: Night) -> Response:
    """What a wall shows of the night, or 304 where the screen has it."""
    kept = _wall(context, night)
    return not_modified(kept.tag) if is_known(kept.tag) else sent(kept.body, kept.tag)


def _wall(context: Context, night: Night) -> Answer:
    showing = context.services.walls.of(night.id)
    return context.services.response_cache.answer(
        (night.id, None, language()),
        on_wall.wall_tag(night, showing),
        lambda: encoded(on_wall.wall(night, showing)),
    )


def evening(context: Context, night: Night) -> Response:
    """The evening so far, or 304 where the screen has it."""
    tag = f"{night.number}.evening.{language()}"
    if is_known(tag):
        return not_modified(tag)
    services = context.services
    return answer(evening_of(services.book, services.report_cache, night), tag)


def table(context: Context, viewer: Viewer) -> Response:
    """A table's state as this viewer sees it, or 304 where the screen has it."""
    if viewer == "wall" and context.who.role in ("wall", "player"):
        kept = _table_as_everybody_sees_it(context)
        return not_modified(kept.tag) if is_known(kept.tag) else sent(kept.body, kept.tag)
    night, number = context.at_table
    unless = known_tag()
    looking = Looking(context.services, context.session, viewer, unless)
    state, tag = context.services.rounds.look_at(night, number, looking)
    return not_modified(tag) if state is None else sent(state_encoded(state), tag)


def _table_as_everybody_sees_it(context: Context) -> Answer:
    """A table as it is shown to every wall, and to who plays elsewhere."""
    services = context.services

    def looked(night: Night, table: Table, live: LiveRound | None) -> Answer:
        what = night.id, table.number, language()
        # What a damaged book says may change with no new entry; and time runs.
        fleeting = bool(night.damage or table.dealing)
        known = None if fleeting else services.response_cache.tag(what)
        looking = Looking(services, context.session, "wall", known)
        state, tag = looking(night, table, live)
        if fleeting:
            return Answer(tag, state_encoded(state))
        return services.response_cache.answer(what, tag, lambda: state_encoded(state))

    return services.rounds.look_at(*context.at_table, looked)


def hand_sight(context: Context, _since: int, made: Made) -> Sight:
    """What a stream brings to a player's phone: what it would see if it looked now."""
    assert context.night is not None
    night = context.night_read or context.services.book.night(context.night)
    state, tag = _hand(context, night, context.table, None, made)
    assert state is not None
    return Sight(state.version, event("state", tag, state_encoded(state)))


def wall_sight(context: Context, since: int, _made: Made) -> Sight:
    """What a stream brings to a wall: each open table that is newer than this version, then the
    night, which says how new each is.
    """
    assert context.night is not None
    night = context.services.book.night(context.night)
    tables = [
        _table_as_everybody_sees_it(replace(context, table=table.number, night_read=night))
        for table in night.tables.values()
        if table.is_open and night.newest_at(table.number) > since
    ]
    events = [event("table", table.tag, table.body) for table in tables]
    shown = _wall(context, night)
    return Sight(night.number, b"".join([*events, event("state", shown.tag, shown.body)]))


def desk_written(context: Context, receipt: Receipt) -> DeskWritten:
    """What a write at the desk gave, and the desk after it."""
    state, _ = shown.desk_of(context.services, receipt.night)
    return DeskWritten(
        entry=receipt.entry.number,
        repeated=receipt.repeated,
        state=state,
        number=_number(receipt),
    )


def hand(context: Context, night: Night, wanted: int | None) -> Response:
    """What a player's phone shows, or 304 where the phone has it."""
    unless = known_tag()
    state, tag = _hand(context, night, wanted, unless)
    return not_modified(tag) if state is None else sent(state_encoded(state), tag)


def hand_written(context: Context, receipt: Receipt) -> Response:
    """What a write from a phone gave, and the phone's own state after it."""
    state, tag = _hand(context, receipt.night, context.table, None)
    assert state is not None
    return answer(
        HandWritten(
            entry=receipt.entry.number, repeated=receipt.repeated, state=with_record(state)
        ),
        tag,
    )


def _hand(
    context: Context,
    night: Night,
    wanted: int | None,
    unless: str | None,
    made: Made | None = None,
) -> tuple[Hand | None, str]:
    player, services = context.who.player, context.services
    assert player is not None
    night = services.book.newest(night)
    asking = asked_at(services, night, player)
    looking = LookingAtHand(services, player, asking, made or Made(), unless)
    table = table_shown(night, player, wanted, asking)
    if table is None:
        return looking(night, None, None)
    return services.rounds.look_at(night, table.number, looking)


def _number(receipt: Receipt) -> int | UnsetType:
    """Of the night, table or player that an entry makes."""
    match receipt.entry.says:
        case NightOpened():
            return receipt.night.id
        case TableOpened(table=number) | PlayerAdded(player=number):
            return number
    return UNSET


def table_written(context: Context, receipt: Receipt, viewer: Viewer) -> Response:
    """What a write at a table gave, and the table after it."""
    _, number = context.at_table
    looking = Looking(context.services, context.session, viewer)
    state, tag = context.services.rounds.look_at(receipt.night, number, looking)
    assert state is not None
    return answer(
        TableWritten(
            entry=receipt.entry.number, repeated=receipt.repeated, state=with_record(state)
        ),
        tag,
    )


def table_written_before(context: Context, receipt: Receipt) -> Response:
    """The answer to a request at a table that was written before, with the present state, as far
    as this screen may see it now.
    """
    return table_written(context, receipt, viewer_by_now(context, request.args.get("as", "")))


def refused(error: LedgerError | WebError, context: Context, viewer: Viewer) -> Response:
    """The answer to what is refused. A conflict brings the present state of the table, or of the
    desk, for whoever asks.
    """
    body, status, headers = refusal_of(error)
    if status == HTTPStatus.CONFLICT and (state := _present(context, viewer)):
        body["state"] = state
    return answer(body, status=status, headers=headers)


def _present(context: Context, viewer: Viewer) -> Desk | Hand | TableState | None:
    services, session, night = context.services, context.session, context.night
    if session is None or night is None:
        return None
    try:
        if session.role == "player":
            return _hand(context, services.book.night(night), context.table, None)[0]
        if context.table is not None:
            looking = Looking(services, session, viewer)
            return services.rounds.look(night, context.table, looking)[0]
        if session.role != "host":
            return None
        return shown.desk_of(services, services.book.night(night))[0]
    except (LedgerError, WebError):
        return None
