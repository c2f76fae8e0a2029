"""The desk as a screen: what it follows, finds and fits."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.desks import OpenPage, button, row
from tests.server import Running
from tests.tablets import STILL


def test_a_round_is_cancelled_at_the_desk_whichever_screen_deals(
    croupier: Running, desk: Page, open_page: OpenPage
) -> None:
    table = croupier.table(1, "uth", "virtual", tray=0)
    croupier.sit(1, table, [1], 200)
    croupier.leave(1, table)
    tablet = open_page(croupier.tablet_link(1, table).removeprefix(croupier.url))
    button(tablet, "BEGIN ROUND 1").click()
    expect(tablet.get_by_text("Place your bets.")).to_be_visible()
    button(desk, "more: everything else about Table 1").click()
    button(desk, "cancel the round …").click()
    button(desk, "cancel the round").click()
    expect(button(tablet, "BEGIN ROUND 2")).to_be_visible()
    expect(desk.get_by_role("dialog")).to_have_count(0)


def test_the_desk_follows_what_another_screen_does(croupier: Running, desk: Page) -> None:
    # It looks at most twice a second: the timer for that goes on.
    desk.add_init_script(STILL.replace("ms > 99", "ms > 500"))
    desk.reload()
    expect(desk.locator(".connection")).to_have_text("live")
    croupier.say("POST", "nights/1/players", {"name": "Cy"})
    expect(desk.get_by_role("rowheader", name="Cy")).to_be_visible()


def test_in_a_large_night_people_tables_and_what_waits_are_looked_for(
    croupier: Running, desk: Page
) -> None:
    people, tables = (desk.get_by_role("region", name=name) for name in ("Players", "Tables"))
    found = desk.get_by_role("search")
    expect(row(desk, "Ben")).to_be_visible()
    expect(found).to_have_count(0)
    for number in range(1, 23):
        croupier.say("POST", "nights/1/players", {"name": f"Guest {number}"})
    for game in ("superfecta", "uth"):
        croupier.table(1, game, "virtual", tray=0)
    croupier.sit(1, 2, [1], chips=50)
    expect(button(desk, "show all 24 people")).to_be_visible()
    expect(people.locator("tbody tr")).to_have_count(20)
    found.get_by_label("Person, table, game").fill("GUEST 22")
    expect(people.locator("tbody th")).to_have_text(["Guest 22"])
    expect(found.get_by_role("status")).to_have_text("1 person, 0 tables")
    found.get_by_label("Person, table, game").fill("hold'em")
    expect(tables.locator("tbody tr")).to_have_count(1)
    expect(people.locator("tbody th")).to_have_text(["Ana"])  # who sits there
    button(found, "show everything").click()
    code = croupier.table_code(1, 1)
    for _ in range(2):  # the second one asks
        croupier.desk.application.test_client().post("/api/session/table", json={"code": code})
        code = croupier.table_code(1, 1)
    found.get_by_role("button", name="somebody asks").click()
    expect(tables.locator("tbody tr")).to_have_count(1)
    expect(found.get_by_role("status")).to_have_text("0 people, 1 table")
    button(found, "show everything").click()
    button(desk, "show all 24 people").click()
    expect(people.locator("tbody tr")).to_have_count(24)


def test_without_a_connection_the_desk_says_so_and_comes_back_by_itself(
    croupier: Running, desk: Page
) -> None:
    desk.context.set_offline(True)
    expect(desk.get_by_role("alert")).to_contain_text("No connection.")
    expect(row(desk, "Ana").locator("td").nth(1)).to_have_text("200")  # what was seen stays
    desk.context.set_offline(False)
    expect(desk.locator(".lost-strip")).to_have_count(0)


SMALL_TARGETS = """() => [...document.querySelectorAll("button, a.button, input, select")]
    .filter(element => element.checkVisibility() && element.getBoundingClientRect().height < 47.5)
    .map(element => element.textContent || element.outerHTML)"""


@pytest.mark.parametrize("width", [360, 768, 1024, 1920])
def test_the_desk_fits_the_screen_and_the_finger(croupier: Running, desk: Page, width: int) -> None:
    croupier.say(
        "PATCH", "nights/1/players/2", {"name": "Bartholomäus-Maximilian Schwarzenegge X."}
    )
    croupier.table(1, "card-stock-market", "physical")
    desk.set_viewport_size({"width": width, "height": 800})
    button(desk, "open a table").click()
    desk.get_by_role("button", name=re.compile("^Card Stock Market")).click()
    desk.get_by_text("more: options, tray, name").click()
    expect(desk.get_by_text("Deposit", exact=True)).to_be_visible()
    assert desk.evaluate("document.documentElement.scrollWidth") <= width
    assert desk.evaluate(SMALL_TARGETS) == []
    button(desk, "more: everything else for Ana").click()
    button(desk, "cash out").click()
    dialog = desk.get_by_role("dialog")
    expect(button(dialog, "go back")).to_be_visible()
    assert desk.evaluate(SMALL_TARGETS) == []
    button(dialog, "go back").click()
    expect(button(dialog, "cash out")).to_be_visible()
    button(dialog, "close").click()
    expect(dialog).to_have_count(0)
    button(desk, "sell chips to Ana").click()
    box = dialog.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= width - box["width"]
    assert desk.evaluate(SMALL_TARGETS) == []


def test_on_paper_there_are_figures_and_no_buttons(desk: Page) -> None:
    desk.emulate_media(media="print")
    assert desk.get_by_role("heading", name="Friday night", level=1).is_visible()
    expect(row(desk, "Ana").locator("td").first).to_have_text("€20.00")
    assert desk.locator("button:visible").all_inner_texts() == [
        "Ana",
        "Ben",
    ]  # the names, which stand in buttons
