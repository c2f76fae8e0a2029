"""The event streams: the version of a night as it grows, and nothing else."""

from flask import Response

from web.api.door import Door
from web.services.house import house
from web.signin.who import reader, watcher

door = Door(
    "live", __name__, url_prefix="/api/nights/<number:night>", description="Following along."
)


@door.follows("/events", watcher)
def follow_night(night: int) -> Response:
    """The versions of the night."""
    return _stream(night)


@door.follows("/tables/<number:table>/events", reader)
def follow_table(night: int, table: int) -> Response:
    """The versions of the table."""
    house().book.night(night).table(table)
    return _stream(night)


def _stream(night: int) -> Response:
    return house().streams.open(house().hub, night, house().book.night(night).number)
