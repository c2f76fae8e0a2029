"""The page that checks the bundle of a night: one file that needs nothing else, sent by the server
and put beside every bundle that is taken home (`web/frontend/build.mjs` makes it).
"""

import re

from flask import Response

from web.http.static import BUNDLES, FOLDER, serve

PAGE = "verify.html"
FILE = FOLDER / BUNDLES / PAGE
_POLICY = re.compile(rb'http-equiv="Content-Security-Policy" content="([^"]+)"')


def answer() -> Response:
    """The page, under its own policy: its script and style stand in it."""
    found = _POLICY.search(FILE.read_bytes())
    assert found, "the page has a policy"
    response = serve(f"{BUNDLES}/{PAGE}")
    policy = f"{found[1].decode()}; frame-ancestors 'none'"
    response.headers["Content-Security-Policy"] = policy
    return response
