"""What a screen on the wall is shown of the whole night."""

from dataclasses import dataclass

from games.language import language
from ledger.state.night import Night
from web.services.walls import Showing
from web.shown.heading import Chip, NightLine, TableHeading, chip_set
from web.shown.phrases import trouble


@dataclass(frozen=True, slots=True)
class WallTable(TableHeading):
    """A table, how many rounds it played and voided, the newest entry that changed anything shown
    of it; and how far its tablet has shown the round in play.
    """

    rounds: int
    voided: int
    seated: int
    version: int
    paid: int
    """So many payments are paid."""
    beat: int
    """So many cards of a race are shown."""


@dataclass(frozen=True, slots=True)
class Wall(NightLine):
    """Which tables a wall can show. What lies on them it asks each of them."""

    version: int
    damage: str
    """Why nothing more can be written into the night; empty where nothing is damaged."""
    chip_set: tuple[Chip, ...]
    shows: str
    """``turns``, ``liveliest``, or the number of a table: as the host has said."""
    said: int
    """Another number whenever the host has said it anew."""
    tables: tuple[WallTable, ...]


def wall_tag(night: Night, showing: Showing) -> str:
    """Another text whenever the wall's state is another one."""
    return f"{night.number}{'d' * bool(night.damage)}.wall.{showing.mark}.{language()}"


def wall(night: Night, showing: Showing) -> Wall:
    """What a wall shows of the whole night."""
    return Wall.of(
        night,
        version=night.number,
        damage=trouble(night.damage),
        chip_set=chip_set(night),
        shows=showing.shows,
        said=showing.said,
        tables=tuple(_table(night, showing, number) for number in night.tables),
    )


def _table(night: Night, showing: Showing, number: int) -> WallTable:
    table = night.tables[number]
    shown = showing.of(number, table.round.number if table.round else 0)
    return WallTable.of(
        table,
        rounds=table.rounds,
        voided=table.voided,
        seated=len(table.seats),
        version=night.newest_at(number),
        paid=shown.paid,
        beat=shown.beat,
    )
