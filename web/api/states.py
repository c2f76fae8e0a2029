"""The states that answers bring: of the desk, of a wall, of a table as a viewer may see it; alone,
after a write, and beside a refusal.
"""

import re
from http import HTTPStatus

from flask import Response, request
from msgspec import UNSET, UnsetType
from werkzeug.datastructures import ETags

from games.engine import Viewer
from games.language import language, say
from ledger.book import Receipt
from ledger.errors import LedgerError
from ledger.play.live import LiveRound
from ledger.state.night import Night, Table
from web.api.answers import answer, encoded, sent, tagged
from web.api.asked import Asked
from web.api.who_may import deals_here, own_seat
from web.http.errors import Forbidden, WebError
from web.http.refusals import refusal_of
from web.services.alike import Answer
from web.shown import desk as shown
from web.shown import wall as on_wall
from web.shown.desk import Desk
from web.shown.evening import evening as evening_of
from web.shown.hand import Hand, LookingAtHand, asked_at, table_shown
from web.shown.table import Looking
from web.shown.table_screens import holding
from web.shown.table_state import TableState
from web.shown.written import DeskWritten, HandWritten, TableWritten
from web.signin.hand_overs import HandOver

_VIEWPOINT = re.compile(r"\A(dealer|wall|seat:[1-9][0-9]?)\Z")


def desk(asked: Asked, night: Night) -> Response:
    """The desk's state, or 304 where the screen has it."""
    services = asked.services
    with services.database.reading() as connection:
        here = shown.around(services, connection, night.id)
        tag = shown.desk_tag(night, here)
        if request.if_none_match.contains(tag):
            return _not_modified(tag)
        return answer(shown.desk(services, connection, night, here), tag)


def desk_now(asked: Asked, night: int) -> Response:
    """The desk's state, whatever the screen has."""
    return answer(*shown.desk_of(asked.services, asked.services.book.night(night)))


def wall(asked: Asked, night: Night) -> Response:
    """What a wall shows of the night, or 304 where the screen has it."""
    showing = asked.services.walls.of(night.id)
    tag = on_wall.wall_tag(night, showing)
    if request.if_none_match.contains(tag):
        return _not_modified(tag)
    return _kept(
        asked.services.alike.answer(
            (night.id, None, language()), tag, lambda: encoded(on_wall.wall(night, showing))
        )
    )


def evening(asked: Asked, night: Night) -> Response:
    """The evening so far, or 304 where the screen has it."""
    tag = f"{night.number}.evening.{language()}"
    if request.if_none_match.contains(tag):
        return _not_modified(tag)
    services = asked.services
    return answer(evening_of(services.book, services.shelf, night), tag)


def table(asked: Asked, viewer: Viewer) -> Response:
    """A table's state as this viewer sees it, or 304 where the screen has it."""
    if viewer == "wall" and asked.who.role in ("wall", "player"):
        return _table_as_everybody_sees_it(asked)
    night, number = asked.at_table
    unless = _single(request.if_none_match)
    looking = Looking(asked.services, asked.session, viewer, unless)
    state, tag = asked.services.rounds.look_at(night, number, looking)
    return _not_modified(tag) if state is None else answer(state, tag)


def _table_as_everybody_sees_it(asked: Asked) -> Response:
    """A table as it is shown to every wall, and to who plays elsewhere."""
    services = asked.services

    def looked(night: Night, table: Table, live: LiveRound | None) -> Answer:
        what = night.id, table.number, language()
        # What a damaged book says may change with no new entry.
        known = None if night.damage else services.alike.tag(what)
        looking = Looking(services, asked.session, "wall", known)
        state, tag = looking(night, table, live)
        if night.damage:
            return Answer(tag, encoded(state))
        return services.alike.answer(what, tag, lambda: encoded(state))

    kept = services.rounds.look_at(*asked.at_table, looked)
    return _not_modified(kept.tag) if request.if_none_match.contains(kept.tag) else _kept(kept)


def desk_written(asked: Asked, receipt: Receipt) -> DeskWritten:
    """What a write at the desk gave, and the desk after it."""
    state, _ = shown.desk_of(asked.services, receipt.night)
    return DeskWritten(
        entry=receipt.entry.number,
        repeated=receipt.repeated,
        state=state,
        number=_number(receipt),
    )


def hand(asked: Asked, night: Night, wanted: int | None) -> Response:
    """What a player's phone shows, or 304 where the phone has it."""
    unless = _single(request.if_none_match)
    state, tag = _hand(asked, night, wanted, unless)
    return _not_modified(tag) if state is None else answer(state, tag)


