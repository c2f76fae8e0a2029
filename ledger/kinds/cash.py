"""Chips, cash and markers that change hands at the host's desk.

Debts and cash are counted in chips, and cash is always chips times what a chip is worth; so nothing
is ever rounded. What comes in cash goes through the drawer.
"""

from collections.abc import Sequence
from typing import ClassVar, Literal

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from games.language import gettext, gettext_noop
from ledger.errors import Conflict, Invalid
from ledger.kinds.counting import counted, put_right
from ledger.kinds.facts import Pile, PlayerKind, chips_of
from ledger.state import accounts
from ledger.state.accounts import CAGE, DRAWER, ISSUED, MARKERS, OUTSIDE
from ledger.state.entries import (
    Amount,
    CashMoved,
    Count,
    Decision,
    Earlier,
    Entry,
    Kind,
    NameResolver,
    Number,
    Transfer,
    move,
)
from ledger.state.night import Night, Player
from ledger.state.words import whole
from ledger.store.canonical import JSON

_BUYS = {
    "cash": gettext_noop("{player} buys {chips} chips against cash"),
    "marker": gettext_noop("{player} buys {chips} chips against marker"),
    "owed": gettext_noop("{player} buys {chips} chips against what the house owes"),
}


class PaidIn(PlayerKind, frozen=True, kw_only=True):
    """What an entry says by which a player may pay cash into the drawer."""

    bought: Amount | UnsetType = UNSET
    """Chips paid for in cash."""

    @property
    def cash(self) -> CashMoved:
        """What was paid in."""
        return CashMoved(self.player, bought=chips_of(self.bought))


class PaidOut(PlayerKind, frozen=True):
    """What an entry says by which the drawer pays a player."""

    cashed: Count
    """Chips that the drawer paid for."""

    @property
    def cash(self) -> CashMoved:
        """What was paid out."""
        return CashMoved(self.player, cashed=self.cashed)


class BuyIn(PaidIn, frozen=True, tag="buy-in"):
    """A player gets chips, and pays for them now, signs for them, or has them for what they are
    owed.
    """

    chips: Amount
    against: Literal["cash", "marker", "owed"]

    asked: ClassVar[str] = "buy_in"
    reversible: ClassVar[bool] = True

    @staticmethod
    def decide(
        night: Night, player: int, chips: int, against: Literal["cash", "marker", "owed"]
    ) -> Decision:
        """Chips for a player. Raises `bad-amount`; `house-owes` and `limit-reached` for a marker,
        `nothing-owed` for more than is owed to the player.
        """
        night.check_open()
        who = night.player(player)
        number = who.number
        whole(chips, gettext("The chips"))
        buys = Transfer(CAGE, accounts.bankroll(number), chips, "buy-in")
        sold = (*from_cage(night, chips), buys)
        says = BuyIn(player=number, chips=chips, against=against)
        if against == "cash":
            paid = _into_drawer(night, chips, "buy-in")
            return Decision(replace(says, bought=chips), sold + paid)
        if against == "marker":
            _check_loan(night, who, chips)
            signed = (Transfer(MARKERS, accounts.desk_marker(number), chips, "loan"),)
            return Decision(says, sold + signed)
        if against == "owed":
            _check_house_owes(night, who, chips)
            debt = accounts.house_marker(number)
            settled = (Transfer(debt, MARKERS, chips, "house debt paid in chips"),)
            return Decision(says, sold + settled)
        raise Invalid(
            gettext("Chips are sold against cash, against a marker, or for what the house owes."),
            "bad-setting",
        )

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.player, self.chips, self.against)

    def describe(self, names: NameResolver) -> str:
        return gettext(_BUYS[self.against], player=names.name(self.player), chips=self.chips)


