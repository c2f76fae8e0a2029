"""A second tablet at a table waits, is seen on the first, and is let in there or at the desk."""

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import Device
from tests.server import PIN, Running
from tests.tablets import OpenTable, Tablet


@pytest.fixture
def night(croupier: Running) -> int:
    return croupier.night("Ana", "Ben")


@pytest.fixture
def table(croupier: Running, night: int) -> int:
    number = croupier.table(night, "uth", "virtual")
    croupier.sit(night, number, [1, 2])
    return number


@pytest.fixture
def first(night: int, table: int, open_table: OpenTable) -> Tablet:
    """The tablet that runs the table; Ana and Ben have their cards."""
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1", "add 5", "Ana bets 5", "add 5", "Ben bets 5", "DEAL")
    tablet.says("Ana to act before the flop")
    return tablet


@pytest.fixture
def second(croupier: Running, night: int, table: int, first: Tablet, device: Device) -> Page:
    """Another tablet that came in with the code."""
    page = device(1024, 768).new_page()
    page.goto(croupier.tablet_link(night, table))
    expect(page.get_by_text("Tablet 2 runs Table 1")).to_be_visible()
    return page


@pytest.fixture
def desk(croupier: Running, night: int, device: Device) -> Page:
    """The host's desk, on a device of its own."""
    page = device(1024, 768).new_page()
    croupier.let_in(page.context, "host", pin=PIN)
    page.goto(f"{croupier.url}/desk/{night}")
    return page


def test_a_second_tablet_is_let_in_on_the_first_which_then_asks_to_have_it_back(
    first: Tablet, second: Page
) -> None:
    expect(second.get_by_text("This is Tablet 3, and it waits to be let in")).to_be_visible()
    expect(second.locator(".card, .record, .foot")).to_have_count(0)
    asking = first.page.get_by_role("alert", name="another screen")
    expect(asking).to_contain_text("Another screen wants to run this table: Tablet 3.")
    first.page.wait_for_timeout(400)
    asking.get_by_role("button", name="let it in").click()
    expect(second.get_by_role("button", name="CHECK")).to_be_visible()
    expect(first.page.get_by_text("Tablet 3 runs Table 1")).to_be_visible()
    expect(first.page.locator(".card, .record, .foot")).to_have_count(0)
    first.page.get_by_role("button", name="ask to run it here").click()
    expect(first.page.get_by_text("This is Tablet 2, and it waits to be let in")).to_be_visible()
    expect(second.get_by_role("alert", name="another screen")).to_contain_text("Tablet 2")
    second.wait_for_timeout(400)
    second.get_by_role("button", name="let it in").click()
    first.says("Ana to act before the flop")
    expect(second.get_by_text("Tablet 2 runs Table 1")).to_be_visible()


def test_a_second_tablet_is_sent_away(first: Tablet, second: Page) -> None:
    first.page.wait_for_timeout(400)
    first.button("send it away").click()
    expect(second.get_by_text("This screen is signed out")).to_be_visible()
    expect(first.page.get_by_role("alert", name="another screen")).to_have_count(0)
    first.tap("CHECK")
    first.says("Ben to act before the flop")


def test_the_desk_lets_a_tablet_in_with_one_tap(first: Tablet, second: Page, desk: Page) -> None:
    expect(desk.get_by_text("Tablet 3 wants to run Table 1.")).to_be_visible()
    desk.get_by_role("button", name="let Tablet 3 in").click()
    expect(second.get_by_role("button", name="CHECK")).to_be_visible()
    expect(desk.get_by_text("Tablet 3 runs it.")).to_be_visible()
    expect(first.page.get_by_text("Tablet 3 runs Table 1")).to_be_visible()


def test_the_host_takes_the_table_over_on_a_screen_of_the_desk(
    first: Tablet, desk: Page, croupier: Running, night: int, table: int
) -> None:
    desk.goto(f"{croupier.url}/table/{night}/{table}")
    expect(desk.get_by_text("Tablet 2 runs Table 1")).to_be_visible()
    desk.get_by_role("button", name="take the table over").click()
    expect(desk.get_by_role("button", name="CHECK")).to_be_visible()
    expect(first.page.get_by_text("The host's screen 3 runs Table 1")).to_be_visible()


def test_the_host_is_told_whose_hand_the_tablet_shows(
    first: Tablet, desk: Page, croupier: Running, night: int, table: int
) -> None:
    desk.goto(f"{croupier.url}/table/{night}/{table}")
    expect(desk.get_by_text("Tablet 2 deals there now, and looks on once")).to_be_visible()
    first.tap("tablet to Ana")
    expect(desk.get_by_text("Tablet 2 is handed to Ana now, and looks on once")).to_be_visible()
    first.page.get_by_role("button", name="back to the dealer").click()
    expect(desk.get_by_text("Tablet 2 deals there now, and looks on once")).to_be_visible()


def test_a_hand_over_stays_in_the_record_on_the_screen(first: Tablet) -> None:
    first.tap("tablet to Ana")
    first.page.get_by_role("button", name="back to the dealer").click()
    first.recorded("Tablet 2 is handed to Ana.")
    first.tap("CHECK")
    first.recorded("Ana checks.")
    expect(first.page.locator(".record-line").nth(1)).to_contain_text("Tablet 2 is handed to Ana.")
