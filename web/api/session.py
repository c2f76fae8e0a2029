"""Signing in and out."""

import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

import marshmallow as ma
from flask import Response, after_this_request, request
from marshmallow import fields, validate

from web.api.answers import answer
from web.api.asked import Asked
from web.api.door import Door
from web.api.fields import KEY, KEY_FORM, Text
from web.api.who_may import anybody, host
from web.clock import DAY, SECOND
from web.http import addresses
from web.http.errors import WrongSecret
from web.services.services import Services
from web.shown import sessions as shown
from web.shown.sessions import SessionShown
from web.signin.cookies import COOKIE, SCREEN_COOKIE, cookie
from web.signin.guests import Phone
from web.signin.sessions import LASTS, Role, Session

door = Door("session", __name__, url_prefix="/api", description="Who is at this screen.")

_SCREEN = re.compile(r"[A-Za-z0-9_-]{43}")
"""What a browser keeps as the name of its screen. Who has it can sign that screen out, so it is as
long as any other secret, and nothing but the browser has it.
"""
_SCREEN_LASTS = 365 * DAY
_SECRET_KEY = 32
"""Characters: a key that a program makes up, as long as this, is nobody else's."""


class FirstPin(ma.Schema):
    """The one-time link that the console printed, and the PIN the host wants."""

    token = Text(most=100)
    pin = Text(most=20)


class Pin(ma.Schema):
    """The host's PIN."""

    pin = Text(most=20)


class Code(ma.Schema):
    """A table's code, or a wall's."""

    code = Text(most=20)


class Link(ma.Schema):
    """The token of a player's link."""

    token = Text(most=100)


class SessionsQuery(ma.Schema):
    """The night whose numbers the screens are told by, where they are of no night themselves."""

    night = fields.Integer(validate=validate.Range(1, 10**9))


@door.reads("/session", anybody, SessionShown)
def who_is_here(asked: Asked) -> shown.SessionShown:
    """Who is signed in on this screen."""
    here = asked.session or asked.guest
    if asked.guest:
        asked.services.sessions.note(asked.guest)
    keep_screen_name()
    return shown.session(asked.services, here)


@door.writes("/session/first", anybody, FirstPin, SessionShown, keyed=False)
def set_first_pin(asked: Asked, token: str, pin: str) -> Response:
    """Set the host's PIN through the one-time link, and sign in."""
    asked.services.attempts.make(
        "link", request.remote_addr, lambda: asked.services.pin.set(token, pin)
    )
    return sign_in(asked.services, "host")


@door.writes("/session/host", anybody, Pin, SessionShown, keyed=False)
def sign_in_host(asked: Asked, pin: str) -> Response:
    """The host, by PIN."""
    asked.services.attempts.make("pin", request.remote_addr, lambda: asked.services.pin.check(pin))
    return sign_in(asked.services, "host")


@door.writes("/session/table", anybody, Code, SessionShown, keyed=False)
def sign_in_tablet(asked: Asked, code: str) -> Response:
    """A table's tablet, by the code that the desk shows. It runs the table, or asks to where
    another screen does.
    """
    figures = re.sub(r"[\s-]", "", code)
    night, table = asked.services.attempts.make_quick(
        "code",
        request.remote_addr,
        lambda connection: asked.services.invitations.table_of(connection, figures),
    )
    if not asked.services.book.night(night).tables[table].is_open:
        raise WrongSecret("wrong-code")
    return sign_in(asked.services, "dealer", night, table)


@door.writes("/session/wall", anybody, Code, SessionShown, keyed=False)
def sign_in_wall(asked: Asked, code: str) -> Response:
    """The screen on the wall, by the code that the desk shows."""
    figures = re.sub(r"[\s-]", "", code)
    night = asked.services.attempts.make_quick(
        "wall",
        request.remote_addr,
        lambda connection: asked.services.invitations.night_of(connection, figures),
    )
    return sign_in(asked.services, "wall", night)


