"""What a screen is shown of a table: the parts of it, as `web.shown.table` makes them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Self

from msgspec import Struct

from games.cards import Card
from games.cards.standing import for_points
from games.engine import JSON, CardMode, RoundView
from ledger.kinds.at_table import game_of
from ledger.play.self_dealing import What
from ledger.state.night import Table, WhyOut
from web.shown.corrections import CorrectionLine
from web.shown.heading import Chip, Money, NightStatus, Slug, TableStatus
from web.shown.payouts import Payout
from web.shown.repeat_bets import RepeatedBet
from web.shown.score_lines import ScoreLines
from web.shown.series import SeriesState
from web.shown.series_score import SeriesScore
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
    out: WhyOut | None
    """Why they are not dealt in; None where they are."""


@dataclass(frozen=True, slots=True)
class SelfDealingState:
    """How a table deals itself, and what it waits for."""

    seconds: int
    """The time to bet, and to act; 0 for no limit."""
    what: What | None
    """What it waits for; None where it cannot go on."""
    seats: tuple[int, ...]
    """For whom."""
    left: int | None
    """For how many milliseconds from now on; None where there is no end."""
    holding: tuple[str, ...]
    """Who has asked for a moment."""
    why: str | None
    """Why no round can begin, in a sentence; None where one can, or is in play."""


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
class TableWithRound:
    """A table and the round in play, or the one to come."""

    table: int
    name: str
    game: Slug
    game_name: str
    cards: CardMode
    phones: bool
    hints: bool
    dealing: SelfDealingState | None
    ends: str | None
    """What comes instead of the next round, in a sentence; None where they play on."""
    options: Mapping[str, JSON]
    for_points: bool
    status: TableStatus
    frozen: str | None
    """Why the round in play cannot go on."""
    number: int
    commitment: str | None

    @classmethod
    def of(cls, table: Table, **more: Any) -> Self:
        """This table; `more` is what does not stand in it, and what a class of its own adds."""
        game = game_of(table.game)
        return cls(
            table=table.number,
            name=table.title,
            game=game.slug,
            game_name=game.name,
            cards=table.cards,
            phones=table.phones,
            hints=table.hints,
            options=table.options,
            for_points=for_points(game, table.options),
            number=table.round.number if table.round else table.rounds + 1,
            commitment=table.commitment,
            **more,
        )


@dataclass(frozen=True, slots=True)
class TableOfState(TableWithRound):
    """A table between its rounds, and around the one in play."""

    tray: int
    seats_least: int
    seats_most: int
    seats: tuple[SeatLine, ...]
    free: tuple[int, ...]
    people: tuple[PersonToSit, ...]
    carry: Mapping[str, JSON]
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
    door: tuple[str, ...]
    """For who deals: the names under which phones ask the host to come in."""
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
    """The payments that the dealer makes, in order."""
    score: SeriesScore | None
    """Of a series that is counted in chips, while a round of it is in play."""
    lines: ScoreLines | None
    """How a scored game stands, while a round of it is in play."""
    again: tuple[RepeatedBet, ...]
    """For who deals."""
