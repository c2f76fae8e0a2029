"""Money of a club or a charity evening: cash that comes into the drawer or leaves it for a purpose,
and buys no chips.
"""

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar, Literal, TypeAlias, get_args

from msgspec import UNSET, UnsetType

from games.language import gettext, gettext_noop
from ledger.errors import Conflict, Invalid
from ledger.state.accounts import DRAWER, OUTSIDE
from ledger.state.currencies import money_said
from ledger.state.entries import (
    CashMoved,
    Change,
    Decision,
    Earlier,
    Entry,
    Kind,
    NameResolver,
    Number,
    Transfer,
)
from ledger.state.night import Night
from ledger.state.words import LONGEST_REASON, clean_name, whole

Purpose: TypeAlias = Literal["donation", "entry-fee", "prize", "expense"]
PAID_IN: tuple[Purpose, ...] = ("donation", "entry-fee")
"""These come into the drawer; the others leave it."""
_TOLD: Mapping[str, str] = {
    "donation": gettext_noop("A donation"),
    "entry-fee": gettext_noop("An entry fee"),
    "prize": gettext_noop("A prize"),
    "expense": gettext_noop("An expense"),
}


class CashBooked(Kind, frozen=True, tag="cash-booked"):
    """A donation or an entry fee is paid into the drawer, or the drawer pays a prize or an expense.
    It is in nobody's gaming result.
    """

    what: Purpose
    booked: Change
    """In minor units: what came into the drawer; below zero, what left it."""
    purpose: str
    player: Number | UnsetType = UNSET
    """Whose it is, where it is a player's of the night."""

    asked: ClassVar[str] = "book_cash"
    reversible: ClassVar[bool] = True

    @staticmethod
    def decide(
        night: Night, what: Purpose, cash: int, purpose: str, player: int | None = None
    ) -> Decision:
        """Book cash, in minor units (in play money: in chips), with its purpose. Raises
        `bad-setting`, `BadName`, `not-enough` where the drawer has less.
        """
        night.check_open()
        if what not in get_args(Purpose):
            raise Invalid.saying(
                "What is booked is a donation, an entry fee, a prize or an expense.", "bad-setting"
            )
        whole(cash, gettext("The cash"))
        if what in PAID_IN:
            moved = Transfer(OUTSIDE, DRAWER, cash, what)
        elif cash > (there := night.balance(DRAWER)):
            raise Conflict.saying(
                "The drawer has {there}, not {cash}.",
                "not-enough",
                there=money_said(there, night.currency),
                cash=money_said(cash, night.currency),
            )
        else:
            moved = Transfer(DRAWER, OUTSIDE, cash, what)
        says = CashBooked(
            what=what,
            booked=cash if what in PAID_IN else -cash,
            purpose=clean_name(purpose, gettext("The purpose"), LONGEST_REASON, night.strict),
            player=UNSET if player is None else night.player(player).number,
        )
        return Decision(says, (moved,))

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        player = None if self.player is UNSET else self.player
        return self.decide(night, self.what, abs(self.booked), self.purpose, player)

    @property
    def cash(self) -> CashMoved:
        """What came into the drawer."""
        return CashMoved(booked=self.booked)

    @property
    def players(self) -> tuple[int, ...]:
        """Whose it is."""
        return () if self.player is UNSET else (self.player,)

    def describe(self, names: NameResolver) -> str:
        of = "" if self.player is UNSET else f", {names.name(self.player)}"
        return f"{gettext(_TOLD[self.what])}{of}: {self.purpose}"


def by_purpose(booked: Mapping[int, CashBooked], night: Night) -> Counter[tuple[str, str]]:
    """What came into the drawer for each kind of purpose and its name (below zero: left it), in
    minor units; nothing of what was taken back. `booked` is by entry.
    """
    found: Counter[tuple[str, str]] = Counter()
    for entry, says in booked.items():
        if entry not in night.corrected:
            found[says.what, says.purpose] += says.booked
    return found
