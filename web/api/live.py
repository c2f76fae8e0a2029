"""The event streams: the version of a night as it grows; to a wall that asks for it, what it shows,
too. A table's page hears of its own table and of what concerns the whole night.
"""

import marshmallow as ma
from flask import Response

from web.api import states
from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.fields import Word
from web.api.following import look
from web.api.permits import onlooker, reader, watcher
from web.services.live import Look, Topic

blueprint = ApiBlueprint(
    "live", __name__, url_prefix="/api/nights/<number:night>", description="Following along."
)


class Brings(ma.Schema):
    """What the stream brings to a wall, or a phone that looks on: the night's wall, and its tables
    as everybody sees them. Any other screen is told versions.
    """

    brings = Word("wall", required=False)


@blueprint.follows("/events", watcher, Brings)
def follow_night(context: Context, night: int, brings: str | None = None) -> Response:
    """The versions of the night."""
    is_brought = brings and context.who.role in ("wall", "player")
    brought = look(context, onlooker, states.wall_sight, is_alike=True) if is_brought else None
    return _stream(context, Topic(night), brought)


@blueprint.follows("/tables/<number:table>/events", reader)
def follow_table(context: Context, night: int, table: int) -> Response:
    """The versions of the table."""
    context.services.book.night(night).table(table)
    return _stream(context, Topic(night, table))


def _stream(context: Context, topic: Topic, brought: Look | None = None) -> Response:
    version = context.services.book.night(topic.night).number
    return context.services.streams.open(topic, version, brought)
