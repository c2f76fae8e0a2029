"""The desk: nights, and what is settled for a whole night."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Literal, TypedDict

import marshmallow as ma
from flask import Response
from marshmallow import fields, validate

import ledger.desk.opening
from ledger.book import Receipt
from ledger.desk import closing, together
from ledger.desk.opening import reopen
from ledger.kinds import corrections, nights
from ledger.kinds.drawer import DrawerCounted, FloatAdded
from ledger.kinds.gifts import Gift as GiftKind
from ledger.kinds.nights import MOST_KINDS_OF_CHIPS
from ledger.kinds.players import PlayerAdded
from ledger.kinds.tables import TableOpened
from ledger.store.canonical import JSON, LARGEST
from web.api import states
from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.fields import Anything, Text, Whole, Word, chips
from web.api.permits import host, signed_in, to_write, write
from web.api.request_parts import MOST_AT_ONCE, NAME
from web.shown.beginning import Beginning, beginning
from web.shown.desk import Desk
from web.shown.nights import Nights, listed_nights
from web.shown.written import DeskWritten
from web.signin.screens import opening

blueprint = ApiBlueprint("desk", __name__, url_prefix="/api", description="The host's desk.")


class ChipWorth(ma.Schema):
    """What a chip is worth: so many of the currency's minor units."""

    currency = fields.String(required=True, validate=validate.Regexp(r"\A[A-Z]{3}\Z"))
    chip = Whole(1, 10**9)


class Worth(TypedDict):
    """A `ChipWorth` that was checked."""

    currency: str
    chip: int


class KindOfChip(ma.Schema):
    """A kind of chip."""

    value = Whole(1, 10**9)
    colour = Text(most=20)


class Kind(TypedDict):
    """A `KindOfChip` that was checked."""

    value: int
    colour: str


class NewTable(ma.Schema):
    """A table to be opened."""

    game = Text(most=40)
    options = Anything(required=False)
    cards = Word("virtual", "physical")
    tray = chips(0)
    name = Text(most=NAME, required=False)


class NewNight(ma.Schema):
    """A night to be opened. `money` is null for play money; `float` is the cash in the drawer, in
    minor units; `players` are the names of who plays, `people` those of the house who do, and
    `tables` what is played.
    """

    name = Text(most=NAME)
    money = fields.Nested(ChipWorth, required=True, allow_none=True)
    chip_set = fields.List(
        fields.Nested(KindOfChip), required=True, validate=validate.Length(1, MOST_KINDS_OF_CHIPS)
    )
    cash_float = Whole(0, LARGEST, data_key="float", required=False)
    players = fields.List(Text(most=NAME), validate=validate.Length(0, MOST_AT_ONCE))
    people = fields.List(Whole(most=10**9), validate=validate.Length(0, MOST_AT_ONCE))
    tables = fields.List(fields.Nested(NewTable), validate=validate.Length(0, 20))


class NightChanges(ma.Schema):
    """What is to be different about a night."""

    name = Text(most=NAME, required=False)
    money = fields.Nested(ChipWorth, allow_none=True)
    chip_set = fields.List(
        fields.Nested(KindOfChip), validate=validate.Length(1, MOST_KINDS_OF_CHIPS)
    )


class Gift(ma.Schema):
    """Chips from one player's bankroll to another's."""

    giver = Whole(most=10**9, data_key="from")
    taker = Whole(most=10**9, data_key="to")
    chips = chips()


class Cash(ma.Schema):
    """Cash, in minor units."""

    cash = Whole()


class Counted(ma.Schema):
    """What was found by counting."""

    counted = Whole(0)


class Sale(ma.Schema):
    """The same chips sold to several players."""

    players = fields.List(
        Whole(most=10**9), required=True, validate=validate.Length(1, MOST_AT_ONCE)
    )
    chips = chips()
    against = Word("cash", "marker")


class CashedOut(ma.Schema):
    """Players who hand in all of their chips."""

    players = fields.List(
        Whole(most=10**9), required=True, validate=validate.Length(1, MOST_AT_ONCE)
    )


class Corrections(ma.Schema):
    """Entries of the desk that were wrong, and why."""

    entries = fields.List(
        Whole(most=LARGEST), required=True, validate=validate.Length(1, MOST_AT_ONCE)
    )
    why = Text(most=NAME)


class Correction(ma.Schema):
    """An entry of the desk that was wrong, and why."""

    entry = Whole(most=LARGEST)
    why = Text(most=NAME)


@blueprint.reads("/nights", signed_in, Nights)
def all_nights(context: Context) -> Nights:
    """The nights, the newest first; a tablet and a wall see their own."""
    own, book = context.who.night, context.services.book
    found = [heading for heading in book.nights() if own in (None, heading.id)]
    return listed_nights(context.services, found)


