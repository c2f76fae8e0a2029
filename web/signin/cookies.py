"""The cookies by which a browser says who is signed in on it, and which screen it is."""

import re

from flask import request

COOKIE = "croupier"
SCREEN_COOKIE = "croupier-screen"
SHOWN = "croupier.shown"
"""Under this name a request has what it shows for its sign-in where its address says so: that of a
practice.
"""
_PORT = re.compile(r":[0-9]+\Z")


def cookie(name: str) -> str:
    """What a cookie of ours is called here. A browser keeps one set of them for all ports of a
    machine, so the port is in the name: two servers on one machine do not sign each other's screens
    out.
    """
    port = _PORT.search(request.host)
    return f"{name}-{port[0][1:]}" if port else name


def token() -> str:
    """What the browser that asks shows for its sign-in; empty where it shows nothing."""
    shown: str | None = request.environ.get(SHOWN)
    return request.cookies.get(cookie(COOKIE), "") if shown is None else shown
