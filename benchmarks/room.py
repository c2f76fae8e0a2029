"""A full room on one server process: eight tables, sixty phones, all but four of them seated, four
walls, all with real event streams and real looks; and taps on the tablets, each a bet that is on
disk when it is answered. How long a tap takes, and how long until the last screens show it, beside
the bare request; and what a tap costs the server, with all that follows it.

    python -m benchmarks.room [--rate 3 8] [--seconds 30] [--tables 8] [--phones 60] [--walls 4]

A hall is `--tables 40 --phones 300 --walls 10`.

Each table taps by itself, after pauses that are never alike. A hand of Ultimate Texas Hold'em with
five players is some twenty taps, of whatever screens, in a minute: eight tables are three taps a
second, all together. Eight a second is a room where everybody hurries.

Each device has an address of its own (127.0.0.0/8: Linux), as in a room, and does what its page
would: it shows what its stream brings, and looks where that names a version which it does not show
yet. All devices are one process beside
the server, on the same cores: what it costs is printed with what the server does.
"""

import argparse
import asyncio
import itertools
import json
import random
import re
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from benchmarks.measure import SMALLEST, size
from benchmarks.serving import served
from tests.server import Running, running
from web.cli.server import spare_what_stays

SEATS = size(7, 3)
SETTLED = size(1.0, 0.2)
FIRST_HAS = (1, 4, 7)
"""What the numbers of tables end in that the first of two servers has, which has the walls."""
_ADDRESSES = itertools.count(1)
_NUMBERS = itertools.count(1)
_VERSION = re.compile(rb'"version":(\d+)')


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--rate",
        type=float,
        nargs="+",
        default=size([3, 8], [5]),
        help="taps a second, all tables together",
    )
    parser.add_argument("--seconds", type=float, default=size(30.0, 0.5))
    parser.add_argument("--tables", type=int, default=size(8, 1))
    parser.add_argument("--phones", type=int, default=size(60, 4))
    parser.add_argument("--walls", type=int, default=size(4, 1))
    parser.add_argument(SMALLEST, action="store_true")
    args = parser.parse_args()
    if args.phones < args.tables * SEATS:
        parser.error(f"{args.tables} tables have {args.tables * SEATS} seats, each with a phone")
    with served(serve, args.tables, args.phones, args.walls) as (server, _):
        port, devices = server.recv()
        asyncio.run(Room([port], devices, [server]).measure(args.rate, args.seconds))


def serve(there: Connection, tables: int, phones: int, walls: int) -> None:
    """The room, until told to stop (None); tells the port, and each device's token and what it
    shows. Asked anything else it tells how long it has computed.
    """
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as croupier:
        there.send(
            (int(croupier.url.rpartition(":")[2]), list(furnished(croupier, tables, phones, walls)))
        )
        tell_how_long(there)


def tell_how_long(there: Connection) -> None:
    """Until told to stop (None) tell how long this process has computed, whenever asked."""
    spare_what_stays()  # as `croupier serve` does
    while there.recv() is not None:
        there.send(time.process_time())


@dataclass(frozen=True)
class Device:
    """A screen: its sign-in, what it looks at, what it follows, and the table it is of; of a wall
    all (0), of a phone that sits nowhere none (-1).
    """

    token: str
    paths: tuple[str, ...]
    events: str
    table: int = 0
    taps: bool = False
    is_phone: bool = False


