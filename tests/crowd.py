"""A crowd of devices that open connections and are slow with them, or say nothing; and taps beside
them. Loopback only, bounded in count and time.
"""

import contextlib
import http.client
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median, quantiles

from tests.environment import lacking

GUEST = "127.0.0.2"
"""The address of the crowd, so that the taps come from another one. Linux has all of 127.0.0.0/8,
other systems only what was set up.
"""
PATIENCE = 8
"""Seconds after which a tap counts as not answered."""
BETWEEN = 2.0
"""Seconds between two bytes of what is said slowly: less than any time limit that begins anew with
each.
"""

_HOST = b"Host: localhost\r\n"
_LARGE = b"/static/vendor/swagger-ui/swagger-ui-bundle.js"
KINDS = {
    "half heads": b"GET /api/session HTTP/1.1\r\n" + _HOST + b"X-Slow: ",
    "slow bodies": b"POST /api/session/host HTTP/1.1\r\n"
    + _HOST
    + b"Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{",
    "silent": b"",
    "slow readers": (b"GET " + _LARGE + b" HTTP/1.1\r\n" + _HOST + b"\r\n") * 3,
}
"""What each kind says first. The first two go on, a byte at a time; the last never reads."""
_GOES_ON = {"half heads", "slow bodies"}


@dataclass
class Crowd:
    """Connections of one kind, from one address."""

    kind: str
    connections: list[socket.socket] = field(default_factory=list)
    over: threading.Event = field(default_factory=threading.Event)

    def open(self, where: tuple[str, int], count: int, source: str = GUEST) -> None:
        """Open so many, and say what this kind says first."""
        for _ in range(count):
            connection = socket.socket()
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.settimeout(PATIENCE)
            try:
                connection.bind((source, 0))
            except OSError:
                lacking(f"{source} is no address of this machine")
            self.connections.append(connection)
            with contextlib.suppress(OSError):  # refused: there are too many already
                connection.connect(where)
                connection.sendall(KINDS[self.kind])

    def go_on(self) -> None:
        """Say a byte now and then, until it is over."""
        while self.kind in _GOES_ON and not self.over.wait(BETWEEN):
            for connection in self.connections:
                with contextlib.suppress(OSError):
                    connection.send(b"x")

    def still_open(self) -> int:
        """How many the server has not closed."""
        return sum(map(_is_open, self.connections))

    def close(self) -> None:
        """Close them all."""
        self.over.set()
        for connection in self.connections:
            connection.close()


@contextlib.contextmanager
def crowd(kind: str, where: tuple[str, int], count: int) -> Iterator[Crowd]:
    """So many connections of this kind, while this lasts."""
    here = Crowd(kind)
    talking = threading.Thread(target=here.go_on, daemon=True)
    try:
        here.open(where, count)
        talking.start()
        yield here
    finally:
        here.close()
        if talking.is_alive():
            talking.join()


def taps(where: tuple[str, int], count: int, every: float = 0.0) -> list[float]:
    """Milliseconds that each of so many requests took, on a connection of its own: the answer reads
    the database. Raises `OSError` where one is not answered.
    """
    took = []
    for _ in range(count):
        began = time.perf_counter()
        connection = http.client.HTTPConnection(*where, timeout=PATIENCE)
        connection.request("GET", "/api/session", headers={"Host": "localhost"})
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 200
        took.append((time.perf_counter() - began) * 1000)
        connection.close()
        time.sleep(every)
    return took


def figures(took: list[float]) -> tuple[float, float]:
    """The median and the 99th percentile."""
    return median(took), quantiles(took, n=100)[98]


def _is_open(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        while piece := connection.recv(1 << 20, socket.MSG_PEEK):
            return bool(piece)
        return False
    except BlockingIOError:
        return True
    except OSError:
        return False
