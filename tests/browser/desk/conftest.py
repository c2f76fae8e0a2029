"""The desk in a real browser, under a LAN-like host name."""

import pytest
from playwright.sync_api import Page, expect

from tests.desks import OpenPage
from tests.server import PIN, Running


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
