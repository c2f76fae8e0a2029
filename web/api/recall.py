"""A round that is over, card by card."""

import marshmallow as ma
from marshmallow import fields, validate

from ledger.store.canonical import LARGEST
from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.permits import reader
from web.shown.recalled import Recalled, recalled

blueprint = ApiBlueprint(
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


@blueprint.reads("/rounds/<number:round_>", reader, Recalled, RecallQuery)
def recall(
    context: Context, night: int, table: int, round_: int, cards: str, at: int | None = None
) -> Recalled:
    """A round that is over, card by card: all that happened in it, and the felt after one of its
    moments.
    """
    record = context.services.report_cache.journal(night).record(table, round_)
    return recalled(context.at_table[0], record, at, cards == "turned up")
