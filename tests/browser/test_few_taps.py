"""How many taps and typed fields it takes from the first start to the first dealt hand, for five
players at Ultimate Texas Hold'em, and what is done for several people with one of them.
"""

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.desks import OpenPage
from tests.server import PIN, Running
from tests.tablets import OpenTable

FEW = 25
FEW_TYPED = 33
PEOPLE = ("Ana", "Ben", "Cleo", "Dan", "Eva")


@dataclass
class Finger:
    """A finger that counts what it does: a tap on a key of the PIN pad is a tap, a name is a typed
    field.
    """

    page: Page
    taps: int = 0
    fields: int = 0

    def tap(self, name: str | re.Pattern[str], times: int = 1) -> None:
        """Taps a button as soon as it can be."""
        key = self.page.get_by_role("button", name=name, exact=isinstance(name, str)).first
        for _ in range(times):
            self.on(key)

    def on(self, key: Locator) -> None:
        """Taps this."""
        expect(key).to_be_enabled()
        key.click()
        self.taps += 1

    def type(self, label: str, text: str) -> None:
        """Types into a field, and Enter."""
        field = self.page.get_by_label(label, exact=True)
        field.fill(text)
        field.press("Enter")
        self.fields += 1


def set_up(croupier: Running, open_page: OpenPage) -> Finger:
    """From the first start to a table that has opened."""
    page = open_page(f"/start#{croupier.services.pin.new_link()}")
    finger = Finger(page)
    for figure in PIN:
        finger.tap(figure)
    finger.on(page.locator("button[type=submit]"))

    for name in PEOPLE:
        finger.type("Who plays", name)
    page.keyboard.press("Enter")  # one too many opens no night
    finger.tap(re.compile("^€50"))
    expect(page.get_by_text("Each pays €50.00, together €250.00.")).to_be_visible()
    finger.tap("open the night")
    page.wait_for_url("**/desk/1")
    finger.tap("open a table")
    finger.tap(re.compile("^Ultimate"))
    finger.tap("open the table")
    return finger


def deal_to_five(finger: Finger) -> None:
    """From an empty table to the first dealt hand."""
    finger.tap("seat all 5")
    finger.tap("BEGIN ROUND 1")
    finger.tap(re.compile("^add 5 "))
    finger.tap("all bet 5")
    finger.tap("DEAL")
    expect(finger.page.locator(".record-text").first).to_contain_text("No more bets. Cards dealt.")
    for seat in range(1, 6):
        expect(finger.page.locator(f"[data-place='seat:{seat}']")).to_have_text("90")


@pytest.mark.sweep(of=1)
def test_from_the_first_start_to_the_first_dealt_hand_on_one_screen(
    croupier: Running, open_page: OpenPage
) -> None:
    finger = set_up(croupier, open_page)
    finger.on(finger.page.get_by_role("link", name="deal on this screen"))
    deal_to_five(finger)
    assert finger.taps + finger.fields <= FEW, (finger.taps, finger.fields)


@pytest.mark.sweep(of=1)
@pytest.mark.parametrize("way", ["scanned", "typed"])
def test_from_the_first_start_to_the_first_dealt_hand_on_a_tablet(
    croupier: Running, open_page: OpenPage, way: str
) -> None:
    desk = set_up(croupier, open_page)
    shown = desk.page.get_by_role("dialog").locator(".code")
    code = shown.inner_text().replace(" ", "")
    desk.tap("done")
    scanned = way == "scanned"
    page = open_page(f"/tablet#{code}" if scanned else "/")
    tablet = Finger(page, desk.taps, desk.fields)
    if not scanned:
        tablet.fields += 1  # the address
        for figure in code:
            tablet.tap(figure)
    page.wait_for_url("**/table/1/1")
    deal_to_five(tablet)
    most = FEW if scanned else FEW_TYPED
    assert tablet.taps + tablet.fields <= most, (tablet.taps, tablet.fields)


def test_the_next_hand_has_the_same_bets_with_one_tap(
    croupier: Running, open_table: OpenTable
) -> None:
    night = croupier.night("Ana", "Ben", "Cleo", chips=100)
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, (1, 2, 3), 100)
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    for amount in (5, 25, 5):
        tablet.tap(f"add {amount} ")
        tablet.page.locator(".bets-place").click()
        tablet.answered()
    tablet.recorded("Cleo bets 5.")
    path = f"nights/{night}/tables/{table}/rounds/1/void"
    tablet.say("POST", path, {"reason": "a misdeal"})
    tablet.tap("BEGIN ROUND 2", "all as before")
    tablet.says("All bets are down")
    bets = ["Cleo bets 5", "Ben bets 25", "Ana bets 5"]
    assert [line.partition(".")[0] for line in tablet.record()] == bets
    tablet.tap("undo")
    tablet.recorded("Ben bets 25.")


def test_friends_who_came_once_come_again_by_one_tap(
    croupier: Running, open_page: OpenPage
) -> None:
    croupier.night("Ana", "Ben", "Cleo")
    page = open_page("/desk/1", pin=PIN)
    finger = Finger(page)
    finger.tap("save as a group of friends …")
    page.get_by_label("Its name").fill("The Friday round")
    finger.tap("save the group")
    expect(page.get_by_label("Its name")).to_have_count(0)

    page.goto(f"{croupier.url}/desk")
    finger.tap("new night")
    finger.tap("The Friday round: all 3")
    finger.type("Who plays", "Dan")
    finger.tap("open the night")
    page.wait_for_url("**/desk/2")
    for name in ("Ana", "Ben", "Cleo", "Dan"):
        expect(page.get_by_role("rowheader", name=name, exact=True)).to_be_visible()
    known = {player["name"]: player["person"] for player in croupier.look("people")["players"]}
    assert all(known.values())
    assert len(croupier.look("people")["people"]) == len(known)


def test_a_night_like_the_last_one_is_one_tap(croupier: Running, open_page: OpenPage) -> None:
    night = croupier.night("Ana", "Ben")
    croupier.table(night, "kabu", "physical", tray=70, stake=2)
    page = open_page("/desk", pin=PIN)
    finger = Finger(page)
    finger.tap("new night")
    finger.tap(re.compile("^like Friday night"))
    finger.tap("open the night")
    page.wait_for_url("**/desk/2")
    was, now = (croupier.look(f"nights/{number}/beginning") for number in (1, 2))
    assert now == was
    assert finger.taps == 3
