"""Guests' phones come in, at 360 px: by the QR code, by the room code, with the host's tap and
without; and the desk, the table and the wall show how.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.desks import OpenPage
from tests.server import PIN, Running


@pytest.fixture
def open_page(open_page: OpenPage) -> OpenPage:
    """Opens pages, on phones where nothing else is said."""

    def open_it(path: str, width: int = 360, height: int = 740, pin: str | None = None) -> Page:
        return open_page(path, width, height, pin)

    return open_it


def tap(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def code_of(croupier: Running, night: int) -> str:
    code: str = croupier.look(f"nights/{night}/room")["code"]
    return code


@pytest.mark.sweep(of=1)
def test_a_guest_opens_the_address_types_the_code_and_taps_the_name(
    croupier: Running, open_page: OpenPage
) -> None:
    night = croupier.night("Ana", "Ben")
    phone = open_page("/")
    expect(phone.get_by_role("textbox")).to_be_focused()
    phone.keyboard.type(code_of(croupier, night))
    tap(phone, "Ana")
    phone.wait_for_url("**/hand")
    expect(phone.get_by_text("Ana").first).to_be_visible()
    phone.goto(croupier.url)
    phone.wait_for_url("**/hand")


def test_a_new_name_waits_and_is_in_as_soon_as_the_host_taps(
    croupier: Running, open_page: OpenPage
) -> None:
    night = croupier.night("Ana")
    desk = open_page(f"/desk/{night}", 1024, 768, pin=PIN)
    phone = open_page(f"/join#{code_of(croupier, night)}")
    phone.get_by_placeholder("Your name").fill("Cy")
    tap(phone, "join")
    expect(phone.get_by_role("heading", name="One moment, Cy")).to_be_visible()
    tap(desk, "let Cy in")
    phone.wait_for_url("**/hand")
    expect(desk.get_by_role("list", name="phones that ask to come in")).to_have_count(0)
    expect(desk.locator(".room-button")).to_contain_text("1 phone in")


def test_a_phone_that_is_sent_away_is_told_so(croupier: Running, open_page: OpenPage) -> None:
    night = croupier.night("Ana")
    desk = open_page(f"/desk/{night}", 1024, 768, pin=PIN)
    phone = open_page(f"/join#{code_of(croupier, night)}")
    phone.get_by_placeholder("Your name").fill("Cy")
    phone.keyboard.press("Enter")
    tap(desk, "send Cy away")
    expect(phone.get_by_role("heading", name="Not this time")).to_be_visible()
    tap(phone, "try again")
    expect(phone.get_by_role("button", name="Ana", exact=True)).to_be_visible()


def test_a_lost_phone_gets_a_new_link_at_the_desk(croupier: Running, open_page: OpenPage) -> None:
    night = croupier.night("Ana")
    lost = open_page(f"/join#{code_of(croupier, night)}")
    tap(lost, "Ana")
    lost.wait_for_url("**/hand")
    desk = open_page(f"/desk/{night}", 1024, 768, pin=PIN)
    desk.locator(".room-button").click()
    tap(desk, "a new link for Ana")
    expect(desk.get_by_alt_text("the link of Ana's phone, to scan")).to_be_visible()
    token = croupier.say("POST", f"nights/{night}/players/1/link")["token"]
    found = open_page(f"/phone#{token}")
    expect(found.get_by_text("Another phone plays as Ana.")).to_be_visible()
    expect(lost.get_by_text("Another phone wants to play as Ana.")).to_be_visible()
    dialog = desk.get_by_role("dialog")
    dialog.get_by_role("button", name="let Ana in", exact=True).click()
    found.wait_for_url("**/hand")
    expect(lost.get_by_text("This phone is out")).to_be_visible()


def test_the_phone_that_is_in_says_whether_another_one_is_its_players(
    croupier: Running, open_page: OpenPage
) -> None:
    night = croupier.night("Ana")
    token = croupier.say("POST", f"nights/{night}/players/1/link")["token"]
    ana, thief = open_page(f"/phone#{token}"), open_page("/join")
    ana.wait_for_url("**/hand")
    thief.goto(f"{croupier.url}/phone#{token}")
    expect(thief.get_by_role("heading", name="One moment, Ana")).to_be_visible()
    tap(ana, "not me")
    expect(thief.get_by_text("said no")).to_be_visible()
    expect(ana.get_by_text("Another phone wants")).to_have_count(0)
    other = open_page(f"/join#{code_of(croupier, night)}")
    other.get_by_role("button", name="Ana").click()
    tap(ana, "it is me …")
    tap(ana, "play on the other phone")
    other.wait_for_url("**/hand")
    expect(ana.get_by_text("This phone is out")).to_be_visible()


def test_the_host_is_asked_which_of_two_people_of_one_name_it_is(
    croupier: Running, open_page: OpenPage
) -> None:
    night = croupier.night("Anna")
    code = code_of(croupier, night)
    desk = open_page(f"/desk/{night}", 1024, 768, pin=PIN)
    first, second, third = (open_page(f"/join#{code}") for _ in range(3))
    tap(first, "Anna")
    first.wait_for_url("**/hand")
    second.get_by_placeholder("Your name").fill("anna")
    tap(second, "join")
    expect(second.get_by_text("Somebody here is called anna already.")).to_be_visible()
    expect(desk.get_by_role("alert")).to_contain_text("A new guest is also called anna.")
    tap(desk, "another person …")
    dialog = desk.get_by_role("dialog")
    expect(dialog.get_by_label("A name that differs")).to_have_value("anna 2")
    dialog.get_by_label("A name that differs").fill("Anna B.")
    dialog.get_by_role("button", name="let in", exact=True).click()
    second.wait_for_url("**/hand")
    expect(second.get_by_text("Anna B.").first).to_be_visible()
    third.get_by_placeholder("Your name").fill("Anna")
    tap(third, "join")
    tap(desk, "Anna, with another phone")
    third.wait_for_url("**/hand")
    expect(first.get_by_text("This phone is out")).to_be_visible()
    expect(desk.get_by_role("alert")).to_have_count(0)


def test_a_wrong_code_is_refused_in_words(croupier: Running, open_page: OpenPage) -> None:
    night = croupier.night("Ana")
    wrong = f"{(int(code_of(croupier, night)) + 1) % 10**6:06}"
    phone = open_page(f"/join#{wrong}")
    expect(phone.get_by_role("alert")).to_contain_text("No room, table or wall has that code now.")


def test_the_desk_does_not_join_by_mistake(croupier: Running, open_page: OpenPage) -> None:
    night = croupier.night("Ana")
    desk = open_page(f"/join#{code_of(croupier, night)}", 1024, 768, pin=PIN)
    expect(desk.get_by_role("heading", name="Not a phone")).to_be_visible()
    desk.get_by_role("link", name="go back").click()
    desk.wait_for_url("**/desk")


def test_the_desk_the_table_and_the_wall_show_the_code(
    croupier: Running, open_page: OpenPage
) -> None:
    night = croupier.night("Ana", "Ben")
    table = croupier.table(night, "uth", "virtual")
    code = code_of(croupier, night)
    shown = f"{code[:3]} {code[3:]}"
    desk = open_page(f"/desk/{night}", 1024, 768, pin=PIN)
    expect(desk.locator(".room-button")).to_contain_text(shown)
    tablet = open_page(croupier.tablet_link(night, table).removeprefix(croupier.url), 1024, 768)
    tablet.locator(".join-line").click()
    expect(tablet.locator(".room-figures")).to_have_text(shown)
    link = croupier.say("POST", f"nights/{night}/wall-codes")["url"]
    wall = open_page(link[link.index("/wall") :], 1920, 1080)
    expect(wall.locator(".room-figures")).to_have_text(shown)
    expect(wall.get_by_alt_text("the address to join with a phone, to scan")).to_be_visible()
    with croupier.dealing(night, table):
        croupier.sit(night, table, [1, 2], 100)
        croupier.say("POST", f"nights/{night}/tables/{table}/rounds", {"number": 1})
    expect(wall.locator(".room-figures")).to_have_count(0)
    expect(wall.locator(".wall-join")).to_contain_text(shown)


def test_one_field_takes_any_code_and_goes_to_the_right_place(
    croupier: Running, open_page: OpenPage
) -> None:
    night = croupier.night("Ana")
    table = croupier.table(night, "uth", "virtual")
    wall = croupier.say("POST", f"nights/{night}/wall-codes")["code"]
    for path in ("/", "/join", "/wall"):
        page = open_page(path)
        expect(page.get_by_role("textbox")).to_be_focused()
        page.keyboard.type(croupier.table_code(night, table))
        page.wait_for_url(f"**/table/{night}/{table}")
    for path in ("/", "/join"):
        page = open_page(path)
        expect(page.get_by_role("textbox")).to_be_focused()
        page.keyboard.type(wall)
        page.wait_for_url("**/wall")
        expect(page.get_by_role("textbox")).to_have_count(0)
    page = open_page("/wall")
    expect(page.get_by_role("textbox")).to_be_focused()
    page.keyboard.type(code_of(croupier, night))
    page.wait_for_url("**/join*")
    tap(page, "Ana")
    page.wait_for_url("**/hand")


def test_who_asks_is_seen_on_a_scrolled_desk_and_on_the_tablet_and_all_come_in_with_one_tap(
    croupier: Running, open_page: OpenPage
) -> None:
    night = croupier.night("Ana")
    table = croupier.table(night, "uth", "virtual")
    desk = open_page(f"/desk/{night}", 1024, 500, pin=PIN)
    tablet = open_page(croupier.tablet_link(night, table).removeprefix(croupier.url), 1024, 768)
    tablet.wait_for_url(f"**/table/{night}/{table}")
    desk.get_by_role("button", name="close the night").scroll_into_view_if_needed()
    phones = []
    for name in ("Cy", "Dee"):
        phones.append(open_page(f"/join#{code_of(croupier, night)}"))
        phones[-1].get_by_placeholder("Your name").fill(name)
        tap(phones[-1], "join")
        expect(tablet.get_by_label("phones", exact=True)).to_contain_text(name)
    expect(desk.get_by_role("button", name="let all 2 in")).to_be_in_viewport()
    tap(desk, "let all 2 in")
    for phone in phones:
        phone.wait_for_url("**/hand")
    expect(tablet.get_by_label("phones", exact=True)).to_have_count(0)
    tap(desk, "a mistake: send these phones out")
    for phone in phones:
        expect(phone.get_by_text("This phone is out")).to_be_visible()
