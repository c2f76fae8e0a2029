"""Kills of a real server, again and again, while people buy chips as fast as it sells them.

    python -m tests.simulator.kills --kills 1000
    python -m tests.simulator.kills --kills 1000 --databases sqlite,postgres

A server is a process of its own that answers over loopback (made by fork from one that has read the
program, so that a start takes no longer than the server's own part of it), and is ended by SIGKILL
at any moment; the next one takes its place. After each kill it is read from the rows whether every
sale that was acknowledged is there once, and what was not answered is asked for again under its
key. Prints of each database kills an hour, sales acknowledged, lost and doubled, and how long a
server took to answer again. Ends with 1 where one was lost or doubled.
"""

import argparse
import http.client
import json
import multiprocessing
import os
import random
import socket
import sqlite3
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from tests.postgres import running_server

BUYERS = 4
LONGEST = 0.4
"""Seconds that a server lives at most once it answers."""
PATIENCE = 60
"""Seconds for a server to answer."""
PIN = "48291375"
_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(["web.cli", "web.cli.serve", "web.serving.server", "web.app"])


@dataclass
class Told:
    """What came of it."""

    kills: int = 0
    acknowledged: dict[str, int] = field(default_factory=dict)
    """Each sale's key, and its entry."""
    asked_again: int = 0
    """Sales that were not answered, and were asked for again."""
    were_there: int = 0
    """Of those, the ones that had been written before the kill."""
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    restarts: list[float] = field(default_factory=list)
    """Seconds from the start of a server's process to its first answer."""

    def line(self, seconds: float) -> str:
        """All of it in a line."""
        slowest = sorted(self.restarts)[int(len(self.restarts) * 0.95)]
        return (
            f"{self.kills} kills, {self.kills / seconds * 3600:.0f} an hour; "
            f"{len(self.acknowledged)} acknowledged, {len(self.lost)} lost, "
            f"{len(self.doubled)} doubled; {self.asked_again} asked again, of which "
            f"{self.were_there} were there; answers again after "
            f"{statistics.median(self.restarts):.2f} s, 95 % within {slowest:.2f} s, "
            f"all within {max(self.restarts):.2f} s"
        )


def main() -> int:
    """Kill servers; ends with 1 where something was lost or doubled."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulator.kills", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="of the moments of the kills")
    parser.add_argument("--databases", default="sqlite", help="sqlite, postgres or both")
    asked = parser.parse_args()
    failed = False
    for name in asked.databases.split(","):
        with ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="croupier-kills-"))
            url = None
            if name == "postgres":
                url = stack.enter_context(stack.enter_context(running_server()).book())
            began = time.perf_counter()
            for told in campaign(Path(folder), asked.kills, asked.seed, url):
                if told.kills % 50 == 0 or told.kills == asked.kills:
                    print(f"{name}: {told.line(time.perf_counter() - began)}", flush=True)
        failed = failed or bool(told.lost or told.doubled)
    return int(failed)


def campaign(folder: Path, kills: int, seed: int, url: str | None = None) -> Iterator[Told]:
    """Kill so many servers, one after the other, over the database at `url` (a SQLite file of the
    folder, where there is none); what came of it so far, after each.
    """
    database, port = url or f"sqlite:///{folder / 'night.sqlite'}", _free_port()
    told, draws, keys = Told(), random.Random(seed), count()
    host = Device(port)
    unanswered: dict[str, int] = {}
    for kill in range(kills):
        server = _forks.Process(target=_serve, args=(database, port, str(folder / "said")))
        since = time.perf_counter()
        server.start()
        try:
            _wait_until_it_answers(host, server)
            told.restarts.append(time.perf_counter() - since)
            if kill == 0:
                _open_night(host, folder / "said")
            _ask_again(host, unanswered, told)
            buyers = [Buyer(host.again(), player, keys) for player in range(1, BUYERS + 1)]
            for buyer in buyers:
                buyer.start()
            if kill == 0:
                _wait_for_a_sale(buyers)
            time.sleep(draws.uniform(0, LONGEST))
        finally:
            server.kill()
            server.join()
        host.close()
        for buyer in buyers:
            buyer.join()
            told.acknowledged |= buyer.acknowledged
            unanswered |= buyer.unanswered
        told.kills += 1
        _check(database, told)
        yield told


@dataclass
class Device:
    """A screen: its cookies, and its connection."""

    port: int
    cookies: dict[str, str] = field(default_factory=dict)
    _connection: http.client.HTTPConnection | None = None

    def close(self) -> None:
        """Let go of the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def again(self) -> "Device":
        """The same screen, over a connection of its own."""
        return Device(self.port, self.cookies)

    def ask(self, method: str, path: str, body: object = None, key: str = "") -> Any:
        """The answer's JSON. Raises `OSError` or `HTTPException` where none comes."""
        connection = self._connection or http.client.HTTPConnection("127.0.0.1", self.port, 20)
        self._connection = None
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        if method != "GET":
            headers |= {"Content-Type": "application/json"}
        if key:
            headers["Idempotency-Key"] = key
        sent = None if method == "GET" else json.dumps({} if body is None else body)
        try:
            connection.request(method, f"/api/{path}", sent, headers)
            answer = connection.getresponse()
            said = answer.read()
        except BaseException:
            connection.close()
            raise
        for line in answer.headers.get_all("Set-Cookie") or ():
            name, _, value = line.partition(";")[0].partition("=")
            self.cookies[name] = value
        if answer.status >= 300:
            raise AssertionError(f"{method} {path}: {answer.status} {said!r:.300}")
        self._connection = connection
        return json.loads(said)


