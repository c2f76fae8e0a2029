"""The evening as pictures: in the books, and on a player's phone."""

import re

import pytest
from playwright.sync_api import expect

from tests.conftest import Device
from tests.server import PIN, Running
from web.demo import play_night


@pytest.fixture
def night(croupier: Running) -> int:
    """The night of the demonstration, played to its end."""
    return play_night(croupier.services)


def test_the_books_draw_everybody_and_every_table(
    croupier: Running, night: int, device: Device
) -> None:
    page = device(1024, 768).new_page()
    croupier.let_in(page.context, "host", pin=PIN)
    page.goto(f"{croupier.url}/books/{night}")
    evening = croupier.look(f"nights/{night}/evening")["players"]
    label = "; ".join(f"{player['name']}: {player['line'][-1]}" for player in evening)
    expect(page.locator(".lines")).to_have_attribute("aria-label", label.replace("-", "−"))
    expect(page.locator(".drawn-tables dt")).to_have_text(["Table 1", "Table 2"])
    made = [table["sum"]["results"] for table in croupier.look(f"nights/{night}/books")["tables"]]
    figures = [f"+{chips}" if chips > 0 else "0" for chips in made]
    expect(page.locator(".drawn-tables .figure")).to_have_text(figures)


def test_a_phone_draws_its_own_line(croupier: Running, night: int, device: Device) -> None:
    link = croupier.say("POST", f"nights/{night}/players/1/link")
    page = device(360, 740).new_page()
    page.goto(f"{croupier.url}/phone#{link['token']}")
    page.locator(".hand-have").click()
    bill = page.get_by_role("dialog", name="What I have")
    line = re.compile("^my evening: .* after .* rounds$")
    expect(bill.get_by_role("img", name=line)).to_be_visible()
