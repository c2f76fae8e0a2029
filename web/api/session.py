"""Signing in and out."""

import re
import secrets
from typing import Any

from flask import Response, jsonify, request

from web.api.door import Door
from web.api.shows import SessionAnswer, SessionsAnswer
from web.api.takes import Code, FirstPin, Link, Pin, SessionsQuery
from web.http.errors import WrongCode
from web.services.clock import DAY, SECOND
from web.services.house import house
from web.signin.sessions import LASTS, Role, Session
from web.signin.who import COOKIE, SCREEN_COOKIE, anybody, cookie, host, present, session

door = Door("session", __name__, url_prefix="/api", description="Who is at this screen.")

_SCREEN = re.compile(r"[A-Za-z0-9_-]{43}")
"""What a browser keeps as the name of its screen. Who has it can sign that screen out, so it is as
long as any other secret, and nothing but the browser has it.
"""
_SCREEN_LASTS = 365 * DAY


@door.reads("/session", anybody, SessionAnswer)
def who_is_here() -> Response:
    """Who is signed in on this screen."""
    return jsonify(_shown(present()))


@door.writes("/session/first", anybody, FirstPin, SessionAnswer, keyed=False)
def set_first_pin(token: str, pin: str) -> Response:
    """Set the host's PIN through the one-time link, and sign in."""
    house().attempts.guard("link", request.remote_addr, lambda: house().pin.set(token, pin))
    return _signed_in("host")


@door.writes("/session/host", anybody, Pin, SessionAnswer, keyed=False)
def sign_in_host(pin: str) -> Response:
    """The host, by PIN."""
    house().attempts.guard("pin", request.remote_addr, lambda: house().pin.check(pin))
    return _signed_in("host")


@door.writes("/session/table", anybody, Code, SessionAnswer, keyed=False)
def sign_in_tablet(code: str) -> Response:
    """A table's tablet, by the code that the desk shows. It runs the table, or asks to where
    another screen does.
    """
    figures = re.sub(r"[\s-]", "", code)
    night, table = house().attempts.guard(
        "code", request.remote_addr, lambda: house().invitations.table_of(figures)
    )
    if not house().book.night(night).tables[table].is_open:
        raise WrongCode
    return _signed_in("dealer", night, table)


@door.writes("/session/wall", anybody, Link, SessionAnswer, keyed=False)
def sign_in_wall(token: str) -> Response:
    """The screen on the wall, by its link."""
    night = house().attempts.guard(
        "wall", request.remote_addr, lambda: house().invitations.night_of(token)
    )
    return _signed_in("wall", night)


@door.writes("/session", anybody, answers=SessionAnswer, method="DELETE", keyed=False)
def sign_out() -> Response:
    """Sign this screen out."""
    if who := present():
        house().sessions.end(who.id)
    response = jsonify(_shown(None))
    response.delete_cookie(cookie(COOKIE), samesite="Strict", httponly=True)
    return response


@door.reads("/sessions", host, SessionsAnswer, SessionsQuery)
def all_sessions(night: int | None = None) -> Response:
    """Every screen that is signed in."""
    return jsonify(sessions=_lines(night))


@door.writes(
    "/sessions/<number:number>", host, answers=SessionsAnswer, method="DELETE", keyed=False
)
def end_session(number: int) -> Response:
    """Sign another screen out."""
    house().sessions.end(number)
    for heading in house().book.nights():
        house().hub.stir(heading.id)
    return jsonify(sessions=_lines(None))


def _signed_in(role: Role, night: int | None = None, table: int | None = None) -> Response:
    """The answer that signs this screen in. A screen keeps its name from one sign-in to
    the next.
    """
    known = request.cookies.get(cookie(SCREEN_COOKIE), "")
    screen = known if _SCREEN.fullmatch(known) else secrets.token_urlsafe(32)
    token = house().sessions.open(role, screen, night, table)
    who = house().sessions.find(token)
    if who and night is not None:
        house().screens.number(night, who.screen)
        if table is not None:
            house().running.enter(night, table, who.id)
        house().hub.stir(night)
    response = jsonify(_shown(who))
    for name, value, lasts in ((COOKIE, token, LASTS), (SCREEN_COOKIE, screen, _SCREEN_LASTS)):
        # Not `Secure`: the house speaks plain HTTP on its own network, where such a cookie would be
        # dropped.
        response.set_cookie(
            cookie(name),
            value,
            max_age=lasts // SECOND,
            httponly=True,
            samesite="Strict",
            secure=request.is_secure,
        )
    return response


def _shown(who: Session | None) -> dict[str, Any]:
    here = house().screens.find(who.night, who.screen) if who and who.night else None
    return {
        "role": who.role if who else None,
        "screen": here.number if here else None,
        "night": who.night if who else None,
        "table": who.table if who else None,
        "pin_set": house().pin.is_set(),
    }


def _lines(night: int | None) -> list[dict[str, Any]]:
    """Every screen, by its number in its own night, or in this one."""
    found = house().sessions.all()
    nights = {who.night or night for who in found} - {None}
    numbers = {
        at: house().screens.numbers(at, [who.screen for who in found]) for at in nights if at
    }
    return [_line(who, numbers.get(who.night or night or 0, {}).get(who.screen)) for who in found]


def _line(who: Session, number: int | None) -> dict[str, Any]:
    return {
        "session": who.id,
        "role": who.role,
        "night": who.night,
        "table": who.table,
        "screen": number,
        "signed_in": who.signed_in,
        "last_seen": who.last_seen,
        "present": who.id == session().id,
    }
