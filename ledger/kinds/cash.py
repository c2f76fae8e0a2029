"""Chips that are sold and bought back at the host's desk."""

from collections.abc import Sequence
from typing import ClassVar, Literal

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from games.language import gettext, gettext_noop
from ledger.errors import Conflict, Invalid
from ledger.kinds.at_desk import (
    PaidIn,
    PaidOut,
    check_bankroll,
    from_cage,
    into_drawer,
    out_of_drawer,
    payable,
)
from ledger.kinds.counting import counted, put_right
from ledger.kinds.facts import Pile, chips_of
from ledger.kinds.markers import check_house_owes, check_loan, settling_transfers
from ledger.state import accounts
from ledger.state.accounts import CAGE, MARKERS
from ledger.state.entries import (
    Amount,
    Count,
    Decision,
    Earlier,
    Entry,
    NameResolver,
    Transfer,
    move,
)
from ledger.state.night import Night
from ledger.state.words import whole
from ledger.store.canonical import JSON

_BUYS = {
    "cash": gettext_noop("{player} buys {chips} chips against cash"),
    "marker": gettext_noop("{player} buys {chips} chips against marker"),
    "owed": gettext_noop("{player} buys {chips} chips against what the house owes"),
}


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
            paid = into_drawer(night, chips, "buy-in")
            return Decision(replace(says, bought=chips), sold + paid)
        if against == "marker":
            check_loan(night, who, chips)
            signed = (Transfer(MARKERS, accounts.desk_marker(number), chips, "loan"),)
            return Decision(says, sold + signed)
        if against == "owed":
            check_house_owes(night, who, chips)
            debt = accounts.house_marker(number)
            settled = (Transfer(debt, MARKERS, chips, "house debt paid in chips"),)
            return Decision(says, sold + settled)
        raise Invalid.saying(
            "Chips are sold against cash, against a marker, or for what the house owes.",
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
        check_bankroll(night, who, chips)
        if chips > (most := payable(night)):
            raise Conflict.saying(
                "The drawer can pay for {payable} chips, not {chips}. At a cash-out the "
                "house would owe the rest.",
                "not-enough",
                payable=most,
                chips=chips,
            )
        back = Transfer(accounts.bankroll(player), CAGE, chips, "buy-back")
        paid = out_of_drawer(night, chips, "buy-back")
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
            raise Conflict.saying(
                "{player} has no chips in the bankroll to cash out.", "not-enough", player=who.name
            )
        settling = settling_transfers(night, who, chips)
        settled = sum(transfer.amount for transfer in settling)
        cashed = min(chips - settled, payable(night))
        owed = chips - settled - cashed
        transfers = (
            *(put_right(bankroll, found) if found else ()),
            *move(bankroll, CAGE, settled, "marker repaid"),
            *settling,
            *move(bankroll, CAGE, chips - settled, "cash-out"),
            *out_of_drawer(night, cashed, "cash-out"),
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
