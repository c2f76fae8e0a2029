"""Where other devices reach this server: every address that is printed or shown is one of these."""

import socket
from collections.abc import Collection
from ctypes import Array, c_char
from dataclasses import dataclass, field
from multiprocessing.sharedctypes import RawArray
from typing import TypeAlias

from web.http.addresses import read
from web.http.hosts import own_addresses

_LONGEST_NAME = 63
EVERYWHERE = "0.0.0.0"
REACH = "croupier.reach"
"""Under this name an app keeps where it is reached."""

SharedName: TypeAlias = "Array[c_char]"


def no_name() -> SharedName:
    """Room for the name by which a network knows this server. All its processes see it: one of them
    announces it, some time after they have begun.
    """
    shared: SharedName = RawArray(c_char, _LONGEST_NAME + 1)
    return shared


@dataclass(frozen=True, slots=True)
class Reach:
    """A server that listens at this address and port. With no port it is the one that whoever asks
    has used.
    """

    bound: str = EVERYWHERE
    port: int | None = None
    given: Collection[str] = ()
    """The names that whoever started it says it has (`--host-name`)."""
    shared_name: SharedName = field(default_factory=no_name)
    scheme: str = "http"
    """``https`` where the server has a certificate: it is for the names that were given."""

    @property
    def name(self) -> str | None:
        """The name by which the network knows it (``croupier.local``), where it has one."""
        return self.shared_name.value.decode("ascii") or None

    def call(self, name: str | None) -> None:
        """The network knows it by this name from now on."""
        self.shared_name.value = (name or "").encode("ascii")[:_LONGEST_NAME]

    def addresses(self) -> list[str]:
        """The addresses of this machine at which another device reaches it, the likeliest first;
        none where it listens on this machine alone.
        """
        bound = read(self.bound)
        if bound is None or bound.is_loopback:
            return []
        if not bound.is_unspecified:
            return [str(bound)]
        # Who listens at 0.0.0.0 hears nothing that is sent to an IPv6 address, and the other way
        # round.
        return [
            address
            for address in own_addresses()
            if (":" in address) == (bound.version == 6) and _is_of_use(address)
        ]

    def urls(self) -> list[str]:
        """The same as URLs; before them, with a certificate, those of the names it may be for."""
        names = self.given if self.scheme == "https" else ()
        hosts = [*names, *map(in_url, self.addresses())]
        return [f"{self.scheme}://{host}{self._port}" for host in hosts]

    def own_url(self) -> str:
        """What to open on this very machine, where there is nothing better."""
        bound = read(self.bound)
        own = bound is None or bound.is_unspecified
        host = "127.0.0.1" if bound is None or bound.version == 4 else "::1"
        return f"{self.scheme}://{in_url(host if own else str(bound))}{self._port}"

    @property
    def _port(self) -> str:
        return "" if self.port is None else f":{self.port}"


def in_url(host: str) -> str:
    """A host as a URL has it."""
    return f"[{host}]" if ":" in host else host


def _is_of_use(address: str) -> bool:
    """Whether another device can use this address as it stands: one of a single link (IPv6) needs
    to be told which.
    """
    found = read(address)
    if found is None or (found.version == 6 and found.is_link_local):
        return False
    return _bindable(address)


def _bindable(address: str) -> bool:
    """Whether this machine has the address now: a file of names may have an old one."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((address, 0))
    except OSError:
        return False
    return True
