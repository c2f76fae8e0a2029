"""How guests' phones come in: the room code, a name, and the host's tap where one is needed."""

import re
from contextlib import suppress

import marshmallow as ma
import sqlalchemy as sa
from flask import Response, request

from games.language import gettext
from ledger import chance
from ledger.desk import together
from ledger.errors import NameTaken, TooManyPlayers
from ledger.kinds.players import added
from ledger.state.entries import Entry, Request
from ledger.state.night import Night
from ledger.state.words import check_unmarked, clean_name
from web.api import states
from web.api.blueprint import ApiBlueprint
from web.api.context import Context, as_noted
from web.api.fields import Text, Whole, Word
from web.api.permits import anybody, host, in_room
from web.api.request_parts import NAME
from web.api.session import answer_to, keep_screen_name, screen_name
from web.http import addresses
from web.http.errors import WebError, WrongSecret
from web.http.parsing import asked_digest
from web.shown import room as shown
from web.shown.desk import Desk
from web.shown.links import RoomLink
from web.shown.sessions import SessionShown
from web.signin.guests import Guest, Phone
from web.signin.rooms import NewNames
from web.signin.sessions import hash_of

blueprint = ApiBlueprint(
    "joining", __name__, url_prefix="/api", description="How guests' phones come in."
)

MOST_AT_ONCE = 100
"""With so many players in a night, a new name waits for the host even where new names come in at
once: nobody fills the book with names.
"""


class RoomCode(ma.Schema):
    """The room code of a night."""

    code = Text(most=20)


class AnyCode(ma.Schema):
    """A code of a room, a table or a wall."""

    code = Text(most=20)


class ComeIn(RoomCode):
    """The room code, and who comes in with it: a player of the night, or a new name."""

    player = Whole(most=10**9, required=False)
    name = Text(most=NAME, required=False)


class LetPhoneIn(ma.Schema):
    """As whom a phone is let in: a player of the night, or somebody new, of this name."""

    player = Whole(most=10**9, required=False)
    name = Text(most=NAME, required=False)


class NewNamesAllowed(ma.Schema):
    """Whether somebody with a new name waits for the host, comes in at once, or stays out."""

    new_names = Word("ask", "in", "out")


# A guest's phone, or whatever has a code


@blueprint.writes("/code", anybody, AnyCode, shown.CodeLeads, keyed=False)
def look_up(context: Context, code: str) -> shown.CodeLeads:
    """Where a code leads, whichever it is. A wrong one counts as a wrong room code."""
    keep_screen_name()
    figures, services = re.sub(r"[\s-]", "", code), context.services
    found: list[shown.LeadsTo] = []

    def night_of(connection: sa.Connection) -> int:
        with suppress(WrongSecret):
            night = services.rooms.night_of(connection, figures)
            found.append("room")
            return night
        with suppress(WrongSecret):
            night, _ = services.invitations.table_of(connection, figures)
            found.append("table")
            return night
        with suppress(WrongSecret):
            night = services.invitations.night_of(connection, figures)
            found.append("wall")
            return night
        raise WrongSecret("unknown-code")

    services.attempts.make_quick("room", request.remote_addr, night_of)
    return shown.CodeLeads(found[-1])


@blueprint.writes("/room", anybody, RoomCode, shown.Entrance, keyed=False)
def look_in(context: Context, code: str) -> shown.Entrance:
    """The names of the night whose room code this is, to tap one's own."""
    keep_screen_name()
    return shown.entrance(context.services, _night_of(context, code))


@blueprint.writes("/session/guest", anybody, ComeIn, SessionShown, keyed=False)
def come_in(
    context: Context, code: str, player: int | None = None, name: str | None = None
) -> Response:
    """A guest's phone, by the room code: as a player who has no phone it is in at once. As one whom
    another phone has, or under a new name, it waits for the host; unless new names come in at once,
    or not at all. Whoever gives the name of somebody who is there is another one, until the host
    has said that it is the same.
    """
    night = _night_of(context, code)
    if (player is None) == (name is None):
        raise WebError("invalid", gettext("Say either who of the list it is, or a new name."))
    screen = screen_name()
    phone = Phone(screen, addresses.plain(request.remote_addr))
    if player is not None:
        token = _as_player(context, night, phone, player)
    else:
        assert name is not None
        name = clean_name(name, gettext("A player's name"))
        check_unmarked(name)
        token = _under_name(context, night, phone, name)
    return answer_to(context.services, screen, token)


def _night_of(context: Context, code: str) -> Night:
    """The open night whose room code this is. Raises `wrong-room`, `slow-down`."""
    figures, services = re.sub(r"[\s-]", "", code), context.services
    number = services.attempts.make_quick(
        "room",
        request.remote_addr,
        lambda connection: services.rooms.night_of(connection, figures),
    )
    night = services.book.night(number)
    if not night.is_open:
        raise WrongSecret("wrong-room")
    return night


def _as_player(context: Context, night: Night, phone: Phone, player: int) -> str:
    if night.player(player).program:
        raise WebError("house-player")
    return context.services.guests.come_as(night.id, phone, player)


