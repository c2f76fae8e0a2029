"""What every screen that shows a night, or a table, says of it first."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, Self, TypeAlias

from msgspec import Meta

from ledger.kinds.at_table import game_of
from ledger.state.night import Night, Seal, Table
from ledger.store.chain import short_code

Slug: TypeAlias = Annotated[str, Meta(extra_json_schema={"$ref": "#/components/schemas/Slug"})]
"""A game of the catalogue."""
NightStatus: TypeAlias = Literal["open", "closed"]
TableStatus: TypeAlias = Literal["closed", "idle", "playing", "finished", "frozen"]
"""What goes on at a table: ``finished`` is a round that is not closed yet, ``frozen`` one that
cannot go on.
"""


def table_status(table: Table, *, frozen: bool = False) -> TableStatus:
    """What goes on at a table; `frozen`: its round cannot go on."""
    if not table.is_open:
        return "closed"
    if table.round is None:
        return "idle"
    if frozen:
        return "frozen"
    return "finished" if table.round.finished else "playing"


@dataclass(frozen=True, slots=True)
class Money:
    """What a chip is worth, in minor units of a currency."""

    currency: str
    chip: int


@dataclass(frozen=True, slots=True)
class Chip:
    """A kind of chip."""

    value: int
    colour: str


@dataclass(frozen=True, slots=True)
class NightLine:
    """A night in a list."""

    night: int
    name: str
    status: NightStatus
    opened: int
    money: Money | None

    @classmethod
    def of(cls, night: Night, **more: Any) -> Self:
        """This night; `more` is what a class of its own adds."""
        return cls(
            night=night.id,
            name=night.name,
            status="open" if night.is_open else "closed",
            opened=night.opened_at,
            money=money(night),
            **more,
        )


@dataclass(frozen=True, slots=True)
class SealLine:
    """A seal: the entry that closed the night, and the code that people photograph."""

    entry: int
    code: str

    @classmethod
    def of(cls, seal: Seal, **more: Any) -> Self:
        """This seal; `more` is what a class of its own adds."""
        return cls(entry=seal.number, code=short_code(seal.hash), **more)


def money(night: Night) -> Money | None:
    """What a chip is worth; None in play money."""
    worth = night.chip_value
    return Money(worth.currency, worth.minor) if worth else None


def chip_set(night: Night) -> tuple[Chip, ...]:
    """The kinds of chips that the night has."""
    return tuple(Chip(chip.value, chip.colour) for chip in night.chip_set)


@dataclass(frozen=True, slots=True)
class TableHeading:
    """A table, by name, and what goes on there."""

    table: int
    name: str
    game: Slug
    game_name: str
    status: TableStatus

    @classmethod
    def of(cls, table: Table, *, frozen: bool = False, **more: Any) -> Self:
        """This table, whose round cannot go on where it is `frozen`; `more` is what a class of its
        own adds.
        """
        return cls(
            table=table.number,
            name=table.title,
            game=table.game,
            game_name=game_of(table.game).name,
            status=table_status(table, frozen=frozen),
            **more,
        )