@blueprint.writes("/nights", host, NewNight, DeskWritten, status=201)
def open_night(
    context: Context,
    name: str,
    money: Worth | None,
    chip_set: Sequence[Kind],
    cash_float: int = 0,
    players: Sequence[str] = (),
    people: Sequence[int] = (),
    tables: Sequence[Mapping[str, Any]] = (),
) -> Receipt:
    """Open a night, with its players and tables where they are known by then: names, and people of
    the house.
    """
    worth, house = _worth(money), context.services.house
    register = house.now()
    who: list[tuple[str, int | None]] = [(name, None) for name in players]
    who += [(register.person(person).name, person) for person in people]
    request = to_write(context)
    receipt = ledger.desk.opening.open_night(
        context.services.book,
        request,
        name=name,
        chip_value=worth,
        chip_set=chip_set,
        cash_float=cash_float,
        then=[
            *(partial(PlayerAdded.decide, name=name) for name, _ in who),
            *(partial(TableOpened.decide, **{"options": {}, **table}) for table in tables),
        ],
    )
    screen = context.who.screen
    context.services.screens.opened(receipt.night.id, screen, opening(screen, request.key))
    for player, (name, person) in enumerate(who, 1):
        house.meet(receipt.night.id, player, name, person, request)
    return receipt


@blueprint.reads("/nights/<number:night>", host, Desk)
def look_at_night(context: Context, night: int) -> Response:
    """The whole night at a glance."""
    return states.desk(context, context.services.book.night(night))


@blueprint.reads("/nights/<number:night>/beginning", host, Beginning)
def look_at_beginning(context: Context, night: int) -> Beginning:
    """What to ask for a new night like this one: money, chips, float, players, tables."""
    return beginning(context.services.book.night(night))


@blueprint.writes("/nights/<number:night>", host, NightChanges, DeskWritten, method="PATCH")
def change_night(context: Context, night: int, **changes: Any) -> Receipt:
    """Change the name, the chip set, or (before there are chips) what a chip is worth."""
    if "money" in changes:
        changes["chip_value"] = _worth(changes.pop("money"))
    return write(context, night, nights.NightChanged, changes)


@blueprint.writes("/nights/<number:night>/close", host, answers=DeskWritten)
def close_night(context: Context, night: int) -> Receipt:
    """Close the night and its tables; the seal is what everybody photographs."""
    return closing.close_night(context.services.book, night, to_write(context))


@blueprint.writes("/nights/<number:night>/reopen", host, answers=DeskWritten)
def reopen_night(context: Context, night: int) -> Receipt:
    """Open a closed night again; not one whose debts went on in another night."""
    return reopen(context.services.book, to_write(context), night)


@blueprint.writes("/nights/<number:night>/gifts", host, Gift, DeskWritten)
def give(context: Context, night: int, giver: int, taker: int, chips: int) -> Receipt:
    """Move chips from one player's bankroll to another's."""
    return write(context, night, GiftKind, giver, taker, chips)


@blueprint.writes("/nights/<number:night>/floats", host, Cash, DeskWritten)
def add_float(context: Context, night: int, cash: int) -> Receipt:
    """Put more cash into the drawer."""
    return write(context, night, FloatAdded, cash)


@blueprint.writes("/nights/<number:night>/drawer-counts", host, Counted, DeskWritten)
def count_drawer(context: Context, night: int, counted: int) -> Receipt:
    """Note the cash found in the drawer; what is more or less than the book has goes over
    or short.
    """
    return write(context, night, DrawerCounted, counted)


@blueprint.writes("/nights/<number:night>/corrections", host, Correction, DeskWritten)
def correct(context: Context, night: int, entry: int, why: str) -> Receipt:
    """Take an entry of the desk back by a new one that names it."""
    wrong = context.services.book.entry(night, entry)
    content: dict[str, JSON] = {"do": "correct", "entry": entry, "why": why}
    return context.services.book.write(
        night,
        to_write(context),
        content,
        lambda state: corrections.Corrected.decide(state, wrong, why),
    )


@blueprint.writes("/nights/<number:night>/corrections/all", host, Corrections, DeskWritten)
def correct_all(context: Context, night: int, entries: list[int], why: str) -> Receipt:
    """Take several entries of the desk back, the last one first; all of them or none."""
    return together.take_back(context.services.book, night, to_write(context), entries, why)


@blueprint.writes("/nights/<number:night>/buy-ins", host, Sale, DeskWritten)
def sell_all(
    context: Context,
    night: int,
    players: list[int],
    chips: int,
    against: Literal["cash", "marker"],
) -> Receipt:
    """Sell the same chips to several players; to all of them or to none. The entries, one for each
    in this order, have consecutive numbers; the answer names the last one.
    """
    book = context.services.book
    return together.sell(book, night, to_write(context), players, chips, against)


@blueprint.writes("/nights/<number:night>/cash-outs", host, CashedOut, DeskWritten)
def cash_out_all(context: Context, night: int, players: list[int]) -> Receipt:
    """Cash several players out, all of them or none: whoever sits at a table between rounds stands
    up before. The cash-outs, one for each in this order, have the last consecutive numbers; the
    answer names the last one.
    """
    return together.cash_out(context.services.book, night, to_write(context), players)


@blueprint.writes("/nights/<number:night>/tables", host, NewTable, DeskWritten, status=201)
def add_table(context: Context, night: int, **table: Any) -> Receipt:
    """Open a table."""
    table.setdefault("options", {})
    return write(context, night, TableOpened, **table)


def _worth(money: Worth | None) -> dict[str, JSON] | None:
    return None if money is None else {"currency": money["currency"], "minor": money["chip"]}