def _under_name(context: Context, night: Night, phone: Phone, name: str) -> str:
    services = context.services
    like = shown.guest_called(night, name)
    if like is not None and services.guests.player_of(night.id, phone.screen) == like:
        # It is in, and has not heard so: its answer was lost.
        return services.guests.come_as(night.id, phone, like)
    new_names = services.rooms.of(night.id).new_names
    if like is None and new_names == "out":
        raise WebError("no-new-names")
    if like is None and new_names == "in":
        with suppress(NameTaken, TooManyPlayers):  # so the host is asked
            return _at_once(context, night, phone, name)
    return services.guests.ask(night.id, phone, name)


def _at_once(context: Context, night: Night, phone: Phone, name: str) -> str:
    """A phone that adds its own player to the night."""
    services, tokens = context.services, list[str]()

    def sign_in(connection: sa.Connection, entry: Entry) -> None:
        player = added(entry).player
        tokens.append(services.guests.come_as_new(connection, night.id, phone, player))

    here = services.screens.number(night.id, hash_of(phone.screen))
    who, key = f"guest:{night.id}", f"join-{chance.token_hex(16)}"
    noted = Request(f"{who}@{here.sender}", key, who, str(here.number), asked_digest(request))
    receipt = together.add_player(services.book, night.id, noted, name, sign_in, most=MOST_AT_ONCE)
    services.house.meet(night.id, added(receipt.entry).player, name, None, noted)
    return tokens[-1]


# The room


@blueprint.reads("/nights/<number:night>/room", in_room, RoomLink)
def room(context: Context, night: int) -> RoomLink:
    """The room code of the night, and where it is typed."""
    return shown.room(context.services, context.services.book.night(night))


@blueprint.reads("/nights/<number:night>/phones", host, shown.Phones)
def phones(context: Context, night: int) -> shown.Phones:
    """Which phones are in and which ask, and how they come in."""
    return shown.phones(context.services, context.services.book.night(night))


@blueprint.writes(
    "/nights/<number:night>/room", host, NewNamesAllowed, shown.Phones, method="PUT", keyed=False
)
def let_new_names(context: Context, night: int, new_names: NewNames) -> shown.Phones:
    """Say whether somebody with a new name waits for the host, comes in at once, or stays out."""
    here = context.services.book.night(night)
    context.services.rooms.let_new_names(night, new_names)
    return shown.phones(context.services, here)


@blueprint.writes("/nights/<number:night>/room/code", host, answers=shown.Phones, keyed=False)
def change_code(context: Context, night: int) -> shown.Phones:
    """Another room code; the one before it opens nothing any more. Phones that are in stay in."""
    here = context.services.book.night(night)
    context.services.rooms.change_code(night)
    context.services.hub.notify(night)
    return shown.phones(context.services, here)


@blueprint.writes(
    "/nights/<number:night>/guests/<number:number>",
    host,
    LetPhoneIn,
    Desk,
    method="PUT",
    keyed=False,
)
def let_in(
    context: Context,
    night: int,
    number: int,
    player: int | None = None,
    name: str | None = None,
) -> Response:
    """Let a phone in that asks: as this player, whose other phone is signed out; or as somebody
    new, of this name. Where neither is said, it is who it says it is; a new name that somebody has
    is refused then.
    """
    services, here = context.services, context.services.book.night(night)
    here.check_open()
    if player is not None and name is not None:
        raise WebError("invalid", gettext("Say either who of the list it is, or a new name."))
    guest = services.guests.of(number)
    if guest is None or guest not in services.guests.at(night).asking:
        raise WebError("not-asking")
    player = guest.player if player is None and name is None else player
    if player is None:
        _let_in_new(context, night, guest, name or guest.name or "")
    elif here.player(player).program:
        raise WebError("house-player")
    else:
        services.guests.let_in(night, guest.session, player)
    services.screens.number(night, guest.screen)
    services.hub.notify(night)
    return states.desk(context, services.book.night(night))


@blueprint.writes(
    "/nights/<number:night>/guests/<number:number>",
    host,
    answers=Desk,
    method="DELETE",
    keyed=False,
)
def send_away(context: Context, night: int, number: int) -> Response:
    """Do not let a phone in that asks."""
    here = context.services.book.night(night)
    context.services.guests.send_away(night, number)
    context.services.hub.notify(night)
    return states.desk(context, here)


def _let_in_new(context: Context, night: int, guest: Guest, name: str) -> None:
    """The night has a new player, and this phone is theirs. Raises `NameTaken`, `not-asking`."""
    services = context.services

    def sign_in(connection: sa.Connection, entry: Entry) -> None:
        services.guests.let_in_new(connection, night, guest.session, added(entry).player)

    here = services.screens.number(night, context.who.screen)
    # Once for each phone, however often it is said.
    noted = as_noted(context.who, here.sender, here.number, f"join-{guest.session}")
    receipt = together.add_player(services.book, night, noted, name, sign_in)
    says = added(receipt.entry)
    services.house.meet(night, says.player, says.name, None, noted)
