"""Connections: how many a device may hold, and how long without saying or hearing anything.

Each connection passes a gate, an asyncio protocol that stands in front of uvicorn's own and hands
everything on. uvicorn lets a head take as long as it likes, and an answer too; a gate does not.
"""

import asyncio
import logging
import socket
import ssl
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol

from web.http import addresses
from web.serving import open_files
from web.serving.front import Front

SILENCE = 10
"""Seconds in which a head, or a body, must have arrived, and in which who is sent something must
take a part of it. A connection that is kept open between two requests has longer (`KEPT`).
"""
KEPT = 75
"""Seconds a connection is kept between two requests: browsers use theirs again, and where it was
closed meanwhile a tap may be lost.
"""
SENT_AHEAD = 128 * 1024
"""Bytes that the system takes of an answer before the other side has read them. Left to itself it
takes megabytes, and nobody sees that they are not read.
"""
_WARNED_EVERY = 60
# Seconds between two lines in the log about a device that opens too many connections.
_FILES = 4096
_KEPT_FREE = 128
# Open files: what is asked for, and how many of them are left to the database and the rest.

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Limits:
    """How many connections there may be."""

    connections: int = 2000
    each: int = 64
    """Of one address. A browser opens six. A proxy may have all that there are."""


class Gates:
    """All connections, by the address they come from. Belongs to the server's event loop."""

    def __init__(self, limits: Limits, front: Front) -> None:
        self.tls = front.tls()
        self._front = front
        self._limits = limits
        self._by_address: defaultdict[str, set[Gate]] = defaultdict(set)
        self._count = 0
        self._warned = -float(_WARNED_EVERY)
        self._is_over = False

    @property
    def are_answering(self) -> bool:
        """Whether the app is at work for any of them."""
        return any(gate.is_answering for gate in self._all())

    def admit(self, gate: "Gate") -> bool:
        """Whether there is room for this connection. Where all is taken, one that nobody is
        answered on makes room.
        """
        if self._is_over:
            return False
        is_full = len(self._by_address[gate.address]) >= self._limits.each
        if is_full and not self._front.is_proxy(gate.address):
            self._warn(gate.address)
            return False
        if self._count >= self._limits.connections and not self._make_room():
            return False
        self._by_address[gate.address].add(gate)
        self._count += 1
        return True

    def leave(self, gate: "Gate") -> None:
        """This connection is gone."""
        here = self._by_address[gate.address]
        if gate in here:
            here.remove(gate)
            self._count -= 1
        if not here:
            del self._by_address[gate.address]

    def look(self) -> None:
        """Close what has been silent for too long. To be called every second or so."""
        now = asyncio.get_running_loop().time()
        for gate in self._all():
            gate.look(now)

    def end(self) -> None:
        """Close every connection, and let no other in: some have been accepted and not yet made."""
        self._is_over = True
        for gate in self._all():
            gate.close()

    def _all(self) -> list["Gate"]:
        return [gate for gates in self._by_address.values() for gate in gates]

    def _make_room(self) -> bool:
        """Close the idle connection that will be missed least: of the network that has the most,
        one that never asked anything before one that did, the oldest first.
        """
        networks: defaultdict[str, list[Gate]] = defaultdict(list)
        for gate in self._all():
            networks[addresses.network(gate.address) or gate.address].append(gate)
        for gates in sorted(networks.values(), key=len, reverse=True):
            if idle := [gate for gate in gates if not gate.is_answering]:
                gate = min(idle, key=lambda gate: (gate.has_asked, gate.since))
                gate.close()
                self.leave(gate)
                return True
        return False

    def _warn(self, address: str) -> None:
        now = asyncio.get_running_loop().time()
        if now - self._warned >= _WARNED_EVERY:
            self._warned = now
            _log.warning(
                "%s has %d connections open; more are refused.", address, self._limits.each
            )


