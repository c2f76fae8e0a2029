"""The house's money between the nights: where it is, what was noted of it, and receipts."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from flask import Response

from games.language import gettext
from ledger.desk.cash_between import left_of
from ledger.errors import NotThere
from ledger.state.house_money import CashCarried, DebtPaid, GiftNoted, MoneyCounted, places
from ledger.state.house_said import Noted, Payee
from ledger.state.night import Night
from ledger.state.places import Place, parse
from ledger.state.register import Register
from ledger.store.chain import short_code
from web.services.services import Services
from web.shown.debts import who_has
from web.shown.documents import money, page
from web.shown.people import nights

What: TypeAlias = Literal["paid", "carried", "counted", "gift"]


@dataclass(frozen=True, slots=True)
class CashThere:
    """Money of the house in a pocket, an account or a drawer; or of a float, what nobody has said
    the origin of.
    """

    place: str
    """As `ledger.state.places` names it."""
    name: str
    night: int | None
    """Whose drawer or float it is."""
    currency: str
    minor: int


@dataclass(frozen=True, slots=True)
class MoneyLine:
    """An entry of the house about money that nobody has taken back."""

    entry: int
    at: int
    what: What
    currency: str
    minor: int
    """What moved; of a count what was found, of a thing its worth; of a debt what the player
    received or (below zero) paid.
    """
    source: str
    """Where the money came from, or who gave it."""
    target: str
    """Where it is since."""
    thing: str
    """What was given in kind."""
    text: str
    """What was written: why, how, for which purpose."""


@dataclass(frozen=True, slots=True)
class HouseMoney:
    """Where the house's money is between the nights, and what was noted of it, newest first."""

    there: tuple[CashThere, ...]
    drawers: tuple[CashThere, ...]
    """Of closed nights, that have something in them."""
    floats: tuple[CashThere, ...]
    """What was put in as float, and not yet said where it came from."""
    entries: tuple[MoneyLine, ...]
    currencies: tuple[str, ...]
    """Those of the nights, the newest first."""
    payee: Payee | None
    """To whose account debts are paid by transfer."""


def house_money(services: Services) -> HouseMoney:
    """What the house's journal and the drawers of its nights have."""
    all_nights = list(nights(services))
    register, names = services.house.now(), services.house.names()
    named = {names[night.id]: night for night in all_nights}
    there = tuple(
        CashThere(str(place), who_has(str(place), register), None, currency, minor)
        for (place, currency), minor in sorted(places(register).items(), key=str)
        if place.is_held
    )
    drawers = _of_nights(register, named, "drawer")
    floats = _of_nights(register, named, "float")
    entries = tuple(_line(noted, register, named) for noted in _newest_first(register))
    codes = dict.fromkeys(
        night.chip_value.currency for night in all_nights if night.chip_value is not None
    )
    return HouseMoney(there, tuple(drawers), tuple(floats), entries, tuple(codes), register.payee)


def _newest_first(register: Register) -> list[Noted]:
    return sorted(register.money.values(), key=lambda noted: -noted.entry)


def _of_nights(
    register: Register, named: dict[str, Night], where: Literal["drawer", "float"]
) -> Iterator[CashThere]:
    for name, night in named.items():
        place = Place(where, name)
        if night.chip_value is None or (where == "drawer" and night.is_open):
            continue
        if left := left_of(register, night, place):
            yield CashThere(str(place), night.name, night.id, night.chip_value.currency, left)


def _line(noted: Noted, register: Register, named: dict[str, Night]) -> MoneyLine:
    what, minor, source, target, thing, text = _facts(noted, register, named)
    return MoneyLine(
        noted.entry, noted.at, what, noted.says.currency, minor, source, target, thing, text
    )


def _facts(
    noted: Noted, register: Register, named: dict[str, Night]
) -> tuple[What, int, str, str, str, str]:
    match noted.says:
        case DebtPaid(paid=paid, place=place, how=how) as says:
            night = named.get(says.night)
            player = night.player(says.player).name if night else gettext("another night")
            there = place_in_words(place, register, named)
            source, target = (player, there) if paid < 0 else (there, player)
            return "paid", paid, source, target, "", how
        case CashCarried(source=source, target=target, amount=amount, why=why):
            from_, to = (place_in_words(place, register, named) for place in (source, target))
            return "carried", amount, from_, to, "", why
        case MoneyCounted(place=place, counted=counted):
            return "counted", counted, "", place_in_words(place, register, named), "", ""
        case GiftNoted(amount=amount, giver=giver, place=place, thing=thing, purpose=purpose):
            to = "" if thing else place_in_words(place, register, named)
            return "gift", amount, giver, to, thing, purpose
        case _:
            raise AssertionError(noted.says)


def place_in_words(text: str, register: Register, named: dict[str, Night]) -> str:
    """What a place is called on screens and paper."""
    place = parse(text)
    if place.is_held:
        return who_has(text, register)
    night = named.get(place.name)
    name = night.name if night else gettext("another night")
    return {
        "drawer": gettext("the drawer of {night}", night=name),
        "float": gettext("the float of {night}", night=name),
        "hand": gettext("from hand to hand"),
        "outside": gettext("outside the house"),
    }[place.where]


# Receipts


def money_receipt(services: Services, entry: int) -> Response:
    """A receipt for an entry of the house about money, to print and to sign. Raises
    `no-such-entry` where there is none, or it was taken back.
    """
    register, names = services.house.now(), services.house.names()
    noted = register.money.get(entry)
    if noted is None or isinstance(noted.says, MoneyCounted):
        raise NotThere.saying("There is no receipt for this entry.", "no-such-entry")
    named = {names[night.id]: night for night in nights(services)}
    line = _line(noted, register, named)
    title, lines = _said(noted, line)
    return page(
        "money",
        title=title,
        lines=lines,
        entry=noted,
        code=short_code(services.house.hash_of(entry)),
    )


def _said(noted: Noted, line: MoneyLine) -> tuple[str, list[tuple[str, str]]]:
    amount = money(abs(line.minor), line.currency)
    if isinstance(noted.says, GiftNoted):
        titles = {
            "card": gettext("Donation by card"),
            "transfer": gettext("Donation by transfer"),
            "kind": gettext("Gift in kind"),
        }
        given = (
            [(gettext("What was given"), line.thing), (gettext("Its worth"), amount)]
            if line.thing and line.minor
            else [(gettext("What was given"), line.thing)]
            if line.thing
            else [(gettext("Amount"), amount), (gettext("Received in"), line.target)]
        )
        said = [(gettext("Given by"), line.source), *given, (gettext("For"), line.text)]
        return titles[noted.says.by_way_of], said
    title = gettext("Debt paid") if line.what == "paid" else gettext("Cash carried")
    said = [
        (gettext("Amount"), amount),
        (gettext("From"), line.source),
        (gettext("To"), line.target),
    ]
    return title, said + ([(gettext("Note"), line.text)] if line.text else [])
