"""Who asks: the session of this request, and the guards that a route names."""

import re
from collections.abc import Callable
from typing import TypeAlias

from flask import g, request

from ledger.state.entries import Request
from web.http.errors import Forbidden, SignedOut
from web.services.house import house
from web.signin.sessions import Session

COOKIE = "croupier"
SCREEN_COOKIE = "croupier-screen"
_PORT = re.compile(r":[0-9]+\Z")

Guard: TypeAlias = Callable[..., None]
"""Takes a route's path arguments; raises a `WebError` where the session may not use it."""


def cookie(name: str) -> str:
    """What a cookie of ours is called here. A browser keeps one set of them for all ports of a
    machine, so the port is in the name: two houses on one machine do not sign each other's screens
    out.
    """
    port = _PORT.search(request.host)
    return f"{name}-{port[0][1:]}" if port else name


def present() -> Session | None:
    """Who is signed in on the screen that asks."""
    if "session" not in g:
        token = request.cookies.get(cookie(COOKIE))
        g.session = house().sessions.find(token) if token else None
    session: Session | None = g.session
    return session


def session() -> Session:
    """Who is signed in on the screen that asks. Raises `SignedOut`."""
    if (found := present()) is None:
        raise SignedOut
    return found


def asked() -> Request:
    """The request as the book notes it: who asks, from which screen, under which key."""
    who = session()
    return Request(sender=who.sender, key=g.key, who=who.name, screen=who.screen)


# Guards


def anybody(**_: object) -> None:
    """No sign-in is needed."""


def signed_in(**_: object) -> None:
    """Any screen that is signed in."""
    session()


def host(**_: object) -> None:
    """The host."""
    if session().role != "host":
        raise Forbidden("Only the host's desk can do that.")


def dealer(night: int, table: int, **_: object) -> None:
    """The dealer of this table, or the host."""
    if not _at_table(session(), night, table):
        raise Forbidden("Only this table's dealer and the host can do that.")


def reader(night: int, table: int, **_: object) -> None:
    """Whoever may look at this table: its dealer, the host, a wall of the night."""
    who = session()
    if not (_at_table(who, night, table) or (who.role == "wall" and who.night == night)):
        raise Forbidden("This screen shows another table.")


def watcher(night: int, **_: object) -> None:
    """Whoever looks on the whole night: the host, and its walls."""
    who = session()
    if not (who.role == "host" or (who.role == "wall" and who.night == night)):
        raise Forbidden("Only the host's desk and the walls of this night show that.")


def _at_table(who: Session, night: int, table: int) -> bool:
    return who.role == "host" or (who.role == "dealer" and (who.night, who.table) == (night, table))
