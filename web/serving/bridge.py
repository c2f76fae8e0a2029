"""From uvicorn to the Flask app: a request takes a thread when all of it is here, and gives it back
before its answer is sent. So a device that is slow with either costs no thread.

ASGI is what uvicorn speaks, WSGI (PEP 3333) what Flask does. A request that came too slowly is
refused here; one that is too long is refused by the app, which is told its length and no more.
"""

import asyncio
import io
import json
import sys
from collections.abc import Awaitable, Callable, Iterable, Iterator, MutableMapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from tempfile import SpooledTemporaryFile
from typing import IO, Any, TypeAlias, cast
from urllib.parse import unquote_to_bytes, urlsplit

from flask import Flask

from ledger.errors import DiskFull, ReadOnlyBook
from ledger.store.temporary import explained
from web.http.addresses import plain
from web.http.headers import ALWAYS
from web.http.same_origin import LOCAL_ADDRESS
from web.services.live import FOLLOW, Following, Hub
from web.serving.gates import SILENCE, Gate
from web.serving.looking import Looking
from web.serving.streams import follow
from web.serving.turns import THREADS, Turns

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Headers: TypeAlias = list[tuple[bytes, bytes]]

MOST_READ = 1024 * 1024
"""Bytes of a body that is too long that are still listened to, so that its sender hears why it was
refused.
"""
_PIECE = 64 * 1024
_IN_MEMORY = 256 * 1024
# Of an answer; the rest of a longer one waits on disk, however slowly it is fetched.
_CLOSE = (b"connection", b"close")


@dataclass(slots=True)
class _Body:
    content: bytes
    size: int
    """Its length: more than the content's where it is too long."""
    is_whole: bool = True
    """Whether nothing of it is still to come."""


@dataclass(slots=True)
class _Answer:
    status: int
    headers: Headers
    body: IO[bytes]
    following: list[Following] = field(default_factory=list)

    def close(self) -> None:
        """It is sent, or nobody wants it."""
        self.body.close()
        for following in self.following:
            following.leave()


class _File:
    """A file that the app answers with (`wsgi.file_wrapper`): sent as it is, without a copy."""

    def __init__(self, file: IO[bytes], size: int = _PIECE) -> None:
        self.file = file
        self._size = size

    def __iter__(self) -> Iterator[bytes]:
        return iter(partial(self.file.read, self._size), b"")

    def close(self) -> None:
        self.file.close()


class Bridge:
    """The app as ASGI knows one."""

    def __init__(self, app: Flask, hub: Hub) -> None:
        self._app = app
        self._hub = hub
        self._most = int(app.config["MAX_CONTENT_LENGTH"])
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="request")
        self._turns = Turns()
        self._looking = Looking(self._pool)
        self._works: set[Future[_Answer]] = set()

    @property
    def is_busy(self) -> bool:
        """Whether a thread is still at work."""
        return bool(self._works)

    def close(self) -> None:
        """Take no more requests."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; see the specification of ASGI."""
        gate: Gate = scope["state"]["gate"]
        with gate.answering():
            try:
                await self._respond(scope, gate, receive, send)
            except ConnectionAbortedError:  # the other side has left
                return
            except asyncio.CancelledError:
                if not gate.is_closed:
                    raise

    async def _respond(self, scope: Scope, gate: Gate, receive: Receive, send: Send) -> None:
        try:
            body = await self._read(scope, receive)
        except TimeoutError:
            await _send(send, gate, _too_slow())
            return
        if _says_two_lengths(scope):
            await _send(send, gate, _two_lengths())
            return
        await gate.flushed()
        device = _device(scope)
        async with self._turns.to_be_answered(device):
            answer = await self._in_a_thread(scope, body, device)
            if not body.is_whole:
                answer.headers.append(_CLOSE)
            if not answer.following:
                with closing(answer):
                    await _send(send, gate, answer)
                    await gate.flushed()
                return
        with closing(answer):
            following = answer.following[0]
            await follow(self._hub, following, answer.headers, receive, send, self._looking)

    async def _read(self, scope: Scope, receive: Receive) -> _Body:
        """The body. Raises `TimeoutError` where it comes too slowly, `ConnectionAbortedError`."""
        headers = dict(scope["headers"])
        declared = int(headers.get(b"content-length", 0))
        if declared > self._most and (declared > MOST_READ or b"expect" in headers):
            return _Body(b"", declared, is_whole=False)
        parts, size, more = [], 0, True
        async with asyncio.timeout(SILENCE):
            while more and size <= MOST_READ:
                said = await receive()
                if said["type"] == "http.disconnect":
                    raise ConnectionAbortedError
                size += len(said["body"])
                more = said["more_body"]
                if size <= self._most:
                    parts.append(said["body"])
        content = b"".join(parts) if size <= self._most else b""
        return _Body(content, size, is_whole=not more)

    async def _in_a_thread(self, scope: Scope, body: _Body, device: str) -> _Answer:
        turns = await self._turns.to_be_worked_on(device, scope["method"], scope["raw_path"])
        work = asyncio.ensure_future(self._work(_environ(scope, body), turns))
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:  # its device has left; the work is not over for that
            work.add_done_callback(_drop)
            raise

    async def _work(self, environ: dict[str, Any], turns: AsyncExitStack) -> _Answer:
        async with turns:
            work = self._pool.submit(self._call, environ)
            self._works.add(work)
            work.add_done_callback(self._works.discard)
            return await asyncio.wrap_future(work)

    def _call(self, environ: dict[str, Any]) -> _Answer:
        """Let the app answer, in a thread."""
        begun: list[tuple[str, list[tuple[str, str]]]] = []

        def start_response(
            status: str, headers: list[tuple[str, str]], _error: object = None
        ) -> Callable[[bytes], object]:
            begun[:] = [(status, headers)]
            return _write

        pieces: Iterable[bytes] = self._app.wsgi_app(environ, start_response)
        if isinstance(pieces, _File):
            body = pieces.file
        else:
            # The answer's own until it is sent; whoever has the answer closes it.
            body = cast(IO[bytes], SpooledTemporaryFile(max_size=_IN_MEMORY))  # noqa: SIM115
            try:
                with explained():
                    body.writelines(pieces)
            except (DiskFull, ReadOnlyBook) as error:
                body.close()
                return _refused(HTTPStatus.INSUFFICIENT_STORAGE, error.code, error.message)
            finally:
                if (close := getattr(pieces, "close", None)) is not None:
                    close()
            body.seek(0)
        ((status, headers),) = begun
        encoded = [
            (name.lower().encode("latin-1"), text.encode("latin-1"))
            for name, text in headers
            if name.lower() != "date"  # uvicorn says it
        ]
        return _Answer(int(status[:3]), encoded, body, environ.get(FOLLOW, []))


