"""The debts that sealed nights have left, as the desk lists them."""

from dataclasses import dataclass

from ledger.desk.debts import Debt, Part, Went, began, debts
from ledger.state.night import Night
from ledger.state.places import parse
from ledger.state.register import Register
from web.services.services import Services
from web.shown.people import nights


@dataclass(frozen=True, slots=True)
class PaidPart:
    """A part of a debt that was paid, or went on in another night."""

    minor: int
    """What the player received of it (or, below zero, paid)."""
    entry: int
    """The house's entry by which it was paid; 0 where it went on."""
    place: str
    """Where the money is since, or whence it came; `hand`: from hand to hand."""
    who: str
    """The name of that person or account."""
    how: str
    at: int
    went: Went | None


@dataclass(frozen=True, slots=True)
class SettledBefore:
    """A debt that was settled from hand to hand at a sum which a later seal changed: it counts as
    open, all of it.
    """

    minor: int
    how: str
    at: int


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
    left: int
    """What is still to be received (or, below zero, to be paid), in minor units."""
    since: int
    """When its night was opened, in milliseconds since 1970: its evening."""
    began: int
    """Since when it is owed: of a debt that went on, its first evening."""
    open: bool
    went: Went | None
    """Where it went on."""
    parts: tuple[PaidPart, ...]
    settled: bool
    """Whether all of it was settled from hand to hand."""
    settled_before: SettledBefore | None


@dataclass(frozen=True, slots=True)
class Debts:
    """The debts of sealed nights, the newest first."""

    debts: tuple[DebtLine, ...]


def all_debts(services: Services) -> Debts:
    """What was left to pay as nights were sealed, and what became of it."""
    here = {night.id: night for night in nights(services)}
    found = debts(services.book, services.house, here.values())
    register = services.house.now()
    since = began(found, {night.id: night.opened_at for night in here.values()})
    return Debts(
        tuple(
            _line(here[debt.night], debt, since[debt.night, debt.player], register)
            for debt in found
        )
    )


def who_has(place: str, register: Register) -> str:
    """The name of the person or account; nothing for what is neither."""
    there = parse(place)
    if there.where == "person":
        return register.person(int(there.name)).name
    return there.name if there.where == "account" else ""


def _line(night: Night, debt: Debt, since: int, register: Register) -> DebtLine:
    before = None
    if debt.settled and not debt.is_settled:
        settled = debt.settled
        before = SettledBefore(night.in_cash(settled.chips), settled.how, settled.at)
    return DebtLine(
        night=debt.night,
        night_name=night.name,
        currency=night.cash_currency,
        player=debt.player,
        name=debt.name,
        person=debt.person,
        chips=debt.chips,
        minor=debt.minor,
        left=debt.left,
        since=night.opened_at,
        began=since,
        open=debt.is_open,
        went=debt.went,
        parts=tuple(_part(part, register) for part in debt.parts),
        settled=debt.is_settled,
        settled_before=before,
    )


def _part(part: Part, register: Register) -> PaidPart:
    return PaidPart(
        minor=part.minor,
        entry=part.entry,
        place=part.place,
        who=who_has(part.place, register) if part.place else "",
        how=part.how,
        at=part.at,
        went=part.went,
    )
