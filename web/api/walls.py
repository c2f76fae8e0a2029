"""The screens on the wall: how they come in, what they show, and how far a tablet has got."""

import marshmallow as ma
from flask import Response
from marshmallow import fields, validate

from ledger.errors import Conflict
from web.api import states
from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.fields import Whole
from web.api.permits import dealer, host, watcher
from web.services.walls import Shown
from web.shown.evening import Evening
from web.shown.links import CodeLink, wall_code
from web.shown.wall import Wall

blueprint = ApiBlueprint(
    "walls", __name__, url_prefix="/api/nights/<number:night>", description="Screens on the wall."
)

MOST_SHOWN = 10_000
"""Payments, or cards, of a round: more than any has."""


class Shows(ma.Schema):
    """What every wall of the night is to show: its tables in turn, the liveliest one, or one by its
    number.
    """

    shows = fields.String(
        required=True, validate=validate.Regexp(r"\A(turns|liveliest|[1-9][0-9]{0,8})\Z")
    )


class HasShown(ma.Schema):
    """How far the tablet has shown what has already happened in the round."""

    paid = Whole(0, MOST_SHOWN)
    beat = Whole(0, MOST_SHOWN)


@blueprint.reads("/wall", watcher, Wall)
def look_at_wall(context: Context, night: int) -> Response:
    """What a screen on the wall needs to know of the night: which tables there are."""
    return states.wall(context, context.services.book.night(night))


@blueprint.writes("/wall", host, Shows, Wall, method="PUT", keyed=False)
def show(context: Context, night: int, shows: str) -> Response:
    """Say what every wall of the night shows; on a wall itself it can be said for that one."""
    here, services = context.services.book.night(night), context.services
    if shows.isdecimal():
        here.table(int(shows))
    services.walls.show(night, shows)
    services.hub.notify_watchers(night)
    return states.wall(context, here)


@blueprint.writes("/wall-codes", host, answers=CodeLink, keyed=False)
def new_wall_code(context: Context, night: int) -> CodeLink:
    """A fresh code that shows this night on a wall, and nothing more; the one before it is worth
    nothing any more. Walls that are in stay in.
    """
    context.services.book.night(night)
    return wall_code(context.services.invitations.wall_code(night))


@blueprint.reads("/evening", watcher, Evening)
def look_at_evening(context: Context, night: int) -> Response:
    """The evening so far: who is up, everybody's line, the last winners; at its end who pays whom,
    and the seal.
    """
    return states.evening(context, context.services.book.night(night))


@blueprint.writes(
    "/tables/<number:table>/rounds/<number:round_>/shown",
    dealer,
    HasShown,
    Shown,
    method="PUT",
    keyed=False,
)
def has_shown(context: Context, night: int, table: int, round_: int, paid: int, beat: int) -> Shown:
    """The tablet says how far it has shown what has happened in the round: the walls go along."""
    here, services = context.at_table[0].table(table), context.services
    if here.round is None or here.round.number != round_:
        raise Conflict.saying(
            "Round {number} is not in play at {table}.", "no-round", number=round_, table=here.title
        )
    shown = Shown(round_, paid, beat)
    services.walls.has_shown(night, table, shown)
    services.hub.notify_watchers(night)
    return shown
