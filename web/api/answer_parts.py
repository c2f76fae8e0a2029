"""Parts that the answers of several routes have."""

import marshmallow as ma
from marshmallow import fields

from web.api.fields import integer, nested, string


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
