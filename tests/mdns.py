"""A network of the test's own for what is said by mDNS: loopback, at another port than that of the
machine's real mDNS. Nothing that is said there is heard by a Croupier that runs on this machine, or
on its network, and nothing that those say is heard there.
"""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import Any

import pytest

from tests.network import LOOPBACK

REAL_PORT = 5353


class Apart:
    """The module `socket` for python-zeroconf, which has no other way to be given a port."""

    def __init__(self) -> None:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.bind(("", 0))
            self.port: int = probe.getsockname()[1]
        self.spoken_on: set[str] = set()
        """The addresses of the interfaces on which anything was said to all, and of those to whom
        anything was said alone.
        """

    def __getattr__(self, name: str) -> Any:
        return getattr(socket, name)

    def socket(self, *of: Any) -> socket.socket:
        """A socket that takes this port for that of mDNS."""
        return _Socket(self, *of)

    def here(self, address: Any) -> Any:
        """Where this is on the test's network."""
        host, port, *more = address
        return (host, self.port if port == REAL_PORT else port, *more)

    def there(self, address: Any) -> Any:
        """What python-zeroconf believes that it is."""
        host, port, *more = address
        return (host, REAL_PORT if port == self.port else port, *more)


class _Socket(socket.socket):
    def __init__(self, apart: Apart, *of: Any) -> None:
        super().__init__(*of)
        self._apart = apart

    def bind(self, address: Any) -> None:
        super().bind(self._apart.here(address))

    def sendto(self, data: Any, *to: Any) -> int:
        host, _ = address = self._apart.here(to[-1])
        if ip_address(host).is_multicast:
            interface = self.getsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, 4)
            host = socket.inet_ntoa(interface)
        self._apart.spoken_on.add(host)
        return super().sendto(data, address)

    def recvfrom(self, *of: Any) -> tuple[bytes, Any]:
        data, address = super().recvfrom(*of)
        return data, self._apart.there(address)


@contextmanager
def network_apart(monkeypatch: pytest.MonkeyPatch) -> Iterator[Apart]:
    """Have python-zeroconf speak there meanwhile."""
    apart = Apart()
    monkeypatch.setattr("zeroconf._utils.net.socket", apart)
    yield apart
    assert apart.spoken_on <= {LOOPBACK}, "a test spoke on the machine's real network"
