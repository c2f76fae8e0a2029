"""Parts that the answers of several routes have."""

import marshmallow as ma
from marshmallow import fields

from web.api.fields import boolean, integer, nested, string


class MoneyAnswer(ma.Schema):
    """What a chip is worth, in minor units."""

    currency = string()
    chip = integer()


class ChipAnswer(ma.Schema):
    """A kind of chip."""

    value = integer()
    colour = string()


class Versioned(ma.Schema):
    """As of which entry of the night it is; above everything else in an answer."""

    version = integer()


class NightLine(ma.Schema):
    """A night in a list."""

    night = integer()
    name = string()
    status = string()
    opened = integer()
    money = nested(MoneyAnswer, allow_none=True)
    slug = fields.String()
    day = fields.String()


class TraySum(ma.Schema):
    """opening + fills - credits + results - advanced + repaid + counted = closing, in chips."""

    table = integer()
    opening = integer()
    fills = integer()
    credits = integer()
    results = integer()
    advanced = integer()
    repaid = integer()
    counted = integer()
    closing = integer()


class CorrectionLine(ma.Schema):
    """An entry that was put right: by which other one, when, by whom and why."""

    entry = integer()
    corrects = integer()
    was = string(metadata={"description": "the kind of the entry that was put right"})
    at = integer()
    who = string()
    why = string()


class ScreenLine(ma.Schema):
    """A screen that runs a table, or asks to; silent if it was not heard for a minute."""

    session = integer()
    name = string()
    silent = boolean()


class WishAnswer(ma.Schema):
    """What a player asks for from the phone: of a table's dealer, or (no table) of the desk."""

    number = integer()
    player = integer()
    name = string()
    kind = string(metadata={"description": "sit, stand, top-up, buy-in or cash-out"})
    table = integer(allow_none=True)
    seat = integer(allow_none=True)
    chips = integer(allow_none=True)
    text = string(metadata={"description": "the whole of it, in a sentence"})


class Written(ma.Schema):
    """The result of a write: its entry, and whether it had been written before."""

    entry = integer()
    repeated = boolean()
    number = fields.Integer(metadata={"description": "of the night, player or table that is new"})
