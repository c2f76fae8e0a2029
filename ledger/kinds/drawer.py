"""What the host puts into the drawer, and counts in it."""

from typing import ClassVar

import msgspec

from games.language import gettext
from ledger.state.accounts import CASH_OVER_SHORT, DRAWER, OUTSIDE
from ledger.state.entries import (
    Amount,
    CashMoved,
    Count,
    Decision,
    Earlier,
    Entry,
    Kind,
    NameResolver,
    Transfer,
    move,
)
from ledger.state.night import Night
from ledger.state.words import whole


class FloatAdded(Kind, frozen=True, tag="float-added"):
    """The host puts more cash into the drawer."""

    added: Amount = msgspec.field(name="float")
    """In minor units."""

    asked: ClassVar[str] = "add_float"
    reversible: ClassVar[bool] = True

    @staticmethod
    def decide(night: Night, cash: int) -> Decision:
        """More cash for the drawer, in minor units."""
        night.check_open()
        whole(cash, gettext("The cash"))
        return Decision(FloatAdded(added=cash), (Transfer(OUTSIDE, DRAWER, cash, "float"),))

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.added)

    @property
    def cash(self) -> CashMoved:
        """What was added."""
        return CashMoved(added=self.added)

    def describe(self, names: NameResolver) -> str:
        return gettext("More cash for the drawer")


class DrawerCounted(Kind, frozen=True, tag="drawer-counted"):
    """The cash in the drawer is counted: what it has more or less than the book goes over or
    short.
    """

    counted: Count
    """In minor units."""

    asked: ClassVar[str] = "count_drawer"

    @staticmethod
    def decide(night: Night, counted: int) -> Decision:
        """The cash found in the drawer, in minor units."""
        night.check_open()
        whole(counted, gettext("The cash counted"), 0)
        found = counted - night.balance(DRAWER)
        transfers = move(CASH_OVER_SHORT, DRAWER, max(0, found), "over") + move(
            DRAWER, CASH_OVER_SHORT, max(0, -found), "short"
        )
        return Decision(DrawerCounted(counted=counted), transfers)

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.counted)

    def describe(self, names: NameResolver) -> str:
        return gettext("The drawer is counted")
