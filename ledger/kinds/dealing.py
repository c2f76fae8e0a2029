"""A table that deals itself: switched on and off, held up by whoever needs a moment, and who sits
out. All of it at any time, also within a round.
"""

from typing import ClassVar

from msgspec.structs import replace

from games.language import gettext
from ledger.errors import Conflict, Invalid
from ledger.kinds.at_table import seated
from ledger.kinds.facts import TableKind
from ledger.kinds.seats import SeatKind, without
from ledger.state.entries import Count, Decision, Earlier, Entry, NameResolver, Number
from ledger.state.night import Dealing, Night, Table, WhyOut
from ledger.state.words import whole

LEAST_SECONDS, MOST_SECONDS = 10, 90
"""How long people have to bet, or to act, where the host sets a time."""


class DealingSwitched(TableKind, frozen=True, tag="dealing-switched"):
    """The table deals itself from now on, with this time for everybody's turn; or somebody does."""

    itself: bool
    seconds: Count
    """The time to bet, and to act, in seconds; 0 for all the time in the world."""

    asked: ClassVar[str] = "switch_dealing"

    def __post_init__(self) -> None:
        if not _is_time(self.seconds):
            raise ValueError("it gives a time that no table has")

    @staticmethod
    def decide(night: Night, table: int, itself: bool, seconds: int = 0) -> Decision:
        """It deals itself, phones playing; or does not. Raises `bad-setting`, `setting-stands`."""
        night.check_open()
        here = night.table(table)
        if type(itself) is not bool:
            raise Invalid.saying("A table deals itself, or it does not.", "bad-setting")
        whole(seconds, gettext("The time to act, in seconds,"), 0, MOST_SECONDS)
        if not _is_time(seconds):
            raise Invalid.saying(
                "The time to act is {least} to {most} seconds, or 0 for no limit.",
                "bad-setting",
                least=LEAST_SECONDS,
                most=MOST_SECONDS,
            )
        if itself and here.cards != "virtual":
            raise Conflict.saying(
                "A table deals itself with virtual cards: a real deck needs a dealer.",
                "bad-setting",
            )
        dealing = Dealing(seconds) if itself else None
        if here.dealing == dealing:
            raise Conflict(
                gettext("{table} deals itself so already.", table=here.title)
                if itself
                else gettext("{table} has a dealer already.", table=here.title),
                "setting-stands",
            )
        time = seconds if itself else 0
        return Decision(DealingSwitched(table=here.number, itself=itself, seconds=time))

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.table, self.itself, self.seconds)

    def applied(self, night: Night, entry: Entry) -> Night:
        """The night in which the table deals itself, phones playing; or does not."""
        table = night.any_table(self.table)
        dealing = Dealing(self.seconds) if self.itself else None
        phones = table.phones or self.itself
        return night.with_table(replace(table, dealing=dealing, phones=phones, holding=()))

    def describe(self, names: NameResolver) -> str:
        if not self.itself:
            return gettext("The table has a dealer")
        if not self.seconds:
            return gettext("The table deals itself, and waits for everybody")
        return gettext(
            "The table deals itself, with {seconds} seconds to act", seconds=self.seconds
        )


class Held(TableKind, frozen=True, tag="held"):
    """Somebody needs a moment: the table that deals itself waits for them; or no longer."""

    player: Number
    wait: bool

    asked: ClassVar[str] = "hold"

    @property
    def players(self) -> tuple[int, ...]:
        """Who it is."""
        return (self.player,)

    @staticmethod
    def decide(night: Night, table: int, player: int, wait: bool) -> Decision:
        """The table waits for a seated player, or no longer. Raises `not-seated`, `bad-setting`,
        `setting-stands`.
        """
        night.check_open()
        here = night.table(table)
        if here.seat_of(player) is None:
            raise Conflict.saying(
                "Only who sits at {table} holds it up.", "not-seated", table=here.title
            )
        if type(wait) is not bool:
            raise Invalid.saying("The table waits, or it does not.", "bad-setting")
        if here.dealing is None:
            raise Conflict.saying(
                "{table} has a dealer: say it aloud.", "bad-setting", table=here.title
            )
        if wait == (player in here.holding):
            raise Conflict(
                gettext("{table} waits already.", table=here.title)
                if wait
                else gettext("{table} waits for somebody else, or for nobody.", table=here.title),
                "setting-stands",
            )
        return Decision(Held(table=here.number, player=player, wait=wait))

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.table, self.player, self.wait)

    def applied(self, night: Night, entry: Entry) -> Night:
        table = night.any_table(self.table)
        others = tuple(player for player in table.holding if player != self.player)
        holding = (*others, self.player) if self.wait else others
        return night.with_table(replace(table, holding=holding))

    def describe(self, names: NameResolver) -> str:
        name = names.name(self.player)
        return (
            gettext("{player} needs a moment", player=name)
            if self.wait
            else gettext("{player} needs no more time", player=name)
        )


class SatOut(SeatKind, frozen=True, tag="sat-out"):
    """A seated player is not dealt in from the next round on, and keeps the seat."""

    why: WhyOut

    asked: ClassVar[str] = "sit_out"

    @staticmethod
    def decide(night: Night, table_number: int, seat: int, why: WhyOut = "asked") -> Decision:
        """Sits out. Raises `not-seated`, `setting-stands`."""
        table, player = _at(night, table_number, seat)
        if seat in table.out:
            raise Conflict.saying(
                "{player} sits out already.", "setting-stands", player=night.player(player).name
            )
        return Decision(SatOut(table=table.number, seat=seat, player=player, why=why))

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.table, self.seat, self.why)

    def applied(self, night: Night, entry: Entry) -> Night:
        table = night.any_table(self.table)
        out = {**table.out, self.seat: self.why}
        holding = tuple(player for player in table.holding if player != self.player)
        return night.with_table(replace(table, out=out, holding=holding))

    def describe(self, names: NameResolver) -> str:
        return gettext("{player} sits out", player=names.name(self.player))


class CameBack(SeatKind, frozen=True, tag="came-back"):
    """Who sat out is dealt in again, from the next round on; and has agreed to a marker, where they
    have too few chips for what that takes by itself.
    """

    marker: bool

    asked: ClassVar[str] = "come_back"

    @staticmethod
    def decide(night: Night, table_number: int, seat: int, marker: bool = False) -> Decision:
        """Plays again. Raises `not-seated`, `setting-stands`."""
        table, player = _at(night, table_number, seat)
        if seat not in table.out:
            raise Conflict.saying(
                "{player} does not sit out.", "setting-stands", player=night.player(player).name
            )
        return Decision(CameBack(table=table.number, seat=seat, player=player, marker=marker))

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.table, self.seat, self.marker)

    def applied(self, night: Night, entry: Entry) -> Night:
        table = night.any_table(self.table)
        borrowing = (*table.borrowing, self.player) if self.marker else table.borrowing
        back = replace(table, out=without(table.out, self.seat), borrowing=borrowing)
        return night.with_table(back)

    def describe(self, names: NameResolver) -> str:
        return gettext("{player} plays again", player=names.name(self.player))


def _at(night: Night, table_number: int, seat: int) -> tuple[Table, int]:
    night.check_open()
    table = night.table(table_number)
    return table, seated(table, seat)


def _is_time(seconds: int) -> bool:
    return seconds == 0 or LEAST_SECONDS <= seconds <= MOST_SECONDS
