"""Trays, racks and the drawer are counted."""

import re

from playwright.sync_api import Page, expect

from tests.desks import button
from tests.server import Running


def test_a_count_that_differs_is_made_twice_and_the_difference_is_nobodys_win(
    croupier: Running, desk: Page
) -> None:
    table = croupier.table(1, "uth", "virtual", tray=300)
    button(desk, "more: everything else about Table 1").click()
    button(desk, "close the table").click()
    button(desk, "count it first").click()
    desk.get_by_label("how many of 25 (green)").fill("11")
    button(desk, "a stack of 20 more of 1 (white)").click()
    button(desk, "that is all: 295").click()
    expect(
        desk.get_by_text(re.compile("The first count came to 295;\\s+the book has 300."))
    ).to_be_visible()
    desk.get_by_label("how many of 25 (green)").fill("11")
    desk.get_by_label("how many of 1 (white)").fill("22")
    button(desk, "that is all: 297").click()
    expect(desk.get_by_text("The tray is counted.")).to_be_visible()
    line = croupier.look("nights/1")["tables"][table - 1]
    assert (line["tray"], line["found"], line["result"]) == (297, -3, 0)
    counts = croupier.look("nights/1/entries?after=0")["entries"][-1]["facts"]["counts"]
    assert [sum(pile["value"] * pile["count"] for pile in count) for count in counts] == [295, 297]


def test_nothing_is_booked_from_fields_that_were_cleared(croupier: Running, desk: Page) -> None:
    button(desk, "more: everything else for Ana").click()
    button(desk, "cash out").click()
    out = desk.get_by_role("dialog").locator("button[type=submit]")
    expect(out).to_be_disabled()
    desk.get_by_label("how many of 25 (green)").fill("7")
    desk.get_by_label("how many of 1 (white)").fill("24")
    out.dblclick()
    expect(desk.get_by_text(re.compile("The first count came to 199"))).to_be_visible()
    expect(out).to_be_disabled()
    desk.get_by_label("how many of 1 (white)").fill("0")
    expect(out).to_be_disabled()
    desk.get_by_label("how many of 1 (white)").press("Enter")
    assert croupier.look("nights/1")["players"][0]["bankroll"] == 200
    desk.get_by_label("how many of 25 (green)").fill("8")
    out.click()
    expect(desk.get_by_text("Take the 200 chips back.")).to_be_visible()
    assert croupier.look("nights/1")["chips"]["over_short"] == 0


def test_a_count_that_is_far_off_is_asked_about_in_words(croupier: Running, desk: Page) -> None:
    croupier.table(1, "uth", "virtual", tray=300)
    button(desk, "more: everything else for Ana").click()
    button(desk, "cash out").click()
    button(desk, "there are no chips").click()
    out = desk.get_by_role("dialog").locator("button[type=submit]")
    out.click()
    expect(out).to_be_disabled()
    button(desk, "there are no chips").click()
    out.click()
    asked = desk.get_by_role("dialog", name="200 chips missing?")
    expect(asked).to_contain_text(
        "The book has 200 chips; nothing was counted. 200 chips would be noted as short. "
        "Ana is paid for 0 chips."
    )
    button(asked, "go back and count").click()
    assert croupier.look("nights/1")["players"][0]["bankroll"] == 200
    desk.get_by_label("how many of 25 (green)").fill("4")
    out.click()
    button(desk, "note 100 chips short").click()
    expect(desk.get_by_text("100 chips fewer than in the book: noted as short.")).to_be_visible()
    button(desk, "done").click()

    button(desk, "more: everything else about Table 1").click()
    button(desk, "count the tray").click()
    expect(button(desk, "that is all")).to_be_disabled()
    for _ in range(2):
        desk.get_by_label("how many of 25 (green)").fill("20")
        button(desk, "that is all: 500").click()
    button(desk, "note 200 chips over").click()
    expect(desk.get_by_role("dialog")).to_have_count(0)

    button(desk, "drawer").click()
    desk.get_by_role("button", name=re.compile("^Count it")).click()
    desk.get_by_label("Cash counted").fill("5")
    button(desk, "note it").click()
    button(desk, "note €55.00 short").click()
    expect(desk.get_by_role("dialog")).to_have_count(0)
    assert croupier.look("nights/1")["drawer"]["cash"] == 500


def test_a_tray_that_changes_while_it_is_counted_is_counted_afresh(
    croupier: Running, desk: Page
) -> None:
    croupier.table(1, "uth", "virtual", tray=100)
    button(desk, "more: everything else about Table 1").click()
    button(desk, "count the tray").click()
    croupier.say("POST", "nights/1/tables/1/fills", {"chips": 25})
    button(desk, "count afresh").click()
    desk.get_by_label("how many of 25 (green)").fill("5")
    button(desk, "that is all: 125").click()
    expect(desk.get_by_role("dialog")).to_have_count(0)
    assert croupier.look("nights/1")["chips"]["over_short"] == 0
