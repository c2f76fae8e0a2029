"""The room of `benchmarks.room` on PostgreSQL, three times: on one server, and on two, as `croupier
serve --workers` starts them, where the devices of each table ask now the one and now the other, and
where all devices of a table ask the same one and all walls the first, as a proxy can have it
(`docs/hosting.md`). What a tap costs each server, with all screens that follow; and how many times
the taps two servers carry, by the one that computes more. What the database computes is in neither.

    python -m benchmarks.workers [--rate 8] [--seconds 5] [--turns 8]

All three stand at the same time and are tapped in turn, for a few seconds each, so that whatever
else the machine does meets all of them: a turn has one ratio, and their median is what counts.
"""

import argparse
import asyncio
import statistics
from contextlib import AsyncExitStack, ExitStack
from multiprocessing.connection import Connection

from benchmarks.measure import SMALLEST, size
from benchmarks.room import SEATS, Latencies, Room, figures, furnished, tell_how_long
from benchmarks.serving import served
from ledger.store.database import Database
from tests.chromium import LAN_HOST
from tests.postgres import Postgres, running_server
from tests.server import PIN, QUICK, Running, server_of
from web.app import create_app
from web.services.services import open_services

TABLES = size(8, 1)
PHONES = size(60, SEATS)
WALLS = size(4, 1)
AIM = 1.6
ONE, IN_TURN, BY_TABLE = "one server", "two, asked in turn", "two, by table"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rate", type=float, default=size(8.0, 10.0), help="taps a second")
    parser.add_argument("--seconds", type=float, default=size(5.0, 0.5), help="of a turn of each")
    parser.add_argument("--turns", type=int, default=size(8, 1))
    parser.add_argument(SMALLEST, action="store_true")
    args = parser.parse_args()
    with running_server(durable=True) as server, ExitStack() as until_done:
        rooms = {
            ONE: _room(server, until_done, 1),
            IN_TURN: _room(server, until_done, 2),
            BY_TABLE: _room(server, until_done, 2, by_table=True),
        }
        turns = asyncio.run(_tapped(rooms, args.rate, args.seconds, args.turns))
    for how in rooms:
        _tell(how, [turn[how] for turn in turns])
    for how in (IN_TURN, BY_TABLE):
        ratios = sorted(_busier(turn[ONE]) / _busier(turn[how]) for turn in turns)
        print(
            f"{how}: they carry {statistics.median(ratios):.2f} times the taps of one "
            f"({len(ratios)} turns, {ratios[0]:.2f} to {ratios[-1]:.2f}; aim {AIM})"
        )


def _room(server: Postgres, until_done: ExitStack, count: int, *, by_table: bool = False) -> Room:
    """A room on so many servers, with a book of its own."""
    url = until_done.enter_context(server.book())
    first, *more = (
        until_done.enter_context(served(serve, url, number == 0))[0] for number in range(count)
    )
    port, devices = first.recv()
    ports = [port, *(server.recv()[0] for server in more)]
    return Room(ports, devices, [first, *more], by_table=by_table)


async def _tapped(
    rooms: dict[str, Room], rate: float, seconds: float, turns: int
) -> list[dict[str, Latencies]]:
    """What was seen of each room, turn by turn."""
    async with AsyncExitStack() as until_done:
        for room in rooms.values():
            await until_done.enter_async_context(room.at_work())
        return [
            {how: await room.tapped(rate, seconds) for how, room in rooms.items()}
            for _ in range(turns)
        ]


def _tell(how: str, seen: list[Latencies]) -> None:
    """What a tap costs in this room, and how long it takes."""
    taps = sum(len(turn.took) for turn in seen)
    by_servers = (sum(costs) / taps for costs in zip(*(turn.servers for turn in seen), strict=True))
    costs = " + ".join(f"{cost:.1f}" for cost in by_servers)
    took, late = (
        [each for turn in seen for each in turn.took],
        [each for turn in seen for each in turn.late],
    )
    print(
        f"{how:<20}{taps} taps, each costs {costs} ms; answered {figures(took)}; every screen "
        f"shows it {figures(late)}"
    )


def _busier(seen: Latencies) -> float:
    """What a tap costs the server that computes more, in milliseconds."""
    return max(seen.servers) / len(seen.took)


def serve(there: Connection, url: str, is_first: bool) -> None:
    """A server of this book, until told to stop; tells its port. The first one makes the room."""
    database = Database(url)
    services = open_services(database, hasher=QUICK)
    app = create_app(services, [LAN_HOST])
    with server_of(app, services.hub) as (_, port):
        devices = []
        if is_first:
            desk = app.test_client()
            first = {"token": services.pin.new_link(), "pin": PIN}
            assert desk.post("/api/session/first", json=first).status_code == 200
            croupier = Running(services, f"http://{LAN_HOST}:{port}", desk)
            devices = list(furnished(croupier, TABLES, PHONES, WALLS))
        there.send((port, devices))
        tell_how_long(there)
    database.close()


if __name__ == "__main__":
    main()
