"""The names this server answers to. A page of a foreign name that leads here (DNS rebinding) gets
no answer.
"""

import re
import socket
from collections.abc import Iterable

from web.http.addresses import read as read_address

_HOST = re.compile(r"(?:\[(?P<literal>[0-9A-Fa-f:.]+)\]|(?P<name>[^\[\]:/@\s]+))(?::[0-9]{1,5})?")

_PART = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?")


NETWORK_NAMES = ("croupier.local", *(f"croupier-{number}.local" for number in range(2, 10)))
"""The names by which a server calls itself on its network: the first that no other machine has."""


class HostNames:
    """Decides whether a Host header names this server."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        machine = socket.gethostname().lower().removesuffix(".local")
        names = {
            "localhost",
            machine,
            machine.partition(".")[0],
            f"{machine.partition('.')[0]}.local",
            *NETWORK_NAMES,
        }
        self._names = {name for name in names if name} | {_without_dot(name) for name in given}
        self._addresses = set(own_addresses())

    def include(self, header: str, local_address: str | None = None) -> bool:
        """Whether this Host header is ours: a name of ours, a loopback address, an address of this
        machine, or the very address the connection came to.
        """
        if not (found := _HOST.fullmatch(header)):
            return False
        host = _without_dot(found["literal"] or found["name"])
        if host in self._names:
            return True
        address = read_address(host)
        if address is None:
            return False
        return (
            address.is_loopback
            or str(address) in self._addresses
            or address == read_address(local_address or "")
        )


def is_name(text: str) -> bool:
    """Whether this could be the name of a host: of letters, digits and hyphens, in parts."""
    return text.isascii() and all(_PART.fullmatch(part) for part in _without_dot(text).split("."))


def own_addresses() -> list[str]:
    """The addresses of this machine on its networks, the one that others most likely reach it by
    first.
    """
    found = [
        address for address in (_outward(socket.AF_INET), _outward(socket.AF_INET6)) if address
    ]
    try:
        resolved = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
    except OSError:
        resolved = []
    found += [str(where[0]).partition("%")[0] for *_, where in resolved]
    known = (read_address(address) for address in dict.fromkeys(found))
    return [str(address) for address in known if address and not address.is_loopback]


def _outward(family: socket.AddressFamily) -> str | None:
    """The address this machine would speak from. Connecting a datagram socket sends nothing."""
    elsewhere = "192.0.2.1" if family == socket.AF_INET else "2001:db8::1"
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None


def _without_dot(name: str) -> str:
    return name.lower().removesuffix(".")
