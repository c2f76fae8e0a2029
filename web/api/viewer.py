"""As whom a screen looks at a table: the dealer, a seat, or everybody (the wall)."""

import re

from games.engine import Viewer
from games.language import gettext
from ledger.play.live import LiveRound
from ledger.state.night import Night, Table
from web.api.context import Context
from web.api.permits import deals_here, own_seat
from web.http.errors import WebError
from web.shown.table_screens import holding
from web.signin.hand_overs import HandOver

_FORM = re.compile(r"\A(dealer|wall|seat:[1-9][0-9]?)\Z")


def viewer_of(context: Context, word: str | None) -> Viewer:
    """As whom this screen looks at a table: as it asks, if it may. Raises `forbidden`,
    `not-running`, `not-your-hand`.
    """
    role = context.who.role
    if role == "player":
        return _viewer_on_phone(context, word)
    deals = role == "host" or deals_here(context)
    word = word or ("dealer" if deals else "wall")
    if role == "wall" and word != "wall":
        raise WebError("forbidden", gettext("A wall shows what everybody may see."))
    if word == "dealer" and not deals:
        raise WebError("not-running")
    if not word.startswith("seat:"):
        return "dealer" if word == "dealer" else "wall"
    seat = int(word.removeprefix("seat:"))
    if seat_in_hand(context) != seat:
        raise WebError("not-your-hand")
    return seat


def viewer_by_now(context: Context, word: str) -> Viewer:
    """As whom it looks, as far as it still may: what it once asked to be may be over by now."""
    try:
        return viewer_of(context, word if _FORM.match(word) else None)
    except WebError:
        return viewer_of(context, None)


def _viewer_on_phone(context: Context, word: str | None) -> Viewer:
    """A phone sees its player's seat, or what everybody may see. Raises `not-your-hand`."""
    seat = own_seat(context)
    if word == "wall" or (word is None and seat is None):
        return "wall"
    if seat is not None and word in (None, f"seat:{seat}"):
        return seat
    raise WebError("not-your-hand", gettext("A phone shows its own player's hand, and no other."))


def seat_in_hand(context: Context) -> int | None:
    """The seat that this very screen has been handed over to, if it still holds."""
    if not deals_here(context):
        return None
    grant = hand_over_now(context)
    return grant.seat if grant and grant.session == context.who.id else None


def hand_over_now(context: Context) -> HandOver | None:
    """The hand-over at the table it is about, if one holds."""
    if context.here.hand_over is None:
        return None
    with context.services.database.reading() as connection:
        phones = context.services.phones.in_night(connection, context.at_table[0].id)

    def held(_night: Night, table: Table, live: LiveRound | None) -> HandOver | None:
        return holding(table, context.here, phones, live)

    return context.services.rounds.look_at(*context.at_table, held)
