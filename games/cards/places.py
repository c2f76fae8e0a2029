"""Layouts of single cards that lie face down, each at a numbered place: who looks at which, and for
how long.

A place is a zone with one card at most. Places never close up: one that is emptied is gone for
good. What somebody looked at is public, what it was is not; no screen shows it a second time.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from games.cards import Card
from games.engine import Table
from games.engine.zones import STOCK


@dataclass(frozen=True)
class Look:
    """A card that somebody looks at until their next action: whose it is, and at which place."""

    seat: int
    of: int
    place: int


@dataclass
class Looks:
    """Which cards of layouts are seen just now, and by whom."""

    looking: list[Look] = field(default_factory=list)
    turned_up: list[Look] = field(default_factory=list)
    """The cards that all have seen, until the next action of anybody: who turned it up."""


class Looked(Protocol):
    """Facts that say who looks at which card."""

    looks: Looks


def place(seat: int, number: int) -> str:
    """The zone of a place of a player's layout."""
    return f"place:{seat}:{number}"


def lay_out(table: Table[object], seat: int, count: int) -> None:
    """Deal cards from the stock to a layout, unseen by anybody: each to the place after the highest
    that this layout ever had.
    """
    for _ in range(count):
        highest = sum(name.startswith(f"place:{seat}:") for name in table.zones)
        new = table.zone(place(seat, highest + 1), owner=seat, sight="none", forgotten=True)
        table.deal(1, to=new.name, source=STOCK)


def places(table: Table[object], seat: int) -> tuple[int, ...]:
    """The places of a layout that hold a card, from the lowest."""
    names = [name for name in table.zones if name.startswith(f"place:{seat}:")]
    return tuple(number for number in range(1, len(names) + 1) if table.cards(place(seat, number)))


def layout(table: Table[object], seat: int) -> list[Card]:
    """The cards of a layout, in the order of their places."""
    return [card for number in places(table, seat) for card in table.cards(place(seat, number))]


def look(table: Table[Looked], seat: int, of: int, number: int) -> None:
    """Let a player look at one card: their own, or another's in a game for two."""
    table.facts.looks.looking.append(Look(seat, of, number))
    _show(table, [place(of, number)])


def turned_up(table: Table[Looked], seat: int, number: int) -> None:
    """A card of a player's layout lies face up and stays where it is: all have seen it."""
    table.facts.looks.turned_up.append(Look(seat, seat, number))
    _show(table, [place(seat, number)])


def look_no_longer(table: Table[Looked], seat: int) -> None:
    """A player acts: what they looked at, and what was turned up for all, is covered again."""
    looks = table.facts.looks
    over = [*looks.turned_up, *(seen for seen in looks.looking if seen.seat == seat)]
    looks.turned_up = []
    looks.looking = [seen for seen in looks.looking if seen.seat != seat]
    _show(table, dict.fromkeys(place(seen.of, seen.place) for seen in over))


def _show(table: Table[Looked], names: Iterable[str]) -> None:
    """Let these zones be seen by whoever looks at them now."""
    looks = table.facts.looks
    for name in names:
        looking = [seen for seen in looks.looking if place(seen.of, seen.place) == name]
        if any(place(seen.of, seen.place) == name for seen in looks.turned_up):
            table.reveal(name)
            continue
        table.cover(name)
        if looking:
            table.reveal(name, "owner" if looking[0].seat == looking[0].of else "others")