class Buyer(threading.Thread):
    """Somebody who buys a chip, and another one, until nobody answers."""

    def __init__(self, device: Device, player: int, keys: Iterator[int]) -> None:
        super().__init__()
        self._device, self._player, self._keys = device, player, keys
        self.acknowledged: dict[str, int] = {}
        self.unanswered: dict[str, int] = {}

    def run(self) -> None:
        while True:
            key = f"sale-{self._player}-{next(self._keys)}"
            self.unanswered[key] = self._player
            try:
                self.acknowledged[key] = _buy(self._device, self._player, key)["entry"]
            except (OSError, http.client.HTTPException):
                return  # killed
            del self.unanswered[key]


def _buy(device: Device, player: int, key: str) -> Any:
    body = {"chips": 1, "against": "cash"}
    return device.ask("POST", f"nights/1/players/{player}/buy-ins", body, key)


def _serve(database: str, port: int, said: str) -> None:
    """Be a server: `croupier serve`, whose words go to a file."""
    from web.cli import main

    os.dup2(os.open(said, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), 1)
    place = ["--host", "127.0.0.1", "--port", str(port), "--database", database]
    sys.exit(main(["serve", "--json", *place]))


def _wait_for_a_sale(buyers: list[Buyer]) -> None:
    until = time.monotonic() + PATIENCE
    while not any(buyer.acknowledged for buyer in buyers) and time.monotonic() < until:
        time.sleep(0.01)


def _free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:
        port: int = listening.getsockname()[1]
    return port


def _wait_until_it_answers(host: Device, server: Any) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.is_alive():
        try:
            host.ask("GET", "session")
        except OSError:
            time.sleep(0.01)
        else:
            return
    raise AssertionError("the server does not answer")


def _open_night(host: Device, said: Path) -> None:
    """The host signs in, and opens a night with those who buy."""
    until = time.monotonic() + PATIENCE
    while "\n" not in said.read_text() and time.monotonic() < until:
        time.sleep(0.01)  # it answers before it has said so
    greeting = json.loads(said.read_text().splitlines()[0])
    token = greeting["first_link"].partition("#")[2]
    host.ask("POST", "session/first", {"token": token, "pin": PIN})
    night: dict[str, object] = {
        "name": "Storm",
        "money": None,
        "chip_set": [{"value": 1, "colour": "white"}],
    }
    night |= {"float": 0, "players": [f"P{number}" for number in range(1, BUYERS + 1)]}
    host.ask("POST", "nights", night, "storm")


def _ask_again(host: Device, unanswered: dict[str, int], told: Told) -> None:
    """What was not answered is asked for once more, under its key."""
    for key, player in unanswered.items():
        answer = _buy(host, player, key)
        told.asked_again += 1
        told.were_there += bool(answer["repeated"])
        told.acknowledged[key] = answer["entry"]
    unanswered.clear()


def _check(database: str, told: Told) -> None:
    """Every sale that was acknowledged is there, once, and the chips are those that were sold.
    Raises `AssertionError` where they are not.
    """
    with closing(_opened(database)) as connection:
        entries = connection.execute(
            "SELECT key, number FROM entries WHERE key LIKE 'sale-%' ORDER BY number"
        ).fetchall()
        bought = connection.execute(
            "SELECT sum(balance) FROM accounts WHERE name LIKE 'bankroll:%'"
        ).fetchone()
    times, where = Counter(key for key, _ in entries), dict(entries)
    told.doubled = sorted(key for key, number in times.items() if number > 1)
    told.lost = sorted(key for key, entry in told.acknowledged.items() if where.get(key) != entry)
    if (bought[0] or 0) != len(entries):
        raise AssertionError(f"{len(entries)} chips were sold, and there are {bought[0]}")


def _opened(database: str) -> Any:
    """A connection to the rows as they are at one moment, by no way of the house's: what a killed
    server had asked of PostgreSQL may be done meanwhile.
    """
    if database.startswith("sqlite:"):
        return sqlite3.connect(f"file:{database.removeprefix('sqlite:///')}?mode=ro", uri=True)
    connection = psycopg.connect(database)
    connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
    return connection


if __name__ == "__main__":
    sys.exit(main())