class Gate(asyncio.Protocol):
    """One connection. uvicorn makes one for each that it accepts (its setting `http`)."""

    def __init__(self, **made_with: Any) -> None:
        # uvicorn's arguments, for the protocol behind this one. The app is told which gate its
        # requests come through, in the state that ASGI has for such things.
        state = {**made_with.pop("app_state"), "gate": self}
        self._inner = H11Protocol(**made_with, app_state=state)
        self._gates = cast(Gates, made_with["config"].app.gates)
        self._transport: asyncio.Transport | None = None
        self._raw: asyncio.Transport | None = None
        self._handshake: asyncio.Task[None] | None = None
        self._early: list[bytes] | None = None
        # What is said right behind a handshake, until the inner protocol is there to hear it.
        self.address = "unknown"
        self.since = 0.0
        self.has_asked = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._deadline: float | None = None
        self._unsent = 0
        self._unsent_since: float | None = None
        self._flushed = asyncio.Event()
        self._flushed.set()

    @property
    def is_answering(self) -> bool:
        """Whether the app is at work for it."""
        return bool(self._tasks)

    @property
    def is_closed(self) -> bool:
        """Whether it was closed, here or at the other end."""
        return self._transport is None or self._transport.is_closing()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """While a request's whole head is here and its answer is not out."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._deadline = None
        self.has_asked = True
        try:
            yield
        finally:
            self._tasks.discard(task)

    async def flushed(self) -> None:
        """Wait until nothing waits to be sent."""
        await self._flushed.wait()

    def close(self) -> None:
        """Close it without waiting for the other side."""
        if self._transport is not None:
            self._transport.abort()

    def look(self, now: float) -> None:
        """Close it if the other side has been silent for too long."""
        late = self._deadline is not None and now >= self._deadline
        if late or self._takes_nothing(now):
            self.close()

    def _takes_nothing(self, now: float) -> bool:
        """Whether something waits to be sent, and none of it has gone for too long."""
        unsent = sum(
            transport.get_write_buffer_size()
            for transport in {self._transport, self._raw}
            if transport is not None
        )
        if not unsent:
            self._unsent_since = None
        elif self._unsent_since is None or unsent < self._unsent:
            self._unsent_since = now
        self._unsent = unsent
        return self._unsent_since is not None and now - self._unsent_since >= SILENCE

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See `asyncio.Protocol`."""
        transport = cast(asyncio.Transport, transport)
        name = transport.get_extra_info("peername")
        self.address = addresses.plain(name[0] if name else None)
        self.since = asyncio.get_running_loop().time()
        if not self._gates.admit(self):
            transport.abort()
            return
        # A head and its body are written one after the other; the second must not wait until the
        # first has arrived. (asyncio sees to it only where a socket names its protocol.)
        connection: socket.socket = transport.get_extra_info("socket")
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT_AHEAD)
        transport.set_write_buffer_limits(0)  # one piece waits here, and the next is not made
        self._transport = self._raw = transport
        self._deadline = self.since + SILENCE
        if self._gates.tls is None:
            self._inner.connection_made(transport)
        else:
            transport.pause_reading()  # what comes first is the handshake's
            self._early = []
            self._handshake = asyncio.ensure_future(self._encrypt(transport, self._gates.tls))

    async def _encrypt(self, raw: asyncio.Transport, context: ssl.SSLContext) -> None:
        """Shake hands. uvicorn would do so before any gate is passed, and give it a minute."""
        try:
            encrypted = await asyncio.get_running_loop().start_tls(
                raw, self, context, server_side=True, ssl_handshake_timeout=SILENCE
            )
        except OSError:  # no handshake, or a bad one: nothing was asked yet
            raw.abort()
            self._gates.leave(self)
            return
        if encrypted is None:  # the other side left in the middle of it
            self._gates.leave(self)
            return
        encrypted.set_write_buffer_limits(1, 0)  # the same; with 0 nothing would ever be too little
        if self._early is None:  # whoever shook hands has left since
            return
        self._transport = encrypted
        self._inner.connection_made(encrypted)
        early, self._early = self._early, None
        for data in early:
            self.data_received(data)

    def data_received(self, data: bytes) -> None:
        """See `asyncio.Protocol`."""
        if self._transport is None:
            return
        if self._early is not None:
            self._early.append(data)
            return
        if not self.is_answering and self._deadline is None:
            self._deadline = asyncio.get_running_loop().time() + SILENCE
        self._inner.data_received(data)

    def eof_received(self) -> None:
        """See `asyncio.Protocol`."""
        if self._transport is not None and self._early is None:
            self._inner.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """See `asyncio.Protocol`. What is done for who has gone is stopped, so that it takes no
        thread that it does not have yet.
        """
        if self._transport is not None:
            self._gates.leave(self)
            if self._early is None:
                self._inner.connection_lost(exc)
            self._early = None
            self._flushed.set()
            for task in self._tasks:
                task.cancel()

    def pause_writing(self) -> None:
        """See `asyncio.Protocol`."""
        self._flushed.clear()
        if self._early is None:
            self._inner.pause_writing()

    def resume_writing(self) -> None:
        """See `asyncio.Protocol`."""
        self._unsent_since = None
        self._flushed.set()
        if self._early is None:
            self._inner.resume_writing()


def limits_here() -> Limits:
    """The limits that this machine has the open files for."""
    files = open_files.raised_to(_FILES)
    if files is None:
        return Limits()
    return Limits(connections=max(_KEPT_FREE, min(Limits().connections, files - _KEPT_FREE)))
