"""Screens that follow: each learns that its table, or its night, has moved on, by a version; phones
and walls are brought what they would see if they looked now.
"""

import asyncio
import threading
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

import sqlalchemy as sa
from flask import Response, request
from werkzeug.http import quote_etag

from ledger.store.database import Database
from web.http.addresses import plain
from web.http.errors import WebError

STREAMS = 400
"""Event streams at most."""
STREAMS_EACH = 24
"""Of one address. A page has one, and closes it while it is hidden."""
FOLLOW = "croupier.follow"
"""Under this name a server that can hold a stream open gives a list; what is put there, it follows
once the answer's head is out. Any other server sends the first event alone, and the page looks by
itself.
"""


_Found = TypeVar("_Found")


@dataclass(frozen=True, slots=True)
class Sight:
    """What a screen would see if it looked now, as events of its stream; and its version."""

    version: int
    events: bytes


@dataclass(frozen=True, slots=True)
class Made:
    """What several screens have in common that are looked for at the same moment."""

    looks: Sequence["Look"] = ()
    """All that are looked for."""
    found: dict[Hashable, Any] = field(default_factory=dict)
    """What was found for one of them and is the same for others."""
    until_made: ExitStack = field(default_factory=ExitStack)
    """Closed when all of them have been looked for."""
    reading: dict[Database, sa.Connection] = field(default_factory=dict)
    """A transaction in which it is found out who they are: they all look as of the same moment."""

    def once(self, what: Hashable, find: Callable[[], _Found]) -> _Found:
        """What `find` finds, the first time that it is looked for."""
        if what not in self.found:
            self.found[what] = find()
        found: _Found = self.found[what]
        return found

    def connection(self, database: Database) -> sa.Connection:
        """That transaction, begun with the first of them."""
        if database not in self.reading:
            self.reading[database] = self.until_made.enter_context(database.reading())
        return self.reading[database]


Look: TypeAlias = Callable[[int, Made], Sight]
"""Looks for a screen: at what is newer than this version. Whether the screen may is found out every
time, as if it asked; raises what that would be refused with.
"""


def event(name: str, tag: str, body: bytes) -> bytes:
    """An event that brings an answer (JSON, in one line) and its tag."""
    return b"event: %b\nid: %b\ndata: %b\n\n" % (name.encode(), quote_etag(tag).encode(), body)


class Topic(NamedTuple):
    """What a screen follows: a night, or one table of it and what concerns the night as a whole."""

    night: int
    table: int | None = None


