"""What a night began with, as `POST /api/nights` takes it: for another one like it."""

from collections.abc import Mapping
from dataclasses import dataclass

from games.engine import JSON, CardMode
from ledger.state.night import Night
from web.shown.heading import Chip, Money, Slug, chip_set, money


@dataclass(frozen=True, slots=True)
class BeginningTable:
    """A table: what it played last, with the chips that its tray had from the cage."""

    name: str
    game: Slug
    options: Mapping[str, JSON]
    cards: CardMode
    tray: int


@dataclass(frozen=True, slots=True)
class Beginning:
    """A night to be opened."""

    money: Money | None
    chip_set: tuple[Chip, ...]
    float: int
    players: tuple[str, ...]
    tables: tuple[BeginningTable, ...]


def beginning(night: Night) -> Beginning:
    """How to open another night like this one."""
    return Beginning(
        money=money(night),
        chip_set=chip_set(night),
        float=night.cash_float,
        players=tuple(player.name for player in night.players.values() if not player.program),
        tables=tuple(
            BeginningTable(
                table.name, table.game, table.options, table.cards, max(0, table.from_cage)
            )
            for table in night.tables.values()
        ),
    )
