"""Who may use a route: each route names one of these guards. A guard is given the request, raises a
`WebError` where the screen that asks may not, and returns the request, with what it has found out.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from ledger.state.entries import Request
from web.api.asked import Asked, as_noted
from web.http.errors import Forbidden, NotRunning
from web.signin.running import AtTable, runs
from web.signin.screens import OPENER, opening

Guard: TypeAlias = Callable[[Asked], Asked]


def anybody(asked: Asked) -> Asked:
    """No sign-in is needed."""
    return asked


def signed_in(asked: Asked) -> Asked:
    """Any screen that is signed in. Raises `SignedOut`."""
    asked.who  # noqa: B018 (raises)
    return asked


def host(asked: Asked) -> Asked:
    """The host."""
    if asked.who.role != "host":
        raise Forbidden("Only the host's desk can do that.")
    return asked


def dealer(asked: Asked) -> Asked:
    """The screen that runs this table: a dealer's, or the host's. Where no screen runs it, the
    host's may, and runs it from then on (`to_write`).
    """
    member(asked)
    if deals_here(asked):
        return asked
    if asked.who.role != "host" or asked.here.running:
        raise not_running(asked.here)
    night, table = asked.at_table
    night.table(table)  # raises `NoSuchTable`
    return replace(asked, takes_table=True)


def member(asked: Asked) -> Asked:
    """A dealer of this table, whether that screen runs it or not; or the host."""
    if not _at_table(asked):
        raise Forbidden("Only this table's dealer and the host can do that.")
    return asked


def keeper(asked: Asked) -> Asked:
    """Who says which screen runs this table: the one that does, and the host."""
    member(asked)
    if asked.who.role != "host" and not deals_here(asked):
        raise not_running(asked.here)
    return asked


def reader(asked: Asked) -> Asked:
    """Whoever may look at this table: its dealer, the host, a wall of the night."""
    who = asked.who
    if not (_at_table(asked) or (who.role == "wall" and who.night == asked.night)):
        raise Forbidden("This screen shows another table.")
    return asked


def watcher(asked: Asked) -> Asked:
    """Whoever looks on the whole night: the host, and its walls."""
    who = asked.who
    if not (who.role == "host" or (who.role == "wall" and who.night == asked.night)):
        raise Forbidden("Only the host's desk and the walls of this night show that.")
    return asked


def to_write(asked: Asked) -> Request:
    """The request as the book notes it. A host's screen that acts at a table which no screen runs,
    runs it from now on. Raises `NotRunning`, `NoSuchNight`.
    """
    who, night, services = asked.who, asked.night, asked.services
    if night is None:
        return as_noted(who, opening(who.screen, asked.key), OPENER, asked.key)
    screen = services.screens.number(night, who.screen)
    if asked.takes_table and asked.table is not None:
        if not services.running.take(night, asked.table, who.id):
            raise not_running(services.running.at(night, asked.table))
        services.hub.stir(night)
    return as_noted(who, screen.sender, screen.number, asked.key)


def deals_here(asked: Asked) -> bool:
    """Whether the screen that asks runs the table it asks about."""
    night, table = asked.night, asked.table
    return night is not None and table is not None and runs(asked.who, night, table)


def not_running(here: AtTable) -> NotRunning:
    """Why a screen may not act at a table: which one runs it."""
    if here.running is None:
        return NotRunning("No screen runs this table now. The host's desk lets this one in.")
    name = here.running.name
    return NotRunning(f"{name} runs this table now. This screen can ask there to be let in.")


def _at_table(asked: Asked) -> bool:
    who, at = asked.who, (asked.night, asked.table)
    return who.role == "host" or (who.role == "dealer" and (who.night, who.table) == at)
