"""The modules of the scripts, each by itself, for the tests that are about one of them: a browser
imports them from `/modules/…`. What several share they have once, as a page has it.
"""

import atexit
import re
import tempfile
from functools import cache
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Route

from tests.environment import lacking
from tests.web.make_bundles import build

HERE = Path(__file__).parent
_MORE = (HERE / "gallery.tsx", HERE / "drawing.ts")
_ADDRESS = re.compile(r".*/modules/.*\.js")


@cache
def folder() -> Path:
    """Where they are, made once."""
    held = tempfile.TemporaryDirectory()
    atexit.register(held.cleanup)
    try:
        build("--modules", held.name, *_MORE)
    except FileNotFoundError as problem:
        lacking(str(problem))
    return Path(held.name)


def serve_to(screen: Page | BrowserContext) -> None:
    """Let this page, or those of this browser, import them, whatever server it looks at."""

    def send(route: Route) -> None:
        name = route.request.url.partition("/modules/")[2]
        route.fulfill(path=folder() / name, content_type="text/javascript")

    screen.route(_ADDRESS, send)
