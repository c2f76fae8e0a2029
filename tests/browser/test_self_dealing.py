"""An evening with no tablet at all: a desk, two phones and a wall."""

import re

import pytest
from playwright.sync_api import Page, expect

from ledger.play import self_dealing as pace
from tests.conftest import Device
from tests.phones import NewPhone, Phone
from tests.server import PIN, Running


@pytest.fixture(autouse=True)
def in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table leaves people as much time as this file's taps need, a third of what it is."""
    monkeypatch.setattr(pace, "SEATED", 5.0)
    monkeypatch.setattr(pace, "LOOK", 4.0)
    monkeypatch.setattr(pace, "LOOK_SEAT", 0.0)


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


@pytest.mark.sweep(of=1)
def test_an_evening_without_a_tablet(
    croupier: Running, device: Device, night: int, open_phone: NewPhone
) -> None:
    croupier.say("PUT", f"nights/{night}/tables/1/deals-itself", {"itself": True, "seconds": 60})
    ana, ben = open_phone(night, 1), open_phone(night, 2)
    wall = wall_of(croupier, device, night)
    for phone in (ana, ben):
        phone.tap("Table 1", "ask for a seat")
        expect(phone.page.locator(".short-first")).to_be_visible()
        expect(phone.page.get_by_text("The next round begins in")).to_be_in_viewport()
    expect(ana.page.get_by_text("Your time:")).to_be_visible()
    expect(wall.get_by_text("Bets close in")).to_be_visible()
    bet(ana)
    ben.tap("wait")
    for page in (ana.page, wall):
        expect(page.get_by_text("Ben: one moment, please")).to_be_visible()
    ben.tap("go on")
    bet(ben)
    for phone in (ana, ben):
        expect(phone.page.get_by_role("button", name="CHECK")).to_be_visible()
        phone.tap("PLAY")
    for page in (ana.page, ben.page):
        expect(page.get_by_text("On to the next round in")).to_be_visible()
    ben.tap("sit out")
    expect(ben.page.get_by_text("You sit out")).to_be_visible()
    expect(ana.page.get_by_text("round 2", exact=True)).to_be_visible()
    ben.tap("play again")
    expect(ben.page.get_by_text("You sit out")).to_be_hidden()


def test_a_table_that_deals_itself_asks_for_phones_and_for_no_tablet(
    croupier: Running, device: Device, night: int
) -> None:
    context = device(1280, 800)
    croupier.let_in(context, "host", pin=PIN)
    desk = context.new_page()
    desk.goto(f"{croupier.url}/desk/{night}")
    desk.get_by_role("button", name="open a table").click()
    desk.get_by_role("button", name=re.compile("^Kabu")).click()
    desk.get_by_role("button", name="another game").click()
    desk.get_by_role("button", name=re.compile("^Superfecta")).click()
    expect(desk.get_by_role("button", name=re.compile("^Kabu"))).to_have_count(0)
    desk.get_by_role("button", name=re.compile("^the table itself")).click()
    desk.get_by_role("button", name="open the table").click()
    expect(desk.get_by_role("heading", name="Phones")).to_be_visible()
    expect(desk.get_by_role("heading", name=re.compile("^A tablet"))).to_have_count(0)
    desk.get_by_role("button", name="done").click()
    expect(desk.get_by_text("deals itself")).to_be_visible()


def test_the_last_round_is_said_on_every_screen_and_one_tap_closes_the_table(
    croupier: Running, device: Device, night: int, open_phone: NewPhone
) -> None:
    path = f"nights/{night}/tables/1"
    croupier.say("PUT", f"{path}/deals-itself", {"itself": True, "seconds": 60})
    context = device(1280, 800)
    croupier.let_in(context, "host", pin=PIN)
    desk = context.new_page()
    desk.goto(f"{croupier.url}/desk/{night}")
    ana, ben = open_phone(night, 1), open_phone(night, 2)
    wall = wall_of(croupier, device, night)
    for phone in (ana, ben):
        phone.tap("Table 1", "ask for a seat")
    expect(ana.page.get_by_text("Your time:")).to_be_visible()
    desk.get_by_role("button", name="more: everything else about Table 1").click()
    desk.get_by_role("button", name="close the table").click()
    desk.get_by_role("button", name="close it after this round").click()
    asked = desk.get_by_role("list", name="tables that end")
    expect(asked).to_contain_text("Table 1 closes after this round.")
    for page in (ana.page, wall):
        expect(page.get_by_text("Table 1 closes after this round.")).to_be_visible()
    asked.get_by_role("button", name="play on").click()
    expect(asked).to_be_hidden()
    expect(wall.get_by_text("Table 1 closes after this round.")).to_be_hidden()
    croupier.say("PUT", f"{path}/last-round", {"last": True})
    number = croupier.look(f"{path}?as=wall")["table"]["number"]
    croupier.say("POST", f"{path}/rounds/{number}/void", {"reason": "it is late"})
    expect(ana.page.get_by_text("Table 1 closes now.")).to_be_visible()
    asked.get_by_role("button", name="close Table 1").click()
    expect(ana.page.get_by_text("Table 1 closes now.")).to_be_hidden()
    assert croupier.look(f"nights/{night}")["tables"][0]["status"] == "closed"


def test_who_comes_in_mid_round_is_told_when_the_table_seats_them(
    croupier: Running, night: int, open_phone: NewPhone
) -> None:
    path = f"nights/{night}"
    croupier.say("POST", f"{path}/players", {"name": "Cy"})
    croupier.say("POST", f"{path}/players/3/buy-ins", {"chips": 100, "against": "cash"})
    croupier.say("PUT", f"{path}/tables/1/deals-itself", {"itself": True, "seconds": 60})
    ana, ben = open_phone(night, 1), open_phone(night, 2)
    for phone in (ana, ben):
        phone.tap("Table 1", "ask for a seat")
    expect(ana.page.get_by_text("Your time:")).to_be_visible()
    cy = open_phone(night, 3)
    cy.tap("Table 1", "ask for a seat")
    expect(cy.page.get_by_text("You sit down before the next round")).to_be_visible()
    expect(cy.page.get_by_text("before the next round", exact=True)).to_be_visible()


def test_a_table_at_which_no_round_can_begin_says_why(
    croupier: Running, open_phone: NewPhone
) -> None:
    night = croupier.night("Ana", "Ben", chips=100)
    table = croupier.table(night, "card-stock-market", "virtual", tray=0)
    croupier.sit(night, table, [1, 2], chips=100)
    said = {"itself": True, "seconds": 30}
    croupier.say("PUT", f"nights/{night}/tables/{table}/deals-itself", said)
    phone = open_phone(night, 1)
    why = "Everyone brings 200 into the game; Ana has 100."
    expect(phone.page.locator(".hand-pace-text")).to_have_text(why)
    expect(phone.page.get_by_text("The next round begins in")).to_have_count(0)
