"""What a tap costs while one address holds hundreds of slow or silent connections; and what is left
of the event streams to the others when one address opens two hundred. A tap is a write of a word
for the next shuffle: a request like any action, on disk when it is answered.

    python -m benchmarks.crowd [--count 500] [--taps 200]

The server is a process of its own, once as served and once with no limit to the connections of an
address, so that all of the crowd gets in. Needs a system with more than one loopback address.
"""

import argparse
import http.client
import json
import socket
import tempfile
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from benchmarks.measure import SMALLEST, size
from benchmarks.serving import served
from tests.crowd import GUEST, KINDS, crowd, figures
from web.serving.gates import Limits

STREAMS = size(200, 3)


@dataclass(frozen=True)
class Target:
    """Where the server listens, and what signs a request in."""

    where: tuple[str, int]
    cookie: str
    table: str

    def ask(self, method: str, path: str, body: Any, number: int) -> int:
        """Send a request on a connection of its own; the status."""
        connection = http.client.HTTPConnection(*self.where, timeout=10)
        headers = {
            "Host": "localhost",
            "Cookie": f"croupier={self.cookie}",
            "Content-Type": "application/json",
            "Idempotency-Key": f"tap-{number}",
        }
        connection.request(method, f"/api/{path}", json.dumps(body), headers)
        answer = connection.getresponse()
        answer.read()
        connection.close()
        return answer.status


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=size(500, 5))
    parser.add_argument("--taps", type=int, default=size(200, 3))
    parser.add_argument(SMALLEST, action="store_true")
    args = parser.parse_args()
    unlimited = ("no limit to an address", Limits(each=args.count + 10))
    for label, limits in (("as served", Limits()), *size([unlimited], [])):
        with served(serve, limits) as (server, _):
            measure(Target(*server.recv()), label, args.count, args.taps)


def measure(target: Target, label: str, count: int, many: int) -> None:
    numbers = iter(range(1_000_000))

    def taps() -> str:
        took = []
        for _ in range(many):
            began = time.perf_counter()
            number = next(numbers)
            path = f"{target.table}/seats/1/cut"
            assert target.ask("PUT", path, {"word": f"word {number}"}, number) == 200
            took.append((time.perf_counter() - began) * 1000)
        half, most = figures(took)
        return f"p50 {half:6.1f} ms, p99 {most:6.1f} ms"

    taps()
    print(f"{label}\n  nobody else             {taps()}")
    for kind in KINDS:
        with crowd(kind, target.where, count) as guests:
            time.sleep(size(1, 0.1))
            held = guests.still_open()
            print(f"  beside {count} {kind:13}    {taps()}   ({held} of them held at first)")
    print(f"  nobody else             {taps()}")
    print(f"  {streams(target)}")


def streams(target: Target) -> str:
    """Two hundred streams from one address, then one from another."""
    path = f"/api/{target.table}/events"
    said = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: croupier={target.cookie}\r\n\r\n"
    opened = [stream(target.where, GUEST, said) for _ in range(STREAMS)]
    other = stream(target.where, "127.0.0.1", said)
    followed = sum(status == 200 for _, status in opened)
    for connection, _ in [*opened, other]:
        connection.close()
    return (
        f"{STREAMS} streams of one address: {followed} opened; then one of another address: "
        f"{'opened' if other[1] == 200 else f'refused ({other[1]})'}"
    )


def stream(where: tuple[str, int], source: str, said: str) -> tuple[socket.socket, int]:
    connection = socket.create_connection(where, timeout=10, source_address=(source, 0))
    try:
        connection.sendall(said.encode())
        return connection, int(connection.recv(4096).split()[1])
    except (OSError, IndexError):
        return connection, 0


def serve(there: Connection, limits: Limits) -> None:
    """A night with a table where Ana sits, until told to stop."""
    from tests.server import running  # long to import, and whoever asks has no need of it

    with tempfile.TemporaryDirectory() as folder, running(Path(folder), limits=limits) as croupier:
        night = croupier.night("Ana", "Ben")
        table = croupier.table(night, "superfecta", "virtual")
        croupier.sit(night, table, [1, 2])
        cookie = croupier.desk.get_cookie("croupier")
        assert cookie is not None
        port = int(croupier.url.rpartition(":")[2])
        there.send((("127.0.0.1", port), cookie.value, f"nights/{night}/tables/{table}"))
        there.recv()


if __name__ == "__main__":
    main()
