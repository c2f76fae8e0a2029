"""The event streams: the version of a night as it grows, and nothing else. A table's page hears of
its own table and of what concerns the whole night.
"""

from flask import Response

from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.permits import reader, watcher
from web.services.live import Topic

blueprint = ApiBlueprint(
    "live", __name__, url_prefix="/api/nights/<number:night>", description="Following along."
)


@blueprint.follows("/events", watcher)
def follow_night(context: Context, night: int) -> Response:
    """The versions of the night."""
    return _stream(context, Topic(night))


@blueprint.follows("/tables/<number:table>/events", reader)
def follow_table(context: Context, night: int, table: int) -> Response:
    """The versions of the table."""
    context.services.book.night(night).table(table)
    return _stream(context, Topic(night, table))


def _stream(context: Context, topic: Topic) -> Response:
    return context.services.streams.open(topic, context.services.book.night(topic.night).number)
