"""What is printed or carried over nights: a night on one page, receipts, the season, a person's
year, money for a purpose.
"""

import csv
import io
from collections.abc import Sequence

import marshmallow as ma
from flask import Response
from marshmallow import fields, validate

from ledger.book import Receipt
from ledger.export import REPORTS, words
from ledger.export.treasurer_files import WRITERS
from ledger.kinds.purposes import CashBooked, Purpose
from ledger.state import currencies
from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.fields import Text, Whole, Word
from web.api.permits import host, player, write
from web.api.request_parts import NAME
from web.shown import documents as shown
from web.shown.written import DeskWritten

blueprint = ApiBlueprint(
    "documents", __name__, url_prefix="/api", description="What is printed, and seasons of nights."
)

_HTML, _SVG, _CSV = "text/html", "image/svg+xml", "text/csv"
_REPORTS = "any(" + ",".join(REPORTS) + ")"
_REPORT_MEDIA = [kind.media for kind in REPORTS.values()]
_DAY = r"\A([0-9]{4}-[0-9]{2}-[0-9]{2})?\Z"


class Choice(ma.Schema):
    """Which nights: these, those of these days, both included, or both; all where nothing is
    said.
    """

    nights = fields.List(fields.Integer(validate=validate.Range(1, 10**9)), load_default=())
    first = fields.String(validate=validate.Regexp(_DAY), load_default="")
    last = fields.String(validate=validate.Regexp(_DAY), load_default="")


class Year(ma.Schema):
    """A year, or all of them."""

    year = fields.Integer(validate=validate.Range(1970, 9999), load_default=None)


class Booking(ma.Schema):
    """Cash for a purpose, in minor units, and whose it is, where it is a player's."""

    what = Word("donation", "entry-fee", "prize", "expense")
    cash = Whole()
    purpose = Text(most=NAME)
    player = Whole(most=10**9, required=False)


# Money for a purpose


@blueprint.writes("/nights/<number:night>/purposes", host, Booking, DeskWritten)
def book_cash(
    context: Context, night: int, what: Purpose, cash: int, purpose: str, player: int | None = None
) -> Receipt:
    """Book a donation, an entry fee, a prize or an expense."""
    return write(context, night, CashBooked, what, cash, purpose, player)


# On paper


@blueprint.gives("/nights/<number:night>/page", host, [_HTML])
def night_page(context: Context, night: int) -> Response:
    """The night on one page, to print and to sign."""
    return shown.night_page(context.services, night)


@blueprint.gives("/nights/<number:night>/purposes/page", host, [_HTML])
def purposes_page(context: Context, night: int) -> Response:
    """Receipts, prizes, expenses and proceeds of a charity evening or a club."""
    return shown.purposes_page(context.services, night)


@blueprint.gives("/nights/<number:night>/receipts/<number:entry>", host, [_HTML])
def receipt(context: Context, night: int, entry: int) -> Response:
    """A receipt for an entry of the desk."""
    return shown.receipt_page(context.services, night, entry)


@blueprint.gives("/nights/<number:night>/receipts/<number:entry>/picture", host, [_SVG])
def receipt_picture(context: Context, night: int, entry: int) -> Response:
    """The same as a picture."""
    return shown.receipt_picture(context.services, night, entry)


@blueprint.gives("/nights/<number:night>/hand/receipts/<number:entry>", player, [_HTML])
def own_receipt(context: Context, night: int, entry: int) -> Response:
    """A receipt for what this phone's player bought, owes or was paid."""
    return shown.receipt_page(context.services, night, entry, context.who.player)


@blueprint.gives("/nights/<number:night>/hand/receipts/<number:entry>/picture", player, [_SVG])
def own_receipt_picture(context: Context, night: int, entry: int) -> Response:
    """The same as a picture."""
    return shown.receipt_picture(context.services, night, entry, context.who.player)


@blueprint.gives("/season", host, [_HTML], Choice)
def season_page(context: Context, nights: Sequence[int], first: str, last: str) -> Response:
    """The season of the nights that are chosen."""
    return shown.season_page(context.services, nights, first, last)


@blueprint.gives("/season/csv", host, [_CSV], Choice)
def season_csv(context: Context, nights: Sequence[int], first: str, last: str) -> Response:
    """The season as a file: one line for everybody's every evening."""
    chosen = shown.chosen_nights(context.services, nights, first, last)
    season = shown.season_of(context.services, chosen)
    text = io.StringIO()
    file = csv.writer(text, lineterminator="\n")
    file.writerow(_COLUMNS)
    named = {night.night: night for night in season.nights}
    for code, lines in season.lines.items():
        for line in lines:
            for evening in line.evenings:
                night = named[evening.night]
                amounts = [
                    currencies.money(amount, code or currencies.PLAY_MONEY)
                    for amount in (
                        evening.result,
                        evening.gaming,
                        evening.gifts,
                        evening.cash_in,
                        evening.cash_out,
                    )
                ]
                who = [line.person or "", words.cell(line.name), words.cell(evening.name)]
                when = [night.night, words.cell(night.name), shown.iso_day(night.opened)]
                file.writerow([*who, *when, code, evening.chips, *amounts])
    response = Response(text.getvalue(), content_type="text/csv; charset=utf-8")
    response.headers.set("Content-Disposition", "attachment", filename="season.csv")
    return response


@blueprint.gives(f"/season/report/<{_REPORTS}:kind>", host, _REPORT_MEDIA, Choice)
def season_report(
    context: Context, kind: str, nights: Sequence[int], first: str, last: str
) -> Response:
    """A treasurer's report of the season: a workbook, CSV (a file a table), JSON, or pages to
    print.
    """
    services = context.services
    chosen = shown.chosen_nights(services, nights, first, last)
    file = io.BytesIO()
    WRITERS[kind](file, shown.season_of(services, chosen), services.clock())
    response = Response(file.getvalue(), content_type=REPORTS[kind].media)
    response.headers.set(
        "Content-Disposition", "attachment", filename=f"treasurer{REPORTS[kind].suffix}"
    )
    return response


_COLUMNS = (
    "person",
    "name",
    "name_that_night",
    "night",
    "night_name",
    "day",
    "currency",
    "chips_without_gifts",
    "result",
    "result_without_gifts",
    "gifts",
    "cash_in",
    "cash_out",
)


@blueprint.gives("/people/<number:person>/year", host, [_HTML], Year)
def person_page(context: Context, person: int, year: int | None) -> Response:
    """A person's year: the gaming result apart from gifts, won and lost by game and night."""
    who = shown.players_of(context.services, person)
    return shown.own_page(context.services, who, year)


@blueprint.gives("/nights/<number:night>/hand/season", player, [_HTML], Year)
def own_season(context: Context, night: int, year: int | None) -> Response:
    """The season of this phone's player, over all nights of that person."""
    services, number = context.services, context.who.player
    assert number is not None
    person = services.house.now().players.get((services.house.name(night), number))
    who = shown.players_of(services, person) if person else [(night, number)]
    return shown.own_page(services, who, year)
