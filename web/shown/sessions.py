"""Who is signed in: on the screen that asks, and on all of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from web.services.services import Services
from web.shown.heading import NightStatus
from web.shown.room import guest_called
from web.signin.sessions import Role, Session

WaitsFor: TypeAlias = Literal["host", "phone", "which"]
"""The host; the host or the phone that the player has; the host, who says which of two people of
one name it is.
"""


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
    """The player's, on a player's phone, and on one that asks to be; the host's, on a desk where
    they gave one.
    """
    night_status: NightStatus | None
    """Of a player's phone, and of one that asks to come in: whether its night is ``open`` or
    ``closed``.
    """
    waits_for: WaitsFor | None
    """Of a phone that asks to come in: who lets it in."""
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
    name: str | None
    """The host's, of a desk where they gave one."""
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
        return SessionShown(None, None, None, None, None, None, None, None, pin_set)
    here = services.screens.find(who.night, who.screen) if who.night else None
    name, night_status, waits_for = _on_phone(services, who)
    return SessionShown(
        role=who.role,
        screen=here.number if here else None,
        night=who.night,
        table=who.table,
        player=who.player,
        name=name or who.host_name,
        night_status=night_status,
        waits_for=waits_for,
        pin_set=pin_set,
    )


def _on_phone(
    services: Services, who: Session
) -> tuple[str | None, NightStatus | None, WaitsFor | None]:
    """Whose phone it is, or is to be, whether its night is open, and who lets it in."""
    if who.night is None or who.role not in ("player", "guest"):
        return None, None, None
    night = services.book.night(who.night)
    status: NightStatus = "open" if night.is_open else "closed"
    guest = services.guests.of(who.id) if who.role == "guest" else None
    if guest is None:
        name = None if who.player is None else night.player(who.player).name
        return name, status, None
    if guest.player is None:
        name = guest.name or ""
        return name, status, "host" if guest_called(night, name) is None else "which"
    has_phone = guest.player in services.guests.at(night.id).phones
    return night.player(guest.player).name, status, "phone" if has_phone else "host"


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
        name=who.host_name,
        signed_in=who.signed_in,
        last_seen=who.last_seen,
        present=who.id == asks.id,
    )
