"""How guests' phones come in: the room code, a name, and the host's tap where one is needed."""

import re
from typing import Any

import marshmallow as ma
from flask import Response, request

from games.language import say
from ledger import together
from ledger.errors import LedgerError
from ledger.state.night import Night
from ledger.state.words import check_unmarked, clean_name, likeness
from web.api import states
from web.api.asked import Asked, as_noted
from web.api.door import Door
from web.api.fields import Text, Whole, Word
from web.api.request_parts import NAME
from web.api.session import answer_to, screen_name
from web.api.who_may import anybody, host, in_room
from web.http import addresses
from web.http.errors import BadValues, NoNewNames, NotAsking, PlayedByProgram, WebError, WrongRoom
from web.shown import room as shown
from web.shown.desk import Desk
from web.shown.links import RoomLink
from web.shown.sessions import SessionShown
from web.signin.guests import Guest
from web.signin.rooms import NewNames
from web.signin.sessions import Session

door = Door("joining", __name__, url_prefix="/api", description="How guests' phones come in.")

MOST_AT_ONCE = 100
"""With so many players in a night, a new name waits for the host even where new names come in at
once: nobody fills the book with names.
"""


class RoomCode(ma.Schema):
    """The room code of a night."""

    code = Text(most=20)


class ComeIn(RoomCode):
    """The room code, and who comes in with it: a player of the night, or a new name."""

    player = Whole(most=10**9, required=False)
    name = Text(most=NAME, required=False)


class NewNamesAllowed(ma.Schema):
    """Whether somebody with a new name waits for the host, comes in at once, or stays out."""

    new_names = Word("ask", "in", "out")


# A guest's phone


@door.writes("/room", anybody, RoomCode, shown.Entrance, keyed=False)
def look_in(asked: Asked, code: str) -> shown.Entrance:
    """The names of the night whose room code this is, to tap one's own."""
    return shown.entrance(asked.services, _night_of(asked, code))


@door.writes("/session/guest", anybody, ComeIn, SessionShown, keyed=False)
def come_in(
    asked: Asked, code: str, player: int | None = None, name: str | None = None
) -> Response:
    """A guest's phone, by the room code: as a player who has no phone it is in at once. As one whom
    another phone has, or under a new name, it waits for the host; unless new names come in at once,
    or not at all.
    """
    night = _night_of(asked, code)
    if (player is None) == (name is None):
        raise BadValues(say("Say either who of the list it is, or a new name."))
    if name is not None:
        name = clean_name(name, say("A player's name"))
        check_unmarked(name)
        player = _like(night, name)
    if player is not None:
        return _as_player(asked, night, night.player(player).number)
    assert name is not None
    new_names = asked.services.rooms.of(night.id).new_names
    if new_names == "out":
        raise NoNewNames
    if new_names == "in" and len(night.players) < MOST_AT_ONCE:
        return _at_once(asked, night, name)
    return _asks(asked, night, name=name)


def _night_of(asked: Asked, code: str) -> Night:
    """The open night whose room code this is. Raises `WrongRoom`, `SlowDown`."""
    figures, services = re.sub(r"[\s-]", "", code), asked.services
    number = services.attempts.make_quick(
        "room",
        request.remote_addr,
        lambda connection: services.rooms.night_of(connection, figures),
    )
    night = services.book.night(number)
    if not night.is_open:
        raise WrongRoom
    return night


def _like(night: Night, name: str) -> int | None:
    """The player who is called so already: whoever types a name that is on the list taps it."""
    like = likeness(name, night.strict)
    return next(
        (
            player.number
            for player in night.players.values()
            if likeness(player.name, night.strict) == like
        ),
        None,
    )


def _as_player(asked: Asked, night: Night, player: int) -> Response:
    if night.player(player).program:
        raise PlayedByProgram
    services, screen = asked.services, screen_name()
    token = services.sessions.open_if_free(screen, night.id, player)
    if token is None:
        return _asks(asked, night, player=player)
    return answer_to(services, screen, token)


def _at_once(asked: Asked, night: Night, name: str) -> Response:
    """A phone that adds its own player to the night."""
    services, screen = asked.services, screen_name()
    token, guest = _guest(asked, night, screen)
    try:
        here = services.screens.number(night.id, guest.screen)
        noted = as_noted(guest, here.sender, here.number, f"join-{guest.id}")
        receipt = together.add_player(services.book, night.id, noted, name)
        services.guests.let_in(night.id, guest.id, receipt.entry.facts["player"])
        services.house.meet(night.id, receipt.entry.facts["player"], name, None, noted)
    except LedgerError:
        services.sessions.end(guest.id)
        raise
    return answer_to(services, screen, token)


