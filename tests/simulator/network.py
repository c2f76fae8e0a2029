"""The network of an evening: screens with their cookies, and letters that are lost, doubled or late
on their way there and back.
"""

import json
import re
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from typing import Any, TypeAlias

from flask import Flask
from werkzeug.exceptions import HTTPException

from tests.simulator.world import World
from web.services.live import FOLLOW, Follower, Following

Answer: TypeAlias = Any
"""A `TestResponse`."""


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
        sent = {**(headers or {}), "Cookie": "; ".join(f"{k}={v}" for k, v in self.cookies.items())}
        answer = app.test_client(use_cookies=False).open(
            f"/api/{path}",
            method=method,
            json=None if method == "GET" else ({} if body is None else body),
            headers=sent,
            environ_overrides={"REMOTE_ADDR": self.address, **(environ or {})},
        )
        self._count(app, answer)
        for line in answer.headers.getlist("Set-Cookie"):
            for name, morsel in SimpleCookie(line).items():
                self.cookies[name] = morsel.value
        return answer

    def _count(self, app: Flask, answer: Answer) -> None:
        asked, counts = answer.request, self.world.counts
        with suppress(HTTPException):
            rule, _ = app.url_map.bind("").match(asked.path, asked.method, return_rule=True)
            counts[f"route: {asked.method} {rule.rule}"] += 1
        if answer.status_code >= 400 and (told := answer.get_json(silent=True)):
            counts[f"refusal: {told['error']['code']}"] += 1

    def open(self, shows: str, follows: str) -> None:
        """Show this from now on, and follow what concerns it."""
        self.shows, self.follows = shows, follows
        self.listen()

    def listen(self) -> None:
        """Begin the stream (anew), and look once."""
        waiting: list[Following] = []
        answer = self.ask("GET", self.follows or "", environ={FOLLOW: waiting})
        answer.close()
        self.stream, self.hears = None, self.server
        if waiting:
            hub = self.world.servers[self.server].services.hub
            following = waiting[0]
            following.leave()  # the evening has more screens than one address may have streams
            self._following.close()
            self.stream = self._following.enter_context(
                hub.follow(following.topic, following.version)
            )
        self.look()

    def catch_up(self) -> None:
        """Look again, if the stream has said that there is something to look at."""
        if self.stream is None:
            self.look()
        elif self.stream._moved.is_set():
            self.stream._moved.clear()
            self.stream.was_notified()
            self.look()

    def look(self) -> None:
        """Fetch what it shows, if that is another than it has."""
        answer = self.ask("GET", self.shows or "", headers={"If-None-Match": self.tag})
        if answer.status_code != 304:
            self.shown, self.tag = answer.data, answer.headers.get("ETag", "")
        self._turn_to_its_table()

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
        state = json.loads(self.shown)
        if not hand or "me" not in state:
            return
        table = state["table"]["table"] if state["table"] else None
        shows = f"{night}/hand?table={table}" if table else f"{night}/hand"
        if shows != self.shows:
            at = f"/tables/{table}" if table else ""
            self.open(shows, f"{night}/hand{at}/events")
