"""A statement of what somebody is to pay or to receive between the nights: of which evenings, how
old, in chips and money, and what is to be done about it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta

from flask import Response

from ledger.desk.debts import Debt, began, debts
from ledger.errors import NotThere
from ledger.state.house_said import Payee
from ledger.state.night import Night
from web.services.services import Services
from web.shown import qr
from web.shown.documents import page
from web.shown.people import nights

_DAY = timedelta(days=1) / timedelta(milliseconds=1)
_MOST_BY_TRANSFER = 99_999_999_999
"""Minor units that a SEPA payment code can say."""


@dataclass(frozen=True, slots=True)
class DebtOfEvening:
    """What is left of one evening; amounts as for the player: below zero, to pay."""

    night: Night
    since: int
    """When the evening was opened from which it is: of a debt that went on, its first one."""
    days: int
    """How old it is since then."""
    chips: int | None
    """None where it is no whole number of that night's chips any more."""
    left: int
    paid: int
    """What of it was paid or went on, in minor units."""


@dataclass(frozen=True, slots=True)
class ToPay:
    """All that is left in one currency."""

    currency: str
    evenings: tuple[DebtOfEvening, ...]
    code: str
    """The payment code as SVG; nothing where there is none."""

    @property
    def total(self) -> int:
        """In minor units; below zero, to pay."""
        return sum(evening.left for evening in self.evenings)


def statement_page(services: Services, night: int, player: int) -> Response:
    """The statement of this night's player: of all that person's debts, where it is known who that
    is. Raises `no-such-player` where nothing is left.
    """
    here = {each.id: each for each in nights(services)}
    ever = debts(services.book, services.house, here.values())
    found = [debt for debt in ever if debt.is_open]
    asked = [debt for debt in found if (debt.night, debt.player) == (night, player)]
    if not asked:
        raise NotThere.saying("Nothing is left to pay by or to this player.", "no-such-player")
    (debt,) = asked
    if debt.person is not None:
        asked = [each for each in found if each.person == debt.person]
    register = services.house.now()
    name = register.person(debt.person).name if debt.person else debt.name
    at = services.clock()
    since = began(ever, {each.id: each.opened_at for each in here.values()})
    owed = {debt: since[debt.night, debt.player] for debt in asked}
    sums = to_pay(owed, at, here, name, register.payee)
    return page("statement", who=name, sums=sums, payee=register.payee, at=at)


def to_pay(
    owed: Mapping[Debt, int], at: int, here: Mapping[int, Night], name: str, payee: Payee | None
) -> list[ToPay]:
    """What is left, by currency, the earliest evening first; `owed` says since when."""
    lines: dict[str, list[DebtOfEvening]] = {}
    for debt in sorted(owed, key=lambda debt: here[debt.night].opened_at):
        night = here[debt.night]
        assert night.chip_value  # play money leaves no debts
        chips, rest = divmod(debt.left, night.chip_worth)
        lines.setdefault(night.chip_value.currency, []).append(
            DebtOfEvening(
                night=night,
                since=owed[debt],
                days=max(0, int((at - owed[debt]) // _DAY)),
                chips=None if rest else chips,
                left=debt.left,
                paid=debt.minor - debt.left,
            )
        )
    return [
        ToPay(currency, tuple(evenings), _code(currency, evenings, name, payee))
        for currency, evenings in lines.items()
    ]


def _code(currency: str, evenings: Sequence[DebtOfEvening], name: str, payee: Payee | None) -> str:
    owed = -sum(evening.left for evening in evenings)
    if payee is None or currency != "EUR" or not 0 < owed <= _MOST_BY_TRANSFER:
        return ""
    return qr.payment(payee.name, payee.iban, owed, f"Croupier, {name}")
