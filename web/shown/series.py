"""A series between its rounds: what lies in its pots, whose it is, and what becomes of it. And what
a round took from the cage by itself.
"""

from dataclasses import dataclass

from games.language import gettext
from ledger.kinds.pots import in_pots, in_words, series_runs, shares, stays_or_goes
from ledger.state.accounts import DRAWER
from ledger.state.night import Night, Table


@dataclass(frozen=True, slots=True)
class ShareLine:
    """What a player would get of the pots, were they divided now."""

    player: int
    name: str
    seated: bool
    chips: int


@dataclass(frozen=True, slots=True)
class SeriesState:
    """A series that is in play between two rounds: what lies in its pots, and whose it is."""

    pot: int
    text: str
    """In a sentence."""
    shares: tuple[ShareLine, ...]


def leaving(night: Night, table: Table, player: int) -> str:
    """What somebody who would stand up is told of the pots; nothing where nothing lies there, or a
    round is in play.
    """
    return " ".join(stays_or_goes(night, table, player)) if table.round is None else ""


def series_of(night: Night, table: Table) -> SeriesState | None:
    """The series that is in play there between two rounds."""
    if not table.is_open or table.round is not None or not series_runs(night, table):
        return None
    pot = in_pots(night, table)
    lines = tuple(
        ShareLine(
            share.player,
            night.player(share.player).name,
            table.seat_of(share.player) is not None,
            share.chips,
        )
        for share in (shares(night, table) if pot else ())
    )
    text = in_words(night, table) if pot else gettext("A series is in play.")
    return SeriesState(pot, text, lines)


def beyond_drawer(night: Night, chips: int) -> bool:
    """Whether the drawer could not pay for so many chips. Play money is never paid for."""
    return night.chip_value is not None and night.in_cash(chips) > night.balance(DRAWER)


def unasked_fill(night: Night, table: Table) -> str | None:
    """What a round took from the cage by itself, where the drawer could not pay for so much."""
    filled = table.filled
    if filled is None or not table.is_open or not beyond_drawer(night, filled.chips):
        return None
    return gettext(
        "{table} took {chips} from the cage by itself, in entry {entry}: more than the drawer "
        "could pay for.",
        table=table.title,
        chips=filled.chips,
        entry=filled.entry,
    )
