"""Screens for people who do not see them, or not well: axe finds nothing, what stands on a seat is
read out, and what is chosen can be told in the system's own colours. (Axe looks at the table of
every game, and at a phone there, in `test_upright`.)
"""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.axe import find_nothing
from tests.browser.screenshots import BETS, TICKETS, Room
from tests.server import Running

ALONE = ("start", "sign-in", "join", "tablet", "phone", "shuffle", "verify", "help", "help/uth")


@pytest.fixture
def room(croupier: Running, browser: Browser, tmp_path: Path) -> Iterator[Room]:
    """A night of five."""
    with ExitStack() as stack:
        yield Room(croupier, browser, tmp_path, stack, reduced_motion="reduce")


def bet(room: Room, table: int) -> None:
    """Everybody bets at Ultimate Texas Hold'em."""
    room.begin(table)
    for seat, (ante, trips) in enumerate(BETS, 1):
        room.play(table, seat, "bet", ante=ante, **({"trips": trips} if trips else {}))


def test_axe_finds_nothing_on_the_pages_of_nobody(room: Room, axe: str) -> None:
    page = room.page(360, 740)
    for path in ALONE:
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
    page = room.host("desk")
    for path in ("desk", f"desk/{room.night}", f"books/{room.night}", f"rounds/{room.night}/{uth}"):
        page.emulate_media(color_scheme="light")
        page.goto(f"{room.croupier.url}/{path}", wait_until="networkidle")
        expect(page.locator("h1").first).to_be_visible()
        find_nothing(page, axe, path)
        page.emulate_media(color_scheme="dark")
        find_nothing(page, axe, f"{path} on dark paper")


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
