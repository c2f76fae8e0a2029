"""Says the server's name on its network (mDNS), so that `croupier.local` can be typed on a phone.

python-zeroconf was chosen since it needs no program of the system, where Avahi would, and answers
in a thread of its own. It costs 4 MB and a third of a second of work, both away from the start of
the server; where it is not installed, or there is no network to say anything on, everything goes on
without a name. It asks nobody whether a host's name is taken, so that is done here.
"""

import socket
import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from web.http.addresses import read
from web.http.hosts import NETWORK_NAMES
from web.http.reach import Reach

if TYPE_CHECKING:
    from zeroconf import ServiceInfo, Zeroconf

SERVICE = "_http._tcp.local."
ASKED = 2.0
"""Seconds that somebody who has a name may take to say so: whoever has just said so waits more than
one before saying it again.
"""
AGAIN = 60.0
"""Seconds between two looks whether somebody else has taken it."""


class Announcer:
    """Announces a server until it is told to end. `say` is given each sentence for people."""

    def __init__(self, reach: Reach, say: Callable[[str], None]) -> None:
        self._reach = reach
        self._say = say
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._run, name="mdns", daemon=True)

    def start(self) -> None:
        """Begin; nothing waits for it."""
        self._thread.start()

    def end(self) -> None:
        """Take the name back."""
        self._end.set()
        if self._thread.is_alive():
            self._thread.join(ASKED + 1)

    def _run(self) -> None:
        addresses = self._reach.addresses()
        if not addresses:
            return
        try:
            from zeroconf import Error, Zeroconf
        except ImportError:
            return
        try:
            network = Zeroconf(interfaces=addresses)
        except (OSError, RuntimeError, Error):  # there is no network that it could speak on
            return
        try:
            self._announce(network, addresses)
        except (OSError, RuntimeError, Error):
            self._reach.call(None)
        finally:
            network.close()

    def _announce(self, network: "Zeroconf", addresses: Sequence[str]) -> None:
        name = self._free_name(network, addresses)
        if name is None or self._end.is_set():
            return
        service = _service(name, addresses, self._reach.port or 80)
        network.register_service(service, allow_name_change=True)
        self._reach.call(name)
        self._say(f"On this network it is also at  http://{name}:{self._reach.port}")
        try:
            self._stay(network, name, addresses)
        finally:
            self._reach.call(None)
            network.unregister_service(service)

    def _free_name(self, network: "Zeroconf", addresses: Sequence[str]) -> str | None:
        """The first of our names that no other machine has."""
        for name in NETWORK_NAMES:
            others = self._others(network, name, addresses)
            if not others:
                return name
            self._say(f"{name} is another machine's on this network ({', '.join(others)}).")
        return None

    def _stay(self, network: "Zeroconf", name: str, addresses: Sequence[str]) -> None:
        """Until told to end, look whether another machine has taken the name, too: then nobody is
        sent to it.
        """
        is_alone = True
        while not self._end.wait(AGAIN):
            others = self._others(network, name, addresses)
            if bool(others) != is_alone:
                continue
            is_alone = not others
            self._reach.call(name if is_alone else None)
            who = ", ".join(others)
            self._say(
                f"{name} is this machine's alone again."
                if is_alone
                else f"Another machine says that it is {name}, too ({who}): give the address in "
                "figures."
            )

    def _others(self, network: "Zeroconf", name: str, own: Sequence[str]) -> list[str]:
        """The addresses of other machines that this name has on the network."""
        from zeroconf import AddressResolver  # type: ignore[attr-defined]  # not in its __all__

        # What was heard before is not what is so now.
        resolver = AddressResolver(f"{name}.")
        resolver.request(network, ASKED * 1000)
        found = {str(read(address)) for address in resolver.parsed_addresses()}
        return sorted(found - set(own))


def _service(name: str, addresses: Sequence[str], port: int) -> "ServiceInfo":
    from zeroconf import ServiceInfo

    packed = [
        socket.inet_pton(socket.AF_INET6 if ":" in address else socket.AF_INET, address)
        for address in addresses
    ]
    label = name.removesuffix(".local").capitalize()
    return ServiceInfo(
        SERVICE,
        f"{label}.{SERVICE}",
        addresses=packed,
        port=port,
        server=f"{name}.",
        properties={"path": "/"},
    )
