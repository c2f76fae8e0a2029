"""The screens at a table as one of them is shown: which runs it, which ask to, and the hand-over of
the tablet to a seat.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from games.language import gettext
from ledger.play.live import HandedOver, LiveRound
from ledger.state.night import Table
from ledger.state.screens import screen_name, screen_of
from web.services.services import Services
from web.signin.hand_overs import HandOver
from web.signin.phones import Phone
from web.signin.running import AtTable, ScreenAtTable
from web.signin.sessions import Session


@dataclass(frozen=True, slots=True)
class HandOverLine:
    """A hand-over under way, and whether it is to the screen that looks."""

    seat: int
    name: str
    until: int
    screen: str
    here: bool


@dataclass(frozen=True, slots=True)
class HandedLine:
    """A hand-over of the round in play: after so many steps of its record."""

    entry: int
    after: int
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class TableScreens:
    """Which screen runs a table, whether it is the one that looks, and which others ask to."""

    running: ScreenAtTable | None
    name: str | None
    """Of the screen that looks."""
    here: bool
    waiting: tuple[ScreenAtTable, ...]
    asks: bool


def phone_holds(table: Table, phones: Mapping[int, Phone], seat: int) -> bool:
    """Whether a seat is played on its player's own phone: phones play at the table, and this one is
    in. One that was not heard for a minute holds nothing: its player may have the tablet.
    """
    return table.phones and phones.get(table.seats.get(seat, 0)) == "in"


def holding(
    table: Table, here: AtTable, phones: Mapping[int, Phone], live: LiveRound | None
) -> HandOver | None:
    """The hand-over at a table that still holds: in time, to the screen that runs the table, of a
    seat that no phone holds, and nobody else has done anything in the round since.
    """
    grant, running = here.hand_over, here.running
    if grant is None or live is None or live.round.prompt is None:
        return None
    if running is None or running.session != grant.session:
        return None
    if phone_holds(table, phones, grant.seat):
        return None
    return grant if (grant.round, grant.version) == (live.number, live.last) else None


def holds(grant: HandOver | None, seat: int, session: Session | None) -> bool:
    """Whether this grant is to this screen, for this seat."""
    if grant is None or session is None:
        return False
    return (grant.session, grant.seat) == (session.id, seat)


def plays(live: LiveRound | None, seat: int, session: Session | None) -> bool:
    """Whether this is the phone of whoever plays in this seat."""
    if session is None or session.role != "player":
        return False
    return live is None or live.players.get(seat) == session.player


def table_screens(
    services: Services, night: int, here: AtTable, session: Session | None
) -> TableScreens | None:
    """Which screen runs a table and which ask to, for those who deal at it and for the host. Only
    who may let a screen in, or send it away, is told which ask.
    """
    if session is None or session.role not in ("host", "dealer"):
        return None
    running = here.running
    known = services.screens.find(night, session.screen)
    is_here = running is not None and running.session == session.id
    may_say = is_here or session.role == "host"
    return TableScreens(
        running=running,
        name=screen_name(session.role, known.number) if known else None,
        here=is_here,
        waiting=here.waiting if may_say else (),
        asks=any(waiting.session == session.id for waiting in here.waiting),
    )


def handed_lines(live: LiveRound | None) -> tuple[HandedLine, ...]:
    """The hand-overs of the round in play."""
    return tuple(_handed(live, handed) for handed in live.handed) if live else ()


def hand_over_line(
    table: Table, here: AtTable, grant: HandOver | None, session: Session | None
) -> HandOverLine | None:
    """The hand-over that holds, if one does."""
    if grant is None:
        return None
    assert table.round is not None
    assert here.running is not None
    return HandOverLine(
        seat=grant.seat,
        name=table.round.names[grant.seat],
        until=grant.until,
        screen=here.running.name,
        here=holds(grant, grant.seat, session),
    )


def _handed(live: LiveRound, handed: HandedOver) -> HandedLine:
    name = live.round.table.players[handed.seat]
    screen = screen_of(handed.by) or gettext("The tablet")
    said = gettext("{screen} is handed to {name}.", screen=screen, name=name)
    return HandedLine(handed.entry, handed.after, handed.seat, said)
