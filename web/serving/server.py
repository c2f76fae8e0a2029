"""The server: uvicorn in this very process, with one event loop for all connections and streams and
a few threads for requests.

uvicorn was chosen for what it leaves to public interfaces: a protocol of one's own in front of its
own (`web.serving.gates`), streams as coroutines, requests that are whole before they take a thread
(`web.serving.bridge`). gunicorn's threads, which served before, were all taken by whoever opened as
many connections and said half of something.
"""

import asyncio
import socket
from collections.abc import Callable

from flask import Flask
from uvicorn import Config
from uvicorn import Server as Uvicorn

from web.services.live import Hub
from web.serving.bridge import Bridge, Receive, Scope, Send
from web.serving.front import Front
from web.serving.gates import KEPT, Gate, Gates, Limits

_TICK = 0.1
_LOOK_EVERY = 1.0
_LAST_WORDS = 0.5
"""Seconds that a request has to be answered once the server is told to stop."""


class Server:
    """Serves an app on a listening socket until it is told to stop."""

    def __init__(
        self,
        app: Flask,
        hub: Hub,
        listener: socket.socket,
        limits: Limits | None = None,
        front: Front | None = None,
    ) -> None:
        front = front or Front()
        self.gates = Gates(limits or Limits(), front)
        self._hub = hub
        self._listener = listener
        self._bridge = Bridge(app, hub)
        self._uvicorn = Uvicorn(
            Config(
                self,
                http=Gate,
                ws="none",
                loop="asyncio",
                lifespan="off",
                interface="asgi3",
                log_config=None,
                log_level="warning",
                access_log=False,
                proxy_headers=bool(front.proxies),
                forwarded_allow_ips=[str(network) for network in front.proxies],
                server_header=False,
                timeout_keep_alive=KEPT,
                timeout_graceful_shutdown=3,  # `_LAST_WORDS` comes before
            )
        )

    @property
    def is_busy(self) -> bool:
        """Whether a request is still worked on."""
        return self._bridge.is_busy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The app as ASGI knows one."""
        await self._bridge(scope, receive, send)

    def run(self, ready: Callable[[], None] = lambda: None) -> None:
        """Serve until `stop`, or until SIGTERM or SIGINT where this is the main thread. `ready` is
        called once it listens.
        """
        asyncio.run(self._run(ready))

    def stop(self) -> None:
        """Answer what has been asked, and end. From any thread."""
        self._uvicorn.should_exit = True

    async def _run(self, ready: Callable[[], None]) -> None:
        self._hub.run()
        serving = asyncio.create_task(self._uvicorn.serve(sockets=[self._listener]))
        keeping = asyncio.create_task(self._keep(ready))
        try:
            await asyncio.wait([serving, keeping], return_when=asyncio.FIRST_COMPLETED)
            self.stop()
            await serving
            await keeping
        finally:
            self._bridge.close()

    async def _keep(self, ready: Callable[[], None]) -> None:
        """Say when uvicorn is up, look after the gates, and end streams and gates with it."""
        while not self._uvicorn.started:
            await asyncio.sleep(_TICK / 10)
        ready()
        loop = asyncio.get_running_loop()
        next_look = loop.time() + _LOOK_EVERY
        while not self._uvicorn.should_exit:
            await asyncio.sleep(_TICK)
            if loop.time() >= next_look:
                self.gates.look()
                next_look = loop.time() + _LOOK_EVERY
        self._hub.end()
        ends = loop.time() + _LAST_WORDS
        while self.gates.are_answering and loop.time() < ends:
            await asyncio.sleep(_TICK / 10)
        self.gates.end()
