"""Who comes to the desk, to a table and to the wall, and how: the pages before the door."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.desks import OpenPage, button, sell, sign_in
from tests.server import PIN, Running


def test_a_wrong_pin_is_refused_in_words_and_then_slowed_down(open_page: OpenPage) -> None:
    page = open_page("/sign-in")
    button(page, "The host").click()
    field = page.get_by_label("The host's PIN")
    alert = page.get_by_role("alert")
    for _ in range(15):
        field.fill("000000")
        button(page, "go").click()
        expect(alert).to_contain_text(re.compile("That is not the PIN|Too many wrong tries"))
        expect(field).to_have_value("")
        if "Too many" in alert.inner_text():
            break
    else:
        pytest.fail("fifteen wrong PINs, and nobody minds")
    expect(button(page, "1")).to_be_disabled()


def test_the_hosts_pin_is_chosen_once_and_in_sight(croupier: Running, open_page: OpenPage) -> None:
    page = open_page(f"/start#{croupier.services.pin.new_link()}")
    page.locator("#figures").fill("71520482")
    expect(page.locator("#figures")).to_have_attribute("type", "text")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/desk")
    croupier.services.pin.check("71520482")


def test_a_tablet_is_let_in_by_the_code_it_scans_or_types(
    croupier: Running, open_page: OpenPage
) -> None:
    night = croupier.night("Ana")
    table = croupier.table(night, "uth", "virtual")
    scanned = open_page(croupier.tablet_link(night, table).removeprefix(croupier.url))
    scanned.wait_for_url(f"**/table/{night}/{table}")
    typed = open_page("/tablet")
    typed.wait_for_url("**/sign-in?another")
    expect(typed.get_by_role("textbox")).to_be_focused()
    typed.keyboard.type(croupier.table_code(night, table))
    typed.wait_for_url(f"**/table/{night}/{table}")
    stale = open_page("/tablet#000000")
    expect(stale.get_by_text("No table has that code now.")).to_be_visible()


def test_only_pages_of_the_house_are_gone_back_to_after_signing_in(open_page: OpenPage) -> None:
    page = sign_in(open_page("/sign-in?next=//elsewhere.test/desk"))
    assert page.url.endswith("/desk")
    page = sign_in(open_page("/sign-in?next=/desk/1"))
    assert page.url.endswith("/desk/1")


def test_a_wall_can_do_nothing_at_the_desk(croupier: Running, open_page: OpenPage) -> None:
    night = croupier.night("Ana")
    link = croupier.say("POST", f"nights/{night}/wall-codes")["url"]
    wall = open_page(link[link.index("/wall") :], 1920, 1080)
    wall.locator(".wall").wait_for()
    assert "#" not in wall.url  # the code is a key: it does not stay in the address
    wall.goto(f"{croupier.url}/desk/{night}")
    expect(wall.get_by_text("Not for this screen")).to_be_visible()


def test_a_host_at_a_second_desk_gives_a_name_and_the_journal_says_it(
    croupier: Running, desk: Page, open_page: OpenPage
) -> None:
    second = open_page("/desk/1", pin=PIN)
    button(second, "screens").click()
    field = second.get_by_label("Who is at this desk")
    expect(button(second, "keep the name")).to_be_disabled()
    field.fill("Ruth")
    second.keyboard.press("Enter")
    expect(second.get_by_text("The desk of Ruth")).to_be_visible()
    button(second, "done").click()
    sell(second, "Ben", "€20")
    desk.goto(f"{croupier.url}/books/1")
    expect(desk.locator(".journal-says").first).to_contain_text("Ruth (the host)")
