"""What has become of a night's debts since it was closed: what of them went on in another night,
and in which, and what was paid. It stands in no entry of the night itself, so a file of one night
asks the house.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.language import gettext_noop
from ledger.desk.debts import Debt, Part, debts_at
from ledger.export import words
from ledger.export.chart import night_name, player_name
from ledger.export.reading import HouseSource, Source
from ledger.state import currencies
from ledger.state.night import Night
from ledger.state.places import parse

What: TypeAlias = Literal["went-on", "paid", "by-hand"]
SAID: Mapping[What, str] = {
    "went-on": gettext_noop("went on in night {night} ({name}), entry {entry}"),
    "paid": gettext_noop("was paid ({place})"),
    "by-hand": gettext_noop("was settled from hand to hand"),
}


@dataclass(frozen=True, slots=True)
class Since:
    """A part of a debt that is no longer to be paid at its night."""

    player: int
    what: What
    minor: int
    """What the player was to receive of it (or, below zero, to pay), in minor units."""
    at: int
    place: str = ""
    """Who took or gave the money: a person or an account."""
    how: str = ""
    night: int | None = None
    name: str = ""
    entry: int | None = None
    """Where it went on."""

    @property
    def facts(self) -> Mapping[str, object]:
        """What `SAID` has gaps for."""
        return {"night": self.night, "name": self.name, "entry": self.entry, "place": self.place}

    def __str__(self) -> str:
        return SAID[self.what].format(**self.facts)


def since(source: Source, night: Night) -> list[Since]:
    """All of that of this night, by player."""
    house = source.house
    if house is None:
        return []
    owed = debts_at(source.connection, house.book, house.register, [night], house.names)
    return [line for debt in owed for line in _of(house, night, debt)]


def comments(source: Source, night: Night) -> str:
    """The same as lines of a journal, which has only what is the night's own: without the names and
    reasons of people.
    """
    return "".join(_comment(line, night) for line in since(source, night))


def _comment(line: Since, night: Night) -> str:
    day, player = words.local(line.at).date(), player_name(line.player)
    amount = f"{currencies.money(abs(line.minor), night.currency)} {night.currency}"
    owed = "to get" if line.minor > 0 else "to pay"
    done = f"went on in night {line.night}, entry {line.entry}" if line.night else "was paid"
    return f"; {day} {night_name(night.id)}-{player}, {amount} {owed}: {done}\n"


def _of(house: HouseSource, night: Night, debt: Debt) -> Iterator[Since]:
    for part in sorted(debt.parts, key=lambda part: part.at):
        yield _part(house, debt.player, part)
    if debt.is_settled and debt.settled:
        minor = night.in_cash(debt.chips)
        yield Since(debt.player, "by-hand", minor, debt.settled.at, how=debt.settled.how)


def _part(house: HouseSource, player: int, part: Part) -> Since:
    if went := part.went:
        name = house.book.night_at(house.connection, went.night).name
        return Since(
            player, "went-on", part.minor, part.at, night=went.night, name=name, entry=went.entry
        )
    there = parse(part.place)
    if there.where == "hand":
        return Since(player, "by-hand", part.minor, part.at, how=part.how)
    who = house.register.person(int(there.name)).name if there.where == "person" else there.name
    return Since(player, "paid", part.minor, part.at, who, part.how)
