"""Who asks: the session of this request, and the guards that a route names."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from flask import g, request

from ledger.state.entries import Request
from web.http.errors import Forbidden, NotRunning, SignedOut
from web.http.parsing import asked_digest
from web.services.house import house
from web.signin.running import runs
from web.signin.screens import OPENER, opening
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


def forget() -> None:
    """Have the session of this request looked up again: what it runs has changed."""
    g.pop("session", None)


def session() -> Session:
    """Who is signed in on the screen that asks. Raises `SignedOut`."""
    if (found := present()) is None:
        raise SignedOut
    return found


def asked() -> Request:
    """The request as the book notes it: who asks, from which screen, under which key. A host's
    screen that acts at a table which no screen runs, runs it from now on. Raises `NotRunning`,
    `NoSuchNight`.
    """
    who, night = session(), (request.view_args or {}).get("night")
    if night is None:
        return _as_noted(who, opening(who.screen, g.key), OPENER, g.key)
    if table := g.pop("to_run", None):
        _take(who, night, table)
    here = house().screens.number(night, who.screen)
    return _as_noted(who, here.sender, here.number, g.key)


def asked_before(key: str) -> Request | None:
    """The request under this key, if this screen can have made it before; None where the night has
    not heard of this screen yet.
    """
    who, night = session(), (request.view_args or {}).get("night")
    if night is None:
        return _as_noted(who, opening(who.screen, key), OPENER, key)
    here = house().screens.find(night, who.screen)
    return _as_noted(who, here.sender, here.number, key) if here else None


def _as_noted(who: Session, sender: str, number: int, key: str) -> Request:
    return Request(
        sender=f"{who.name}@{sender}",
        key=key,
        who=who.name,
        screen=str(number),
        digest=asked_digest(request),
    )


def _take(who: Session, night: int, table: int) -> None:
    house().screens.number(night, who.screen)
    if not house().running.take(night, table, who.id):
        raise _not_running(night, table)
    g.session = replace(who, runs=who.runs | {(night, table)})
    house().hub.stir(night)


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
    """The screen that runs this table: a dealer's, or the host's. Where no screen runs it, the
    host's may, and runs it from then on (`asked`).
    """
    who = session()
    member(night, table)
    if runs(who, night, table):
        return
    if who.role != "host" or house().running.at(night, table).running:
        raise _not_running(night, table)
    house().book.night(night).table(table)
    g.to_run = table


def member(night: int, table: int, **_: object) -> None:
    """A dealer of this table, whether that screen runs it or not; or the host."""
    if not _at_table(session(), night, table):
        raise Forbidden("Only this table's dealer and the host can do that.")


def keeper(night: int, table: int, **_: object) -> None:
    """Who says which screen runs this table: the one that does, and the host."""
    who = session()
    member(night, table)
    if who.role != "host" and not runs(who, night, table):
        raise _not_running(night, table)


def _not_running(night: int, table: int) -> NotRunning:
    now = house().running.at(night, table).running
    if now is None:
        return NotRunning("No screen runs this table now. The host's desk lets this one in.")
    return NotRunning(f"{now.name} runs this table now. This screen can ask there to be let in.")


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
