"""What a tap costs while many addresses ask for what is large and never read of it, and how much
memory the server has then. A tap is a write of a word for the next shuffle, on disk when it is
answered.

    python -m benchmarks.readers [--count 600] [--addresses 12] [--seconds 15]

Each figure stands beside that of the same server with nobody else, before and after. The crowd
comes at once, and whoever is closed comes again. Needs a system with more than one loopback
address.
"""

import argparse
import contextlib
import multiprocessing
import socket
import time
from collections.abc import Callable, Iterator
from multiprocessing.synchronize import Event
from pathlib import Path

from benchmarks.crowd import Target, serve
from benchmarks.measure import SMALLEST, size
from benchmarks.serving import served
from tests.crowd import figures
from web.serving.gates import Limits

FILES = {
    "a large file": b"/static/vendor/swagger-ui/swagger-ui-bundle.js",
    "the API's document": b"/api/openapi.json",
}
PIPELINED = 3
"""Requests that each connection sends at once."""
AGAIN = 1.0
"""Seconds between two looks at who has been closed."""


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=size(600, 6))
    parser.add_argument("--addresses", type=int, default=size(12, 2))
    parser.add_argument("--seconds", type=float, default=size(15, 0.3))
    parser.add_argument(SMALLEST, action="store_true")
    args = parser.parse_args()
    with served(serve, Limits()) as (server, process):
        measure(Target(*server.recv()), memory_of(process), args)


def measure(target: Target, memory: Callable[[], float], args: argparse.Namespace) -> None:
    numbers = iter(range(1_000_000))
    sources = [f"127.0.4.{number}" for number in range(1, args.addresses + 1)]

    def taps(seconds: float) -> list[float]:
        took: list[float] = []
        ends = time.perf_counter() + seconds
        while time.perf_counter() < ends or len(took) < 3:
            began = time.perf_counter()
            number = next(numbers)
            path = f"{target.table}/seats/1/cut"
            assert target.ask("PUT", path, {"word": f"word {number}"}, number) == 200
            took.append((time.perf_counter() - began) * 1000)
            time.sleep(0.02)
        return took

    def told(label: str, took: list[float], idle: float) -> None:
        half, most = figures(took)
        print(
            f"{label:<42}p50 {half:7.1f} ms, p99 {most:7.1f} ms, longest {max(took):7.1f} ms   "
            f"ratio {half / idle:5.1f}   {memory():6.0f} MB",
            flush=True,
        )

    taps(args.seconds / 10)
    before = taps(args.seconds / 3)
    idle, _ = figures(before)
    told("nobody else", before, idle)
    for what, path in FILES.items():
        with crowd(target.where, path, sources, args.count):
            beside = taps(args.seconds)
            told(f"{args.count} who ask for {what}", beside, idle)
        time.sleep(min(2, args.seconds))
        told("nobody else", taps(args.seconds / 3), idle)


@contextlib.contextmanager
def crowd(where: tuple[str, int], path: bytes, sources: list[str], count: int) -> Iterator[None]:
    """So many connections that ask and never read, from these addresses in turn; whoever is closed
    comes again.
    """
    context = multiprocessing.get_context("spawn")
    over, is_there = context.Event(), context.Event()
    ask = b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"
    crowd = context.Process(target=_never_read, args=(where, ask, sources, count, is_there, over))
    crowd.start()
    assert is_there.wait(30), "the crowd has not come"
    try:
        yield
    finally:
        over.set()
        crowd.join()


def _never_read(
    where: tuple[str, int],
    ask: bytes,
    sources: list[str],
    count: int,
    is_there: Event,
    over: Event,
) -> None:
    here: list[tuple[socket.socket, str]] = []

    def come(source: str) -> None:
        connection = socket.socket()
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.bind((source, 0))
        connection.settimeout(2)
        with contextlib.suppress(OSError):  # refused: there are too many already
            connection.connect(where)
            connection.sendall(ask * PIPELINED)
        here.append((connection, source))

    is_there.set()
    for number in range(count):
        come(sources[number % len(sources)])
    while not over.wait(AGAIN):
        closed = [(each, source) for each, source in here if _is_reset(each)]
        for each, source in closed:
            here.remove((each, source))
            each.close()
            come(source)
    for each, _ in here:
        each.close()


def _is_reset(connection: socket.socket) -> bool:
    """Whether the other side has closed it. Nothing of what it sent is read."""
    return bool(connection.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR))


def memory_of(process: int) -> Callable[[], float]:
    """Megabytes that this process has in memory."""
    status = Path(f"/proc/{process}/status")

    def megabytes() -> float:
        if not status.exists():
            return 0.0
        lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
        return int(lines["VmRSS"].split()[0]) / 1024

    return megabytes


if __name__ == "__main__":
    main()
