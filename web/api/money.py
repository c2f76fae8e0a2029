"""Money between the nights: debts are paid, in parts or as a whole, or go on in another night;
cash that is carried and counted; gifts that no drawer saw.
"""

from typing import Any

import marshmallow as ma
from flask import Response

from ledger.book import Receipt
from ledger.desk import cash_between, paying
from ledger.state.payee import payee_named
from ledger.state.places import parse
from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.fields import Text, Whole, Word, YesOrNo
from web.api.people import said
from web.api.permits import host, to_write
from web.api.request_parts import NAME
from web.shown import debts as shown
from web.shown.debts import Debts
from web.shown.money import HouseMoney, house_money, money_receipt
from web.shown.statement import statement_page
from web.shown.written import DeskWritten

blueprint = ApiBlueprint(
    "money", __name__, url_prefix="/api", description="Money between the nights."
)

_SEEN = "what the screen showed as left, with its sign: another sum is refused as stale"
PLACE = 100


def _amount_shown(*, required: bool) -> Whole:
    return Whole(-(10**15), 10**15, required=required, metadata={"description": _SEEN})


class DebtOf(ma.Schema):
    """A debt of another night, by its player there; all of it, or a part in minor units."""

    of_night = Whole(most=10**9, data_key="night")
    of_player = Whole(most=10**9, data_key="player")
    part = Whole(required=False)
    seen = _amount_shown(required=False)


class PartPaid(ma.Schema):
    """So much of a debt, in minor units; who took the money, or gave it (`person:3`,
    `account:Bank`), or `hand`: from hand to hand.
    """

    minor = Whole()
    place = Text(most=PLACE)
    how = Text(0, NAME, required=False)
    seen = _amount_shown(required=True)


class BySettling(ma.Schema):
    """Whether a debt was settled from hand to hand, and how."""

    settled = YesOrNo()
    how = Text(0, NAME, required=False)
    seen = _amount_shown(required=False)


class CashToCarry(ma.Schema):
    """Cash that goes from a place to another, in minor units; places as `GET /api/money` has
    them: `drawer:…` and `float:…` of a night, `account:Bank`, `person:3`, `outside`.
    """

    source = Text(most=PLACE)
    target = Text(most=PLACE)
    amount = Whole()
    currency = Text(3, 3)
    why = Text(0, NAME, required=False)


class MoneyFound(ma.Schema):
    """What is in a pocket or an account, in minor units; an account may be below zero."""

    place = Text(most=PLACE)
    currency = Text(3, 3)
    counted = Whole(-(10**15), 10**15)
    seen = Whole(-(10**15), 10**15, metadata={"description": _SEEN})


class GiftGiven(ma.Schema):
    """Money that is not in a drawer, or a thing (`kind`, with its worth in minor units or 0), with
    who gave it and for what.
    """

    by_way_of = Word("card", "transfer", "kind", data_key="by")
    giver = Text(most=NAME)
    purpose = Text(most=NAME)
    amount = Whole(0)
    currency = Text(3, 3)
    place = Text(most=PLACE)
    thing = Text(0, NAME, required=False)
    night = Whole(most=10**9, required=False)


class ToAccount(ma.Schema):
    """Whose account debts are paid to, and its IBAN; both empty: there is none."""

    name = Text(0, NAME)
    iban = Text(0, 60)


class WrongMoney(ma.Schema):
    """An entry of the house about money that was wrong, and why."""

    entry = Whole(most=10**9)
    why = Text(most=NAME)


# Cash, gifts


@blueprint.reads("/money", host, HouseMoney)
def all_money(context: Context) -> HouseMoney:
    """Where the house's money is between the nights, and what was noted of it."""
    return house_money(context.services)


@blueprint.writes("/money/carried", host, CashToCarry, HouseMoney, keyed=False)
def carry_cash(
    context: Context, source: str, target: str, amount: int, currency: str, why: str = ""
) -> HouseMoney:
    """Cash goes from one place to another: out of a drawer, into a pocket or a bank, and from there
    to a night's float.
    """
    services, noted = context.services, said(context)
    places = parse(source), parse(target)
    cash_between.carry(services.book, services.house, noted, *places, amount, currency, why)
    return house_money(services)


