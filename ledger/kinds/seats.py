"""Who sits where, and the words that they add to the shuffle, between two rounds."""

from collections.abc import Mapping
from typing import ClassVar, TypeVar

from msgspec.structs import replace

from games.engine.shuffle import cut_fault
from games.language import say
from ledger.errors import Conflict, Invalid
from ledger.kinds.at_table import game_of, idle, rack_back, seated
from ledger.kinds.facts import TableKind
from ledger.state import accounts
from ledger.state.entries import Draft, Earlier, Entry, Number, Transfer, Whose, move, received
from ledger.state.night import Night, Table
from ledger.state.words import fault, whole

_Value = TypeVar("_Value")


class SeatKind(TableKind, frozen=True):
    """What an entry about a seated player says."""

    seat: Number
    player: Number

    @property
    def players(self) -> tuple[int, ...]:
        """Who sits there."""
        return (self.player,)

    def _brought(self) -> int:
        return received(accounts.rack(self.table, self.player), self.transfers)


class Sat(SeatKind, frozen=True, tag="sat"):
    """A player takes a free seat and brings chips from the bankroll to the rack."""

    asked: ClassVar[str] = "sit"

    @staticmethod
    def decide(night: Night, table_number: int, player_number: int, seat: int, chips: int) -> Draft:
        """A player sits down, with chips (whole, 0 or more). Raises `seat-taken`, `not-enough`."""
        table, player = idle(night, table_number), night.player(player_number)
        game = game_of(table.game)
        whole(seat, say("The seat"), 1, game.most_seats)
        whole(chips, say("The chips brought to the table"), 0)
        if seat in table.seats:
            raise Conflict(
                say(
                    "{player} sits in seat {seat}.",
                    player=night.player(table.seats[seat]).name,
                    seat=seat,
                ),
                "seat-taken",
            )
        if (other := table.seat_of(player.number)) is not None:
            raise Conflict(
                say(
                    "{player} sits at this table already, in seat {seat}.",
                    player=player.name,
                    seat=other,
                ),
                "seat-taken",
            )
        facts = {"seat": seat, "player": player.number}
        return Draft("sat", facts, _bring(night, table, player.number, chips), table=table.number)

    def again(self, night: Night, earlier: Earlier) -> Draft:
        """Sat down once more."""
        return self.decide(night, self.table, self.player, self.seat, self._brought())

    def applied(self, night: Night, entry: Entry) -> Night:
        """The night with the player in the seat."""
        table, player = night.any_table(self.table), night.player(self.player)
        seats = dict(sorted({**table.seats, self.seat: player.number}.items()))
        return night.with_table(replace(table, seats=seats)).with_player(replace(player, sat=True))

    def told(self, whose: Whose) -> str:
        """What the journal says of it."""
        return say("{player} takes seat {seat}", player=whose.name(self.player), seat=self.seat)


class ToppedUp(SeatKind, frozen=True, tag="topped-up"):
    """A seated player brings more chips from the bankroll."""

    asked: ClassVar[str] = "top_up"

    @staticmethod
    def decide(night: Night, table_number: int, seat: int, chips: int) -> Draft:
        """More chips for a rack. Raises `not-seated`, `not-enough`."""
        table = idle(night, table_number)
        player = seated(table, seat)
        whole(chips, say("The chips brought to the table"))
        facts = {"seat": seat, "player": player}
        return Draft("topped-up", facts, _bring(night, table, player, chips), table=table.number)

    def again(self, night: Night, earlier: Earlier) -> Draft:
        """Brought once more."""
        return self.decide(night, self.table, self.seat, self._brought())

    def told(self, whose: Whose) -> str:
        """What the journal says of it."""
        return say(
            "{player} brings more chips to seat {seat}",
            player=whose.name(self.player),
            seat=self.seat,
        )


class Stood(SeatKind, frozen=True, tag="stood"):
    """A player leaves the table and takes the rack back to the bankroll."""

    asked: ClassVar[str] = "stand"

    @staticmethod
    def decide(night: Night, table_number: int, seat: int) -> Draft:
        """A player stands up. Raises `not-seated`."""
        table = idle(night, table_number)
        player = seated(table, seat)
        facts = {"seat": seat, "player": player}
        return Draft("stood", facts, rack_back(night, table, player), table=table.number)

    def again(self, night: Night, earlier: Earlier) -> Draft:
        """Stood up once more."""
        return self.decide(night, self.table, self.seat)

    def applied(self, night: Night, entry: Entry) -> Night:
        """The night with the seat free."""
        table = night.any_table(self.table)
        seats, cuts = without(table.seats, self.seat), without(table.cuts, self.seat)
        return night.with_table(replace(table, seats=seats, cuts=cuts))

    def told(self, whose: Whose) -> str:
        """What the journal says of it."""
        return say("{player} leaves seat {seat}", player=whose.name(self.player), seat=self.seat)


class Cut(TableKind, frozen=True, tag="cut"):
    """Somebody seated adds a word to the shuffle of the round to come; a later one takes its place,
    ``""`` none.
    """

    seat: Number
    word: str

    asked: ClassVar[str] = "cut"

    @staticmethod
    def decide(night: Night, table_number: int, seat: int, word: str, strict: bool = True) -> Draft:
        """A word. Raises `not-seated`, `bad-setting`."""
        table = idle(night, table_number)
        seated(table, seat)
        if wrong := cut_fault(word):
            raise Invalid(wrong, "bad-setting")
        if strict and (hidden := fault(word)):
            raise Invalid(say("A cut {holds}.", holds=say(hidden)), "bad-setting")
        return Draft("cut", {"seat": seat, "word": word}, table=table.number)

    def again(self, night: Night, earlier: Earlier) -> Draft:
        """Cut once more."""
        return self.decide(night, self.table, self.seat, self.word, night.strict)

    def applied(self, night: Night, entry: Entry) -> Night:
        """The night with this word for the next shuffle."""
        table = night.any_table(self.table)
        cuts = without(table.cuts, self.seat) | ({self.seat: self.word} if self.word else {})
        return night.with_table(replace(table, cuts=cuts))

    def told(self, whose: Whose) -> str:
        """What the journal says of it."""
        return say("Seat {seat} cuts the next shuffle", seat=self.seat)


def without(mapping: Mapping[int, _Value], seat: int) -> dict[int, _Value]:
    """The mapping without this seat."""
    return {key: value for key, value in mapping.items() if key != seat}


def _bring(night: Night, table: Table, player: int, chips: int) -> tuple[Transfer, ...]:
    bankroll = accounts.bankroll(player)
    has = night.balance(bankroll)
    if chips > has:
        raise Conflict(
            say(
                "{player} has {has} in the bankroll, not {chips}.",
                player=night.player(player).name,
                has=has,
                chips=chips,
            ),
            "not-enough",
        )
    return move(bankroll, accounts.rack(table.number, player), chips, "to the table")
