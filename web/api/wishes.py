"""What players ask for from their phones, granted and refused: each with one tap. (What is asked of
a dealer is granted at the table, too: `web.api.tables`.)
"""

from functools import partial

import marshmallow as ma
from flask import Response

from ledger.book import Receipt
from web.api import states
from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.fields import Word
from web.api.permits import host, to_write
from web.services.granting import Against, carry_out
from web.shown.desk import Desk
from web.shown.written import DeskWritten

blueprint = ApiBlueprint(
    "wishes",
    __name__,
    url_prefix="/api/nights/<number:night>/wishes",
    description="What players ask for.",
)


class Granting(ma.Schema):
    """What the chips of a buy-in are sold against."""

    against = Word("cash", "marker", "owed", required=False, load_default="cash")


@blueprint.writes("/<number:number>", host, Granting, DeskWritten)
def grant_at_desk(context: Context, night: int, number: int, against: Against) -> Receipt:
    """Grant what a player asks for, of the desk or of a dealer."""
    return granted(context, night, number, against=against)


@blueprint.writes("/<number:number>", host, answers=Desk, method="DELETE", keyed=False)
def refuse_at_desk(context: Context, night: int, number: int) -> Response:
    """Refuse it."""
    context.services.wishes.refuse(night, number)
    context.services.hub.notify(night)
    return states.desk_now(context, night)


def granted(
    context: Context,
    night: int,
    number: int,
    table: int | None = None,
    against: Against = "cash",
) -> Receipt:
    """Do what is asked for, in the name of the screen that grants it. `table`: it must be asked
    there. Raises `no-such-wish`, and whatever the book raises; then it goes on standing.
    """
    do = partial(carry_out, context.services.book, night, to_write(context), against=against)
    receipt = context.services.wishes.grant(night, number, do, table)
    context.services.hub.notify(night)
    return receipt
