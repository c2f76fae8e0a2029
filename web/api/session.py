"""Signing in and out."""

import re
from base64 import urlsafe_b64encode
from dataclasses import replace
from hashlib import sha256

import marshmallow as ma
from flask import Response, after_this_request, request
from marshmallow import fields, validate

from games.language import gettext
from ledger import chance
from ledger.state.words import clean_name
from web.api.answers import answer
from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.fields import KEY, KEY_FORM, Text
from web.api.permits import anybody, host
from web.api.request_parts import NAME
from web.clock import DAY, SECOND
from web.http import addresses
from web.http.errors import WrongSecret
from web.services.services import Services
from web.shown import sessions as shown
from web.shown.sessions import SessionShown
from web.signin.cookies import COOKIE, SCREEN_COOKIE, cookie
from web.signin.guests import Phone
from web.signin.sessions import LASTS, Role, Session

blueprint = ApiBlueprint(
    "session", __name__, url_prefix="/api", description="Who is at this screen."
)

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


class HostName(ma.Schema):
    """What the host at this desk is called in the journal; empty, where they take it back."""

    name = Text(least=0, most=NAME)


class SessionsQuery(ma.Schema):
    """The night whose numbers the screens are told by, where they are of no night themselves."""

    night = fields.Integer(validate=validate.Range(1, 10**9))


@blueprint.reads("/session", anybody, SessionShown)
def who_is_here(context: Context) -> shown.SessionShown:
    """Who is signed in on this screen."""
    here = context.session or context.guest
    if context.guest:
        context.services.sessions.note(context.guest)
    keep_screen_name()
    return shown.session(context.services, here)


@blueprint.writes("/session/first", anybody, FirstPin, SessionShown, keyed=False)
def set_first_pin(context: Context, token: str, pin: str) -> Response:
    """Set the host's PIN through the one-time link, and sign in."""
    context.services.attempts.make(
        "link", request.remote_addr, lambda: context.services.pin.set(token, pin)
    )
    return sign_in(context.services, "host")


@blueprint.writes("/session/host", anybody, Pin, SessionShown, keyed=False)
def sign_in_host(context: Context, pin: str) -> Response:
    """The host, by PIN."""
    context.services.attempts.make(
        "pin", request.remote_addr, lambda: context.services.pin.check(pin)
    )
    return sign_in(context.services, "host")


@blueprint.writes("/session/table", anybody, Code, SessionShown, keyed=False)
def sign_in_tablet(context: Context, code: str) -> Response:
    """A table's tablet, by the code that the desk shows. It runs the table, or asks to where
    another screen does.
    """
    figures = re.sub(r"[\s-]", "", code)
    night, table = context.services.attempts.make_quick(
        "code",
        request.remote_addr,
        lambda connection: context.services.invitations.table_of(connection, figures),
    )
    if not context.services.book.night(night).tables[table].is_open:
        raise WrongSecret("wrong-code")
    return sign_in(context.services, "dealer", night, table)


@blueprint.writes("/session/wall", anybody, Code, SessionShown, keyed=False)
def sign_in_wall(context: Context, code: str) -> Response:
    """The screen on the wall, by the code that the desk shows."""
    figures = re.sub(r"[\s-]", "", code)
    night = context.services.attempts.make_quick(
        "wall",
        request.remote_addr,
        lambda connection: context.services.invitations.night_of(connection, figures),
    )
    return sign_in(context.services, "wall", night)


@blueprint.writes("/session/player", anybody, Link, SessionShown, keyed=False)
def sign_in_player(context: Context, token: str) -> Response:
    """A player's phone, by the personal link. Where another phone has the player, or has used the
    link, it waits until that one or the host lets it in.
    """
    night, player = context.services.attempts.make_quick(
        "player",
        request.remote_addr,
        lambda connection: context.services.invitations.player_of(connection, token),
    )
    context.services.book.night(night).player(player)
    screen = screen_name()
    phone = Phone(screen, addresses.plain(request.remote_addr))
    made = context.services.guests.come_by_link(night, phone, player, token)
    return answer_to(context.services, screen, made)


@blueprint.writes("/session", anybody, answers=SessionShown, method="DELETE", keyed=False)
def sign_out(context: Context) -> Response:
    """Sign this screen out."""
    if here := context.session or context.guest:
        context.services.sessions.end(here.id)
        if here.night is not None:
            context.services.hub.notify(here.night)
    response = _answered(context.services, None)
    response.delete_cookie(cookie(COOKIE), samesite="Strict", httponly=True)
    return response


@blueprint.writes("/session", host, HostName, SessionShown, method="PATCH", keyed=False)
def name_host(context: Context, name: str) -> shown.SessionShown:
    """Name the host at this desk: entries that they make from now on say who made them."""
    given = clean_name(name, gettext("A host's name")) if name else None
    context.services.sessions.call(context.who.id, given)
    return shown.session(context.services, replace(context.who, host_name=given))


@blueprint.reads("/sessions", host, shown.Sessions, SessionsQuery)
def all_sessions(context: Context, night: int | None = None) -> shown.Sessions:
    """Every screen that is signed in."""
    return shown.sessions(context.services, context.who, night)


@blueprint.writes(
    "/sessions/<number:number>", host, answers=shown.Sessions, method="DELETE", keyed=False
)
def end_session(context: Context, number: int) -> shown.Sessions:
    """Sign another screen out."""
    context.services.sessions.end(number)
    for heading in context.services.book.nights():
        context.services.hub.notify(heading.id)
    return shown.sessions(context.services, context.who, None)


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
    return chance.token_urlsafe(32)


def keep_screen_name() -> None:
    """Have the browser that asks keep a name for its screen, if it has none yet: before it signs
    in, since the answer to that may get lost.
    """
    if _known_name():
        return
    name = chance.token_urlsafe(32)

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
        services.hub.notify(who.night)
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
