"""Signing in and out."""

import re
import secrets

import marshmallow as ma
from flask import Response, jsonify, request
from marshmallow import fields, validate

from web.api.asked import Asked
from web.api.door import Door
from web.api.fields import Text, boolean, integer, list_of, string
from web.api.who_may import anybody, host
from web.clock import DAY, SECOND
from web.http.errors import WrongCode
from web.services.services import Services
from web.shown import sessions as shown
from web.signin.cookies import COOKIE, SCREEN_COOKIE, cookie
from web.signin.sessions import LASTS, Role, Session

door = Door("session", __name__, url_prefix="/api", description="Who is at this screen.")

_SCREEN = re.compile(r"[A-Za-z0-9_-]{43}")
"""What a browser keeps as the name of its screen. Who has it can sign that screen out, so it is as
long as any other secret, and nothing but the browser has it.
"""
_SCREEN_LASTS = 365 * DAY


class FirstPin(ma.Schema):
    """The one-time link that the console printed, and the PIN the host wants."""

    token = Text(most=100)
    pin = Text(most=20)


class Pin(ma.Schema):
    """The host's PIN."""

    pin = Text(most=20)


class Code(ma.Schema):
    """A table's code."""

    code = Text(most=20)


class Link(ma.Schema):
    """The token of a wall link."""

    token = Text(most=100)


class SessionsQuery(ma.Schema):
    """The night whose numbers the screens are told by, where they are of no night themselves."""

    night = fields.Integer(validate=validate.Range(1, 10**9))


class SessionAnswer(ma.Schema):
    """Who is signed in on this screen."""

    role = string(allow_none=True)
    screen = integer(
        allow_none=True, metadata={"description": "the number of this screen in its night"}
    )
    night = integer(allow_none=True)
    table = integer(allow_none=True)
    pin_set = boolean()


class SessionLine(ma.Schema):
    """A screen that is signed in."""

    session = integer()
    role = string()
    night = integer(allow_none=True)
    table = integer(allow_none=True)
    screen = integer(
        allow_none=True, metadata={"description": "its number in the night, if it has one"}
    )
    signed_in = integer()
    last_seen = integer()
    present = boolean()


class SessionsAnswer(ma.Schema):
    """Every screen that is signed in."""

    sessions = list_of(SessionLine)


@door.reads("/session", anybody, SessionAnswer)
def who_is_here(asked: Asked) -> shown.SessionShown:
    """Who is signed in on this screen."""
    return shown.session(asked.services, asked.session)


@door.writes("/session/first", anybody, FirstPin, SessionAnswer, keyed=False)
def set_first_pin(asked: Asked, token: str, pin: str) -> Response:
    """Set the host's PIN through the one-time link, and sign in."""
    asked.services.attempts.guard(
        "link", request.remote_addr, lambda: asked.services.pin.set(token, pin)
    )
    return _signed_in(asked.services, "host")


@door.writes("/session/host", anybody, Pin, SessionAnswer, keyed=False)
def sign_in_host(asked: Asked, pin: str) -> Response:
    """The host, by PIN."""
    asked.services.attempts.guard("pin", request.remote_addr, lambda: asked.services.pin.check(pin))
    return _signed_in(asked.services, "host")


@door.writes("/session/table", anybody, Code, SessionAnswer, keyed=False)
def sign_in_tablet(asked: Asked, code: str) -> Response:
    """A table's tablet, by the code that the desk shows. It runs the table, or asks to where
    another screen does.
    """
    figures = re.sub(r"[\s-]", "", code)
    night, table = asked.services.attempts.guard(
        "code", request.remote_addr, lambda: asked.services.invitations.table_of(figures)
    )
    if not asked.services.book.night(night).tables[table].is_open:
        raise WrongCode
    return _signed_in(asked.services, "dealer", night, table)


@door.writes("/session/wall", anybody, Link, SessionAnswer, keyed=False)
def sign_in_wall(asked: Asked, token: str) -> Response:
    """The screen on the wall, by its link."""
    night = asked.services.attempts.guard(
        "wall", request.remote_addr, lambda: asked.services.invitations.night_of(token)
    )
    return _signed_in(asked.services, "wall", night)


@door.writes("/session", anybody, answers=SessionAnswer, method="DELETE", keyed=False)
def sign_out(asked: Asked) -> Response:
    """Sign this screen out."""
    if asked.session:
        asked.services.sessions.end(asked.session.id)
    response = _answered(asked.services, None)
    response.delete_cookie(cookie(COOKIE), samesite="Strict", httponly=True)
    return response


@door.reads("/sessions", host, SessionsAnswer, SessionsQuery)
def all_sessions(asked: Asked, night: int | None = None) -> shown.Sessions:
    """Every screen that is signed in."""
    return shown.sessions(asked.services, asked.who, night)


@door.writes(
    "/sessions/<number:number>", host, answers=SessionsAnswer, method="DELETE", keyed=False
)
def end_session(asked: Asked, number: int) -> shown.Sessions:
    """Sign another screen out."""
    asked.services.sessions.end(number)
    for heading in asked.services.book.nights():
        asked.services.hub.stir(heading.id)
    return shown.sessions(asked.services, asked.who, None)


def _signed_in(
    services: Services, role: Role, night: int | None = None, table: int | None = None
) -> Response:
    """The answer that signs this screen in. A screen keeps its name from one sign-in to
    the next.
    """
    known = request.cookies.get(cookie(SCREEN_COOKIE), "")
    screen = known if _SCREEN.fullmatch(known) else secrets.token_urlsafe(32)
    token = services.sessions.open(role, screen, night, table)
    who = services.sessions.find(token)
    if who and night is not None:
        services.screens.number(night, who.screen)
        if table is not None:
            services.running.enter(night, table, who.id)
        services.hub.stir(night)
    response = _answered(services, who)
    for name, value, lasts in ((COOKIE, token, LASTS), (SCREEN_COOKIE, screen, _SCREEN_LASTS)):
        # Not `Secure`: the server speaks plain HTTP on its own network, where such a cookie would
        # be dropped.
        response.set_cookie(
            cookie(name),
            value,
            max_age=lasts // SECOND,
            httponly=True,
            samesite="Strict",
            secure=request.is_secure,
        )
    return response


def _answered(services: Services, session: Session | None) -> Response:
    return jsonify(SessionAnswer().dump(shown.session(services, session)))
