"""A night ends: everybody is cashed out, who pays whom, the seal."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.desks import OpenPage, button, sell, shows
from tests.server import Running


@pytest.mark.sweep(of=1)
def test_a_night_from_the_one_time_link_to_its_seal(croupier: Running, open_page: OpenPage) -> None:
    page = open_page(f"/start#{croupier.services.pin.new_link()}")
    for figure in "71520482":
        button(page, figure).click()
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/desk")
    croupier.say("POST", "session/host", {"pin": "71520482"})  # another PIN signs every host out

    page.get_by_text("more: name, chips, drawer").click()
    page.get_by_label("Name", exact=True).fill("The night of the <b>bold</b>")
    button(page, "€0.10").click()
    page.get_by_role("button", name=re.compile("^tens")).click()
    page.get_by_label("Float of the drawer").fill("50")
    button(page, "open the night").click()
    page.wait_for_url("**/desk/1")
    expect(page.get_by_role("heading", level=1)).to_have_text("The night of the <b>bold</b>")
    expect(page.get_by_text("Nobody has come yet. Type the first name.")).to_be_visible()

    for name in ("Ana", "Ben", "<img src=x onerror=alert(1)>"):
        page.get_by_label("name of a new player").fill(name)
        page.keyboard.press("Enter")
        expect(page.get_by_role("rowheader", name=name, exact=True)).to_be_visible()
    sell(page, "Ana", "€20.00")
    sell(page, "Ben", "€10.00", against="Marker")
    # cash in, bankroll, at tables, cash out, owes, is owed, result
    shows(page, "Ana", "€20.00", "200", "–", "–", "–", "–", "0")
    shows(page, "Ben", "–", "100", "–", "–", "100", "–", "0")

    button(page, "open a table").click()
    page.get_by_role("button", name=re.compile("^Ultimate Texas Hold'em")).click()
    page.get_by_text("more: options, tray, name").click()
    button(page, "500").click()
    button(page, "open the table").click()
    expect(page.get_by_role("heading", name="A tablet for Table 1")).to_be_visible()
    code = page.get_by_role("dialog").locator(".code")
    assert re.fullmatch(r"\d{3} \d{3}", code.inner_text())
    expect(page.locator("img.qr")).to_have_js_property("complete", True)
    assert page.locator("img.qr").evaluate("picture => picture.naturalWidth") > 0
    button(page, "done").click()
    shows(page, "Table 1", re.compile("Ultimate Texas Hold'em"), "–", "0", "500", "0")
    assert croupier.look("nights/1/tables/1")["table"]["options"]["blind_paytable"] == "casino"

    button(page, "Ana").click()
    button(page, "cash out").click()
    button(page, "a stack of 20 more of 5 (red)").click(click_count=2)
    button(page, "cash out Ana").click()
    expect(page.get_by_text("Hand Ana €20.00.")).to_be_visible()
    button(page, "done").click()
    shows(page, "Ana", "€20.00", "–", "–", "€20.00", "–", "–", "0")

    button(page, "close the night").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("dt")).to_have_text(["Ben", "Ben"])  # holds chips, and owes as many
    button(dialog, "close the night").click()
    expect(page.get_by_text("The night is closed and the books are sealed.")).to_be_visible()
    assert page.locator(".seal").inner_text() == croupier.look("nights/1")["seals"][0]["code"]
    expect(button(page, "sell chips to Ben")).to_have_count(0)

    button(page, "open it again").click()
    button(page.get_by_role("dialog"), "open it again").click()
    expect(button(page, "sell chips to Ben")).to_be_visible()
    assert croupier.look("nights/1")["checks"] == {"agree": True, "findings": []}


def test_at_closing_everyone_sees_who_pays_whom_and_photographs_the_seal(
    croupier: Running, desk: Page
) -> None:
    croupier.say("POST", "nights/1/players/2/buy-ins", {"chips": 100, "against": "marker"})
    croupier.say("POST", "nights/1/gifts", {"from": 2, "to": 1, "chips": 40})
    button(desk, "close the night").click()
    button(desk, "settling up: who pays whom …").click()
    paid = desk.locator(".payments > div")
    expect(paid).to_have_text(
        [re.compile("The drawer pays Ana.*€20.00", re.S), re.compile("Ben pays Ana.*€4.00", re.S)]
    )
    desk.get_by_role("button", name=re.compile("^Without the house")).click()
    expect(paid).to_have_count(2)
    button(desk, "done").click()
    button(desk.get_by_role("dialog"), "close the night").click()
    button(desk, "show the seal").click()
    picture = desk.get_by_role("img", name="the seal, to photograph")
    expect(picture).to_be_visible()
    box = picture.bounding_box()
    assert box is not None
    assert (
        box["width"] >= 500
    )  # of 768: two thirds of the screen's height, so it is read from two metres
    assert (
        desk.locator(".seal-code").inner_text().replace("\n", "")
        == croupier.look("nights/1")["seals"][0]["code"]
    )


def test_everybody_is_cashed_out_with_two_taps_and_back_with_one(
    croupier: Running, desk: Page
) -> None:
    croupier.say("POST", "nights/1/players/2/buy-ins", {"chips": 60, "against": "cash"})
    table = croupier.table(1, "uth", "virtual", tray=0)
    croupier.sit(1, table, [2], 60)
    button(desk, "cash out everybody …").click()
    dialog = desk.get_by_role("dialog")
    expect(dialog).to_contain_text("Ana 200 chips€20.00")
    expect(dialog).to_contain_text("Ben 60 chips€6.00")
    expect(dialog).to_contain_text("from the drawer, in all€26.00")
    button(desk, "cash out 2 players").click()
    expect(dialog).to_contain_text("hand out €26.00 in all")
    shows(desk, "Ben", "€6.00", "–", "–", "€6.00", "–", "–", "0")
    assert croupier.look(f"nights/1/tables/{table}")["table"]["seats"] == []
    button(desk, "a mistake: take it back from all").click()
    expect(dialog).to_contain_text("Everybody has their chips again")
    shows(desk, "Ben", "€6.00", "60", "–", "–", "–", "–", "0")


def test_the_seal_is_in_view_as_it_is_made(desk: Page) -> None:
    desk.set_viewport_size({"width": 360, "height": 600})
    button(desk, "close the night").click()
    desk.get_by_role("dialog").locator("button[type=submit]").click()
    expect(desk.locator(".closed .seal")).to_be_in_viewport()
