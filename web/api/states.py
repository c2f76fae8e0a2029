"""The states that answers bring: of the desk, of a wall, of a table as a viewer may see it; alone,
after a write, and beside a refusal.
"""

import re
from http import HTTPStatus
from typing import Any, TypeAlias

from flask import Response, jsonify, make_response, request
from werkzeug.datastructures import ETags
from werkzeug.http import quote_etag

from games.engine import Viewer
from ledger.book import Receipt
from ledger.errors import LedgerError
from ledger.play.live import LiveRound
from ledger.state.night import Night, Table
from web.api.asked import Asked
from web.api.desk_answers import DeskState
from web.api.table_answers import TableState
from web.api.who_may import deals_here
from web.http.errors import Forbidden, NotRunning, NotYourHand, WebError
from web.http.refusals import refusal_of
from web.shown import desk as shown
from web.shown.table import Looking
from web.shown.table_screens import holding
from web.shown.written import Written, WrittenNew

Tagged: TypeAlias = tuple[Any, int | None, dict[str, str]]
"""What a schema dumps, its status (None for the route's own), and the headers with its tag."""

_VIEWPOINT = re.compile(r"\A(dealer|wall|seat:[1-9][0-9]?)\Z")
_TABLE_STATE, _DESK_STATE = TableState(), DeskState()


def desk(asked: Asked, night: Night) -> Response | Tagged:
    """The desk's state, or 304 where the screen has it."""
    screens = asked.services.running.in_night(night.id)
    tag = shown.desk_tag(night, screens)
    if request.if_none_match.contains(tag):
        return _not_modified(tag)
    return _tagged(shown.desk(asked.services, night, screens), tag)


def wall(night: Night) -> Response | Tagged:
    """What a wall shows of the night, or 304 where the screen has it."""
    tag = f"{night.number}.wall"
    return (
        _not_modified(tag)
        if request.if_none_match.contains(tag)
        else _tagged(shown.wall(night), tag)
    )


def table(asked: Asked, viewer: Viewer) -> Response | Tagged:
    """A table's state as this viewer sees it, or 304 where the screen has it."""
    night, number = asked.at_table
    unless = _single(request.if_none_match)
    looking = Looking(asked.services, asked.session, viewer, unless)
    state, tag = asked.services.rounds.look_at(night, number, looking)
    return _not_modified(tag) if state is None else _tagged(state, tag)


def desk_written(asked: Asked, receipt: Receipt) -> Written:
    """What a write at the desk gave, and the desk after it."""
    screens = asked.services.running.in_night(receipt.night.id)
    state = shown.desk(asked.services, receipt.night, screens)
    number = _number(receipt)
    if number is None:
        return Written(receipt.entry.number, receipt.repeated, state)
    return WrittenNew(receipt.entry.number, receipt.repeated, state, number)


def _number(receipt: Receipt) -> int | None:
    """Of the night, table or player that an entry makes."""
    entry = receipt.entry
    match entry.kind:
        case "night-opened":
            return receipt.night.id
        case "table-opened":
            return entry.table
        case "player-added":
            player: int = entry.facts["player"]
            return player
    return None


def table_written(asked: Asked, receipt: Receipt, viewer: Viewer) -> Tagged:
    """What a write at a table gave, and the table after it."""
    _, number = asked.at_table
    looking = Looking(asked.services, asked.session, viewer)
    state, tag = asked.services.rounds.look_at(receipt.night, number, looking)
    return _tagged(Written(receipt.entry.number, receipt.repeated, state), tag)


def table_written_before(asked: Asked, receipt: Receipt) -> Tagged:
    """The answer to a request at a table that was written before, with the present state, as far
    as this screen may see it now.
    """
    word = request.args.get("as", "")
    try:
        viewer = viewer_of(asked, word if _VIEWPOINT.match(word) else None)
    except Forbidden:
        viewer = viewer_of(asked, None)
    return table_written(asked, receipt, viewer)


def viewer_of(asked: Asked, word: str | None) -> Viewer:
    """As whom this screen looks at a table: as it asks, if it may. Raises `Forbidden`,
    `NotRunning`, `NotYourHand`.
    """
    role = asked.who.role
    deals = role == "host" or deals_here(asked)
    word = word or ("dealer" if deals else "wall")
    if role == "wall" and word != "wall":
        raise Forbidden("A wall shows what everybody may see.")
    if word == "dealer" and not deals:
        raise NotRunning
    if not word.startswith("seat:"):
        return "dealer" if word == "dealer" else "wall"
    seat = int(word.removeprefix("seat:"))
    if seat_in_hand(asked) != seat:
        raise NotYourHand
    return seat


def seat_in_hand(asked: Asked) -> int | None:
    """The seat that this very screen has been handed over to, if it still holds."""
    if not deals_here(asked):
        return None

    def held(_night: Night, _table: Table, live: LiveRound | None) -> int | None:
        grant = holding(asked.here, live)
        return grant.seat if grant and grant.session == asked.who.id else None

    return asked.services.rounds.look_at(*asked.at_table, held)


def refused(error: LedgerError | WebError, asked: Asked, viewer: Viewer) -> Response:
    """The answer to what is refused. A conflict brings the present state of the table, or of the
    desk, for whoever asks.
    """
    body, status, headers = refusal_of(error)
    if status == HTTPStatus.CONFLICT and (state := _present(asked, viewer)):
        body["state"] = state
    return make_response(jsonify(body), status, headers)


def _present(asked: Asked, viewer: Viewer) -> Any:
    services, session, night = asked.services, asked.session, asked.night
    if session is None or night is None:
        return None
    try:
        if asked.table is not None:
            looking = Looking(services, session, viewer)
            return _TABLE_STATE.dump(services.rounds.look(night, asked.table, looking)[0])
        if session.role != "host":
            return None
        found = services.book.night(night)
        return _DESK_STATE.dump(shown.desk(services, found, services.running.in_night(night)))
    except (LedgerError, WebError):
        return None


def _tagged(state: Any, tag: str) -> Tagged:
    return state, None, {"ETag": quote_etag(tag)}


def _not_modified(tag: str) -> Response:
    response = Response(status=304)
    response.headers["ETag"] = quote_etag(tag)
    return response


def _single(tags: ETags) -> str | None:
    """The tag a screen has, where it names one."""
    named = list(tags.as_set())
    return named[0] if len(named) == 1 else None