def furnished(croupier: Running, tables: int, phones: int, walls: int) -> Iterator[Device]:
    """A night with so many tables, and all the devices that look on."""
    names = [f"Player {number}" for number in range(1, phones + 1)]
    number = croupier.night(*names, chips=1000)
    night = f"nights/{number}"
    players = itertools.count(1)
    for table in range(1, tables + 1):
        croupier.table(number, "uth", "virtual", tray=50_000)
        here = [next(players) for _ in range(SEATS)]
        for seat, player in enumerate(here, 1):
            body = {"player": player, "seat": seat, "chips": 1000}
            croupier.say("POST", f"{night}/tables/{table}/seats", body)
        croupier.say("PUT", f"{night}/tables/{table}/phones", {"play": True})
        croupier.say("POST", f"{night}/tables/{table}/rounds", {"number": 1})
        croupier.leave(number, table)
        at = f"{night}/tables/{table}"
        code = {"code": croupier.table_code(number, table)}
        yield Device(signed_in(croupier, "table", code), (at,), f"{at}/events", table, taps=True)
        for player in here:
            at = f"{night}/hand/tables/{table}/events?brings=hand"
            yield phone(croupier, night, player, f"?table={table}", at, table)
    for player in players:
        if player > phones:
            break
        yield phone(croupier, night, player, "", f"{night}/hand/events?brings=hand", -1)
    shown = (f"{night}/wall", *(f"{night}/tables/{table}" for table in range(1, tables + 1)))
    for _ in range(walls):
        link = croupier.say("POST", f"{night}/wall-codes")
        token = signed_in(croupier, "wall", {"code": link["code"]})
        yield Device(token, shown, f"{night}/events?brings=wall")


def phone(
    croupier: Running, night: str, player: int, which: str, events: str, table: int
) -> Device:
    link = croupier.say("POST", f"{night}/players/{player}/link")
    token = signed_in(croupier, "player", {"token": link["token"]})
    return Device(token, (f"{night}/hand{which}",), events, table, is_phone=True)


def signed_in(croupier: Running, door: str, secret: dict[str, str]) -> str:
    screen = croupier.desk.application.test_client()
    answer = screen.post(f"/api/session/{door}", json=secret)
    assert answer.status_code == 200, answer.text
    kept = screen.get_cookie("croupier")
    assert kept is not None
    return kept.value


