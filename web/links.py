"""Links that people open or photograph. A secret stands after the #, which no browser sends and no log keeps."""

from ipaddress import ip_address
from typing import Any

from flask import request

from web.hosts import own_addresses
from web.qr import svg
from web.signin.invitations import TableCode


def table_code(made: TableCode) -> dict[str, Any]:
    """A table's code, with the link for a tablet's camera."""
    url = f"{_house()}/tablet#{made.code}"
    return {"code": made.code, "expires": made.expires, "url": url, "qr": svg(url)}


def wall_link(token: str) -> dict[str, Any]:
    """The link that shows a night on a wall."""
    url = f"{_house()}/wall#{token}"
    return {"token": token, "url": url, "qr": svg(url)}


def first_link(address: str, token: str) -> str:
    """The one-time link that sets the host's PIN."""
    return f"{address}/start#{token}"


def _house() -> str:
    """The address of this house for other devices: a desk on this very machine may know it by a name that leads
    every other device to itself.
    """
    host, _, port = (
        request.host.rpartition(":") if request.host.rpartition(":")[2].isdecimal() else (request.host, "", "")
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
