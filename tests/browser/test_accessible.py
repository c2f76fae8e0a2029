"""Screens for people who do not see them, or not well: axe finds nothing, what stands on a seat is
read out, and what is chosen can be told in the system's own colours.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from games.catalogue import GAMES
from games.engine import full_options
from tests.browser.screenshots import BETS, TICKETS, Room
from tests.environment import lacking
from tests.server import Running

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
FINDS = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" ")}`)"""
ALONE = ("start", "sign-in", "join", "tablet", "phone", "shuffle", "verify", "help", "help/uth")
CHIPS = 2000


@pytest.fixture(scope="module")
def axe() -> str:
    """The program that looks for what keeps people out."""
    if not AXE.exists():
        lacking("axe is not installed: `npm ci` in the repository's root.")
    return AXE.read_text("utf-8")


@pytest.fixture
def room(croupier: Running, browser: Browser, tmp_path: Path) -> Iterator[Room]:
    """A night of five."""
    with ExitStack() as stack:
        yield Room(croupier, browser, tmp_path, stack)


def find_nothing(page: Page, axe: str, where: str) -> None:
    """Axe finds nothing on this page, as it stands."""
    page.evaluate(axe)
    assert page.evaluate(FINDS) == [], where


def bet(room: Room, table: int) -> None:
    """Everybody bets at Ultimate Texas Hold'em."""
    room.begin(table)
    for seat, (ante, trips) in enumerate(BETS, 1):
        room.play(table, seat, "bet", ante=ante, **({"trips": trips} if trips else {}))


def test_axe_finds_nothing_on_the_pages_of_nobody(room: Room, axe: str) -> None:
    for path in ALONE:
        page = room.page(360, 740)
        page.goto(f"{room.croupier.url}/{path}", wait_until="networkidle")
        expect(page.locator("h1")).not_to_have_count(0)
        find_nothing(page, axe, path)


def test_axe_finds_nothing_on_the_screens_of_a_night(room: Room, axe: str) -> None:
    uth, races = room.table("uth", 5), room.table("superfecta", 4)
    tablet, phone = room.tablet(uth), room.phone(1)
    find_nothing(tablet, axe, "a table between rounds")
    find_nothing(phone, axe, "a phone between rounds")
    with room.croupier.dealing(room.night, uth):
        bet(room, uth)
    expect(tablet.get_by_role("button", name="seat 5, Eva")).to_be_visible()
    find_nothing(tablet, axe, "bets")
    with room.croupier.dealing(room.night, uth):
        room.play(uth, "dealer", "deal")
    expect(phone.get_by_role("button", name="look at my cards").first).to_be_visible()
    find_nothing(phone, axe, "cards on a phone")
    with room.croupier.dealing(room.night, races):
        room.begin(races)
        for seat, (kind, horses, amount) in enumerate(TICKETS, 1):
            line = {"type": kind, "horses": horses, "amount": amount}
            room.play(races, seat, "ticket", bets=[line])
    track = room.tablet(races)
    expect(track.get_by_role("button", name="ticket 4: cancel")).to_be_visible()
    find_nothing(track, axe, "tickets")
    find_nothing(room.wall(), axe, "the wall")
    with room.croupier.dealing(room.night, uth):
        room.to_the_end(uth)
    expect(tablet.locator(".uth-seat-1")).to_be_visible()
    find_nothing(tablet, axe, "a hand that is paid")
    for path in ("desk", f"desk/{room.night}", f"books/{room.night}", f"rounds/{room.night}/{uth}"):
        page = room.host(path)
        page.wait_for_load_state("networkidle")
        expect(page.locator("h1").first).to_be_visible()
        find_nothing(page, axe, path)
        page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        find_nothing(page, axe, f"{path} on dark paper")


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_axe_finds_nothing_at_the_table_of_any_game(room: Room, axe: str, slug: str) -> None:
    game = GAMES[slug]
    for player in range(1, 6):
        path = f"nights/{room.night}/players/{player}/buy-ins"
        room.croupier.say("POST", path, {"chips": CHIPS, "against": "cash"})
    seats = range(1, game.least_seats + 1)
    rack = game.suggested_rack
    chips = rack(game.least_seats, full_options(game, {})) if rack else 200
    table = room.croupier.table(room.night, slug, "virtual")
    room.croupier.sit(room.night, table, seats, chips)
    with room.croupier.dealing(room.night, table):
        room.begin(table)
    tablet = room.tablet(table)
    find_nothing(tablet, axe, slug)
    if slug != "card-stock-market":  # which says what everybody has in a table of its own
        expect(tablet.locator("[aria-description*='rack ']")).to_have_count(game.least_seats)
    find_nothing(room.phone(1), axe, f"{slug} on a phone")


def test_what_stands_on_a_seat_is_read_out(room: Room) -> None:
    uth = room.table("uth", 5)
    with room.croupier.dealing(room.night, uth):
        bet(room, uth)
    seat = room.tablet(uth).get_by_role("button", name="seat 1, Ana")
    expect(seat).to_have_attribute("aria-description", "Ante 10, Blind 10, Trips 5, rack 95")


def test_what_is_chosen_can_be_told_in_the_systems_own_colours(room: Room) -> None:
    page = room.host(f"books/{room.night}")
    page.emulate_media(forced_colors="active")
    edges = {
        name: page.get_by_role("button", name=name).evaluate(
            "it => getComputedStyle(it).outlineStyle"
        )
        for name in ("this night", "all nights")
    }
    assert edges == {"this night": "solid", "all nights": "none"}
