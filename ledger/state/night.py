"""What a night is at one moment: the settings, the people, the tables and every balance, as its
entries make it.

All of it is frozen: an entry gives a new `Night` (see `ledger.state.fold`), so whoever holds one
sees a single moment. It is bounded by players, tables and accounts, never by how long the night has
been.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from games.engine import CardMode
from games.language import gettext
from ledger.errors import Conflict, Invalid, NotThere
from ledger.state import accounts
from ledger.state.currencies import PLAY_MONEY
from ledger.store.canonical import JSON

FIRST_FORMAT = "croupier-night/1"
"""Names and reasons were looked at less strictly: blank letters and joiners stood anywhere."""
FORMAT = "croupier-night/2"
FORMATS = (FIRST_FORMAT, FORMAT)
"""The versions of the desk's rules, and of the forms of texts, that this Croupier has."""


class ChipValue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a chip is worth: a whole number of the currency's minor unit (cents)."""

    minor: Annotated[int, Meta(ge=1, le=10**9)]
    currency: Annotated[str, Meta(pattern=r"\A[A-Z]{3}\Z")]


class Chip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of chip in the night's set."""

    value: Annotated[int, Meta(ge=1, le=10**9)]
    colour: str


@dataclass(frozen=True, slots=True)
class Seal:
    """The hash that a closed night is known by, and the number of the entry that closed it."""

    number: int
    hash: bytes


class Player(msgspec.Struct, frozen=True):
    """Somebody who plays tonight. Numbers count from 1 and are never used again."""

    number: int
    name: str
    bought: int = 0
    """Chips paid for with cash, those that repaid a marker among them."""
    cashed: int = 0
    """Chips paid out in cash."""
    gifts: int = 0
    """Chips received from other players, less those given."""
    found: int = 0
    """Chips that cash-outs found too many by counting, less those missing."""
    brought: int = 0
    """Chips that the player owed from another night and brought here; below zero, was owed."""
    limit: int | None = None
    """How much the desk lends at most, in chips; None where nothing was said."""
    sat: bool = False
    """Whether the player has sat at a table."""
    program: bool = False
    """Whether it is a house player: the program plays it, for play money alone."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody who plays a round, under the name they had as it began: a round is told with its
    own names, whatever people are called later.
    """

    player: int
    name: str


class Filled(msgspec.Struct, frozen=True):
    """Chips that a round took from the cage by itself, because its tray had too few."""

    entry: int
    """The newest of its entries that did."""
    chips: int
    """In all its entries together."""


class RoundState(msgspec.Struct, frozen=True):
    """A round that is not closed, as far as the book follows it; the game itself is replayed by
    `ledger.play.rounds`.
    """

    number: int
    began: int
    """The entry that began it."""
    last: int
    """Its newest entry."""
    seats: Mapping[int, int]
    """Who plays it: seat to player."""
    names: Mapping[int, str] = msgspec.field(default_factory=dict)
    """Seat to the player's name as the round began."""
    finished: bool = False
    owed: Mapping[int, int] = msgspec.field(default_factory=dict)
    """What each player owed for compulsory payments as the round began."""
    net: Mapping[str, int] = msgspec.field(default_factory=dict)
    """What the round has moved so far, by account, fills left out."""

    def pledged(self, player: int) -> int:
        """What the player owes within the round: it may repay that much, so nothing else may
        meanwhile.
        """
        return self.owed.get(player, 0) + self.net.get(accounts.table_marker(player), 0)


@dataclass(frozen=True, slots=True)
class PastRound:
    """A round that is closed: the entries between which it stands."""

    number: int
    game: str
    began: int
    closed: int
    voided: bool
    why: str = ""
    """The reason, where it is voided."""
    results: Mapping[int, int] = field(default_factory=dict)
    """What every seat won or lost in it, in chips, net of markers; nothing where it is voided."""
    seats: Mapping[int, "Seated"] = field(default_factory=dict)
    """Who played it: a table's seats may be other people's by now."""

    @property
    def most(self) -> int:
        """The most that a player won in it; 0 where nobody did."""
        return max((0, *self.results.values()))


