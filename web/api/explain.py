"""Why somebody was paid what they were: a round told step by step."""

from functools import partial

import marshmallow as ma
from marshmallow import fields, validate

from games.engine import Viewer
from ledger.errors import Conflict
from ledger.play.live import LiveRound
from ledger.reports.explain import Explanation, explain, so_far
from ledger.state.night import Night, Table
from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.permits import own_seat, reader
from web.services.services import Services

blueprint = ApiBlueprint(
    "explain",
    __name__,
    url_prefix="/api/nights/<number:night>",
    description="Any payout, explained.",
)


class SeatQuery(ma.Schema):
    """The seat that is to be told of; all of them where none is named."""

    seat = fields.Integer(validate=validate.Range(1, 99))


@blueprint.reads(
    "/tables/<number:table>/rounds/<number:round_>/explanation",
    reader,
    Explanation,
    SeatQuery,
)
def explain_round(
    context: Context, night: int, table: int, round_: int, seat: int | None = None
) -> Explanation:
    """A round, or what of it touches a seat, in words and numbers with the cards. Of one that is
    not closed no more than this screen is shown of it.
    """
    deals = context.who.role in ("host", "dealer")
    viewer: Viewer = "dealer" if deals else own_seat(context) or "wall"
    explanation = context.services.rounds.look_at(
        *context.at_table,
        partial(_in_play, context.services, number=round_, viewer=viewer, seat=seat),
    )
    if explanation is None:
        explanation = explain(
            context.services.report_cache.journal(night).record(table, round_), seat
        )
    return explanation


def _in_play(
    services: Services,
    night: Night,
    table: Table,
    live: LiveRound | None,
    number: int,
    viewer: Viewer,
    seat: int | None,
) -> Explanation | None:
    """What is to be told of the round in play at a table; None for a round that is over."""
    if table.round is None or table.round.number != number:
        return None
    if live is None:
        raise Conflict(services.rounds.why_lost(night.id, table.number), "no-round")
    return so_far(live, viewer, seat)
