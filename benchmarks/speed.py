"""A game of speed on two phones: how long a tap takes from finger to answer, for who is first and
for who is second; how much later the other phone knows what one was told; and whether another table
is slower for it. Beside the bare request in the same run.

    python -m benchmarks.speed [MATCHES, default 60]

Both phones tap the same open place at once. The one that is second is refused, and told so. Each
follows its own stream, which brings what it shows, as to its page. A page sends a tap as the finger
comes down and writes the refusal as it arrives: it adds next to nothing.

On two cores with nothing else to do (24 November 2026): first 9 ms (p99 14), second 8 (13), bare
3.3 (3.9); the other phone is brought it 1 ms after the answer is read (4.9); a tap at another table
6 ms (9) alone. It took 7 ms (11) beside two hands that tap every 150 to 300 ms, and 14 while both
tap as fast as they are answered, 300 times a second. One bet in 60 took 165 ms then: a full garbage
collection. Since the server spares what was there from the start there is none of these.
"""

import asyncio
import itertools
import json
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path

from benchmarks.measure import given, size
from benchmarks.room import Device, Screen, figures, phone, signed_in
from benchmarks.serving import served
from games.engine import Action, Round
from ledger.state.entries import Request
from tests.server import Running, running
from web.cli.server import spare_what_stays

MATCHES = size(60, 3)
OTHER_TAPS = size(60, 3)
SPEED, OTHER = 1, 2
"""The tables: the one of speed, and one where bets are made."""
PACE = (0.15, 0.3)
"""Seconds between two taps of a hand that looks for a match."""
SEED = 24
SETTLED = 0.15
"""Seconds until both phones show the same before they tap."""
_NUMBERS = itertools.count(1)


def main() -> None:
    """Print the figures."""
    (matches,) = given() or [MATCHES]
    with served(serve) as (server, _):
        port, devices = server.recv()
        asyncio.run(Night(port, devices, server).measure(matches))


# The server's process


def serve(there: Connection) -> None:
    """Two tables, until told to stop (None). Asked for a match it turns cards until there is one,
    and tells the round's number and an open place.
    """
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as croupier:
        there.send((int(croupier.url.rpartition(":")[2]), list(tables(croupier))))
        spare_what_stays()  # as `croupier serve` does
        while there.recv() is not None:
            there.send(match_at(croupier))


def tables(croupier: Running) -> Iterator[Device]:
    """The night, and its devices: two phones at the table of speed, a tablet at the other one."""
    number = croupier.night("Ana", "Ben", "Cleo", "Dan", chips=5000)
    night = f"nights/{number}"
    for table, game, players in ((SPEED, "aggravation", (1, 2)), (OTHER, "uth", (3, 4))):
        croupier.table(number, game, "virtual", tray=50_000)
        for seat, player in enumerate(players, 1):
            body = {"player": player, "seat": seat, "chips": 1000}
            croupier.say("POST", f"{night}/tables/{table}/seats", body)
        croupier.say("PUT", f"{night}/tables/{table}/phones", {"play": True})
        croupier.say("POST", f"{night}/tables/{table}/rounds", {"number": 1})
        croupier.leave(number, table)
    for player in (1, 2):
        events = f"{night}/hand/tables/{SPEED}/events?brings=hand"
        yield phone(croupier, night, player, f"?table={SPEED}", events, SPEED)
    at = f"{night}/tables/{OTHER}"
    code = {"code": croupier.table_code(number, OTHER)}
    yield Device(signed_in(croupier, "table", code), (at,), f"{at}/events", OTHER, taps=True)


def match_at(croupier: Running) -> tuple[int, str]:
    """Turn cards, and deal anew, until a match lies open that can be covered."""
    rounds, night = croupier.services.rounds, 1
    while True:
        number, round_ = rounds.look(
            night, SPEED, lambda _, here, live: (here.rounds, live.round if live else None)
        )
        if round_ is None:
            rounds.begin(night, SPEED, number + 1, asks())
        elif round_.finished:
            rounds.close(night, SPEED, number, asks())
        elif (found := coverable(round_)) is not None:
            return number, found
        elif round_.prompt is not None and (turn := round_.prompt.option("dealer", "turn")):
            since = round_.since(turn)
            rounds.act(night, SPEED, number, Action("dealer", "turn"), since, "dealer", asks())
        else:
            rounds.void(night, SPEED, number, "The packs are nearly empty", asks())


def coverable(round_: Round) -> str | None:
    """An open place, while both may cover it."""
    places: list[str] = round_.table.facts.open
    both = all(round_.table.cards(f"pack:{seat}") for seat in (1, 2))
    return places[0] if both and places else None


def asks() -> Request:
    """A request of its own."""
    return Request("benchmark", f"speed-{next(_NUMBERS)}", "host")


# The devices


