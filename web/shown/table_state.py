"""What a screen is shown of a table: the parts of it, as `web.shown.table` makes them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from msgspec import Struct

from games.cards import Card
from games.engine import CardMode, RoundView
from web.shown.again import AgainLine
from web.shown.desk import CorrectionLine
from web.shown.heading import Chip, Money, NightStatus, TableStatus
from web.shown.payouts import Payout
from web.shown.series import SeriesState
from web.shown.table_screens import HandedLine, HandOverLine, TableScreens
from web.shown.wishes import WishLine
from web.signin.phones import Phone


@dataclass(frozen=True, slots=True)
class NightOfTable:
    """What a table, or a phone, shows of its night."""

    night: int
    name: str
    status: NightStatus
    chip_set: tuple[Chip, ...]
    money: Money | None


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat with somebody in it."""

    seat: int
    player: int
    name: str
    program: bool
    rack: int
    bankroll: int
    cut: str
    owes: int
    phone: Phone
    leaving: str
    """What lies in the pots, and what becomes of this player's share if they stand up now."""


@dataclass(frozen=True, slots=True)
class PersonToSit:
    """Somebody who may sit down; `sits` at another table by now, or does not."""

    player: int
    name: str
    program: bool
    bankroll: int
    sits: bool


@dataclass(frozen=True, slots=True)
class Fill:
    """The fill that the newest entry of the round in play brought, to be said aloud."""

    entry: int
    chips: int
    text: str


@dataclass(frozen=True, slots=True)
class LastRound:
    """What anybody needs to check the shuffle of the last round."""

    number: int
    game: str
    ended: Literal["closed", "voided"]
    cards: CardMode
    commitment: str | None
    cut: str
    seed: str | None


@dataclass(frozen=True, slots=True)
class PlayedLine:
    """Somebody who played a past round, under the name they had as it began."""

    seat: int
    player: int
    name: str


@dataclass(frozen=True, slots=True)
class PastLine:
    """What one of the last rounds gave, seat by seat: the score of a series."""

    number: int
    game: str
    voided: bool
    why: str
    results: Mapping[str, int]
    seats: tuple[PlayedLine, ...]


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Another table of the night that is open."""

    table: int
    name: str
    game_name: str


@dataclass(frozen=True, slots=True)
class DrawnLine:
    """Who has drawn which card, and the seat that goes with it."""

    player: int
    name: str
    card: Card
    seat: int


@dataclass(frozen=True, slots=True)
class DrawState:
    """Partners that were drawn before the round to come, and what anybody needs to draw again."""

    drawn: tuple[DrawnLine, ...]
    seed: str
    cut: str
    commitment: str


@dataclass(frozen=True, slots=True)
class TableOfState:
    """A table between its rounds, and around the one in play."""

    table: int
    name: str
    game: str
    game_name: str
    cards: CardMode
    phones: bool
    hints: bool
    options: Mapping[str, Any]
    for_points: bool
    tray: int
    status: TableStatus
    frozen: str | None
    number: int
    commitment: str | None
    seats_least: int
    seats_most: int
    seats: tuple[SeatLine, ...]
    free: tuple[int, ...]
    people: tuple[PersonToSit, ...]
    carry: Mapping[str, Any]
    places: Mapping[str, int]
    can_begin: str | None
    asks_first: tuple[str, ...]
    series: SeriesState | None
    seed_missing: bool
    fill: Fill | None
    partners: bool
    draws_partners: bool
    draw: DrawState | None
    last_round: LastRound | None
    past: tuple[PastLine, ...]
    rounds: int
    voided: int
    corrections: tuple[CorrectionLine, ...]
    hand_over: HandOverLine | None
    handed: tuple[HandedLine, ...]
    wishes: tuple[WishLine, ...]
    elsewhere: tuple[OpenTable, ...]


class TableState(Struct, frozen=True, rename={"as_": "as"}):
    """A table as one viewer may see it."""

    version: int
    as_: str
    night: NightOfTable
    table: TableOfState
    screens: TableScreens | None
    round: RoundView | None
    payouts: tuple[Payout, ...]
    again: tuple[AgainLine, ...]
    """For who deals."""
