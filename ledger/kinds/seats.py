"""Who sits where, and the words that they add to the shuffle, between two rounds."""

from collections.abc import Mapping
from typing import ClassVar, TypeVar

from msgspec.structs import replace

from games.engine.shuffle import cut_error
from games.language import gettext
from ledger.errors import Conflict, Invalid
from ledger.kinds.at_table import game_of, idle, rack_back, seated
from ledger.kinds.facts import TableKind
from ledger.state import accounts
from ledger.state.entries import (
    Decision,
    Earlier,
    Entry,
    NameResolver,
    Number,
    Transfer,
    move,
    received,
)
from ledger.state.night import Night, Table
from ledger.state.words import text_error, whole

_Value = TypeVar("_Value")


class SeatKind(TableKind, frozen=True):
    """What an entry about a seated player says."""

    seat: Number
    player: Number

    @property
    def players(self) -> tuple[int, ...]:
        """Who sits there."""
        return (self.player,)

    def _brought(self, entry: Entry) -> int:
        return received(accounts.rack(self.table, self.player), entry.transfers)


class Sat(SeatKind, frozen=True, tag="sat"):
    """A player takes a free seat and brings chips from the bankroll to the rack."""

    asked: ClassVar[str] = "sit"

    @staticmethod
    def decide(
        night: Night, table_number: int, player_number: int, seat: int, chips: int
    ) -> Decision:
        """A player sits down, with chips (whole, 0 or more). Raises `seat-taken`, `not-enough`."""
        table, player = idle(night, table_number), night.player(player_number)
        game = game_of(table.game)
        whole(seat, gettext("The seat"), 1, game.most_seats)
        whole(chips, gettext("The chips brought to the table"), 0)
        if seat in table.seats:
            raise Conflict.saying(
                "{player} sits in seat {seat}.",
                "seat-taken",
                player=night.player(table.seats[seat]).name,
                seat=seat,
            )
        if (other := table.seat_of(player.number)) is not None:
            raise Conflict.saying(
                "{player} sits at this table already, in seat {seat}.",
                "seat-taken",
                player=player.name,
                seat=other,
            )
        says = Sat(table=table.number, seat=seat, player=player.number)
        return Decision(says, _bring(night, table, player.number, chips))

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.table, self.player, self.seat, self._brought(entry))

    def applied(self, night: Night, entry: Entry) -> Night:
        table, player = night.any_table(self.table), night.player(self.player)
        seats = dict(sorted({**table.seats, self.seat: player.number}.items()))
        return night.with_table(replace(table, seats=seats)).with_player(replace(player, sat=True))

    def describe(self, names: NameResolver) -> str:
        return gettext("{player} takes seat {seat}", player=names.name(self.player), seat=self.seat)


class ToppedUp(SeatKind, frozen=True, tag="topped-up"):
    """A seated player brings more chips from the bankroll."""

    asked: ClassVar[str] = "top_up"

    @staticmethod
    def decide(night: Night, table_number: int, seat: int, chips: int) -> Decision:
        """More chips for a rack. Raises `not-seated`, `not-enough`."""
        table = idle(night, table_number)
        player = seated(table, seat)
        whole(chips, gettext("The chips brought to the table"))
        says = ToppedUp(table=table.number, seat=seat, player=player)
        return Decision(says, _bring(night, table, player, chips))

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.table, self.seat, self._brought(entry))

    def describe(self, names: NameResolver) -> str:
        return gettext(
            "{player} brings more chips to seat {seat}",
            player=names.name(self.player),
            seat=self.seat,
        )


class Stood(SeatKind, frozen=True, tag="stood"):
    """A player leaves the table and takes the rack back to the bankroll."""

    asked: ClassVar[str] = "stand"

    @staticmethod
    def decide(night: Night, table_number: int, seat: int) -> Decision:
        """A player stands up. Raises `not-seated`."""
        table = idle(night, table_number)
        player = seated(table, seat)
        says = Stood(table=table.number, seat=seat, player=player)
        return Decision(says, rack_back(night, table, player))

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.table, self.seat)

    def applied(self, night: Night, entry: Entry) -> Night:
        table = night.any_table(self.table)
        seats, cuts = without(table.seats, self.seat), without(table.cuts, self.seat)
        holding = tuple(player for player in table.holding if player != self.player)
        left = replace(table, out=without(table.out, self.seat), holding=holding)
        return night.with_table(replace(left, seats=seats, cuts=cuts))

    def describe(self, names: NameResolver) -> str:
        return gettext(
            "{player} leaves seat {seat}", player=names.name(self.player), seat=self.seat
        )


class Cut(TableKind, frozen=True, tag="cut"):
    """Somebody seated adds a word to the shuffle of the round to come; a later one takes its place,
    ``""`` none.
    """

    seat: Number
    word: str

    asked: ClassVar[str] = "cut"

    @staticmethod
    def decide(
        night: Night, table_number: int, seat: int, word: str, strict: bool = True
    ) -> Decision:
        """A word. Raises `not-seated`, `bad-setting`."""
        table = idle(night, table_number)
        seated(table, seat)
        if wrong := cut_error(word):
            raise Invalid(wrong, "bad-setting")
        if strict and (hidden := text_error(word)):
            raise Invalid.saying("A cut {holds}.", "bad-setting", holds=gettext(hidden))
        return Decision(Cut(table=table.number, seat=seat, word=word))

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.table, self.seat, self.word, night.strict)

    def applied(self, night: Night, entry: Entry) -> Night:
        table = night.any_table(self.table)
        cuts = without(table.cuts, self.seat) | ({self.seat: self.word} if self.word else {})
        return night.with_table(replace(table, cuts=cuts))

    def describe(self, names: NameResolver) -> str:
        return gettext("Seat {seat} cuts the next shuffle", seat=self.seat)


def without(mapping: Mapping[int, _Value], seat: int) -> dict[int, _Value]:
    """The mapping without this seat."""
    return {key: value for key, value in mapping.items() if key != seat}


def _bring(night: Night, table: Table, player: int, chips: int) -> tuple[Transfer, ...]:
    bankroll = accounts.bankroll(player)
    has = night.balance(bankroll)
    if chips > has:
        raise Conflict.saying(
            "{player} has {has} in the bankroll, not {chips}.",
            "not-enough",
            player=night.player(player).name,
            has=has,
            chips=chips,
        )
    return move(bankroll, accounts.rack(table.number, player), chips, "to the table")
