"""Screens on the wall. `open_wall` is a fixture of the folders whose conftest names it."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Page

from tests.conftest import Device
from tests.server import Running

OpenWall: TypeAlias = Callable[..., Page]

SMALL = """([least, of]) => [...document.querySelectorAll(of)].filter(element =>
    !element.closest("svg") && [...element.childNodes].some(node =>
        node.nodeType === 3 && node.textContent.trim())
    && parseFloat(getComputedStyle(element).fontSize) < least)
    .map(element => element.textContent)"""
WHOLE = """names => names.every(name =>
    name.scrollWidth <= name.clientWidth + 1 && name.scrollHeight < name.clientHeight + 9)"""
"""Whether these names are cut off nowhere."""
LETTERS = [39.9, "main *"]
NAMES_AND_FIGURES = [55.9, "main .figure, main [class*=name], main .settled *, main .lane-place"]


def too_small(wall: Page) -> list[str]:
    """What stands there in letters that nobody reads across the room; names and figures are the
    larger ones.
    """
    return [*wall.evaluate(SMALL, LETTERS), *wall.evaluate(SMALL, NAMES_AND_FIGURES)]


@pytest.fixture
def open_wall(croupier: Running, device: Device) -> OpenWall:
    """Opens a night on a wall of this size."""

    def open_it(night: int, width: int = 1920, height: int = 1080, **options: Any) -> Page:
        context = device(width, height, **options)
        code = croupier.say("POST", f"nights/{night}/wall-codes")["code"]
        croupier.let_in(context, "wall", code=code)
        page = context.new_page()
        page.goto(f"{croupier.url}/wall")
        page.locator(".wall").wait_for()
        return page

    return open_it


def act(croupier: Running, path: str, by: int | str, do: str, **args: Any) -> None:
    """What the host enters at a table."""
    table = croupier.look(path)
    number = table["table"]["number"]
    since = next(
        option["since"]
        for option in table["round"]["prompt"]["options"]
        if (option["by"], option["do"]) == (by, do)
    )
    body = {"action": {"by": by, "do": do, **args}, "since": since}
    croupier.say("POST", f"{path}/rounds/{number}/actions", body)


def begun(croupier: Running, night: int, game: str, seats: int, chips: int = 100) -> str:
    """A table where a round has begun; its address in the API."""
    table = croupier.table(night, game, "virtual", tray=2000 if game == "uth" else 0)
    croupier.sit(night, table, range(1, seats + 1), chips)
    croupier.say("POST", f"nights/{night}/tables/{table}/rounds", {"number": 1})
    return f"nights/{night}/tables/{table}"
