"""Who may use a route: each route names one of these permits. A permit is given the request, raises
a `WebError` where the screen that asks may not, and returns the request, with what it has found
out.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import ParamSpec, TypeAlias

from games.language import gettext
from ledger.book import Receipt
from ledger.state.entries import Decided, Request
from web.api.context import Context, as_noted
from web.http.errors import WebError
from web.signin.running import AtTable, runs
from web.signin.screens import OPENER, opening

Permit: TypeAlias = Callable[[Context], Context]
_Arguments = ParamSpec("_Arguments")


def anybody(context: Context) -> Context:
    """No sign-in is needed."""
    return context


def signed_in(context: Context) -> Context:
    """Any screen that is signed in. Raises `signed-out`."""
    context.who  # noqa: B018 (raises)
    return context


def host(context: Context) -> Context:
    """The host."""
    if context.who.role != "host":
        raise WebError("forbidden", gettext("Only the host's desk can do that."))
    return context


def dealer(context: Context) -> Context:
    """The screen that runs this table: a dealer's, or the host's. Where no screen runs it, the
    host's may, and runs it from then on (`to_write`).
    """
    member(context)
    if deals_here(context):
        return context
    if context.who.role != "host" or context.here.running:
        raise not_running(context.here)
    night, table = context.at_table
    night.table(table)  # raises `no-such-table`
    return replace(context, takes_table=True)


def member(context: Context) -> Context:
    """A dealer of this table, whether that screen runs it or not; or the host."""
    if not _at_table(context):
        raise WebError("forbidden", gettext("Only this table's dealer and the host can do that."))
    return context


def keeper(context: Context) -> Context:
    """Who says which screen runs this table: the one that does, and the host."""
    member(context)
    if context.who.role != "host" and not deals_here(context):
        raise not_running(context.here)
    return context


def reader(context: Context) -> Context:
    """Whoever may look at this table: its dealer, the host, a wall and a player of the night."""
    who = context.who
    of_night = who.role in ("wall", "player") and who.night == context.night
    if not (_at_table(context) or of_night):
        raise WebError("forbidden", gettext("This screen shows another table."))
    return context


def player(context: Context) -> Context:
    """A player's phone, in this night. The view looks at what is that player's
    (`context.who.player`), and acts for nobody else.
    """
    who = context.who
    if who.role != "player" or who.night != context.night:
        raise WebError(
            "forbidden", gettext("Only the phone of a player of this night can do that.")
        )
    return context


def seated(context: Context) -> Context:
    """The phone of a player who sits at this table."""
    player(context)
    if own_seat(context) is None:
        raise WebError("not-at-table")
    return context


def in_room(context: Context) -> Context:
    """Whoever is in the room of this night: the host, its dealers, its walls, its players."""
    who = context.who
    if not (who.role == "host" or who.night == context.night):
        raise WebError("forbidden", gettext("Only the screens of this night show that."))
    return context


def watcher(context: Context) -> Context:
    """Whoever looks on the whole night: the host, its walls, its players."""
    who = context.who
    of_night = who.role in ("wall", "player") and who.night == context.night
    if not (who.role == "host" or of_night):
        raise WebError(
            "forbidden",
            gettext("Only the host's desk, the walls and the players of this night see that."),
        )
    return context


def onlooker(context: Context) -> Context:
    """A wall of this night, or a player: they see what everybody may see."""
    watcher(context)
    if context.who.role == "host":
        raise WebError("forbidden")
    return context


def to_write(context: Context) -> Request:
    """The request as the book notes it. A host's screen that acts at a table which no screen runs,
    runs it from now on. Raises `not-running`, `no-such-night`.
    """
    who, night, services = context.who, context.night, context.services
    if night is None:
        return as_noted(who, opening(who.screen, context.key), OPENER, context.key)
    screen = services.screens.number(night, who.screen)
    if context.takes_table and context.table is not None:
        if not services.running.take(night, context.table, who.id):
            raise not_running(services.running.at(night, context.table))
        services.hub.notify(night)
    return as_noted(who, screen.sender, screen.number, context.key)


def write(
    context: Context,
    night: int,
    what: Decided[_Arguments],
    *args: _Arguments.args,
    **named: _Arguments.kwargs,
) -> Receipt:
    """Write into the night, for the screen that asks, what a kind of entry decides on."""
    return context.services.book.do(night, to_write(context), what, *args, **named)


def deals_here(context: Context) -> bool:
    """Whether the screen that asks runs the table it asks about."""
    night, table = context.night, context.table
    return night is not None and table is not None and runs(context.who, night, table)


def own_seat(context: Context) -> int | None:
    """Where the player whose phone asks sits at the table it asks about; None at no seat, and for
    every other screen.
    """
    who = context.who
    if who.role != "player" or who.night != context.night or who.player is None:
        return None
    night, table = context.at_table
    return night.any_table(table).seat_of(who.player)


def not_running(here: AtTable) -> WebError:
    """Why a screen may not act at a table: which one runs it."""
    if here.running is None:
        return WebError(
            "not-running",
            gettext("No screen runs this table now. The host's desk lets this one in."),
        )
    name = here.running.name
    return WebError(
        "not-running",
        gettext("{name} runs this table now. This screen can ask there to be let in.", name=name),
    )


def _at_table(context: Context) -> bool:
    who, at = context.who, (context.night, context.table)
    return who.role == "host" or (who.role == "dealer" and (who.night, who.table) == at)