@dataclass
class Screen:
    """A device in the room: one connection for its stream, one for what it asks."""

    port: int
    device: Device
    address: str
    newest: int = 0
    """The version that it shows."""
    told: int = 0
    """The version that it heard of."""
    state: Any = None
    """Of a tablet and a wall: what they show. A phone is not asked what to do next."""
    tags: dict[str, str] = field(default_factory=dict)
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    shown: list[tuple[int, float]] = field(default_factory=list)
    """Each version that it showed, and when."""
    named: list[tuple[int, float]] = field(default_factory=list)
    """Each version that its stream named or brought, and when."""
    _asks: Any = None
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def open(self) -> None:
        self._asks = await self._connected()
        await self.look()

    async def follow(self) -> None:
        """Look whenever the stream says that there is a newer version."""
        reader, writer = await self._connected()
        writer.write(self._head("GET", self.device.events) + b"\r\n")
        kind, tag = b"", b""
        while line := await reader.readline():
            if line.startswith(b"event:"):
                kind = line[6:].strip()
            elif line.startswith(b"id:"):
                tag = line[3:].strip()
            elif line.startswith(b"data:"):
                self._hear(kind, tag.decode().strip('"'), line[5:])
                kind = b""

    def _hear(self, kind: bytes, tag: str, said: bytes) -> None:
        """A version alone, or with what there is to see of it."""
        if kind == b"state":
            found = _VERSION.search(said)
            assert found
            version = int(found[1])
            self.named.append((version, time.perf_counter()))
            self.tags[self.device.paths[0]] = tag
            self._show(max(self.newest, version))
        elif kind in (b"", b"look"):
            self.told = self.newest + 1 if kind else int(said)
            if not kind:
                self.named.append((self.told, time.perf_counter()))
            self.moved.set()

    async def keep_up(self) -> None:
        while True:
            await self.moved.wait()
            self.moved.clear()
            async with self._turn:  # a tap's own answer may bring it
                pass
            if self.told > self.newest:
                await self.look()

    async def look(self) -> None:
        """Look at all that is shown: a wall at the night and at each of its tables."""
        first, *tables = self.device.paths
        version = await self._look_at(first)
        if tables:
            lines = self.state["tables"]
            for path, line in zip(tables, lines, strict=True):
                if line["version"] > self.newest or path not in self.tags:
                    version = max(version, await self._look_at(path))
        if version > self.newest:
            self._show(version)

    async def _look_at(self, path: str) -> int:
        """The version that it is at; 0 where there is nothing new."""
        known = f'If-None-Match: "{self.tags[path]}"\r\n' if path in self.tags else ""
        status, tag, body = await self._ask("GET", path, known)
        if status != 200:
            return 0
        self.tags[path] = tag
        if path == self.device.paths[0] and not self.device.is_phone:
            self.state = json.loads(body)
        found = _VERSION.search(body)
        assert found
        return int(found[1])

    def _show(self, version: int) -> None:
        self.newest = version
        self.shown.append((version, time.perf_counter()))

    async def tap(self, seat: int, ante: int) -> tuple[int, float]:
        """A bet for this seat: the version that it made, and the milliseconds it took."""
        options = self.state["round"]["prompt"]["options"]
        since = next(
            option["since"] for option in options if (option["by"], option["do"]) == (seat, "bet")
        )
        body = {"action": {"by": seat, "do": "bet", "ante": ante}, "since": since}
        said = json.dumps(body)
        head = f"Content-Type: application/json\r\nIdempotency-Key: tap-{next(_NUMBERS)}\r\n"
        head += f"Content-Length: {len(said)}\r\n"
        began = time.perf_counter()
        status, _, answer = await self._ask(
            "POST", f"{self.device.paths[0]}/rounds/1/actions", head, said
        )
        took = (time.perf_counter() - began) * 1000
        assert status == 200, answer
        self.state = json.loads(answer)["state"]
        self._show(self.state["version"])
        return self.newest, took

    async def ask_bare(self) -> float:
        began = time.perf_counter()
        await self._ask("GET", "session", "")
        return (time.perf_counter() - began) * 1000

    async def _connected(self) -> Any:
        return await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 20
        )

    def _head(self, method: str, path: str) -> bytes:
        cookie = f"Cookie: croupier={self.device.token}\r\n"
        return f"{method} /api/{path} HTTP/1.1\r\nHost: localhost\r\n{cookie}".encode()

    async def _ask(self, method: str, path: str, more: str, body: str = "") -> Any:
        async with self._turn:
            reader, writer = self._asks
            writer.write(self._head(method, path) + f"{more}\r\n{body}".encode())
            status = int((await reader.readline()).split()[1])
            tag, length = "", 0
            while line := (await reader.readline()).strip():
                name, _, text = line.decode().partition(": ")
                if name.lower() == "content-length":
                    length = int(text)
                elif name.lower() == "etag":
                    tag = text.strip('"')
            return status, tag, await reader.readexactly(0 if status == 304 else length)


@dataclass(frozen=True)
class Tap:
    """A tap: when, at which table, what version it made, and how long it took."""

    at: float
    table: int
    version: int
    took: float


@dataclass(frozen=True)
class Latencies:
    """What was seen of taps, in milliseconds."""

    seconds: float
    """For how long there were taps."""
    took: list[float]
    """Each tap, until it was answered."""
    late: list[float]
    """Each tap, until each screen that is to show it did."""
    servers: list[float]
    """What each server computed, for all of them."""
    client: float
    """What the devices computed."""

    def told(self) -> str:
        """In words."""
        taps = len(self.took)
        by_servers = " + ".join(f"{cost / taps:.1f}" for cost in self.servers)
        return (
            f"{taps} taps, {taps / self.seconds:.1f}/s; computed for a tap: by the server "
            f"{by_servers} ms, by the devices {self.client / taps:.0f} ms\n"
            f"  a tap, answered        {figures(self.took)}   (aim: 100 at p99)\n"
            f"  every screen shows it  {figures(self.late)}   (aim: 250 at p99)"
        )


