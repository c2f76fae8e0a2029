"""Where other devices reach a server, and the name by which its network knows it."""

import multiprocessing
import socket
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from zeroconf import AddressResolverIPv4, ServiceInfo, Zeroconf  # type: ignore[attr-defined]

from tests.mdns import Apart, network_apart
from tests.network import LOOPBACK
from web.http import reach as where
from web.http.hosts import HostNames
from web.http.reach import Reach
from web.serving import mdns
from web.serving.mdns import Announcer

pytestmark = pytest.mark.sweep(of=3)

ELSEWHERE = "192.168.77.7"


# Addresses


@pytest.fixture
def networks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with two addresses, and with two more that lead nobody to it."""
    told = ["192.168.1.20", "192.168.9.9", "fd00::2", "fe80::2"]
    monkeypatch.setattr(where, "own_addresses", lambda: told)
    monkeypatch.setattr(where, "_bindable", lambda address: address != "192.168.9.9")


@pytest.mark.parametrize(
    ("bound", "urls"),
    [
        ("0.0.0.0", ["http://192.168.1.20:8080"]),
        ("::", ["http://[fd00::2]:8080"]),
        ("192.168.1.20", ["http://192.168.1.20:8080"]),
        ("fd00::2", ["http://[fd00::2]:8080"]),
        ("127.0.0.1", []),
        ("::1", []),
    ],
)
@pytest.mark.usefixtures("networks")
def test_only_addresses_that_work_from_another_device_are_shown(
    bound: str, urls: list[str]
) -> None:
    assert Reach(bound, 8080).urls() == urls


def test_what_this_machine_opens_itself_where_nobody_else_can() -> None:
    assert Reach("127.0.0.1", 8080).own_url() == "http://127.0.0.1:8080"
    assert Reach("::1", 8080).own_url() == "http://[::1]:8080"
    assert Reach("127.0.0.2", 8080).own_url() == "http://127.0.0.2:8080"
    assert Reach("0.0.0.0", 8080).own_url() == "http://127.0.0.1:8080"


def test_an_address_that_the_machine_does_not_have_is_not_its_own() -> None:
    assert where._bindable(LOOPBACK)
    assert not where._bindable("203.0.113.7")


# The name


def test_the_names_of_the_network_are_ours() -> None:
    names = HostNames()
    assert names.include("croupier.local:8080")
    assert names.include("croupier-2.local")
    assert not names.include("croupier-10.local")
    assert not names.include("casino.local.evil.example")


@pytest.fixture
def apart(monkeypatch: pytest.MonkeyPatch) -> Iterator[Apart]:
    """A network that no other test and no other Croupier is on."""
    monkeypatch.setattr(Reach, "addresses", lambda _: [LOOPBACK])
    with network_apart(monkeypatch) as network:
        yield network


@pytest.fixture
def network(apart: Apart) -> Iterator[Zeroconf]:
    """Another machine on the network, as far as loopback is one."""
    # A browser that earlier tests have opened runs a loop in this thread, which it would take.
    with ThreadPoolExecutor(1) as thread:
        other = thread.submit(partial(Zeroconf, interfaces=[LOOPBACK])).result()
    yield other
    other.close()
    assert apart.spoken_on == {LOOPBACK}


class Announcing:
    def __init__(self) -> None:
        self.reach = Reach(port=8080)
        self.said: list[str] = []
        self.announcer = Announcer(self.reach, self.said.append)
        self.announcer.start()


@pytest.fixture
def announcing(apart: Apart) -> Iterator[Callable[[], Announcing]]:
    begun: list[Announcing] = []

    def begin() -> Announcing:
        begun.append(Announcing())
        return begun[-1]

    yield begin
    for server in begun:
        server.announcer.end()


def eventually(happens: Callable[[], bool], seconds: float = 15) -> bool:
    until = time.monotonic() + seconds
    while not happens() and time.monotonic() < until:
        time.sleep(0.05)
    return happens()


def addresses_of(name: str, network: Zeroconf) -> list[str]:
    resolver = AddressResolverIPv4(f"{name}.")
    resolver.request(network, 2000)
    found: list[str] = resolver.parsed_addresses()
    return found


def take(name: str, network: Zeroconf) -> None:
    """Another machine says that this is its name."""
    network.register_service(
        ServiceInfo(
            mdns.SERVICE,
            f"Somebody.{mdns.SERVICE}",
            addresses=[socket.inet_aton(ELSEWHERE)],
            port=80,
            server=f"{name}.",
        )
    )


def test_a_server_says_its_name_on_the_network_and_takes_it_back(
    announcing: Callable[[], Announcing], network: Zeroconf
) -> None:
    here = announcing()
    assert eventually(lambda: here.reach.name == "croupier.local")
    assert addresses_of("croupier.local", network) == [LOOPBACK]
    assert here.said == ["On this network it is also at  http://croupier.local:8080"]
    here.announcer.end()
    assert here.reach.name is None


def test_a_second_one_on_the_network_is_noticed_and_takes_another_name(
    announcing: Callable[[], Announcing], network: Zeroconf
) -> None:
    take("croupier.local", network)
    here = announcing()
    assert eventually(lambda: here.reach.name == "croupier-2.local")
    assert here.said[0] == f"croupier.local is another machine's on this network ({ELSEWHERE})."
    assert addresses_of("croupier-2.local", network) == [LOOPBACK]


def test_a_name_that_another_machine_takes_later_is_shown_to_nobody(
    announcing: Callable[[], Announcing], network: Zeroconf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mdns, "AGAIN", 0.2)
    here = announcing()
    assert eventually(lambda: here.reach.name is not None)
    take("croupier.local", network)
    assert eventually(lambda: here.reach.name is None)
    assert ELSEWHERE in here.said[-1]


def test_a_server_on_this_machine_alone_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    alone = Announcer(Reach(LOOPBACK, 8080), said.append)
    alone.start()
    alone._thread.join(5)
    assert not alone._thread.is_alive()
    alone.end()
    assert said == []


@pytest.mark.usefixtures("apart")
def test_without_the_library_everything_goes_on_without_a_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "zeroconf", None)
    here = Announcing()
    here.announcer._thread.join(5)
    assert not here.announcer._thread.is_alive()
    assert here.reach.name is None


@pytest.mark.parametrize("error", [OSError, RuntimeError])
@pytest.mark.usefixtures("apart")
def test_without_a_network_everything_goes_on_without_a_name(
    monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def none(**_: object) -> None:
        raise error

    monkeypatch.setattr("zeroconf.Zeroconf", none)
    here = Announcing()
    here.announcer._thread.join(5)
    assert not here.announcer._thread.is_alive()
    assert here.said == []


def _name_in_another_process(reach: Reach, told: Any, tell: Any) -> None:
    told.recv()
    tell.send(reach.name)


def test_every_process_of_a_server_knows_its_name() -> None:
    spawning = multiprocessing.get_context("spawn")
    (told, say), (hear, tell) = spawning.Pipe(duplex=False), spawning.Pipe(duplex=False)
    reach = Reach(port=8080)
    other = spawning.Process(target=_name_in_another_process, args=(reach, told, tell))
    other.start()
    reach.call("croupier-2.local")
    say.send(None)
    assert hear.recv() == "croupier-2.local"
    other.join()
