"""Chips that a player gives another."""

from typing import ClassVar

from games.language import gettext
from ledger.errors import Invalid
from ledger.kinds.at_desk import check_bankroll
from ledger.state import accounts
from ledger.state.entries import (
    Amount,
    Decision,
    Earlier,
    Entry,
    Kind,
    NameResolver,
    Number,
    Transfer,
)
from ledger.state.night import Night


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
            raise Invalid.saying(
                "{gives} has these chips already.", "bad-setting", gives=gives.name
            )
        check_bankroll(night, gives, chips)
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
