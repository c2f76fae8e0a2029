"""Links that people open or photograph. A secret stands after the #, which no browser sends and no
log keeps.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import quote, urlencode

from flask import request

from games.cards import Card
from web.http.hosts import own_addresses
from web.shown.qr import svg
from web.signin.invitations import TableCode

_LONGEST_QR = 1_000
"""Characters of an address beyond which no phone reads its code off a tablet."""


@dataclass(frozen=True, slots=True)
class CodeLink:
    """A table's code, and the link that has it in it."""

    code: str
    expires: int
    url: str
    qr: str


@dataclass(frozen=True, slots=True)
class WallLink:
    """The link that shows a night on a wall."""

    token: str
    url: str
    qr: str


@dataclass(frozen=True, slots=True)
class CheckLink:
    """The link to the page that does shuffles again; the code is empty where it would be too long
    for a phone.
    """

    url: str
    qr: str


def table_code(made: TableCode) -> CodeLink:
    """A table's code, with the link for a tablet's camera."""
    url = f"{_server()}/tablet#{made.code}"
    return CodeLink(made.code, made.expires, url, svg(url))


def wall_link(token: str) -> WallLink:
    """The link that shows a night on a wall."""
    url = f"{_server()}/wall#{token}"
    return WallLink(token, url, svg(url))


def check_link(commitment: str, seed: str, cut: str, decks: Iterable[Sequence[Card]]) -> CheckLink:
    """The link to the page that does these shuffles again."""
    named = [("seed", seed), ("commitment", commitment), *([("cut", cut)] if cut else [])]
    named += [("deck", "".join(cards)) for cards in decks]
    url = f"{_server()}/shuffle#{urlencode(named, quote_via=quote)}"
    return CheckLink(url, svg(url) if len(url) <= _LONGEST_QR else "")


def first_link(address: str, token: str) -> str:
    """The one-time link that sets the host's PIN."""
    return f"{address}/start#{token}"


def _server() -> str:
    """The address of this server for other devices: a desk on this very machine may know it by a
    name that leads every other device to itself.
    """
    host, _, port = (
        request.host.rpartition(":")
        if request.host.rpartition(":")[2].isdecimal()
        else (request.host, "", "")
    )
    addresses = own_addresses() if _is_loopback(host) else []
    if not addresses:
        return request.host_url.rstrip("/")
    address = f"[{addresses[0]}]" if ":" in addresses[0] else addresses[0]
    return f"{request.scheme}://{address}{':' if port else ''}{port}"


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"