class Room:
    """All the devices, and the servers that they follow: of several every device of a table, and
    every tablet, asks another one in turn; or, `by_table`, all of a table the same one, and what
    follows the whole night the first, which has fewer tables (as `docs/hosting.md` tells a proxy).
    """

    def __init__(
        self,
        ports: Sequence[int],
        devices: list[Device],
        servers: Sequence[Connection],
        *,
        by_table: bool = False,
    ) -> None:
        def port(number: int, device: Device) -> int:
            if by_table:
                return ports[device.table > 0 and device.table % 10 not in FIRST_HAS]
            return ports[sum(divmod(number, SEATS + 1)) % len(ports)]

        self._servers = servers
        self._screens = [
            Screen(port(number, device), device, _address(next(_ADDRESSES)))
            for number, device in enumerate(devices)
        ]
        self._tablets = [screen for screen in self._screens if screen.device.taps]

    async def measure(self, rates: list[float], seconds: float) -> None:
        """Tap for so long at each of these rates, and print what was seen."""
        async with self.at_work() as alone:
            print(f"{len(self._screens)} screens; bare request, nobody else: {figures(alone)}")
            for rate in rates:
                print((await self.tapped(rate, seconds)).told(), flush=True)

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[list[float]]:
        """All screens look and follow; gives what bare requests took before, in milliseconds."""
        for screen in self._screens:
            await screen.open()
        alone = [await self._tablets[0].ask_bare() for _ in range(50)]
        at_work = [
            asyncio.ensure_future(work())
            for screen in self._screens
            for work in (screen.follow, screen.keep_up)
        ]
        await asyncio.sleep(SETTLED)
        try:
            yield alone
        finally:
            for work in at_work:
                work.cancel()

    async def tapped(self, rate: float, seconds: float) -> "Latencies":
        """Tap so often a second, for so long."""
        before = self._computed()
        ends = time.perf_counter() + seconds
        tapping = (
            self._tapped(tablet, len(self._tablets) / rate, ends) for tablet in self._tablets
        )
        taps = [tap for each in await asyncio.gather(*tapping) for tap in each]
        await asyncio.sleep(SETTLED)
        *servers, client = (
            (now - then) * 1000 for now, then in zip(self._computed(), before, strict=True)
        )
        late = [
            (_shown(screen, tap.version) - tap.at) * 1000
            for tap in taps
            for screen in self._screens
            if screen.device.table in (0, tap.table) and not screen.device.taps
        ]
        return Latencies(seconds, [tap.took for tap in taps], late, servers, client)

    def _computed(self) -> list[float]:
        """Seconds that each server, and this process, have computed so far."""
        for server in self._servers:
            server.send("how long?")
        return [*(server.recv() for server in self._servers), time.process_time()]

    async def _tapped(self, tablet: Screen, pause: float, ends: float) -> list[Tap]:
        """Taps on a tablet, seat by seat, with such pauses on the average."""
        chance, taps = random.Random(tablet.device.table), list[Tap]()
        await asyncio.sleep(chance.uniform(0, pause))
        for number in itertools.count():
            at = time.perf_counter()
            if at >= ends:
                break
            # The tablet's own answer brings its state.
            version, took = await tablet.tap(number % SEATS + 1, 5 + number % 2 * 5)
            taps.append(Tap(at, tablet.device.table, version, took))
            again = at + chance.uniform(0.4, 1.6) * pause
            await asyncio.sleep(max(0.0, again - time.perf_counter()))
        return taps


def _address(number: int) -> str:
    """One of 127.0.0.0/8, for so many devices as nobody has."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


def _shown(screen: Screen, version: int) -> float:
    """When a screen first showed this version, or a newer one."""
    return next((at for shown, at in screen.shown if shown >= version), float("inf"))


def figures(took: list[float]) -> str:
    """Median and 99th percentile; in a short run there may be nothing of a kind."""
    if not took:
        return "none was seen"
    worst = quantiles(took, n=100)[98] if len(took) > 1 else took[0]
    return f"p50 {median(took):6.1f} ms, p99 {worst:6.1f} ms"


if __name__ == "__main__":
    main()