def _asks(
    asked: Asked, night: Night, *, player: int | None = None, name: str | None = None
) -> Response:
    """A phone that waits for the host's tap."""
    services, screen = asked.services, screen_name()
    token, guest = _guest(asked, night, screen)
    where = addresses.plain(request.remote_addr)
    try:
        services.guests.ask(night.id, guest.id, where, player=player, name=name)
    except WebError:
        services.sessions.end(guest.id)
        raise
    return answer_to(services, screen, token)


def _guest(asked: Asked, night: Night, screen: str) -> tuple[str, Session]:
    """A session that may nothing yet, and its token."""
    token = asked.services.sessions.open("guest", screen, night.id)
    guest = asked.services.sessions.find(token)
    assert guest is not None, "it has just been opened"
    return token, guest


# The room


@door.reads("/nights/<number:night>/room", in_room, RoomLink)
def room(asked: Asked, night: int) -> RoomLink:
    """The room code of the night, and where it is typed."""
    return shown.room(asked.services, asked.services.book.night(night))


@door.reads("/nights/<number:night>/phones", host, shown.Phones)
def phones(asked: Asked, night: int) -> shown.Phones:
    """Which phones are in and which ask, and how they come in."""
    return shown.phones(asked.services, asked.services.book.night(night))


@door.writes(
    "/nights/<number:night>/room", host, NewNamesAllowed, shown.Phones, method="PUT", keyed=False
)
def let_new_names(asked: Asked, night: int, new_names: NewNames) -> shown.Phones:
    """Say whether somebody with a new name waits for the host, comes in at once, or stays out."""
    here = asked.services.book.night(night)
    asked.services.rooms.let_new_names(night, new_names)
    return shown.phones(asked.services, here)


@door.writes("/nights/<number:night>/room/code", host, answers=shown.Phones, keyed=False)
def change_code(asked: Asked, night: int) -> shown.Phones:
    """Another room code; the one before it opens nothing any more. Phones that are in stay in."""
    here = asked.services.book.night(night)
    asked.services.rooms.change_code(night)
    asked.services.hub.stir(night)
    return shown.phones(asked.services, here)


@door.writes(
    "/nights/<number:night>/guests/<number:number>",
    host,
    answers=Desk,
    method="PUT",
    keyed=False,
)
def let_in(asked: Asked, night: int, number: int) -> Response:
    """Let a phone in that asks; where its name is new, the night has that player from now on. A
    phone that the player had is signed out.
    """
    services, here = asked.services, asked.services.book.night(night)
    here.check_open()
    guest = services.guests.of(number)
    if guest is None or guest not in services.guests.at(night).asking:
        raise NotAsking
    player = guest.player if guest.player is not None else _added(asked, here, guest)
    services.guests.let_in(night, guest.session, player)
    services.screens.number(night, guest.screen)
    services.hub.stir(night)
    return states.desk(asked, services.book.night(night))


@door.writes(
    "/nights/<number:night>/guests/<number:number>",
    host,
    answers=Desk,
    method="DELETE",
    keyed=False,
)
def send_away(asked: Asked, night: int, number: int) -> Response:
    """Do not let a phone in that asks."""
    here = asked.services.book.night(night)
    asked.services.guests.send_away(night, number)
    asked.services.hub.stir(night)
    return states.desk(asked, here)


def _added(asked: Asked, night: Night, guest: Guest) -> int:
    """The new player of this name. Raises `NameTaken`."""
    assert guest.name is not None
    services = asked.services
    like = _like(night, guest.name)
    if like is not None and like not in services.guests.at(night.id).phones:
        return like  # The host has typed it meanwhile, or was let in and the answer got lost.
    here = services.screens.number(night.id, asked.who.screen)
    # Once for each phone, however often it is said.
    noted = as_noted(asked.who, here.sender, here.number, f"join-{guest.session}")
    receipt = together.add_player(services.book, night.id, noted, guest.name)
    player: Any = receipt.entry.facts["player"]
    services.house.meet(night.id, player, guest.name, None, noted)
    return int(player)
