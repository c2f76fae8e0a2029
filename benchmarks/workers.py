"""The room of `benchmarks.room` on PostgreSQL, on one server and then on two, as `croupier serve
--workers` starts them: first the devices of each table ask now the one and now the other, then all
devices of a table the same one and all walls the first, as a proxy can have it. What a tap costs
each server, with all screens that follow; and how many times the taps two servers carry, by the one
that computes more. What the database computes is in neither.

    python -m benchmarks.workers [--rate 8] [--seconds 30]
"""

import argparse
import asyncio
from contextlib import ExitStack
from multiprocessing.connection import Connection

from benchmarks.measure import SMALLEST, size
from benchmarks.room import SEATS, Room, furnished, tell_how_long
from benchmarks.serving import served
from ledger.store.database import Database
from tests.chromium import LAN_HOST
from tests.postgres import running_server
from tests.server import PIN, QUICK, Running, server_of
from web.app import create_app
from web.services.services import open_services

TURNS = size(2, 1)
TABLES = size(8, 1)
PHONES = size(60, SEATS)
WALLS = size(4, 1)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rate", type=float, default=size(8.0, 5.0), help="taps a second")
    parser.add_argument("--seconds", type=float, default=size(30.0, 0.5))
    parser.add_argument(SMALLEST, action="store_true")
    args = parser.parse_args()
    with running_server(durable=True) as server:
        for _ in range(TURNS):
            busiest = []
            for count, by_table in ((1, False), (2, False), (2, True)):
                with server.book() as url:
                    busiest.append(max(_measured(url, count, by_table, args.rate, args.seconds)))
            one, *two = busiest
            for cost, how in zip(two, ("in turn", "by table"), strict=True):
                print(
                    f"of one server a tap takes {one:.1f} ms, of the busier of two, asked {how}, "
                    f"{cost:.1f}: two carry {one / cost:.2f} times the taps (aim 1.6)",
                    flush=True,
                )


def _measured(url: str, count: int, by_table: bool, rate: float, seconds: float) -> list[float]:
    """What a tap costs each of so many servers, in milliseconds."""
    with ExitStack() as until_done:
        first, *more = (
            until_done.enter_context(served(serve, url, number == 0))[0] for number in range(count)
        )
        port, devices = first.recv()
        ports = [port, *(server.recv()[0] for server in more)]
        room = Room(ports, devices, [first, *more], by_table=by_table)
        (costs,) = asyncio.run(room.measure([rate], seconds))
        return costs


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