@door.writes("/session/player", anybody, Link, SessionShown, keyed=False)
def sign_in_player(asked: Asked, token: str) -> Response:
    """A player's phone, by the personal link. Where another phone has the player, or has used the
    link, it waits until that one or the host lets it in.
    """
    night, player = asked.services.attempts.make_quick(
        "player",
        request.remote_addr,
        lambda connection: asked.services.invitations.player_of(connection, token),
    )
    asked.services.book.night(night).player(player)
    screen = screen_name()
    phone = Phone(screen, addresses.plain(request.remote_addr))
    made = asked.services.guests.come_by_link(night, phone, player, token)
    return answer_to(asked.services, screen, made)


@door.writes("/session", anybody, answers=SessionShown, method="DELETE", keyed=False)
def sign_out(asked: Asked) -> Response:
    """Sign this screen out."""
    if here := asked.session or asked.guest:
        asked.services.sessions.end(here.id)
        if here.night is not None:
            asked.services.hub.stir(here.night)
    response = _answered(asked.services, None)
    response.delete_cookie(cookie(COOKIE), samesite="Strict", httponly=True)
    return response


@door.reads("/sessions", host, shown.Sessions, SessionsQuery)
def all_sessions(asked: Asked, night: int | None = None) -> shown.Sessions:
    """Every screen that is signed in."""
    return shown.sessions(asked.services, asked.who, night)


@door.writes(
    "/sessions/<number:number>", host, answers=shown.Sessions, method="DELETE", keyed=False
)
def end_session(asked: Asked, number: int) -> shown.Sessions:
    """Sign another screen out."""
    asked.services.sessions.end(number)
    for heading in asked.services.book.nights():
        asked.services.hub.stir(heading.id)
    return shown.sessions(asked.services, asked.who, None)


def sign_in(
    services: Services,
    role: Role,
    night: int | None = None,
    table: int | None = None,
) -> Response:
    """The answer that signs this screen in. A screen keeps its name from one sign-in to
    the next.
    """
    screen = screen_name()
    address = addresses.plain(request.remote_addr)
    token = services.sessions.open(role, screen, night, table, address=address)
    return answer_to(services, screen, token)


def screen_name() -> str:
    """The name of the screen that asks: what its browser keeps; else one that follows from the
    request's key, where that is long enough to be a secret, so that a screen whose answer was lost
    and that asks again is the same one; else a new one.
    """
    if known := _known_name():
        return known
    if len(key := request.headers.get(KEY, "")) >= _SECRET_KEY and KEY_FORM.match(key):
        return urlsafe_b64encode(sha256(f"screen {key}".encode()).digest()).decode().rstrip("=")
    return secrets.token_urlsafe(32)


def keep_screen_name() -> None:
    """Have the browser that asks keep a name for its screen, if it has none yet: before it signs
    in, since the answer to that may get lost.
    """
    if _known_name():
        return
    name = secrets.token_urlsafe(32)

    @after_this_request
    def keep(response: Response) -> Response:
        _set_cookie(response, SCREEN_COOKIE, name, _SCREEN_LASTS)
        return response


def _known_name() -> str | None:
    known = request.cookies.get(cookie(SCREEN_COOKIE), "")
    return known if _SCREEN.fullmatch(known) else None


def answer_to(services: Services, screen: str, token: str) -> Response:
    """The answer to a screen of this name, which has just been signed in with this token."""
    who = services.sessions.find(token)
    if who and who.night is not None:
        if who.role != "guest":
            services.screens.number(who.night, who.screen)
        if who.table is not None:
            services.running.enter(who.night, who.table, who.id)
        services.hub.stir(who.night)
    response = _answered(services, who)
    _set_cookie(response, COOKIE, token, LASTS)
    _set_cookie(response, SCREEN_COOKIE, screen, _SCREEN_LASTS)
    return response


def _set_cookie(response: Response, name: str, value: str, lasts: int) -> None:
    # Not `Secure`: the server speaks plain HTTP on its own network, where such a cookie would be
    # dropped.
    response.set_cookie(
        cookie(name),
        value,
        max_age=lasts // SECOND,
        httponly=True,
        samesite="Strict",
        secure=request.is_secure,
    )


def _answered(services: Services, session: Session | None) -> Response:
    return answer(shown.session(services, session))