class BuyBack(PaidOut, frozen=True, tag="buy-back"):
    """A player sells chips of the bankroll back for cash."""

    chips: Amount
    cashed: Amount

    asked: ClassVar[str] = "buy_back"
    reversible: ClassVar[bool] = True

    @staticmethod
    def decide(night: Night, player: int, chips: int) -> Decision:
        """Chips back for cash. Raises `not-enough`, also when the drawer is short."""
        night.check_open()
        who = night.player(player)
        _check_bankroll(night, who, chips)
        if chips > (most := payable(night)):
            raise Conflict(
                gettext(
                    "The drawer can pay for {payable} chips, not {chips}. At a cash-out the "
                    "house would owe the rest.",
                    payable=most,
                    chips=chips,
                ),
                "not-enough",
            )
        back = Transfer(accounts.bankroll(player), CAGE, chips, "buy-back")
        paid = _out_of_drawer(night, chips, "buy-back")
        return Decision(BuyBack(player=player, chips=chips, cashed=chips), (back, *paid))

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.player, self.chips)

    def describe(self, names: NameResolver) -> str:
        return gettext(
            "{player} sells {chips} chips back", player=names.name(self.player), chips=self.chips
        )


class CashOut(PaidOut, frozen=True, tag="cash-out"):
    """A player hands in the whole bankroll."""

    chips: Count
    settled: Count
    """What of them settled markers."""
    owed: Count
    """What of them is owed to the player from now on."""
    book: Count | UnsetType = UNSET
    """What the bankroll had, where it was counted."""
    counts: tuple[tuple[Pile, ...], ...] | UnsetType = UNSET
    counted: Count | UnsetType = UNSET

    asked: ClassVar[str] = "cash_out"
    reversible: ClassVar[bool] = True

    @staticmethod
    def decide(
        night: Night, player: int, counts: Sequence[JSON] = (), book: int | None = None
    ) -> Decision:
        """A player hands in the whole bankroll: it settles the markers first, the drawer pays for
        the rest, and what the drawer cannot pay is owed to the player. Debts that a round in play
        still decides about are left to it.

        With `counts` it is what was counted that is paid for; what differs from the `book` goes
        over or short (see `ledger.kinds.counting`). Raises `not-enough`, `count-again`, `stale`.
        """
        night.check_open()
        who = night.player(player)
        bankroll = accounts.bankroll(player)
        found = (
            counted(night, bankroll, gettext("{player}'s bankroll", player=who.name), counts, book)
            if counts
            else None
        )
        chips = found.chips if found else night.balance(bankroll)
        if not chips and not (found and found.over):
            raise Conflict(
                gettext("{player} has no chips in the bankroll to cash out.", player=who.name),
                "not-enough",
            )
        settling = _settling(night, who, chips)
        settled = sum(transfer.amount for transfer in settling)
        cashed = min(chips - settled, payable(night))
        owed = chips - settled - cashed
        transfers = (
            *(put_right(bankroll, found) if found else ()),
            *move(bankroll, CAGE, settled, "marker repaid"),
            *settling,
            *move(bankroll, CAGE, chips - settled, "cash-out"),
            *_out_of_drawer(night, cashed, "cash-out"),
            *move(MARKERS, accounts.house_marker(player), owed, "the house owes"),
        )
        says = CashOut(player=player, chips=chips, settled=settled, cashed=cashed, owed=owed)
        if found:
            says = replace(says, book=found.book, counts=found.counts, counted=found.chips)
        return Decision(says, transfers)

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        if self.counts is UNSET:
            return self.decide(night, self.player)
        counts = msgspec.to_builtins(self.counts)
        return self.decide(night, self.player, counts, chips_of(self.book))

    def describe(self, names: NameResolver) -> str:
        return gettext(
            "{player} cashes {chips} chips out", player=names.name(self.player), chips=self.chips
        )


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
        settling = _settling(night, who, chips)
        if (settled := sum(transfer.amount for transfer in settling)) < chips:
            raise Conflict(_not_more(night, who, settled, chips), "nothing-owed")
        says = MarkerRepaid(player=player, chips=chips, by_means=by)
        if by == "chips":
            _check_bankroll(night, who, chips)
            paid = move(accounts.bankroll(player), CAGE, chips, "marker repaid")
            return Decision(says, paid + settling)
        if by == "cash":
            paid = _into_drawer(night, chips, "marker repaid")
            return Decision(replace(says, bought=chips), paid + settling)
        raise Invalid(gettext("A marker is repaid with chips or with cash."), "bad-setting")

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
        _check_house_owes(night, who, chips)
        if chips > (most := payable(night)):
            raise Conflict(
                gettext(
                    "The drawer can pay for {payable} chips, not {chips}.",
                    payable=most,
                    chips=chips,
                ),
                "not-enough",
            )
        transfers = (
            Transfer(owed, MARKERS, chips, "house debt paid"),
            *_out_of_drawer(night, chips, "house debt paid"),
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


class Gift(Kind, frozen=True, tag="gift"):
    """A player gives another chips, from bankroll to bankroll."""

    giver: Number
    taker: Number
    chips: Amount

    asked: ClassVar[str] = "give"
    reversible: ClassVar[bool] = True

    @staticmethod
    def decide(night: Night, giver: int, taker: int, chips: int) -> Decision:
        """A gift. Raises `not-enough`."""
        night.check_open()
        gives, takes = night.player(giver), night.player(taker)
        if gives == takes:
            raise Invalid(
                gettext("{gives} has these chips already.", gives=gives.name), "bad-setting"
            )
        _check_bankroll(night, gives, chips)
        gift = Transfer(accounts.bankroll(giver), accounts.bankroll(taker), chips, "gift")
        return Decision(Gift(giver=giver, taker=taker, chips=chips), (gift,))

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.giver, self.taker, self.chips)

    def describe(self, names: NameResolver) -> str:
        return gettext(
            "{giver} gives {taker} {chips} chips",
            giver=names.name(self.giver),
            taker=names.name(self.taker),
            chips=self.chips,
        )

    @property
    def players(self) -> tuple[int, ...]:
        """Who gives, and who takes."""
        return self.giver, self.taker


