"""A round that is over, card by card."""

import marshmallow as ma
from marshmallow import fields, validate

from ledger.store.canonical import LARGEST
from web.api.answer_parts import ChipAnswer
from web.api.asked import Asked
from web.api.door import Door
from web.api.fields import boolean, integer, list_of, mapping, nested, string
from web.api.who_may import reader
from web.shown.recalled import Recalled, recalled

door = Door(
    "recall",
    __name__,
    url_prefix="/api/nights/<number:night>/tables/<number:table>",
    description="Rounds that are over.",
)


class RecallQuery(ma.Schema):
    """Which moment of a past round (the last, where none is named), and whether its cards lie as
    they lay then.
    """

    at = fields.Integer(validate=validate.Range(0, LARGEST))
    cards = fields.String(
        load_default="as they lay", validate=validate.OneOf(["as they lay", "turned up"])
    )


class CheckLink(ma.Schema):
    """A link to the page that does a shuffle again; all it needs stands after the #."""

    url = string()
    qr = string(
        metadata={
            "description": "the address as a QR code, in SVG; empty where it is too long for one"
        }
    )


class MomentAnswer(ma.Schema):
    """Something that happened in a past round: a step of the engine, or a sentence."""

    entry = integer()
    at = integer()
    kind = string()
    step = mapping(allow_none=True)
    text = string()
    stands = boolean()


class RecalledAnswer(ma.Schema):
    """A past round, everything that happened in it, and the felt at one moment."""

    number = integer()
    game = string()
    game_name = string()
    cards = string()
    voided = boolean()
    commitment = string(allow_none=True)
    cut = string()
    seed = string(allow_none=True)
    decks = fields.List(fields.List(fields.String()), required=True)
    check = nested(CheckLink, allow_none=True)
    chip_set = list_of(ChipAnswer)
    moments = list_of(MomentAnswer)
    at = integer()
    turned_up = boolean()
    round = mapping()


@door.reads("/rounds/<number:round_>", reader, RecalledAnswer, RecallQuery)
def recall(
    asked: Asked, night: int, table: int, round_: int, cards: str, at: int | None = None
) -> Recalled:
    """A round that is over, card by card: all that happened in it, and the felt after one of its
    moments.
    """
    record = asked.services.shelf.journal(night).record(table, round_)
    return recalled(asked.at_table[0], record, at, cards == "turned up")
