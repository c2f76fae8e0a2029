"""Screens that follow: each learns that a night has moved on, by its version and nothing else."""

import threading
import time
from collections.abc import Iterator

from flask import Response

from web.http.errors import TooManyStreams

HEARTBEAT = 15
"""Seconds of silence after which a stream says that it is there."""
LASTS = 600
"""Seconds until a stream ends by itself; its page opens the next one. What a browser left behind
ends as well.
"""


class Hub:
    """Wakes whoever waits for a night to move on. It knows the newest version of each night, and no
    more.
    """

    def __init__(self) -> None:
        self._moved = threading.Condition()
        self._versions: dict[int, int] = {}

    def tell(self, night: int, version: int) -> None:
        """A night has a newer version."""
        with self._moved:
            self._versions[night] = max(version, self._versions.get(night, 0))
            self._moved.notify_all()

    def wait(self, night: int, known: int, seconds: float) -> int:
        """The version of the night as soon as it is newer than `known`, or `known` after so many
        seconds.
        """
        with self._moved:
            self._moved.wait_for(lambda: self._versions.get(night, 0) > known, seconds)
            return max(known, self._versions.get(night, 0))


class Streams:
    """Room for so many event streams. Each occupies one of the server's threads, and some must be
    left.
    """

    def __init__(self, most: int) -> None:
        self._room = threading.BoundedSemaphore(most)

    def open(self, hub: Hub, night: int, version: int) -> Response:
        """A stream of the versions of a night, the present one first. Raises `TooManyStreams`."""
        if not self._room.acquire(blocking=False):
            raise TooManyStreams
        response = Response(_events(hub, night, version), mimetype="text/event-stream")
        # A response is closed whatever becomes of it, even one whose iteration never began.
        response.call_on_close(self._room.release)
        response.headers["X-Accel-Buffering"] = "no"
        return response


def _events(
    hub: Hub, night: int, version: int, heartbeat: float = HEARTBEAT, lasts: float = LASTS
) -> Iterator[str]:
    yield f"data: {version}\n\n"
    ends = time.monotonic() + lasts
    while time.monotonic() < ends:
        newer = hub.wait(night, version, heartbeat)
        yield f"data: {newer}\n\n" if newer > version else ": still here\n\n"
        version = newer