def from_cage(night: Night, chips: int) -> tuple[Transfer, ...]:
    """The new chips that have to be issued first, so that so many can leave the cage."""
    return move(ISSUED, CAGE, max(0, chips - night.balance(CAGE)), "chips issued")


def payable(night: Night) -> int:
    """For how many chips there is cash in the drawer."""
    return night.balance(DRAWER) // night.chip_worth


def repayable(night: Night, player: int) -> int:
    """How many chips' worth of a player's markers can be repaid now: all but the advances that a
    round in play still decides about.
    """
    return night.balance(accounts.desk_marker(player)) + night.free_table_marker(player)


def _into_drawer(night: Night, chips: int, why: str) -> tuple[Transfer, ...]:
    return move(OUTSIDE, DRAWER, night.in_cash(chips), why)


def _out_of_drawer(night: Night, chips: int, why: str) -> tuple[Transfer, ...]:
    return move(DRAWER, OUTSIDE, night.in_cash(chips), why)


def _check_bankroll(night: Night, who: Player, chips: int) -> None:
    whole(chips, gettext("The chips"))
    has = night.balance(accounts.bankroll(who.number))
    if chips > has:
        raise Conflict(
            gettext(
                "{player} has {has} chips in the bankroll, not {chips}.",
                player=who.name,
                has=has,
                chips=chips,
            ),
            "not-enough",
        )


def _check_loan(night: Night, who: Player, chips: int) -> None:
    if who.program:
        raise Conflict(
            gettext("{player} is a house player: nothing is lent.", player=who.name),
            "limit-reached",
        )
    if owed := night.balance(accounts.house_marker(who.number)):
        raise Conflict(
            gettext(
                "The house owes {player} {owed} chips' worth: those come before a marker.",
                player=who.name,
                owed=owed,
            ),
            "house-owes",
        )
    owes = night.balance(accounts.desk_marker(who.number))
    if who.limit is not None and owes + chips > who.limit:
        left = max(0, who.limit - owes)
        raise Conflict(
            gettext(
                "The desk lends {player} {limit} at most, and {owes} are owed: {left} "
                "more, not {chips}.",
                player=who.name,
                limit=who.limit,
                owes=owes,
                left=left,
                chips=chips,
            ),
            "limit-reached",
        )


def _check_house_owes(night: Night, who: Player, chips: int) -> None:
    if chips > (owed := night.balance(accounts.house_marker(who.number))):
        raise Conflict(
            gettext(
                "The house owes {player} {owed}, not {chips}.",
                player=who.name,
                owed=owed,
                chips=chips,
            ),
            "nothing-owed",
        )


def _settling(night: Night, who: Player, chips: int) -> tuple[Transfer, ...]:
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
