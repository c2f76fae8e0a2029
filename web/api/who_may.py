"""Who may use a route: each route names one of these permits. A permit is given the request, raises
a `WebError` where the screen that asks may not, and returns the request, with what it has found
out.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from games.language import say
from ledger.state.entries import Request
from web.api.asked import Asked, as_noted
from web.http.errors import Forbidden
from web.signin.running import AtTable, runs
from web.signin.screens import OPENER, opening

Permit: TypeAlias = Callable[[Asked], Asked]


def anybody(asked: Asked) -> Asked:
    """No sign-in is needed."""
    return asked


def signed_in(asked: Asked) -> Asked:
    """Any screen that is signed in. Raises `signed-out`."""
    asked.who  # noqa: B018 (raises)
    return asked


def host(asked: Asked) -> Asked:
    """The host."""
    if asked.who.role != "host":
        raise Forbidden("forbidden", say("Only the host's desk can do that."))
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
    night.table(table)  # raises `no-such-table`
    return replace(asked, takes_table=True)


def member(asked: Asked) -> Asked:
    """A dealer of this table, whether that screen runs it or not; or the host."""
    if not _at_table(asked):
        raise Forbidden("forbidden", say("Only this table's dealer and the host can do that."))
    return asked


def keeper(asked: Asked) -> Asked:
    """Who says which screen runs this table: the one that does, and the host."""
    member(asked)
    if asked.who.role != "host" and not deals_here(asked):
        raise not_running(asked.here)
    return asked


def reader(asked: Asked) -> Asked:
    """Whoever may look at this table: its dealer, the host, a wall and a player of the night."""
    who = asked.who
    of_night = who.role in ("wall", "player") and who.night == asked.night
    if not (_at_table(asked) or of_night):
        raise Forbidden("forbidden", say("This screen shows another table."))
    return asked


def player(asked: Asked) -> Asked:
    """A player's phone, in this night. The view looks at what is that player's
    (`asked.who.player`), and acts for nobody else.
    """
    who = asked.who
    if who.role != "player" or who.night != asked.night:
        raise Forbidden("forbidden", say("Only the phone of a player of this night can do that."))
    return asked


def seated(asked: Asked) -> Asked:
    """The phone of a player who sits at this table."""
    player(asked)
    if own_seat(asked) is None:
        raise Forbidden("not-at-table")
    return asked


def in_room(asked: Asked) -> Asked:
    """Whoever is in the room of this night: the host, its dealers, its walls, its players."""
    who = asked.who
    if not (who.role == "host" or who.night == asked.night):
        raise Forbidden("forbidden", say("Only the screens of this night show that."))
    return asked


def watcher(asked: Asked) -> Asked:
    """Whoever looks on the whole night: the host, its walls, its players."""
    who = asked.who
    of_night = who.role in ("wall", "player") and who.night == asked.night
    if not (who.role == "host" or of_night):
        raise Forbidden(
            "forbidden",
            say("Only the host's desk, the walls and the players of this night see that."),
        )
    return asked


def to_write(asked: Asked) -> Request:
    """The request as the book notes it. A host's screen that acts at a table which no screen runs,
    runs it from now on. Raises `not-running`, `no-such-night`.
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


def own_seat(asked: Asked) -> int | None:
    """Where the player whose phone asks sits at the table it asks about; None at no seat, and for
    every other screen.
    """
    who = asked.who
    if who.role != "player" or who.night != asked.night or who.player is None:
        return None
    night, table = asked.at_table
    return night.any_table(table).seat_of(who.player)


def not_running(here: AtTable) -> Forbidden:
    """Why a screen may not act at a table: which one runs it."""
    if here.running is None:
        return Forbidden(
            "not-running", say("No screen runs this table now. The host's desk lets this one in.")
        )
    name = here.running.name
    return Forbidden(
        "not-running",
        say("{name} runs this table now. This screen can ask there to be let in.", name=name),
    )


def _at_table(asked: Asked) -> bool:
    who, at = asked.who, (asked.night, asked.table)
    return who.role == "host" or (who.role == "dealer" and (who.night, who.table) == at)
