"""The debts that sealed nights have left, as the desk lists them."""

from dataclasses import dataclass

from ledger.desk.debts import Debt, Went, debts
from ledger.state.night import Night
from web.services.services import Services
from web.shown.people import nights


@dataclass(frozen=True, slots=True)
class DebtLine:
    """What a player was left to receive (or, below zero, to pay) as a night was sealed."""

    night: int
    night_name: str
    currency: str
    player: int
    name: str
    person: int | None
    chips: int
    minor: int
    open: bool
    went: Went | None
    """Where it went on."""


@dataclass(frozen=True, slots=True)
class Debts:
    """The debts of sealed nights, the newest first."""

    debts: tuple[DebtLine, ...]


def all_debts(services: Services) -> Debts:
    """What was left to pay as nights were sealed, and what became of it."""
    here = {night.id: night for night in nights(services)}
    found = debts(services.book, services.house, here.values())
    return Debts(tuple(_line(here[debt.night], debt) for debt in found))


def _line(night: Night, debt: Debt) -> DebtLine:
    return DebtLine(
        night=debt.night,
        night_name=night.name,
        currency=night.chip_value.currency if night.chip_value else "",
        player=debt.player,
        name=debt.name,
        person=debt.person,
        chips=debt.chips,
        minor=debt.minor,
        open=debt.is_open,
        went=debt.went,
    )
