"""Markers of players, and what the house owes players: both are paid at the host's desk."""

from typing import ClassVar, Literal

import msgspec
from msgspec.structs import replace

from games.language import gettext
from ledger.errors import Conflict, Invalid
from ledger.kinds.at_desk import (
    PaidIn,
    PaidOut,
    check_bankroll,
    into_drawer,
    out_of_drawer,
    payable,
)
from ledger.state import accounts
from ledger.state.accounts import CAGE, MARKERS
from ledger.state.entries import Amount, Decision, Earlier, Entry, NameResolver, Transfer, move
from ledger.state.night import Night, Player
from ledger.state.words import whole


class MarkerRepaid(PaidIn, frozen=True, tag="marker-repaid"):
    """A player repays markers, the desk's loans before the tables' advances."""

    chips: Amount
    by_means: Literal["chips", "cash"] = msgspec.field(name="with")

    asked: ClassVar[str] = "repay"
    reversible: ClassVar[bool] = True

    @staticmethod
    def decide(night: Night, player: int, chips: int, by: Literal["chips", "cash"]) -> Decision:
        """A player repays so many chips' worth of markers with chips of the bankroll or their worth
        in cash. Raises `nothing-owed` for more than is owed.
        """
        night.check_open()
        who = night.player(player)
        whole(chips, gettext("The repayment"))
        settling = settling_transfers(night, who, chips)
        if (settled := sum(transfer.amount for transfer in settling)) < chips:
            raise Conflict(_not_more(night, who, settled, chips), "nothing-owed")
        says = MarkerRepaid(player=player, chips=chips, by_means=by)
        if by == "chips":
            check_bankroll(night, who, chips)
            paid = move(accounts.bankroll(player), CAGE, chips, "marker repaid")
            return Decision(says, paid + settling)
        if by == "cash":
            paid = into_drawer(night, chips, "marker repaid")
            return Decision(replace(says, bought=chips), paid + settling)
        raise Invalid.saying("A marker is repaid with chips or with cash.", "bad-setting")

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.player, self.chips, self.by_means)

    def describe(self, names: NameResolver) -> str:
        player = names.name(self.player)
        if self.by_means == "cash":
            return gettext(
                "{player} repays {chips} of a marker in cash", player=player, chips=self.chips
            )
        return gettext(
            "{player} repays {chips} of a marker in chips", player=player, chips=self.chips
        )


class HousePaid(PaidOut, frozen=True, tag="house-paid"):
    """The drawer pays what is owed to a player."""

    chips: Amount
    cashed: Amount

    asked: ClassVar[str] = "pay_house_debt"
    reversible: ClassVar[bool] = True

    @staticmethod
    def decide(night: Night, player: int, chips: int) -> Decision:
        """The drawer pays so many chips' worth of what is owed to a player. Raises `nothing-owed`,
        `not-enough`.
        """
        night.check_open()
        who = night.player(player)
        whole(chips, gettext("The payment"))
        owed = accounts.house_marker(player)
        check_house_owes(night, who, chips)
        if chips > (most := payable(night)):
            raise Conflict.saying(
                "The drawer can pay for {payable} chips, not {chips}.",
                "not-enough",
                payable=most,
                chips=chips,
            )
        transfers = (
            Transfer(owed, MARKERS, chips, "house debt paid"),
            *out_of_drawer(night, chips, "house debt paid"),
        )
        return Decision(HousePaid(player=player, chips=chips, cashed=chips), transfers)

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.player, self.chips)

    def describe(self, names: NameResolver) -> str:
        return gettext(
            "The house pays {player} {chips} chips' worth that it owed",
            player=names.name(self.player),
            chips=self.chips,
        )


def repayable(night: Night, player: int) -> int:
    """How many chips' worth of a player's markers can be repaid now: all but the advances that a
    round in play still decides about.
    """
    return night.balance(accounts.desk_marker(player)) + night.free_table_marker(player)


def check_loan(night: Night, who: Player, chips: int) -> None:
    """The desk lends a player so many chips more. Raises `limit-reached`, `house-owes`."""
    if who.program:
        raise Conflict.saying(
            "{player} is a house player: nothing is lent.", "limit-reached", player=who.name
        )
    if owed := night.balance(accounts.house_marker(who.number)):
        raise Conflict.saying(
            "The house owes {player} {owed} chips' worth: those come before a marker.",
            "house-owes",
            player=who.name,
            owed=owed,
        )
    owes = night.balance(accounts.desk_marker(who.number))
    if who.limit is not None and owes + chips > who.limit:
        left = max(0, who.limit - owes)
        raise Conflict.saying(
            "The desk lends {player} {limit} at most, and {owes} are owed: {left} "
            "more, not {chips}.",
            "limit-reached",
            player=who.name,
            limit=who.limit,
            owes=owes,
            left=left,
            chips=chips,
        )


def check_house_owes(night: Night, who: Player, chips: int) -> None:
    """The house owes a player so many chips' worth. Raises `nothing-owed`."""
    if chips > (owed := night.balance(accounts.house_marker(who.number))):
        raise Conflict.saying(
            "The house owes {player} {owed}, not {chips}.",
            "nothing-owed",
            player=who.name,
            owed=owed,
            chips=chips,
        )


def settling_transfers(night: Night, who: Player, chips: int) -> tuple[Transfer, ...]:
    """What so many chips settle of a player's markers, as far as they reach."""
    desk = min(chips, night.balance(accounts.desk_marker(who.number)))
    table = min(chips - desk, night.free_table_marker(who.number))
    return (
        *move(accounts.desk_marker(who.number), MARKERS, desk, "marker repaid"),
        *move(accounts.table_marker(who.number), MARKERS, table, "marker repaid"),
    )


def _not_more(night: Night, who: Player, settled: int, chips: int) -> str:
    figures = {"player": who.name, "settled": settled, "chips": chips}
    in_play = min(night.pledged(who.number), night.balance(accounts.table_marker(who.number)))
    if not in_play:
        return gettext("{player} can repay {settled} now, not {chips}.", **figures)
    return gettext(
        "{player} can repay {settled} now, not {chips}. "
        "Another {waiting} waits for the end of a round in play.",
        waiting=in_play,
        **figures,
    )