@dataclass(frozen=True, slots=True)
class Drawn:
    """Who has drawn which card for partners, and the seat that goes with it."""

    player: int
    card: str
    seat: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Partners that were drawn, and what anybody needs to do the draw again."""

    drawn: tuple[Drawn, ...]
    """In the order in which they drew."""
    seed: str
    cut: str
    commitment: str
    """What was promised before the draw."""
    rounds: int
    """How many rounds had begun here by then."""


WhyOut: TypeAlias = Literal["asked", "late", "short"]
"""Why a player sits out: they asked for it; let their time run out; or have too few chips for what
a round takes by itself.
"""


class Dealing(msgspec.Struct, frozen=True):
    """How a table deals itself."""

    seconds: int
    """The time to bet, and to act; 0 for all the time in the world."""


def usual_name(number: int) -> str:
    """What the book calls a table that nobody has named."""
    return f"Table {number}"


def title(number: int, name: str) -> str:
    """The name of a table; where nobody gave it one, in the language of whoever asks."""
    return gettext("Table {number}", number=number) if name == usual_name(number) else name


def title_of(name: str) -> str:
    """The same of a table whose name alone is known."""
    found = re.fullmatch(r"Table ([1-9][0-9]*)", name)
    return title(int(found[1]), name) if found else name


class Table(msgspec.Struct, frozen=True):
    """One place where one game at a time is played. Numbers count from 1 and are never
    used again.
    """

    number: int
    name: str
    game: str
    options: Mapping[str, JSON]
    cards: CardMode
    is_open: bool = True
    from_cage: int = 0
    """Chips the tray had from the cage, less those it gave back."""
    advanced: int = 0
    """Chips the tray advanced as markers, less those repaid into it."""
    found: int = 0
    """Chips that counting found too many in the tray, less those missing."""
    counted: int | None = None
    """The entry of the tray's last count; None once a round has begun, or chips have come or gone,
    since.
    """
    seats: Mapping[int, int] = msgspec.field(default_factory=dict)
    """Seat to player."""
    carry: Mapping[str, JSON] = msgspec.field(default_factory=dict)
    """What the last round left to the next, but for the markers, which are in the book."""
    series: Mapping[int, int] = msgspec.field(default_factory=dict)
    """Who has played for what lies in the pots, since they were last empty: player to the seat they
    had last. Nobody where they are empty.
    """
    commitment: str | None = None
    """The SHA-256 of the seed of the round to come, or in play; None with physical cards."""
    cuts: Mapping[int, str] = msgspec.field(default_factory=dict)
    """Seat to the word that its player adds to the shuffle of the round to come."""
    draw: Draw | None = None
    """The last draw for partners here."""
    rounds: int = 0
    """How many have begun here."""
    voided: int = 0
    """How many of them were voided."""
    undone: int = 0
    """How many actions were taken back or amended here."""
    phones: bool = False
    """Whether a phone may play here, for the seat of its own player."""
    hints: bool = False
    """Whether everybody here is shown what would be best."""
    dealing: Dealing | None = None
    """How it deals itself; None where somebody does."""
    holding: tuple[int, ...] = ()
    """The players for whom a table that deals itself waits."""
    out: Mapping[int, WhyOut] = msgspec.field(default_factory=dict)
    """The seats that are not dealt in from the next round on, and why."""
    borrowing: tuple[int, ...] = ()
    """The players who have agreed to a marker for the beginning of the next round."""
    after: int | None = None
    """What comes after the round in play: None: the next one; 0: the table closes; else everybody
    moves to the table of this number.
    """
    round: RoundState | None = None
    filled: Filled | None = None
    """What the round in play, or the last one, took from the cage by itself."""
    past: tuple[PastRound, ...] = ()
    """The last few."""
    biggest: PastRound | None = None
    """The round in which one player won the most, the first of several; None before anybody won."""

    @property
    def title(self) -> str:
        """Its name, as it is said."""
        return title(self.number, self.name)

    def seat_of(self, player: int) -> int | None:
        """Where this player sits at this table."""
        return next((seat for seat, who in self.seats.items() if who == player), None)

    @property
    def dealt_in(self) -> dict[int, int]:
        """Who plays the next round: seat to player."""
        return {seat: who for seat, who in self.seats.items() if seat not in self.out}

    @property
    def played(self) -> RoundState:
        """The round in play. Raises `does-not-follow` where there is none."""
        if self.round is None:
            raise Invalid(f"No round is in play at {self.name}.", "does-not-follow")
        return self.round


@dataclass(frozen=True, slots=True)
class Correction:
    """An entry that has been put right: by which other one, when, by whom and why."""

    entry: int
    at: int
    who: str
    why: str
    was: str
    """The kind of what was put right."""
    players: tuple[int, ...]
    """Whom it touches."""
    table: int | None


WHOLE = 0
"""Stands among the tables for the night as a whole."""


class Night(msgspec.Struct, frozen=True):
    """A night after its entry `number`."""

    id: int
    number: int
    hash: bytes
    name: str
    chip_value: ChipValue | None
    chip_set: tuple[Chip, ...]
    opened_at: int
    format: str
    """The version of the forms and rules of the desk that the night was opened under."""
    is_open: bool = True
    seals: tuple[Seal, ...] = ()
    players: Mapping[int, Player] = msgspec.field(default_factory=dict)
    tables: Mapping[int, Table] = msgspec.field(default_factory=dict)
    balances: Mapping[str, int] = msgspec.field(default_factory=dict)
    cash_float: int = 0
    """The cash that the host put into the drawer, in minor units."""
    booked: int = 0
    """The cash that came into the drawer for a purpose (donations, entry fees), less prizes and
    expenses, in minor units.
    """
    moved: Mapping[int, int] = msgspec.field(default_factory=dict)
    """The newest entry that concerns each table alone, and the newest of all others (`WHOLE`)."""
    corrected: Mapping[int, Correction] = msgspec.field(default_factory=dict)
    """The entries that have been put right by a later one."""
    damage: str = ""
    """Why the night goes no further, in a sentence, where the entry after this one cannot be read:
    it is shown as it was, and nothing more is written into it.
    """

    def balance(self, account: str) -> int:
        """What the account holds; 0 where it was never used."""
        return self.balances.get(account, 0)

    @property
    def strict(self) -> bool:
        """Whether its names and reasons are in today's form."""
        return self.format != FIRST_FORMAT

    def check_open(self) -> None:
        """Raises `night-closed`."""
        if not self.is_open:
            raise Conflict.saying(
                "{name} is closed. Open it again to go on.", "night-closed", name=self.name
            )

    def player(self, number: int) -> Player:
        """The player of this number. Raises `no-such-player`."""
        if type(number) is int and (found := self.players.get(number)):
            return found
        raise NotThere.saying("There is no such player tonight.", "no-such-player")

    @property
    def house_players(self) -> list[Player]:
        """Those whom the program plays."""
        return [player for player in self.players.values() if player.program]

    def any_table(self, number: int) -> Table:
        """The table of this number, open or closed. Raises `no-such-table`."""
        found = self.tables.get(number) if type(number) is int else None
        if found is None:
            raise NotThere.saying("There is no such table tonight.", "no-such-table")
        return found

    def table(self, number: int) -> Table:
        """The open table of this number. Raises `no-such-table`."""
        found = self.any_table(number)
        if not found.is_open:
            raise NotThere.saying("{name} is closed.", "no-such-table", name=found.name)
        return found

    def newest_at(self, number: int) -> int:
        """The newest entry that changed anything a screen of this table shows."""
        return max(self.moved.get(number, 0), self.moved.get(WHOLE, 0))

    def with_player(self, player: Player) -> "Night":
        """The night with a player as they are now."""
        return replace(self, players={**self.players, player.number: player})

    def with_table(self, table: Table) -> "Night":
        """The night with a table as it is now."""
        return replace(self, tables={**self.tables, table.number: table})

    def pledged(self, player: int) -> int:
        """What the player's rounds in play carry of the markers: their end decides about
        that much.
        """
        live = (table.round for table in self.tables.values() if table.round)
        return sum(round_.pledged(player) for round_ in live)

    def free_table_marker(self, player: int) -> int:
        """What the player owes for compulsory payments that no round in play carries."""
        return max(0, self.balance(accounts.table_marker(player)) - self.pledged(player))

    def claim(self, player: int) -> int:
        """What the player is to receive (or, below zero, to pay) for chips and markers, in chips;
        those on a felt are nobody's.
        """
        racks = (accounts.rack(table, player) for table in self.tables)
        owed = (accounts.bankroll(player), accounts.house_marker(player), *racks)
        owes = (accounts.desk_marker(player), accounts.table_marker(player))
        return sum(map(self.balance, owed)) - sum(map(self.balance, owes))

    def in_cash(self, chips: int) -> int:
        """What chips are worth, in minor units; play money is counted in chips."""
        return chips * self.chip_worth

    @property
    def currency(self) -> str:
        """The code of its currency; `PLAY_MONEY` where chips are worth nothing."""
        return self.chip_value.currency if self.chip_value else PLAY_MONEY

    @property
    def cash_currency(self) -> str:
        """The same for screens; nothing where chips are worth nothing."""
        return self.chip_value.currency if self.chip_value else ""

    @property
    def chip_worth(self) -> int:
        """What one chip is worth, in minor units; 1 in play money."""
        return self.chip_value.minor if self.chip_value else 1
