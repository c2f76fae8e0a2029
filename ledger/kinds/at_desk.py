"""What the entries of the host's desk are decided with: chips of the cage and of bankrolls, and the
cash in the drawer.

Debts and cash are counted in chips, and cash is always chips times what a chip is worth; so nothing
is ever rounded. What comes in cash goes through the drawer.
"""

from msgspec import UNSET, UnsetType

from games.language import gettext
from ledger.errors import Conflict
from ledger.kinds.facts import PlayerKind, chips_of
from ledger.state import accounts
from ledger.state.accounts import CAGE, DRAWER, ISSUED, OUTSIDE
from ledger.state.entries import Amount, CashMoved, Count, Transfer, move
from ledger.state.night import Night, Player
from ledger.state.words import whole


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


def from_cage(night: Night, chips: int) -> tuple[Transfer, ...]:
    """The new chips that have to be issued first, so that so many can leave the cage."""
    return move(ISSUED, CAGE, max(0, chips - night.balance(CAGE)), "chips issued")


def payable(night: Night) -> int:
    """For how many chips there is cash in the drawer."""
    return night.balance(DRAWER) // night.chip_worth


def into_drawer(night: Night, chips: int, why: str) -> tuple[Transfer, ...]:
    """Cash of the worth of so many chips, paid in."""
    return move(OUTSIDE, DRAWER, night.in_cash(chips), why)


def out_of_drawer(night: Night, chips: int, why: str) -> tuple[Transfer, ...]:
    """Cash of the worth of so many chips, paid out."""
    return move(DRAWER, OUTSIDE, night.in_cash(chips), why)


def check_bankroll(night: Night, who: Player, chips: int) -> None:
    """A player has so many chips in the bankroll. Raises `not-enough`."""
    whole(chips, gettext("The chips"))
    has = night.balance(accounts.bankroll(who.number))
    if chips > has:
        raise Conflict.saying(
            "{player} has {has} chips in the bankroll, not {chips}.",
            "not-enough",
            player=who.name,
            has=has,
            chips=chips,
        )
