"""A debt of another night that goes on in this one."""

from collections.abc import Mapping
from typing import ClassVar

import msgspec
from msgspec import UNSET, UnsetType

from games.language import gettext
from ledger.errors import Conflict, Invalid
from ledger.kinds.facts import PlayerKind
from ledger.state import accounts
from ledger.state.accounts import MARKERS
from ledger.state.entries import (
    CashMoved,
    Change,
    Decision,
    Digest,
    Earlier,
    Entry,
    NameResolver,
    Number,
    Transfer,
)
from ledger.state.night import Night
from ledger.state.words import whole
from ledger.store.canonical import JSON


class Elsewhere(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The player of another night: that night by the hash of its first entry, and the seal that the
    debt stood under.
    """

    night: Digest
    seal: Digest
    player: Number
    owed: Change | UnsetType = UNSET
    """All that was left there, where this is a part of it: in minor units, with the sign of
    `DebtBrought.brought`.
    """


class DebtBrought(PlayerKind, frozen=True, tag="debt-brought"):
    """What a player owed when another night was sealed, or was owed, goes on here: it is repaid,
    paid out or turned into chips like any other debt of this night. It is nobody's result.
    """

    brought: Change
    """In chips of this night: what the player owes; below zero, what the house owes the player."""
    of: Elsewhere

    asked: ClassVar[str] = "bring_debt"
    reversible: ClassVar[bool] = True

    @staticmethod
    def decide(night: Night, player: int, brought: int, of: Mapping[str, JSON]) -> Decision:
        """Bring a debt. Whether it stands in that other night, and was not brought elsewhere, is
        for whoever has that night to see.
        """
        night.check_open()
        who = night.player(player)
        if type(brought) is not int or not brought:
            raise Conflict.saying("A debt that is brought is of at least one chip.", "nothing-owed")
        chips = whole(abs(brought), gettext("The debt"))
        try:
            elsewhere = msgspec.convert(of, Elsewhere)
        except msgspec.ValidationError as error:
            raise Invalid.saying(
                "That names no night's player: {error}.", "bad-setting", error=error
            ) from error
        owes = accounts.desk_marker if brought > 0 else accounts.house_marker
        moved = Transfer(MARKERS, owes(who.number), chips, "debt of another night")
        return Decision(DebtBrought(player=who.number, brought=brought, of=elsewhere), (moved,))

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.player, self.brought, msgspec.to_builtins(self.of))

    @property
    def cash(self) -> CashMoved:
        """What was brought."""
        return CashMoved(self.player, brought=self.brought)

    def describe(self, names: NameResolver) -> str:
        name = names.name(self.player)
        if self.brought > 0:
            return gettext(
                "{name} brings a debt of {brought} chips from another night",
                name=name,
                brought=self.brought,
            )
        return gettext(
            "{name} is still owed {brought} chips from another night",
            name=name,
            brought=-self.brought,
        )
