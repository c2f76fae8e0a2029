"""The books of a night: its results, and each player's statement."""

import marshmallow as ma
from marshmallow import fields

from web.api.answer_parts import NightLine, TraySum, Versioned
from web.api.asked import Asked
from web.api.door import Door
from web.api.fields import Hex, house_player, integer, list_of, mapping, nested, string, strings
from web.api.who_may import host
from web.shown import books as shown

door = Door(
    "books",
    __name__,
    url_prefix="/api/nights/<number:night>/books",
    description="The books, for the host.",
)


class BooksPlayer(ma.Schema):
    """The results of a player's night: cash in minor units, everything else in chips."""

    player = integer()
    name = string()
    program = house_player()
    cash_in = integer()
    cash_out = integer()
    chips = integer()
    owes = integer()
    owed = integer()
    gifts = integer()
    result = integer()


class BooksTable(ma.Schema):
    """A table: what it played, and where its tray's chips came from and went."""

    table = integer()
    name = string()
    games = strings()
    status = string()
    rounds = integer()
    voided = integer()
    sum = nested(TraySum)


class BankLine(ma.Schema):
    """What a game brought the bank at a table, in chips, and whether luck explains it."""

    table = integer()
    name = string()
    game = string()
    rounds = integer()
    drop = integer(metadata={"description": "the chips that players brought to the table"})
    handle = integer(metadata={"description": "all chips that were bet"})
    win = integer(metadata={"description": "negative where the bank lost"})
    expected = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "if all play the best; null where that is not counted"},
    )
    spread = integer(metadata={"description": "the standard deviation of what is expected"})
    once_in = integer(
        metadata={"description": "so far off it ends less than once in so many such nights"}
    )
    text = string()


class PaymentLine(ma.Schema):
    """Who pays whom, in minor units."""

    payer = string()
    payee = string()
    amount = integer()


class SettlingAnswer(ma.Schema):
    """The fewest payments that make everyone even: the bank as one of all; its result divided
    equally.
    """

    with_house = list_of(PaymentLine)
    among_players = list_of(PaymentLine)


class PutRightLine(ma.Schema):
    """An entry that undid, changed or ended something out of the ordinary."""

    entry = integer()
    at = integer()
    kind = string()
    by = string()
    where = string()
    why = string()


class SealAnswer(ma.Schema):
    """A seal: the entry that closed the night, its hash, and the code that people photograph."""

    entry = integer()
    at = integer()
    code = string()
    hash = Hex(required=True)
    qr = string(metadata={"description": "all of it as a QR code, in SVG"})


class HouseSum(ma.Schema):
    """What the bank of all tables is up or down, in chips."""

    tables = integer()
    on_felts = integer()
    over_short = integer()


class DrawerSum(ma.Schema):
    """The cash of the night, in minor units."""

    cash = integer()
    over_short = integer()


class BooksAnswer(NightLine, Versioned):
    """A night summed up."""

    last = integer()
    damage = string()
    """Why nothing more can be written into the night; empty where nothing is damaged."""
    players = list_of(BooksPlayer)
    tables = list_of(BooksTable)
    bank = list_of(BankLine)
    house = nested(HouseSum)
    drawer = nested(DrawerSum)
    settling = nested(SettlingAnswer)
    put_right = list_of(PutRightLine)
    counts = mapping()
    rounds = integer()
    seals = list_of(SealAnswer)


class RoundAddress(ma.Schema):
    """A round, by its table and number."""

    table = integer()
    round = integer()


class StatementLine(ma.Schema):
    """A line of a statement: the player's own chips, cash they were paid (or paid: below zero),
    what they owe more.
    """

    entry = integer()
    at = integer()
    what = string()
    chips = integer()
    cash = integer()
    owes = integer()
    of = nested(RoundAddress, allow_none=True)


class StatementAnswer(ma.Schema):
    """A player's statement."""

    player = integer()
    name = string()
    lines = list_of(StatementLine)


@door.reads("", host, BooksAnswer)
def look_at_books(asked: Asked, night: int) -> shown.Books:
    """The night summed up: who is up, who pays whom, every tray's equation, what was put right, the
    seals.
    """
    return shown.books(asked.services.book, asked.services.shelf.read(night))


@door.reads("/statements/<number:player>", host, StatementAnswer)
def look_at_statement(asked: Asked, night: int, player: int) -> shown.Statement:
    """A player's statement, line by line."""
    shelf = asked.services.shelf
    return shown.statement(shelf.read(night).report, player, shelf.journal(night))
