"""A screen looks as was chosen on it: the colours of the cards, and the desk's paper."""

from itertools import pairwise

from playwright.sync_api import Page, expect

from games.engine.shuffle import Draws
from tests.conftest import Device
from tests.server import PIN, Running, act_at_random
from tests.tablets import OpenTable

INK, GREEN, BLUE, RED = "#1c1a16", "#0b6b34", "#0a57a8", "#b9142a"
LIGHT, DARK, WHITE = "rgb(253, 250, 241)", "rgb(29, 27, 23)", "rgb(255, 255, 255)"
NOTES_FIRST_LOOK = """new MutationObserver((_, watch) => {
    if (!document.body) return;
    globalThis.firstLook = {...document.documentElement.dataset};
    watch.disconnect();
}).observe(document, {childList: true, subtree: true})"""
"""How the page was to look when it had nothing to paint yet."""


def colours(page: Page) -> list[str]:
    """Those of clubs, diamonds, hearts and spades."""
    found: list[str] = page.evaluate(
        "[...'cdhs'].map(it => getComputedStyle(document.body).getPropertyValue('--suit-' + it))"
    )
    return found


def test_four_colours_are_chosen_at_a_table_and_kept_on_that_screen(
    croupier: Running, open_table: OpenTable
) -> None:
    night = croupier.night("Ana", "Ben")
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, [1, 2], 100)
    tablet, other = open_table(night, table), croupier.table(night, "bura", "virtual")
    window = tablet.window().page
    assert colours(tablet.page) == [INK, RED, RED, INK]
    tablet.tap("menu", "four-colour cards: off")
    expect(tablet.button("four-colour cards: on")).to_have_attribute("aria-pressed", "true")
    assert colours(tablet.page) == [GREEN, BLUE, RED, INK]
    expect(window.locator("html")).to_have_attribute("data-suits", "four")
    tablet.page.add_init_script(NOTES_FIRST_LOOK)
    tablet.page.reload()
    expect(tablet.button("menu")).to_be_visible()
    assert tablet.page.evaluate("firstLook.suits") == "four"
    assert colours(tablet.page) == [GREEN, BLUE, RED, INK]
    assert colours(open_table(night, other).page) == [INK, RED, RED, INK], "another screen"
    tablet.tap("menu", "four-colour cards: on")
    expect(window.locator("html")).to_have_attribute("data-suits", "two")
    assert colours(tablet.page) == [INK, RED, RED, INK]


def test_four_colours_are_chosen_on_a_phone_and_on_the_wall(
    croupier: Running, device: Device
) -> None:
    night = croupier.night("Ana")
    phone, wall = device(360, 740).new_page(), device(1920, 1080).new_page()
    link = croupier.say("POST", f"nights/{night}/players/1/link")
    phone.goto(f"{croupier.url}/phone#{link['token']}")
    phone.get_by_role("button", name="menu").click()
    address = croupier.say("POST", f"nights/{night}/wall-codes")["url"]
    wall.goto(croupier.url + address[address.index("/wall") :])
    wall.locator(".scene").click()
    for page in (phone, wall):
        page.get_by_role("button", name="four-colour cards: off").click()
        assert colours(page) == [GREEN, BLUE, RED, INK]


def test_the_desk_is_dark_where_the_device_is_until_something_is_chosen(
    croupier: Running, device: Device
) -> None:
    night = croupier.night("Ana")
    page = device(1024, 768, color_scheme="dark").new_page()
    page.add_init_script(NOTES_FIRST_LOOK)
    croupier.let_in(page.context, "host", pin=PIN)
    for path in ("desk", f"desk/{night}", f"books/{night}", "people", "money", "help/uth"):
        page.goto(f"{croupier.url}/{path}")
        expect(page.locator("h1").first).to_be_visible()
        assert page.evaluate("firstLook.paper") == "dark"
        expect(page.locator("body")).to_have_css("background-color", DARK)
        page.emulate_media(media="print")
        expect(page.locator("body")).to_have_css("background-color", WHITE)
        page.emulate_media(media="screen")
    page.emulate_media(color_scheme="light")
    expect(page.locator("body")).to_have_css("background-color", LIGHT)
    page.goto(f"{croupier.url}/desk/{night}")
    paper = page.get_by_role("group", name="The paper of this screen")
    expect(paper.get_by_role("button", pressed=True)).to_have_text("as the device")
    paper.get_by_role("button", name="dark").click()
    expect(page.locator("body")).to_have_css("background-color", DARK)
    page.goto(f"{croupier.url}/desk")
    expect(paper.get_by_role("button", pressed=True)).to_have_text("dark")
    assert page.evaluate("firstLook.paper") == "dark"
    page.emulate_media(color_scheme="dark")
    paper.get_by_role("button", name="light").click()
    expect(page.locator("body")).to_have_css("background-color", LIGHT)
    paper.get_by_role("button", name="as the device").click()
    expect(page.locator("body")).to_have_css("background-color", DARK)


def test_seats_that_are_taken_stand_in_an_arc_that_can_be_turned(
    croupier: Running, open_table: OpenTable
) -> None:
    night = croupier.night("Ana", "Ben", "Cleo", "Dan", "Eva")
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, [1, 2, 5, 6, 7], 100)
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    seats = tablet.page.locator(".uth-seat")
    expect(seats).to_have_count(5)
    felt = tablet.page.locator(".felt").bounding_box()
    assert felt

    def middles() -> list[float]:
        boxes = [seat.bounding_box() for seat in seats.all()]
        assert all(box and box["x"] > felt["x"] + 16 for box in boxes), "crowds the rail"
        return [box["x"] + box["width"] / 2 for box in boxes if box]

    facing = middles()
    assert facing == sorted(facing, reverse=True), "seat 1 on the right"
    gaps = [one - other for one, other in pairwise(facing)]
    assert max(gaps) - min(gaps) < 1
    ring = tablet.page.locator(".uth-ring").first
    assert float(ring.evaluate("it => parseFloat(getComputedStyle(it).fontSize)")) >= 16
    tablet.tap("menu", "seat 1 on the left: off")
    assert middles() == sorted(facing)
    tablet.tap("seat 1 on the left: on")
    assert middles() == facing


def test_the_record_has_one_line_a_seat(croupier: Running, open_table: OpenTable) -> None:
    night = croupier.night("Ana", "Ben", "Cleo")
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, [1, 2, 3], 100)
    with croupier.dealing(night, table):
        croupier.say("POST", f"nights/{night}/tables/{table}/rounds", {"number": 1})
        chance = Draws(b"look")
        while act_at_random(croupier, night, table, chance) is not None:
            pass
    tablet = open_table(night, table)
    came = tablet.page.locator(".record-line").first.locator(".record-came")
    expect(came.last).to_contain_text("Ana")
    assert all(box and box["height"] < 30 for box in (it.bounding_box() for it in came.all()))
