"""The answers of the API: a state with its tag, and what a write came to together with the state
after it.
"""

import re
from typing import Any

from flask import Response, g, jsonify, request
from flask.typing import ResponseReturnValue
from werkzeug.datastructures import ETags
from werkzeug.http import quote_etag

from games.engine import Viewer
from ledger.book import Receipt
from ledger.state.night import Night
from web.http.errors import Forbidden, NotRunning, NotYourHand
from web.services.house import house
from web.shown.desk_state import desk_state, desk_tag, wall_state
from web.shown.states import hand_over_now, table_state
from web.signin.running import runs
from web.signin.who import session

_VIEWPOINT = re.compile(r"\A(dealer|wall|seat:[1-9][0-9]?)\Z")


def desk(night: Night) -> Response:
    """The desk's state, or 304 where the screen has it."""
    tag = desk_tag(night)
    return (
        _not_modified(tag)
        if request.if_none_match.contains(tag)
        else _tagged(desk_state(night), tag)
    )


def wall(night: Night) -> Response:
    """What a wall shows of the night, or 304 where the screen has it."""
    tag = f"{night.number}.wall"
    return (
        _not_modified(tag)
        if request.if_none_match.contains(tag)
        else _tagged(wall_state(night), tag)
    )


def table(night: int, number: int, viewer: Viewer) -> Response:
    """A table's state as this viewer sees it, or 304 where the screen has it."""
    state, tag = table_state(night, number, viewer, unless=_single(request.if_none_match))
    return _not_modified(tag) if state is None else _tagged(state, tag)


def desk_written(receipt: Receipt, status: int = 200) -> tuple[Response, int]:
    """What a write at the desk came to, and the desk after it."""
    number = _number(receipt)
    new = {} if number is None else {"number": number}
    return jsonify(_came_to(receipt) | new | {"state": desk_state(receipt.night)}), status


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


def table_written(receipt: Receipt, number: int) -> Response:
    """What a write at a table came to, and the table after it."""
    state, tag = table_state(receipt.night.id, number, g.viewer)
    response = jsonify(_came_to(receipt) | {"state": state})
    response.set_etag(tag)
    return response


def viewer_of(word: str | None, night: int, number: int) -> Viewer:
    """As whom this screen looks at a table: as it asks, if it may. Raises `Forbidden`,
    `NotYourHand`.
    """
    who = session()
    deals = who.role == "host" or runs(who, night, number)
    word = word or ("dealer" if deals else "wall")
    if who.role == "wall" and word != "wall":
        raise Forbidden("A wall shows what everybody may see.")
    if word == "dealer" and not deals:
        raise NotRunning
    viewer: Viewer = int(word.removeprefix("seat:")) if word.startswith("seat:") else word  # type: ignore[assignment]
    if isinstance(viewer, int) and seat_in_hand(night, number) != viewer:
        raise NotYourHand
    g.viewer = viewer
    return viewer


def seat_in_hand(night: int, number: int) -> int | None:
    """The seat that this very screen has been handed over to, if it still holds."""
    who = session()
    if not runs(who, night, number):
        return None
    grant = house().rounds.look(night, number, hand_over_now)
    return grant.seat if grant and grant.session == who.id else None


def table_written_before(
    receipt: Receipt, status: int, *, night: int, table: int
) -> ResponseReturnValue:
    """The answer to a request at a table that was written before, with the present state, as far
    as this screen may see it now.
    """
    word = request.args.get("as", "")
    try:
        viewer_of(word if _VIEWPOINT.match(word) else None, night, table)
    except Forbidden:
        viewer_of(None, night, table)
    return table_written(receipt, table), status


def _came_to(receipt: Receipt) -> dict[str, Any]:
    return {"entry": receipt.entry.number, "repeated": receipt.repeated}


def _tagged(state: dict[str, Any], tag: str) -> Response:
    response = jsonify(state)
    response.set_etag(tag)
    return response


def _not_modified(tag: str) -> Response:
    response = Response(status=304)
    response.headers["ETag"] = quote_etag(tag)
    return response


def _single(tags: ETags) -> str | None:
    """The tag a screen has, where it names one."""
    named = list(tags.as_set())
    return named[0] if len(named) == 1 else None
