"""Kill the server with SIGKILL in the middle of a hand, under load: everything acknowledged is
still there.
"""

import http.client
import http.cookiejar
import json
import os
import signal
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ledger.audit import Finding, audit
from ledger.audit.database import DatabaseRecords
from ledger.book import opened

PLAYERS = 6
KILLS = 3
ENOUGH = 60
"""Acknowledged tickets before each kill."""
PATIENCE = 60
"""Seconds for a server to start, or for the load to do its work."""


@dataclass
class Device:
    """A browser without its window: cookies, and a key for every request."""

    address: str = ""
    jar: http.cookiejar.CookieJar = field(default_factory=http.cookiejar.CookieJar)

    def ask(self, method: str, path: str, body: object = None, key: str | None = None) -> Any:
        """Send a request; returns the answer's JSON. Raises `OSError` where nothing answers."""
        request = urllib.request.Request(f"{self.address}/api/{path}", method=method)
        if method != "GET":
            request.data = json.dumps({} if body is None else body).encode()
            request.add_header("Content-Type", "application/json")
        if key:
            request.add_header("Idempotency-Key", key)
        opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        try:
            with opener.open(request, timeout=20) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            raise AssertionError(
                f"{method} {path}: {refusal.code} {refusal.read()!r:.300}"
            ) from refusal


@contextmanager
def server(database: Path, port: int) -> Iterator[tuple[subprocess.Popen[str], dict[str, Any]]]:
    """A real `croupier serve` of its own process group, and what it printed. It is gone
    afterwards.
    """
    croupier = [sys.executable, "-c", "from web.cli import main; raise SystemExit(main())"]
    command = [*croupier, "serve", "--json", "--host", "127.0.0.1", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{database}"],
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        yield process, json.loads(process.stdout.readline())
    finally:
        if process.poll() is None:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        process.stdout.close()


class Load:
    """People who buy tickets as fast as the server sells them, and remember each one that it
    acknowledged.
    """

    def __init__(
        self, device: Device, path: str, since: dict[int, int], keys: Iterator[int]
    ) -> None:
        self.device, self.path, self._since, self._keys = device, path, since, keys
        self.acknowledged: dict[str, tuple[object, int]] = {}
        self.unanswered: dict[str, object] = {}
        self.enough = threading.Event()
        self._stop = threading.Event()
        self._guard = threading.Lock()
        self._people = [threading.Thread(target=self._buy, args=(seat,)) for seat in since]

    def start(self) -> None:
        for person in self._people:
            person.start()

    def stop(self) -> None:
        self._stop.set()
        for person in self._people:
            person.join()

    def _buy(self, seat: int) -> None:
        stamp = self._since[seat]
        while not self._stop.is_set():
            with self._guard:
                key = f"ticket-{next(self._keys)}"
            body = {
                "action": {
                    "by": seat,
                    "do": "ticket",
                    "bets": [{"amount": 1, "type": "WIN", "horses": "D"}],
                },
                "since": stamp,
            }
            self.unanswered[key] = body
            try:
                answer = self.device.ask("POST", f"{self.path}/actions", body, key)
            except (OSError, http.client.HTTPException):
                return  # killed: this one was never acknowledged
            del self.unanswered[key]
            with self._guard:
                self.acknowledged[key] = (body, answer["entry"])
                if len(self.acknowledged) >= ENOUGH:
                    self.enough.set()
            stamp = stamps(answer["state"])[seat]


def stamps(state: Any) -> dict[int, int]:
    """The stamp of each seat's ticket option."""
    options = state["round"]["prompt"]["options"]
    return {option["by"]: option["since"] for option in options if option["do"] == "ticket"}


def opened_race(device: Device, keys: Iterator[int]) -> tuple[int, str]:
    """A night with a Superfecta table where everybody sits, and its first race begun: the night,
    and its path.
    """

    def write(path: str, body: object) -> Any:
        return device.ask("POST", path, body, f"desk-{next(keys)}")

    setup = {
        "name": "Storm",
        "money": None,
        "chip_set": [{"value": 1, "colour": "white"}],
        "float": 0,
    }
    night = write("nights", setup)["number"]
    table = write(
        f"nights/{night}/tables",
        {"game": "superfecta", "options": {}, "cards": "virtual", "tray": 0},
    )["number"]
    for seat in range(1, PLAYERS + 1):
        player = write(f"nights/{night}/players", {"name": f"P{seat}"})["number"]
        write(f"nights/{night}/players/{player}/buy-ins", {"chips": 5000, "against": "cash"})
        write(
            f"nights/{night}/tables/{table}/seats", {"player": player, "seat": seat, "chips": 5000}
        )
    write(f"nights/{night}/tables/{table}/rounds", {"number": 1})
    return night, f"nights/{night}/tables/{table}"


def test_a_killed_server_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    database = tmp_path / "night.sqlite"
    device, keys = Device(), count()
    acknowledged: dict[str, tuple[object, int]] = {}
    night, path, port = 0, "", 0
    for kill in range(KILLS):
        with server(database, port) as (process, greeting):
            device.address = greeting["address"]
            port = urlsplit(device.address).port or 0  # a screen looks for the server where it was
            if kill == 0:
                token = greeting["first_link"].partition("#")[2]
                device.ask("POST", "session/first", {"token": token, "pin": "48291375"})
                night, path = opened_race(device, keys)
            state = device.ask("GET", path)
            assert state["table"]["status"] == "playing"
            tickets = state["round"]["facts"]["tickets"]
            assert len(acknowledged) <= len(tickets) <= len(acknowledged) + kill * PLAYERS
            for key, (body, entry) in list(acknowledged.items())[-20:]:
                again = device.ask("POST", f"{path}/rounds/1/actions", body, key)
                assert (again["repeated"], again["entry"]) == (True, entry)
            load = Load(device, f"{path}/rounds/1", stamps(state), keys)
            load.start()
            try:
                assert load.enough.wait(PATIENCE)
                os.killpg(process.pid, signal.SIGKILL)
            finally:
                load.stop()
            process.wait()
            acknowledged |= load.acknowledged
    print(f"{len(acknowledged)} acknowledged tickets, {KILLS} kills, none lost")

    with server(database, port):
        for do in ("off", "run"):
            state = device.ask("GET", path)
            option = next(
                option for option in state["round"]["prompt"]["options"] if option["do"] == do
            )
            body = {"action": {"by": "dealer", "do": do}, "since": option["since"]}
            device.ask("POST", f"{path}/rounds/1/actions", body, f"end-{do}")
        device.ask("POST", f"{path}/rounds/1/close", {}, "end-close")
    with opened(f"sqlite:///{database}") as book:
        kept = {entry.request.key: entry.number for entry in book.entries(night)}
        assert {key: kept.get(key) for key in acknowledged} == {
            key: entry for key, (_, entry) in acknowledged.items()
        }
        with book.database.reading() as connection:
            assert [
                finding
                for finding in audit(DatabaseRecords(connection, night))
                if isinstance(finding, Finding)
            ] == []
