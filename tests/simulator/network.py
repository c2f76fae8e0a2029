"""The network of an evening: screens with their cookies, and letters that are lost, doubled or late
on their way there and back.
"""

import json
import re
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from http import HTTPStatus
from http.cookies import SimpleCookie
from io import BytesIO
from typing import Any
from urllib.parse import unquote

import msgspec
from flask import Flask
from werkzeug.datastructures import Headers

from tests.simulator.world import ROUTE, World
from web.services.live import FOLLOW, Follower, Following

_WSGI: dict[str, Any] = {
    "SCRIPT_NAME": "",
    "SERVER_NAME": "localhost",
    "SERVER_PORT": "80",
    "SERVER_PROTOCOL": "HTTP/1.1",
    "HTTP_HOST": "localhost",
    "wsgi.version": (1, 0),
    "wsgi.url_scheme": "http",
    "wsgi.errors": sys.stderr,
    "wsgi.multithread": True,
    "wsgi.multiprocess": False,
    "wsgi.run_once": False,
}
"""What every request says to the application."""
STREAM_AGAIN = [1000, 2000, 5000, 15_000]
"""Milliseconds until a page tries a stream again that it was refused, as that of a table that is
closed; in the end the last ones (`web/frontend/kit/live.ts`). Meanwhile it looks.
"""


@dataclass
class Answer:
    """What a server answered."""

    method: str
    path: str
    status_code: int
    headers: Headers
    data: bytes
    rule: str | None
    """The route that it came to."""

    @property
    def json(self) -> Any:
        """What its JSON says; None where it is something else."""
        if self.headers.get("Content-Type", "").partition(";")[0] != "application/json":
            return None
        return msgspec.json.decode(self.data)


def asked(
    app: Flask,
    method: str,
    path: str,
    said: bytes,
    headers: Mapping[str, str],
    environ: Mapping[str, Any],
) -> Answer:
    """Ask the application, as a server of WSGI does."""
    where, _, query = path.partition("?")
    sent: dict[str, Any] = {
        **_WSGI,
        "REQUEST_METHOD": method,
        "PATH_INFO": unquote(where),
        "QUERY_STRING": query,
        "CONTENT_LENGTH": str(len(said)),
        "wsgi.input": BytesIO(said),
    }
    for name, value in headers.items():
        key = name.upper().replace("-", "_")
        sent[key if key == "CONTENT_TYPE" else f"HTTP_{key}"] = value
    sent.update(environ)
    head: list[Any] = []

    def start(status: str, answered: list[tuple[str, str]], _failed: Any = None) -> Any:
        head[:] = int(status.partition(" ")[0]), answered
        return None

    body = app(sent, start)
    try:
        data = b"".join(body)
    finally:
        getattr(body, "close", lambda: None)()
    status, answered = head
    return Answer(method, where, status, Headers(answered), data, sent.get(ROUTE))


@dataclass
class Letter:
    """A request that writes the book. Sent again, it is this very one."""

    screen: "Screen"
    method: str
    path: str
    body: Any
    key: str


@dataclass
class Screen:
    """A device: its cookies, what it shows, and its stream."""

    name: str
    world: World
    cookies: dict[str, str] = field(default_factory=dict)
    server: int = 0
    hears: int = 0
    """The server that its stream comes from."""
    address: str = "192.168.1.50"
    shows: str | None = None
    """The path of what it shows, which it fetches again whenever it is told to."""
    follows: str | None = None
    shown: bytes = b""
    tag: str = ""
    stream: Follower | None = None
    _following: ExitStack = field(default_factory=ExitStack)
    _refused: int = 0
    """So many times in a row its stream was."""
    _tries_at: int = 0

    def write(self, letter: Letter) -> Answer:
        headers = {"Idempotency-Key": letter.key}
        return self.ask(letter.method, letter.path, letter.body, headers)

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        headers: dict[str, str] | None = None,
        app: Flask | None = None,
        environ: dict[str, Any] | None = None,
    ) -> Answer:
        """Ask a server; it keeps the cookies that it is given."""
        app = app or self.world.servers[self.server].app
        sent = {"Cookie": "; ".join(f"{k}={v}" for k, v in self.cookies.items())}
        said = b""
        if method != "GET":
            sent["Content-Type"] = "application/json"
            said = json.dumps({} if body is None else body).encode()
        sent.update(headers or {})
        beside = {"REMOTE_ADDR": self.address, **(environ or {})}
        answer = asked(app, method, f"/api/{path}", said, sent, beside)
        self._count(answer)
        for line in answer.headers.getlist("Set-Cookie"):
            for name, morsel in SimpleCookie(line).items():
                self.cookies[name] = morsel.value
        return answer

    def _count(self, answer: Answer) -> None:
        counts = self.world.counts
        if answer.rule is not None:
            counts[f"route: {answer.method} {answer.rule}"] += 1
        if answer.status_code >= 400 and (told := answer.json):
            counts[f"refusal: {told['error']['code']}"] += 1

    def open(self, shows: str, follows: str) -> None:
        """Show this from now on, and follow what concerns it."""
        self.shows, self.follows = shows, follows
        self._refused = 0
        self.listen()

    def go_on(self) -> None:
        """Without a stream: try it again once it is time, and look."""
        if self.world.doors.time.since_start() >= self._tries_at:
            self.listen()
        else:
            self.look()

    def listen(self) -> None:
        """Begin the stream (anew), and look once."""
        waiting: list[Following] = []
        self.ask("GET", self.follows or "", environ={FOLLOW: waiting})
        self.stream, self.hears = None, self.server
        wait = STREAM_AGAIN[min(self._refused, len(STREAM_AGAIN) - 1)]
        self._tries_at = self.world.doors.time.since_start() + wait
        self._refused += 1
        if waiting:
            self._refused = self._tries_at = 0
            hub = self.world.servers[self.server].services.hub
            following = waiting[0]
            following.leave()  # the evening has more screens than one address may have streams
            self._following.close()
            self.stream = self._following.enter_context(
                hub.follow(following.topic, following.version)
            )
        self.look()

    def catch_up(self) -> bool:
        """Look again, if the stream has said that there is something to look at; whether that was
        another than it had.
        """
        if self.stream is None:
            return self.look()
        if self.stream._moved.is_set():
            self.stream._moved.clear()
            self.stream.was_notified()
            return self.look()
        return False

    def look(self) -> bool:
        """Fetch what it shows, if that is another than it has; whether it was."""
        answer = self.ask("GET", self.shows or "", headers={"If-None-Match": self.tag})
        is_new = answer.status_code != HTTPStatus.NOT_MODIFIED
        if is_new:
            self.shown, self.tag = answer.data, answer.headers.get("ETag", "")
        self._turn_to_its_table()
        return is_new

    @property
    def table(self) -> int:
        """The table that it shows; 0 where it shows none."""
        found = re.search(r"(?:/tables/|\?table=)(\d+)$", self.shows or "")
        return int(found[1]) if found else 0

    def _turn_to_its_table(self) -> None:
        """A phone that is shown another table than it follows, as one does whose player has left,
        follows that one from now on.
        """
        night, hand, _ = (self.shows or "").partition("/hand")
        if not hand or "me" not in (state := msgspec.json.decode(self.shown)):
            return
        table = state["table"]["table"] if state["table"] else None
        shows = f"{night}/hand?table={table}" if table else f"{night}/hand"
        if shows != self.shows:
            at = f"/tables/{table}" if table else ""
            self.open(shows, f"{night}/hand{at}/events")
