"""The desk in a real browser, under a LAN-like host name."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import Device
from tests.desks import OpenPage
from tests.server import PIN, Running, running
from tests.tablets import HURRY


@pytest.fixture
def croupier(tmp_path: Path) -> Iterator[Running]:
    """A Croupier with nothing in its book."""
    with running(tmp_path) as found:
        yield found


@pytest.fixture
def open_page(croupier: Running, device: Device) -> Iterator[OpenPage]:
    """Opens pages; one that complained in its console fails the test."""
    complaints: list[str] = []

    def note(text: str) -> None:
        # Chromium reports every refusal by its status; what the page makes of it is what the tests
        # look at.
        if not text.startswith("Failed to load resource"):
            complaints.append(text)

    def open_it(path: str, width: int = 1024, height: int = 768, pin: str | None = None) -> Page:
        page = device(width, height, locale="en-IE").new_page()
        page.add_init_script(HURRY)
        if pin:
            croupier.let_in(page.context, "host", pin=pin)
        page.on("console", lambda message: note(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(croupier.url + path)
        return page

    yield open_it
    assert complaints == []


@pytest.fixture
def desk(croupier: Running, open_page: OpenPage) -> Page:
    """The desk of a night in euros, a chip worth ten cents; Ana has bought 200 chips, Ben none."""
    croupier.say(
        "POST",
        "nights",
        {
            "name": "Friday night",
            "money": {"currency": "EUR", "chip": 10},
            "chip_set": [{"value": 1, "colour": "white"}, {"value": 25, "colour": "green"}],
            "float": 5000,
        },
    )
    for name in ("Ana", "Ben"):
        croupier.say("POST", "nights/1/players", {"name": name})
    croupier.say("POST", "nights/1/players/1/buy-ins", {"chips": 200, "against": "cash"})
    page = open_page("/desk/1", pin=PIN)
    expect(page.get_by_role("heading", name="Friday night", level=1)).to_be_visible()
    return page
