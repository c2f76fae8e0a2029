"""Links that people open or photograph. A secret stands after the #, which no browser sends and no
log keeps.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from urllib.parse import quote, urlencode

from flask import current_app, request

from games.cards import Card
from web.http.addresses import read
from web.http.hosts import own_addresses
from web.http.reach import REACH, Reach, in_url
from web.shown.qr import svg
from web.signin.invitations import PlayerToken, ScreenCode

_LONGEST_QR = 1_000
"""Characters of an address beyond which no phone reads its code off a tablet."""


@dataclass(frozen=True, slots=True)
class CodeLink:
    """A table's code, or a wall's, and the link that has it in it."""

    code: str
    expires: int
    url: str
    qr: str


@dataclass(frozen=True, slots=True)
class PlayerLink:
    """The link that signs a phone in as one player, until it expires."""

    token: str
    expires: int
    url: str
    qr: str


@dataclass(frozen=True, slots=True)
class RoomLink:
    """A room code, the link that has it in it, and the addresses where it can be typed: none where
    no other device reaches this server.
    """

    code: str
    url: str
    qr: str
    addresses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CheckLink:
    """The link to the page that does shuffles again; the code is empty where it would be too long
    for a phone.
    """

    url: str
    qr: str


def table_code(made: ScreenCode) -> CodeLink:
    """A table's code, with the link for a tablet's camera."""
    url = f"{_server()}/tablet#{made.code}"
    return CodeLink(made.code, made.expires, url, svg(url))


def wall_code(made: ScreenCode) -> CodeLink:
    """A wall's code, with the link for a screen that has a camera."""
    url = f"{_server()}/wall#{made.code}"
    return CodeLink(made.code, made.expires, url, svg(url))


def player_link(made: PlayerToken) -> PlayerLink:
    """The link that signs a phone in as one player."""
    url = f"{_server()}/phone#{made.token}"
    return PlayerLink(made.token, made.expires, url, svg(url))


def room_link(code: str) -> RoomLink:
    """A room code, with the link for a phone's camera."""
    server = _server()
    url = f"{server}/join#{code}"
    addresses = [f"{server.partition('://')[2]}/join"] if _reaches_others(server) else []
    here: Reach = current_app.extensions[REACH]
    if addresses and here.name is not None:
        _, port = _split(server.partition("://")[2])
        addresses.append(f"{here.name}{':' if port else ''}{port}/join")
    return RoomLink(code, url, svg(url), tuple(addresses))


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
    """The address of this server for other devices, in figures where it can be: a desk on this very
    machine may know it by a name that leads every other device to itself, and not every phone knows
    the names of a network.
    """
    here: Reach = current_app.extensions[REACH]
    host, port = _split(request.host)
    address = read(host.strip("[]"))
    if host.lower() in here.given or (address is not None and not address.is_loopback):
        return request.host_url.rstrip("/")
    known = here.addresses()
    if not known or (address is None and not _leads_astray(host)):
        return request.host_url.rstrip("/")
    return f"{request.scheme}://{in_url(known[0])}{':' if port else ''}{port}"


def _leads_astray(host: str) -> bool:
    """Whether a name that this device has used need not work on another: one of this very machine's
    own, or one of the network's, which some phones do not look up.
    """
    asks = read(request.remote_addr)
    on_this_machine = asks is not None and (asks.is_loopback or str(asks) in own_addresses())
    return on_this_machine or host.lower() == "localhost" or host.lower().endswith(".local")


def _reaches_others(url: str) -> bool:
    """Whether another device can open this address of ours."""
    host, _ = _split(url.partition("://")[2])
    address = read(host.strip("[]"))
    if address is not None:
        return not address.is_loopback
    here: Reach = current_app.extensions[REACH]
    return host.lower() in here.given or not _leads_astray(host)


def _split(host: str) -> tuple[str, str]:
    """A host and its port, empty where none is named."""
    name, _, port = host.rpartition(":")
    return (name, port) if port.isdecimal() else (host, "")