@blueprint.writes("/money/counted", host, MoneyFound, HouseMoney, keyed=False)
def count_money(context: Context, place: str, currency: str, counted: int, seen: int) -> HouseMoney:
    """What is in a pocket or an account was counted: what is there more or less than the house's
    journal has goes over or short.
    """
    house = context.services.house
    cash_between.count(house, said(context), parse(place), counted, currency, seen)
    return house_money(context.services)


@blueprint.writes("/money/gifts", host, GiftGiven, HouseMoney, keyed=False)
def note_gift(context: Context, place: str, **facts: Any) -> HouseMoney:
    """Somebody gave money by card or by transfer, or a thing."""
    cash_between.give(context.services.house, said(context), place=parse(place), **facts)
    return house_money(context.services)


@blueprint.writes("/money/payee", host, ToAccount, HouseMoney, method="PUT", keyed=False)
def name_payee(context: Context, name: str, iban: str) -> HouseMoney:
    """To whose account debts to the house are paid by transfer: it stands on statements, with a
    payment code. Nothing is sent.
    """
    context.services.house.write(said(context), lambda _: payee_named(name, iban))
    return house_money(context.services)


@blueprint.gives("/nights/<number:night>/players/<number:player>/statement", host, ["text/html"])
def statement(context: Context, night: int, player: int) -> Response:
    """What this player, or that person over all nights, is to pay or to receive."""
    return statement_page(context.services, night, player)


@blueprint.gives("/money/<number:entry>/receipt", host, ["text/html"])
def receipt_of_money(context: Context, entry: int) -> Response:
    """A receipt for a gift, a payment or cash that was carried, to print and to sign."""
    return money_receipt(context.services, entry)


# Debts


@blueprint.reads("/debts", host, Debts)
def all_debts(context: Context) -> Debts:
    """What was left to pay as nights were sealed, and what became of it."""
    return shown.all_debts(context.services)


@blueprint.writes("/nights/<number:night>/players/<number:player>/debts", host, DebtOf, DeskWritten)
def bring_debt(
    context: Context,
    night: int,
    player: int,
    of_night: int,
    of_player: int,
    part: int | None = None,
    seen: int | None = None,
) -> Receipt:
    """A debt of another night, or a part of it, goes on in this one: from then on it is repaid, or
    paid, here.
    """
    services, noted = context.services, to_write(context)
    return paying.bring(
        services.book, services.house, noted, night, player, of_night, of_player, part, seen
    )


@blueprint.writes(
    "/nights/<number:night>/players/<number:player>/paid", host, PartPaid, Debts, keyed=False
)
def pay_part(
    context: Context, night: int, player: int, minor: int, place: str, seen: int, how: str = ""
) -> Debts:
    """A part of a debt of a sealed night was paid, or the rest of it."""
    services = context.services
    paying.pay(
        services.book,
        services.house,
        said(context),
        night,
        player,
        minor,
        parse(place),
        how,
        seen,
    )
    return shown.all_debts(services)


@blueprint.writes(
    "/nights/<number:night>/players/<number:player>/settled",
    host,
    BySettling,
    Debts,
    method="PUT",
    keyed=False,
)
def settle_by_hand(
    context: Context,
    night: int,
    player: int,
    settled: bool,
    how: str = "",
    seen: int | None = None,
) -> Debts:
    """What is left of a debt of a sealed night was settled from hand to hand, or was not after
    all.
    """
    services = context.services
    paying.settle(
        services.book,
        services.house,
        said(context),
        night,
        player,
        settled=settled,
        how=how,
        seen=seen,
    )
    return shown.all_debts(services)


@blueprint.writes("/money/taken-back", host, WrongMoney, Debts, keyed=False)
def take_money_back(context: Context, entry: int, why: str) -> Debts:
    """An entry of the house about money was wrong: it counts no more."""
    cash_between.take_back(context.services.house, said(context), entry, why)
    return shown.all_debts(context.services)
