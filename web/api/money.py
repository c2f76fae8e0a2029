"""Money between the nights: debts are paid, in parts or as a whole, or go on in another night."""

import marshmallow as ma

from ledger.book import Receipt
from ledger.desk import cash_between
from ledger.desk import debts as debts_
from ledger.state.places import parse
from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.fields import Text, Whole, YesOrNo
from web.api.people import said
from web.api.permits import host, to_write
from web.api.request_parts import NAME
from web.shown import debts as shown
from web.shown.debts import Debts
from web.shown.written import DeskWritten

blueprint = ApiBlueprint(
    "money", __name__, url_prefix="/api", description="Money between the nights."
)

_SEEN = "what the screen showed as left, with its sign: another sum is refused as stale"
PLACE = 100


def _seen(*, required: bool) -> Whole:
    return Whole(-(10**15), 10**15, required=required, metadata={"description": _SEEN})


class DebtOf(ma.Schema):
    """A debt of another night, by its player there; all of it, or a part in minor units."""

    of_night = Whole(most=10**9, data_key="night")
    of_player = Whole(most=10**9, data_key="player")
    part = Whole(required=False)
    seen = _seen(required=False)


class PartPaid(ma.Schema):
    """So much of a debt, in minor units; who took the money, or gave it (`person:3`,
    `account:Bank`), or `hand`: from hand to hand.
    """

    minor = Whole()
    place = Text(most=PLACE)
    how = Text(0, NAME, required=False)
    seen = _seen(required=True)


class BySettling(ma.Schema):
    """Whether a debt was settled from hand to hand, and how."""

    settled = YesOrNo()
    how = Text(0, NAME, required=False)
    seen = _seen(required=False)


class WrongMoney(ma.Schema):
    """An entry of the house about money that was wrong, and why."""

    entry = Whole(most=10**9)
    why = Text(most=NAME)


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
    return debts_.bring(
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
    debts_.pay(
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
    debts_.settle(
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
