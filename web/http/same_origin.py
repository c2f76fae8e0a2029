"""What every request passes before anything else looks at it: it names this server, and no other
site sent it.
"""

from flask import Flask, request
from werkzeug.http import parse_options_header

from web.http.errors import WebError
from web.http.hosts import HostNames

LOCAL_ADDRESS = "croupier.local_address"
"""Under this name the server says which address of this machine a connection came to."""
_SAFE = {"GET", "HEAD", "OPTIONS"}


def set_up(app: Flask, names: HostNames) -> None:
    """Guard every request of this app."""

    def names_this_server() -> None:
        if not names.include(request.host, _local_address()):
            raise WebError("foreign-host")

    app.before_request(names_this_server)
    app.before_request(comes_from_here)


def comes_from_here() -> None:
    """What writes comes from a page of this server, or from a program that is no browser. Raises
    `cross-site`.
    """
    if request.method in _SAFE:
        return
    if request.headers.get("Sec-Fetch-Site", "same-origin") != "same-origin":
        raise WebError("cross-site")
    origin = request.headers.get("Origin")
    if origin is not None and origin.lower() != f"{request.scheme}://{request.host}".lower():
        raise WebError("cross-site")


def is_json() -> bool:
    """Whether the body is said to be JSON. No form of another site can say so."""
    return (
        parse_options_header(request.headers.get("Content-Type"))[0].lower() == "application/json"
    )


def _local_address() -> str | None:
    """The address of this machine the connection came to, where the server tells."""
    address: str | None = request.environ.get(LOCAL_ADDRESS)
    return address
