"""The event streams: the version of a night as it grows, and nothing else. A table's page hears of
its own table and of what concerns the whole night.
"""

from flask import Response

from web.api.door import Door
from web.services.house import house
from web.services.live import Topic
from web.signin.who import reader, watcher

door = Door(
    "live", __name__, url_prefix="/api/nights/<number:night>", description="Following along."
)


@door.follows("/events", watcher)
def follow_night(night: int) -> Response:
    """The versions of the night."""
    return _stream(Topic(night))


@door.follows("/tables/<number:table>/events", reader)
def follow_table(night: int, table: int) -> Response:
    """The versions of the table."""
    house().book.night(night).table(table)
    return _stream(Topic(night, table))


def _stream(topic: Topic) -> Response:
    return house().streams.open(topic, house().book.night(topic.night).number)