def hand_written(asked: Asked, receipt: Receipt) -> Response:
    """What a write from a phone gave, and the phone's own state after it."""
    state, tag = _hand(asked, receipt.night, asked.table, None)
    assert state is not None
    written = HandWritten(entry=receipt.entry.number, repeated=receipt.repeated, state=state)
    return answer(written, tag)


def _hand(
    asked: Asked, night: Night, wanted: int | None, unless: str | None
) -> tuple[Hand | None, str]:
    player, services = asked.who.player, asked.services
    assert player is not None
    night = services.book.newest(night)
    asking = asked_at(services, night, player)
    looking = LookingAtHand(services, player, asking, unless)
    table = table_shown(night, player, wanted, asking)
    if table is None:
        return looking(night, None, None)
    return services.rounds.look_at(night, table.number, looking)


def _number(receipt: Receipt) -> int | UnsetType:
    """Of the night, table or player that an entry makes."""
    entry = receipt.entry
    match entry.kind:
        case "night-opened":
            return receipt.night.id
        case "table-opened":
            return entry.table or UNSET
        case "player-added":
            player: int = entry.facts["player"]
            return player
    return UNSET


def table_written(asked: Asked, receipt: Receipt, viewer: Viewer) -> Response:
    """What a write at a table gave, and the table after it."""
    _, number = asked.at_table
    looking = Looking(asked.services, asked.session, viewer)
    state, tag = asked.services.rounds.look_at(receipt.night, number, looking)
    assert state is not None
    written = TableWritten(entry=receipt.entry.number, repeated=receipt.repeated, state=state)
    return answer(written, tag)


def table_written_before(asked: Asked, receipt: Receipt) -> Response:
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
    `not-running`, `not-your-hand`.
    """
    role = asked.who.role
    if role == "player":
        return _viewer_on_phone(asked, word)
    deals = role == "host" or deals_here(asked)
    word = word or ("dealer" if deals else "wall")
    if role == "wall" and word != "wall":
        raise Forbidden("forbidden", say("A wall shows what everybody may see."))
    if word == "dealer" and not deals:
        raise Forbidden("not-running")
    if not word.startswith("seat:"):
        return "dealer" if word == "dealer" else "wall"
    seat = int(word.removeprefix("seat:"))
    if seat_in_hand(asked) != seat:
        raise Forbidden("not-your-hand")
    return seat


def _viewer_on_phone(asked: Asked, word: str | None) -> Viewer:
    """A phone sees its player's seat, or what everybody may see. Raises `not-your-hand`."""
    seat = own_seat(asked)
    if word == "wall" or (word is None and seat is None):
        return "wall"
    if seat is not None and word in (None, f"seat:{seat}"):
        return seat
    raise Forbidden("not-your-hand", say("A phone shows its own player's hand, and no other."))


def seat_in_hand(asked: Asked) -> int | None:
    """The seat that this very screen has been handed over to, if it still holds."""
    if not deals_here(asked):
        return None

    grant = hand_over_now(asked)
    return grant.seat if grant and grant.session == asked.who.id else None


def hand_over_now(asked: Asked) -> HandOver | None:
    """The hand-over at the table it is about, if one holds."""
    with asked.services.database.reading() as connection:
        phones = asked.services.phones.in_night(connection, asked.at_table[0].id)

    def held(_night: Night, table: Table, live: LiveRound | None) -> HandOver | None:
        return holding(table, asked.here, phones, live)

    return asked.services.rounds.look_at(*asked.at_table, held)


def refused(error: LedgerError | WebError, asked: Asked, viewer: Viewer) -> Response:
    """The answer to what is refused. A conflict brings the present state of the table, or of the
    desk, for whoever asks.
    """
    body, status, headers = refusal_of(error)
    if status == HTTPStatus.CONFLICT and (state := _present(asked, viewer)):
        body["state"] = state
    return answer(body, status=status, headers=headers)


def _present(asked: Asked, viewer: Viewer) -> Desk | Hand | TableState | None:
    services, session, night = asked.services, asked.session, asked.night
    if session is None or night is None:
        return None
    try:
        if session.role == "player":
            return _hand(asked, services.book.night(night), asked.table, None)[0]
        if asked.table is not None:
            looking = Looking(services, session, viewer)
            return services.rounds.look(night, asked.table, looking)[0]
        if session.role != "host":
            return None
        return shown.desk_of(services, services.book.night(night))[0]
    except (LedgerError, WebError):
        return None


def _kept(kept: Answer) -> Response:
    return sent(kept.body, kept.tag)


def _not_modified(tag: str) -> Response:
    return Response(status=HTTPStatus.NOT_MODIFIED, headers=tagged(tag))


def _single(tags: ETags) -> str | None:
    """The tag a screen has, where it names one."""
    named = list(tags.as_set())
    return named[0] if len(named) == 1 else None
