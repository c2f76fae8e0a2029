"""Who is signed in: on the screen that asks, and on all of them."""

from collections.abc import Mapping
from dataclasses import dataclass

from web.services.services import Services
from web.shown.heading import NightStatus
from web.signin.sessions import Role, Session


@dataclass(frozen=True, slots=True)
class SessionShown:
    """Who is signed in on a screen."""

    role: Role | None
    screen: int | None
    """The number of the screen in its night."""
    night: int | None
    table: int | None
    player: int | None
    name: str | None
    """The player's, on a player's phone, and on one that asks to be."""
    night_status: NightStatus | None
    """Of a player's phone, and of one that asks to come in: whether its night is ``open`` or
    ``closed``.
    """
    pin_set: bool


@dataclass(frozen=True, slots=True)
class SessionLine:
    """A screen that is signed in."""

    session: int
    role: Role
    night: int | None
    table: int | None
    player: int | None
    screen: int | None
    signed_in: int
    last_seen: int
    present: bool
    """Whether it is the screen that asks."""


@dataclass(frozen=True, slots=True)
class Sessions:
    """Every screen that is signed in."""

    sessions: tuple[SessionLine, ...]


def session(services: Services, who: Session | None) -> SessionShown:
    """Who is signed in on a screen; nobody, where there is no session."""
    pin_set = services.pin.is_set()
    if who is None:
        return SessionShown(None, None, None, None, None, None, None, pin_set)
    here = services.screens.find(who.night, who.screen) if who.night else None
    name, night_status = _on_phone(services, who)
    return SessionShown(
        role=who.role,
        screen=here.number if here else None,
        night=who.night,
        table=who.table,
        player=who.player,
        name=name,
        night_status=night_status,
        pin_set=pin_set,
    )


def _on_phone(services: Services, who: Session) -> tuple[str | None, NightStatus | None]:
    """Whose phone it is, or is to be, and whether its night is open."""
    if who.night is None or who.role not in ("player", "guest"):
        return None, None
    night = services.book.night(who.night)
    name, player = None, who.player
    if who.role == "guest" and (guest := services.guests.of(who.id)):
        name, player = guest.name, guest.player
    if player is not None:
        name = night.player(player).name
    return name, "open" if night.is_open else "closed"


def sessions(services: Services, asks: Session, night: int | None) -> Sessions:
    """Every screen, by its number in its own night, or in this one."""
    found = services.sessions.all()
    nights = {who.night or night for who in found} - {None}
    numbers = {
        at: services.screens.numbers(at, [who.screen for who in found]) for at in nights if at
    }
    return Sessions(
        tuple(_line(who, asks, numbers.get(who.night or night or 0, {})) for who in found)
    )


def _line(who: Session, asks: Session, numbers: Mapping[str, int]) -> SessionLine:
    return SessionLine(
        session=who.id,
        role=who.role,
        night=who.night,
        table=who.table,
        player=who.player,
        screen=numbers.get(who.screen),
        signed_in=who.signed_in,
        last_seen=who.last_seen,
        present=who.id == asks.id,
    )
