"""What the tests may not do on the network is refused."""

import contextlib
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from zeroconf import Zeroconf

from tests.mdns import network_apart
from tests.network import LOOPBACK, OUTSIDE, OutsideError
from web.http.hosts import own_addresses
from web.http.reach import Reach
from web.serving.mdns import Announcer

ELSEWHERE = "192.0.2.1", 9
GROUP = socket.inet_aton("224.0.0.251")


@pytest.fixture
def refused() -> Iterator[list[str]]:
    """What was refused; the test that has it does not fail for it."""
    yield OUTSIDE
    OUTSIDE.clear()


@contextlib.contextmanager
def bound(kind: socket.SocketKind, host: str = LOOPBACK) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_INET, kind) as one:
        one.bind((host, 0))
        yield one


def joins(interface: str) -> Callable[[socket.socket], Any]:
    group = GROUP + socket.inet_aton(interface)
    return lambda one: one.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, group)


STREAM, DATAGRAM = socket.SOCK_STREAM, socket.SOCK_DGRAM
TRIED: dict[str, tuple[socket.SocketKind, str, Callable[[socket.socket], Any]]] = {
    "connects to 192.0.2.1": (STREAM, LOOPBACK, lambda one: one.connect(ELSEWHERE)),
    "connects to croupier.local": (
        STREAM,
        LOOPBACK,
        lambda one: one.connect_ex(("croupier.local", 9)),
    ),
    "listens at 0.0.0.0": (STREAM, "0.0.0.0", lambda one: one.listen()),
    "sends to 224.0.0.251": (
        DATAGRAM,
        LOOPBACK,
        lambda one: one.sendto(b"", ("224.0.0.251", 5353)),
    ),
    "joins a group on 0.0.0.0": (DATAGRAM, LOOPBACK, joins("0.0.0.0")),
}


@pytest.mark.parametrize("what", TRIED)
def test_what_goes_out_is_refused(what: str, refused: list[str]) -> None:
    kind, host, tried = TRIED[what]
    with bound(kind, host) as one, pytest.raises(OutsideError, match=what):
        tried(one)
    assert refused == [what]


def test_what_stays_on_this_machine_is_not() -> None:
    with bound(STREAM) as server, bound(STREAM) as guest:
        server.listen(1)
        guest.connect(server.getsockname())
    with bound(DATAGRAM) as one:
        joins(LOOPBACK)(one)
        assert one.sendto(b"here", one.getsockname()) == 4


@pytest.mark.skipif(not own_addresses(), reason="this machine is on no network")
@pytest.mark.filterwarnings("ignore::ResourceWarning")  # of python-zeroconf that cannot begin
def test_to_announce_a_name_on_the_real_network_is_refused(refused: list[str]) -> None:
    reach = Reach(port=8080)
    announcer = Announcer(reach, lambda _: None)
    announcer.start()
    announcer._thread.join(15)
    assert refused
    assert reach.name is None


def test_the_network_of_the_tests_is_not_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with network_apart(monkeypatch) as apart:
        network = Zeroconf(interfaces=[LOOPBACK])
        network.close()
    assert apart.spoken_on <= {LOOPBACK}