def _drop(work: asyncio.Future[_Answer]) -> None:
    if not work.cancelled() and work.exception() is None:
        work.result().close()


def _write(_piece: bytes) -> object:
    raise NotImplementedError("an old way of PEP 3333 that Flask does not go")


async def _send(send: Send, gate: Gate, answer: _Answer) -> None:
    head = {"type": "http.response.start", "status": answer.status, "headers": answer.headers}
    await send(head)
    piece = answer.body.read(_PIECE)
    while next_piece := answer.body.read(_PIECE):
        await send({"type": "http.response.body", "body": piece, "more_body": True})
        await asyncio.sleep(0)  # others are answered between two pieces, and a closing is heard of
        if gate.is_closed:
            raise ConnectionAbortedError
        piece = next_piece
    await send({"type": "http.response.body", "body": piece, "more_body": False})


def _device(scope: Scope) -> str:
    """The address of the device that asks: behind a proxy what the proxy says of it."""
    client = scope["client"]
    return plain(client[0] if client else None)


def _says_two_lengths(scope: Scope) -> bool:
    """Whether it says in both ways how long its body is: two readers could take it for two
    different requests (RFC 9112, 6.3).
    """
    return {b"content-length", b"transfer-encoding"} <= {name for name, _ in scope["headers"]}


def _two_lengths() -> _Answer:
    sentence = "A request says its length by Content-Length or by Transfer-Encoding, not by both."
    return _refused(HTTPStatus.BAD_REQUEST, "unreadable", sentence)


def _too_slow() -> _Answer:
    sentence = "The rest of that request did not arrive in time."
    return _refused(HTTPStatus.REQUEST_TIMEOUT, "too-slow", sentence)


def _refused(status: HTTPStatus, code: str, sentence: str) -> _Answer:
    body = json.dumps({"error": {"code": code, "message": sentence}}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        _CLOSE,
        *((name.lower().encode(), text.encode()) for name, text in ALWAYS.items()),
    ]
    return _Answer(status, headers, io.BytesIO(body))


def _environ(scope: Scope, body: _Body) -> dict[str, Any]:
    """The request as PEP 3333 wants it: bytes as the characters of Latin-1."""
    here, there = scope["server"] or ("", None), scope["client"] or ("", None)
    path = scope["raw_path"]
    if not path.startswith(b"/"):  # the whole address, as one asks a proxy for it
        path = urlsplit(path).path or b"/"
    environ = {
        "REQUEST_METHOD": scope["method"],
        "SCRIPT_NAME": "",
        "PATH_INFO": unquote_to_bytes(path).decode("latin-1"),
        "QUERY_STRING": scope["query_string"].decode("latin-1"),
        "SERVER_NAME": here[0],
        "SERVER_PORT": str(here[1]),
        "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
        "REMOTE_ADDR": there[0],
        "REMOTE_PORT": str(there[1]),
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": scope["scheme"],
        "wsgi.input": io.BytesIO(body.content),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": False,
        "wsgi.run_once": False,
        "wsgi.file_wrapper": _File,
        LOCAL_ADDRESS: here[0],
    }
    if scope["method"] == "GET":
        environ[FOLLOW] = []
    for name, value in scope["headers"]:
        # A name with a line would look like the one with a hyphen, and could pass for it.
        if b"_" in name or name in (b"content-length", b"transfer-encoding"):
            continue
        key = name.decode("latin-1").upper().replace("-", "_")
        key = key if key == "CONTENT_TYPE" else f"HTTP_{key}"
        text = value.decode("latin-1")
        between = "; " if key == "HTTP_COOKIE" else ","
        environ[key] = f"{environ[key]}{between}{text}" if key in environ else text
    if body.size or scope["method"] not in ("GET", "HEAD"):
        environ["CONTENT_LENGTH"] = str(body.size)
    return environ
