"""How guests' phones come into a night: its room code, whose phones are in, and which ask."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ledger.desk import together
from ledger.kinds.players import called
from ledger.state.night import Night
from web.services.services import Services
from web.shown.links import RoomLink, room_link
from web.signin.guests import AtDoor, Guest
from web.signin.rooms import NewNames


@dataclass(frozen=True, slots=True)
class NameLine:
    """A player of the night, to be tapped; and whether another phone has them."""

    player: int
    name: str
    has_phone: bool


@dataclass(frozen=True, slots=True)
class Entrance:
    """What a guest sees who has typed the room code."""

    night: str
    new_names: NewNames
    names: tuple[NameLine, ...]


LeadsTo: TypeAlias = Literal["room", "table", "wall"]


@dataclass(frozen=True, slots=True)
class CodeLeads:
    """Where a code leads: into a night, to a table as its tablet, or to a wall."""

    to: LeadsTo


@dataclass(frozen=True, slots=True)
class AskingLine:
    """A phone that asks to come in: under a new name, or as a player whom another phone has."""

    session: int
    name: str
    player: int | None
    """As whom, where it says it is somebody of the night."""
    alike: int | None
    """Who is called so already, where it says it is somebody new."""
    has_phone: bool
    """Whether another phone has that player, or the one who is called so."""
    suggested: str
    """What somebody new of this name could be called."""
    since: int


@dataclass(frozen=True, slots=True)
class PhoneLine:
    """A player's phone that is in."""

    session: int
    player: int
    name: str
    screen: int | None
    since: int
    last_seen: int


@dataclass(frozen=True, slots=True)
class Phones:
    """The way in, as the host sees it: the code, what becomes of new names, and the phones."""

    room: RoomLink
    new_names: NewNames
    phones: tuple[PhoneLine, ...]
    asking: tuple[AskingLine, ...]


def room(services: Services, night: Night) -> RoomLink:
    """The room code of this night, and the addresses where it is typed."""
    return room_link(services.rooms.of(night.id).code)


def entrance(services: Services, night: Night) -> Entrance:
    """What a guest sees who has typed the room code of this night."""
    has_phone = services.guests.at(night.id).phones
    return Entrance(
        night=night.name,
        new_names=services.rooms.of(night.id).new_names,
        names=tuple(
            NameLine(player.number, player.name, player.number in has_phone)
            for player in night.players.values()
            if not player.program
        ),
    )


def phones(services: Services, night: Night) -> Phones:
    """The way into this night, as the host sees it."""
    here = services.rooms.of(night.id)
    in_ = [who for who in services.sessions.all() if who.role == "player" and who.night == night.id]
    numbers = services.screens.numbers(night.id, [who.screen for who in in_])
    return Phones(
        room=room_link(here.code),
        new_names=here.new_names,
        phones=tuple(
            PhoneLine(
                session=who.id,
                player=who.player,
                name=night.player(who.player).name,
                screen=numbers.get(who.screen),
                since=who.signed_in,
                last_seen=who.last_seen,
            )
            for who in in_
            if who.player is not None
        ),
        asking=asking(night, services.guests.at(night.id)),
    )


def asking(night: Night, door: AtDoor) -> tuple[AskingLine, ...]:
    """The phones that ask to come in, the first one first."""
    return tuple(_asking(night, door, guest) for guest in door.asking)


def _asking(night: Night, door: AtDoor, guest: Guest) -> AskingLine:
    name = name_at_door(night, guest)
    alike = guest_called(night, name) if guest.player is None else None
    whose = guest.player if alike is None else alike
    return AskingLine(
        session=guest.session,
        name=name,
        player=guest.player,
        alike=alike,
        has_phone=whose in door.phones,
        suggested=together.new_name(night, name),
        since=guest.since,
    )


def name_at_door(night: Night, guest: Guest) -> str:
    """The name under which a phone asks to come in."""
    return guest.name or night.player(guest.player or 0).name


def guest_called(night: Night, name: str) -> int | None:
    """The guest who is called so, or so alike that people would not tell them apart: a house player
    of that name makes way.
    """
    holder = called(night, name)
    return holder.number if holder and not holder.program else None
