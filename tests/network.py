"""The tests stay on this machine: no test listens to the network that the machine is on, or speaks
there. What would is refused, and the test in which it happens fails.

This holds for Python's sockets in the processes of the tests and of `tests.command`. Servers that
are started otherwise are told to listen at loopback, where they announce nothing.
"""

import errno
import socket
from ipaddress import ip_address
from typing import Any

import pytest

LOOPBACK = "127.0.0.1"

OUTSIDE: list[str] = []
"""What was tried and refused since somebody last looked: threads keep what is raised in them to
themselves.
"""
_JOINS_V4 = socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP
_JOINS_V6 = socket.IPPROTO_IPV6, socket.IPV6_JOIN_GROUP


class OutsideError(OSError):
    """Something would have gone out on the real network, or come in from it: as if there were
    none.
    """


def stay_here(patch: pytest.MonkeyPatch) -> None:
    """Refuse from now on what leaves this machine."""

    def connect(to: socket.socket, address: Any) -> None:
        _check(to, "connects to", address)
        _plainly.connect(to, address)

    def connect_ex(to: socket.socket, address: Any) -> int:
        _check(to, "connects to", address)
        return int(_plainly.connect_ex(to, address))

    def sendto(by: socket.socket, data: Any, *more: Any) -> int:
        _refuse_outside("sends to", more[-1], through=by)
        return int(_plainly.sendto(by, data, *more))

    def listen(at: socket.socket, *backlog: int) -> None:
        _check(at, "listens at", at.getsockname())
        _plainly.listen(at, *backlog)

    def setsockopt(of: socket.socket, level: int, option: int, value: Any, *more: Any) -> None:
        if (level, option) == _JOINS_V6:
            _refuse("joins a group of IPv6")
        if (level, option) == _JOINS_V4:
            _refuse_outside("joins a group on", (socket.inet_ntoa(value[4:8]), 0))
        _plainly.setsockopt(of, level, option, value, *more)

    for method in (connect, connect_ex, sendto, listen, setsockopt):
        patch.setattr(socket.socket, method.__name__, method, raising=False)


_plainly: Any = socket.socket.__base__
"""What the methods of a socket are without this."""


def _check(one: socket.socket, does: str, address: Any) -> None:
    # Connecting a datagram socket sends nothing: so a machine finds its own address.
    if one.family != getattr(socket, "AF_UNIX", None) and one.type == socket.SOCK_STREAM:
        _refuse_outside(does, address)


def _refuse_outside(does: str, address: Any, through: socket.socket | None = None) -> None:
    if not _is_here(address[0], through):
        _refuse(f"{does} {address[0]}")


def _is_here(host: str, through: socket.socket | None) -> bool:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host == "localhost"
    if through and address.version == 4 and address.is_multicast:
        interface = through.getsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, 4)
        return ip_address(interface).is_loopback
    return address.is_loopback


def _refuse(what: str) -> None:
    OUTSIDE.append(what)
    raise OutsideError(errno.ENETUNREACH, f"A test {what}, which is on the real network.")
