"""The event streams: the version of a night as it grows, and nothing else. A table's page hears of
its own table and of what concerns the whole night.
"""

from flask import Response

from web.api.asked import Asked
from web.api.door import Door
from web.api.who_may import reader, watcher
from web.services.live import Topic

door = Door(
    "live", __name__, url_prefix="/api/nights/<number:night>", description="Following along."
)


@door.follows("/events", watcher)
def follow_night(asked: Asked, night: int) -> Response:
    """The versions of the night."""
    return _stream(asked, Topic(night))


@door.follows("/tables/<number:table>/events", reader)
def follow_table(asked: Asked, night: int, table: int) -> Response:
    """The versions of the table."""
    asked.services.book.night(night).table(table)
    return _stream(asked, Topic(night, table))


def _stream(asked: Asked, topic: Topic) -> Response:
    return asked.services.streams.open(topic, asked.services.book.night(topic.night).number)
