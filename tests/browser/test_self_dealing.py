"""An evening with no tablet at all: a desk, two phones and a wall."""

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import Device
from tests.phones import NewPhone, Phone
from tests.server import Running

PATIENCE = 30_000


@pytest.fixture
def night(croupier: Running) -> int:
    """Ana and Ben sit at a table of Ultimate Texas Hold'em that deals itself."""
    number: int = croupier.say(
        "POST",
        "nights",
        {
            "name": "Friday night",
            "money": None,
            "chip_set": [{"value": 1, "colour": "white"}, {"value": 5, "colour": "red"}],
            "float": 1000,
        },
    )["number"]
    path = f"nights/{number}"
    for player, name in enumerate(("Ana", "Ben"), start=1):
        croupier.say("POST", f"{path}/players", {"name": name})
        chips = {"chips": 100, "against": "cash"}
        croupier.say("POST", f"{path}/players/{player}/buy-ins", chips)
    table = {"game": "uth", "options": {}, "cards": "virtual", "tray": 1000, "name": "Table 1"}
    croupier.say("POST", f"{path}/tables", table)
    return number


def wall_of(croupier: Running, device: Device, night: int) -> Page:
    page = device(1920, 1080).new_page()
    code = croupier.say("POST", f"nights/{night}/wall-codes")["code"]
    page.goto(f"{croupier.url}/wall#{code}")
    return page


def bet(phone: Phone) -> None:
    phone.tap("add 5", "BET")


def test_an_evening_without_a_tablet(
    croupier: Running, device: Device, night: int, open_phone: NewPhone
) -> None:
    croupier.say("PUT", f"nights/{night}/tables/1/deals-itself", {"itself": True, "seconds": 60})
    ana, ben = open_phone(night, 1), open_phone(night, 2)
    wall = wall_of(croupier, device, night)
    for phone in (ana, ben):
        phone.tap("Table 1", "ask for a seat")
        expect(phone.page.get_by_text("The next round begins in")).to_be_visible()
    expect(ana.page.get_by_text("Your time:")).to_be_visible(timeout=PATIENCE)
    expect(wall.get_by_text("Bets close in")).to_be_visible()
    bet(ana)
    ben.tap("wait")
    for page in (ana.page, wall):
        expect(page.get_by_text("Ben: one moment, please")).to_be_visible()
    ben.tap("go on")
    bet(ben)
    for phone in (ana, ben):
        expect(phone.page.get_by_role("button", name="CHECK")).to_be_visible(timeout=PATIENCE)
        phone.tap("PLAY")
    for page in (ana.page, ben.page):
        expect(page.get_by_text("On to the next round in")).to_be_visible(timeout=PATIENCE)
    ben.tap("sit out")
    expect(ben.page.get_by_text("You sit out")).to_be_visible()
    expect(ana.page.get_by_text("round 2", exact=True)).to_be_visible(timeout=PATIENCE)
    ben.tap("play again")
    expect(ben.page.get_by_text("You sit out")).to_be_hidden()
