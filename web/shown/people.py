"""The people of the house, as the desk shows them."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from ledger.errors import Damaged
from ledger.state.night import Night
from web.services.services import Services


@dataclass(frozen=True, slots=True)
class PersonLine:
    """Somebody of the house: in how many nights, and when the last one was."""

    person: int
    name: str
    colour: str
    picture: str
    note: str
    nights: int
    last: int | None


@dataclass(frozen=True, slots=True)
class PlayerOfNight:
    """A night's player, who it is, and whom the name would fit."""

    night: int
    night_name: str
    opened: int
    player: int
    name: str
    person: int | None
    alike: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """People who often come together."""

    name: str
    people: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class People:
    """The people of the house, who came last first, their groups, and every night's players."""

    people: tuple[PersonLine, ...]
    groups: tuple[Group, ...]
    players: tuple[PlayerOfNight, ...]


def people(services: Services) -> People:
    """The people of the house, and which night's player each of them was."""
    there = list(nights(services))  # before their names: another desk may open one meanwhile
    register, names = services.house.now(), services.house.names()
    players = tuple(
        PlayerOfNight(
            night.id,
            night.name,
            night.opened_at,
            player.number,
            player.name,
            register.players.get((names[night.id], player.number)),
            tuple(person.number for person in register.alike(player.name)),
        )
        for night in there
        for player in night.players.values()
        if not player.program
    )
    lines = [
        PersonLine(
            person.number,
            person.name,
            person.colour,
            person.picture,
            person.note,
            len({line.night for line in players if line.person == person.number}),
            max((line.opened for line in players if line.person == person.number), default=None),
        )
        for person in register.people.values()
    ]
    lines.sort(key=lambda line: (-(line.last or 0), line.person))
    groups = tuple(Group(*group) for group in sorted(register.groups.items()))
    return People(tuple(lines), groups, players)


def nights(services: Services) -> Iterator[Night]:
    """The nights of the book, the newest first, but for those that cannot be read."""
    for heading in services.book.nights():
        with suppress(Damaged):
            yield services.book.night(heading.id)
