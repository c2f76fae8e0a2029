"""Cash between the nights: out of a drawer, into a pocket or a bank, to the float of a night; and
gifts that no drawer saw. `ledger.state.house_money` says what is written.
"""

import sqlalchemy as sa

from games.language import gettext
from ledger.book import Book
from ledger.errors import Conflict, Invalid
from ledger.house import House, names_at
from ledger.state.accounts import DRAWER
from ledger.state.currencies import money_said
from ledger.state.entries import Request
from ledger.state.house_money import (
    CashCarried,
    GiftBy,
    GiftNoted,
    MoneyCounted,
    MoneyTakenBack,
    held,
)
from ledger.state.night import Night
from ledger.state.places import Place
from ledger.state.register import Register
from ledger.state.words import LONGEST_REASON, clean_name, whole


def carry(
    book: Book,
    house: House,
    request: Request,
    source: Place,
    target: Place,
    amount: int,
    currency: str,
    why: str = "",
) -> Register:
    """Money goes from one place to another, in minor units. Raises `stale` where a drawer's night
    is open, `not-enough` where a drawer has less or a float is of less, `bad-setting`.
    """

    def make(connection: sa.Connection, register: Register) -> CashCarried:
        cash = whole(amount, gettext("The cash"))
        names = {name: night for night, name in names_at(connection).items()}
        for place in (source, target):
            if place.night is not None:
                if place.night not in names:
                    raise Invalid.saying("There is no such night.", "bad-setting")
                night = book.night_at(connection, names[place.night])
                _check_there(register, night, place, cash, currency)
        return CashCarried(
            currency=currency,
            source=str(source),
            target=str(target),
            amount=cash,
            why=_text(why, gettext("What it was for")),
        )

    named = {place.night for place in (source, target)}
    nights = [night for night, name in house.names().items() if name in named]
    return house.write_held(request, nights, make)


def _check_there(
    register: Register, night: Night, place: Place, amount: int, currency: str
) -> None:
    """Raises where a drawer or a float has less than that."""
    if night.chip_value is None or night.chip_value.currency != currency:
        raise Invalid.saying(
            "{night} has no cash of this currency.", "bad-setting", night=night.name
        )
    if place.where == "drawer" and night.is_open:
        raise Conflict.saying(
            "{night} is open: its drawer is emptied once it is closed.", "stale", night=night.name
        )
    there = left_of(register, night, place)
    if amount > there:
        sums = {"there": money_said(there, currency), "cash": money_said(amount, currency)}
        raise Conflict(
            gettext("{there} are left there, not {cash}.", **sums)
            if place.where == "drawer"
            else gettext(
                "Of that night's float {there} have come from nowhere yet, not {cash}.", **sums
            ),
            "not-enough",
        )


def left_of(register: Register, night: Night, place: Place) -> int:
    """What is still in a night's drawer, or what of its float came from nowhere yet, in minor
    units.
    """
    if night.chip_value is None:
        return 0
    in_all = night.balance(DRAWER) if place.where == "drawer" else night.cash_float
    return in_all - abs(held(register, place, night.chip_value.currency))


def count(
    house: House,
    request: Request,
    place: Place,
    counted: int,
    currency: str,
    seen: int | None = None,
) -> Register:
    """What is in a pocket or an account was counted, in minor units. `seen` is what the house's
    journal had there where that was asked: another sum is `stale`.
    """

    def make(register: Register) -> MoneyCounted:
        book = held(register, place, currency)
        if seen is not None and seen != book:
            raise Conflict.saying("Money came or went there since. Look again.", "stale")
        return MoneyCounted(currency=currency, place=str(place), counted=counted, book=book)

    return house.write(request, make)


def give(
    house: House,
    request: Request,
    by_way_of: GiftBy,
    giver: str,
    purpose: str,
    amount: int,
    currency: str,
    place: Place,
    thing: str = "",
    night: int | None = None,
) -> Register:
    """Somebody gave money that is not in the drawer, or a thing; `amount` in minor units. Raises
    `bad-setting`, `BadName`, `no-such-night`.
    """
    name = None if night is None else house.name(night)
    return house.write(
        request,
        lambda _: GiftNoted(
            currency=currency,
            by_way_of=by_way_of,
            giver=_text(giver, gettext("The giver")),
            purpose=_text(purpose, gettext("The purpose")),
            thing=_text(thing, gettext("What was given")),
            amount=whole(amount, gettext("The amount"), 0),
            place=str(place),
            night=name,
        ),
    )


def take_back(house: House, request: Request, entry: int, reason: str) -> Register:
    """An entry about money was wrong. Raises `stale` where there is none that stands."""
    why = clean_name(reason, gettext("The reason"), LONGEST_REASON)
    return house.write(request, lambda _: MoneyTakenBack(entry=entry, reason=why))


def _text(text: str, what: str) -> str:
    return text and clean_name(text, what, LONGEST_REASON)