@dataclass
class Phone(Screen):
    """A phone that taps."""

    async def cover(self, number: int, place: str) -> "Answered":
        """Tap a place: what came of it, and when."""
        night = self.device.paths[0].partition("/hand")[0]
        path = f"{night}/hand/tables/{SPEED}/rounds/{number}/actions"
        said = json.dumps({"action": {"do": "cover", "place": place}, "since": 0})
        head = f"Content-Type: application/json\r\nIdempotency-Key: tap-{next(_NUMBERS)}\r\n"
        head += f"Content-Length: {len(said)}\r\n"
        began = time.perf_counter()
        status, _, body = await self._ask("POST", path, head, said)
        ended = time.perf_counter()
        answer = json.loads(body)
        state = answer.get("state", answer)
        if status == 200:
            self._show(state["version"])
        return Answered(status == 200, state.get("version", 0), ended, (ended - began) * 1000)


@dataclass(frozen=True)
class Answered:
    """A tap: whether it was taken, the version after it, when it was answered, how long it took."""

    taken: bool
    version: int
    at: float
    took: float


@dataclass
class Figures:
    """Milliseconds."""

    first: list[float] = field(default_factory=list)
    second: list[float] = field(default_factory=list)
    bare: list[float] = field(default_factory=list)
    skew: list[float] = field(default_factory=list)
    """Between the two streams that name a version."""
    named: list[float] = field(default_factory=list)
    """From the answer to one phone until the other's stream names what it said."""
    shown: list[float] = field(default_factory=list)
    """… until the other shows it."""


class Night:
    """Two phones at a table of speed, and a tablet at another one."""

    def __init__(self, port: int, devices: list[Device], server: Connection) -> None:
        self._server = server
        *phones, tablet = devices
        self._phones = [Phone(port, each, f"127.0.1.{at}") for at, each in enumerate(phones, 1)]
        self._tablet = Screen(port, tablet, "127.0.1.9")

    async def measure(self, matches: int) -> None:
        """Print what was seen."""
        screens = [*self._phones, self._tablet]
        for screen in screens:
            await screen.open()
        work = [
            asyncio.ensure_future(task())
            for screen in screens
            for task in (screen.follow, screen.keep_up)
        ]
        await asyncio.sleep(SETTLED)
        alone = await self._bets(OTHER_TAPS)
        seen = Figures()
        for turn in range(matches):
            await self._race(turn, seen)
        paced = await self._beside(lambda hands: hands.uniform(*PACE))
        hurried = await self._beside(lambda _: 0)
        for task in work:
            task.cancel()
        print(
            f"a tap that is first, answered    {figures(seen.first)}   (aim: 60)\n"
            f"a tap that is second, answered   {figures(seen.second)}   (aim: 60)\n"
            f"the bare request                 {figures(seen.bare)}\n"
            f"the two streams, one after the other           {figures(seen.skew)}\n"
            f"told one, until the other's stream names it    {figures(seen.named)}\n"
            f"told one, until the other shows it             {figures(seen.shown)}\n"
            f"a tap at another table           {figures(alone)}\n"
            f"the same beside hands at work    {figures(paced)}\n"
            f"the same beside a hammer         {figures(hurried)}"
        )

    async def _race(self, turn: int, seen: Figures) -> None:
        """Both tap the same place at once; in turn one of them goes first."""
        number, place = await self._match()
        await asyncio.sleep(SETTLED)
        seen.bare.append(await self._phones[turn % 2].ask_bare())
        order = self._phones[:: 1 if turn % 2 else -1]
        answers = await asyncio.gather(*(each.cover(number, place) for each in order))
        await asyncio.sleep(SETTLED)
        for mine, answer in enumerate(answers):
            (seen.first if answer.taken else seen.second).append(answer.took)
            if answer.taken:
                other = order[1 - mine]
                named = [when(each.named, answer.version) for each in (order[mine], other)]
                seen.skew.append(abs(named[0] - named[1]) * 1000)
                seen.named.append((named[1] - answer.at) * 1000)
                seen.shown.append((when(other.shown, answer.version) - answer.at) * 1000)

    async def _match(self) -> tuple[int, str]:
        """A round and an open place of it."""
        loop = asyncio.get_running_loop()
        self._server.send("a match")
        found: tuple[int, str] = await loop.run_in_executor(None, self._server.recv)
        return found

    async def _bets(self, count: int) -> list[float]:
        """Bets at the other table: how long each took."""
        took = []
        for number in range(count):
            _, each = await self._tablet.tap(number % 2 + 1, 5 + number % 2 * 5)
            took.append(each)
            await asyncio.sleep(0.02)
        return took

    async def _beside(self, pause: Callable[[random.Random], float]) -> list[float]:
        """Bets at the other table while both phones tap, with such a pause after each answer."""
        number, place = await self._match()  # before: the server's process turns its cards
        await asyncio.sleep(SETTLED)
        hands = [
            asyncio.ensure_future(tapping(each, number, place, pause, random.Random(SEED + seat)))
            for seat, each in enumerate(self._phones)
        ]
        took = await self._bets(OTHER_TAPS)
        for hand in hands:
            hand.cancel()
        return took


async def tapping(
    phone: Phone,
    number: int,
    place: str,
    pause: Callable[[random.Random], float],
    hand: random.Random,
) -> None:
    """Tap a place again and again."""
    while True:
        await phone.cover(number, place)
        await asyncio.sleep(pause(hand))


def when(noted: list[tuple[int, float]], version: int) -> float:
    """When this version, or a newer one, was first noted."""
    return next((at for found, at in noted if found >= version), float("inf"))


if __name__ == "__main__":
    main()