class Follower:
    """A stream's end of the hub. Lives in the server's event loop."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.is_over = False
        self.said = version
        """The version that its screen was told last."""
        self._is_notified = False
        self._moved = asyncio.Event()

    def tell(self, version: int) -> None:
        """There is this version now."""
        if version > self.version:
            self.version = version
            self._moved.set()

    def notify(self) -> None:
        """There is something to look at that is no newer version."""
        self._is_notified = True
        self._moved.set()

    def was_notified(self) -> bool:
        """Whether it was notified since the last time."""
        was, self._is_notified = self._is_notified, False
        return was

    def saw(self, version: int) -> None:
        """Its screen has been brought this version: to be told of it is of no use any more."""
        self.version = max(self.version, version)
        self.said = max(self.said, version)

    def end(self) -> None:
        """There will be no more."""
        self.is_over = True
        self._moved.set()

    async def wait(self, seconds: float) -> bool:
        """Wait for a newer version than the last time; whether there is one after so many
        seconds.
        """
        late = asyncio.get_running_loop().call_later(seconds, self._moved.set)
        try:
            await self._moved.wait()
        finally:
            late.cancel()
        self._moved.clear()
        before, self.said = self.said, self.version
        return self.version > before


class OtherServers(Protocol):
    """The way to the other servers of the same database."""

    def start(self) -> None:
        """Begin to hear them."""

    def end(self) -> None:
        """Hear them no more."""

    def notified(self, night: int) -> None:
        """Tell them that there is something to look at in this night."""


class Hub:
    """Wakes whoever follows what has moved on. Everything but `tell`, `heads` and `notify` belongs
    to the event loop that it runs in.
    """

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._versions: dict[int, int] = {}
        self._followers: defaultdict[Topic, set[Follower]] = defaultdict(set)
        self._others: OtherServers | None = None
        self.listeners: list[Callable[[int], None]] = []
        """Called with every night that `tell` is told of, from the thread that tells."""

    def beside(self, others: OtherServers) -> None:
        """There may be other servers."""
        self._others = others

    def run(self) -> None:
        """Begin to tell those who follow in this event loop."""
        self._loop = asyncio.get_running_loop()
        if self._others:
            self._others.start()

    def end(self) -> None:
        """Let go of everybody."""
        if self._others:
            self._others.end()
        self._loop = None
        for follower in [follower for each in self._followers.values() for follower in each]:
            follower.end()

    def tell(self, night: int, version: int, table: int | None = None) -> None:
        """A night has a newer version; what happened concerns this table alone, or the whole night.
        From any thread.
        """
        self._soon(self._tell, night, version, table)
        for listener in self.listeners:
            listener(night)

    def heads(self, heads: Mapping[int, int]) -> None:
        """The newest version of each night: whoever follows one that has moved on unheard is told.
        From any thread.
        """
        self._soon(self._catch_up, heads)

    @contextmanager
    def follow(self, topic: Topic, version: int) -> Iterator[Follower]:
        """Follow this topic, from this version on. What was told since it was read is not missed:
        then it is there at once.
        """
        follower = Follower(max(version, self._versions.get(topic.night, 0)))
        self._followers[topic].add(follower)
        try:
            yield follower
        finally:
            self._followers[topic].discard(follower)
            if not self._followers[topic]:
                del self._followers[topic]

    def notify(self, night: int, *, here_alone: bool = False) -> None:
        """Something about a night's screens is new that is no entry of its book. `here_alone`: the
        other servers know. From any thread.
        """
        self._soon(self._notify, night)
        if self._others and not here_alone:
            self._others.notified(night)

    def notify_watchers(self, night: int) -> None:
        """As `notify`, for those who follow the night as a whole: nobody at a table has to look."""
        self._soon(self._notify_watchers, night)
        if self._others:
            self._others.notified(night)

    def _soon(self, what: Callable[..., None], *of: object) -> None:
        if (loop := self._loop) is not None:
            with suppress(RuntimeError):  # it has just ended
                loop.call_soon_threadsafe(what, *of)

    def _catch_up(self, heads: Mapping[int, int]) -> None:
        for night, version in heads.items():
            if version > self._versions.get(night, 0):
                self._tell(night, version, None)

    def _notify(self, night: int) -> None:
        for topic, followers in self._followers.items():
            if topic.night == night:
                for follower in followers:
                    follower.notify()

    def _notify_watchers(self, night: int) -> None:
        for follower in self._followers.get(Topic(night), ()):
            follower.notify()

    def _tell(self, night: int, version: int, table: int | None) -> None:
        self._versions[night] = max(version, self._versions.get(night, 0))
        for topic, followers in self._followers.items():
            if topic.night == night and (table is None or topic.table in (None, table)):
                for follower in followers:
                    follower.tell(version)


@dataclass(frozen=True, slots=True)
class Following:
    """A stream that the app has let in."""

    topic: Topic
    version: int
    """At least the version that the screen is told first."""
    leave: Callable[[], None] = field(compare=False)
    """Gives its place to the next one. Saying so again does nothing."""
    look: Look | None = field(default=None, compare=False)
    """Looks for the screen; None where it is told versions alone, and looks by itself."""


class Streams:
    """Room for so many event streams, and for so many of one address: who opens hundreds must leave
    some to the rest.
    """

    def __init__(self, most: int = STREAMS, each: int = STREAMS_EACH) -> None:
        self._most = most
        self._each = each
        self._taken: Counter[str] = Counter()
        self._guard = threading.Lock()

    def open(self, topic: Topic, version: int, look: Look | None = None) -> Response:
        """The answer that begins a stream to the screen that asks. Raises `too-many-streams`."""
        following = Following(topic, version, self._take(plain(request.remote_addr)), look)
        response = Response(f"data: {version}\n\n", mimetype="text/event-stream")
        response.headers["X-Accel-Buffering"] = "no"
        waiting: list[Following] | None = request.environ.get(FOLLOW)
        if waiting is None:
            response.call_on_close(following.leave)
            if look is not None:
                made = Made()
                with made.until_made:
                    response.set_data(look(0, made).events)
        else:
            waiting.append(following)
        return response

    def _take(self, address: str) -> Callable[[], None]:
        with self._guard:
            if self._taken.total() >= self._most or self._taken[address] >= self._each:
                raise WebError("too-many-streams")
            self._taken[address] += 1
        places = [address]

        def leave() -> None:
            with self._guard:
                if places:
                    self._taken[places.pop()] -= 1
                    self._taken += Counter()  # forgets addresses that have none

        return leave
