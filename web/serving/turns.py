"""Which requests are worked on at a time. What waits here costs a place in memory and no thread.

Python computes one thing at a time: what runs beside a tap makes it wait, and what one address asks
is not to make the others wait.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

THREADS = 12
"""Requests that are worked on at a time. SQLAlchemy keeps fifteen connections to the database."""
EACH = 4
"""Of them, those of one address; what else it asks waits its turn."""
UNREAD = 8
"""Answers of one address that are made or sent at a time. Who asks and does not read has so many
made and no more, until those are closed (`web.serving.gates`); a browser opens six connections.
"""
LOOKS = 2
"""Requests that look at a table, a hand, a night. When a table moves on, its phones and all walls
look at once, and each look is a few milliseconds of computing: beside one another they only take
longer, all of them, and a tap among them. `benchmarks.room` with two and with twelve at a time,
five runs each in turn, on two cores that others used as well: at three taps a second the 99th
percentile of 38 taps was 89 to 273 ms, and 186 to 569 (one run of these did not end). In each pair
that ended two were quicker, until the last screen showed it too; at eight a second the screens had
no order.
"""
PAGES = 1
"""Requests for what needs no database: pages, scripts, pictures, the document of the API. Each is a
millisecond or a few. Where 600 connections of a dozen addresses ask for the document and do not
read it (`benchmarks.readers`, two runs each, the looks let through as well), the longest tap took
3.1 and 3.7 s; with twelve at a time 6.4 s, and one timed out. A large file made no difference.
"""

_LOOK = re.compile(rb"/api/nights/[0-9]+(/hand|/wall|/tables/[0-9]+)?")
_NO_PAGE = re.compile(rb"/api/(?!openapi\.json)")


class EachAddress:
    """Lets so many through at a time of each address, in the order in which they came."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._turns: dict[str, asyncio.Semaphore] = {}
        self._wanted: dict[str, int] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """While it is this address's turn."""
        turn = self._turns.setdefault(address, asyncio.Semaphore(self._most))
        self._wanted[address] = self._wanted.get(address, 0) + 1
        try:
            async with turn:
                yield
        finally:
            self._wanted[address] -= 1
            if not self._wanted[address]:
                del self._wanted[address]
                del self._turns[address]


class Turns:
    """Belongs to the server's event loop."""

    def __init__(self) -> None:
        self._unread = EachAddress(UNREAD)
        self._each = EachAddress(EACH)
        self._looks = asyncio.Semaphore(LOOKS)
        self._pages = asyncio.Semaphore(PAGES)

    @asynccontextmanager
    async def to_be_answered(self, address: str) -> AsyncIterator[None]:
        """From before a request of this address is worked on until its answer has been sent."""
        async with self._unread.turn(address):
            yield

    async def to_be_worked_on(self, address: str, method: str, path: bytes) -> AsyncExitStack:
        """Wait for this request's turn, which is over when what is returned is closed."""
        async with AsyncExitStack() as turns:
            await turns.enter_async_context(self._each.turn(address))
            if method == "GET" and _LOOK.fullmatch(path):
                await turns.enter_async_context(self._looks)
            elif method in ("GET", "HEAD") and not _NO_PAGE.match(path):
                await turns.enter_async_context(self._pages)
            return turns.pop_all()
