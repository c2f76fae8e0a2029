"""A game in short: on a phone before its first round, and one tap away later. `test_thumb` reads
every game's on a small phone.
"""

import pytest
from playwright.sync_api import Locator, Page, expect

from games.catalogue import GAMES
from tests.conftest import Device
from tests.phones import NewPhone, Phone, phones_play
from tests.server import PIN, Running
from tests.tablets import OpenTable


def seated(croupier: Running, game: str) -> tuple[int, int]:
    """A night with a table at which everybody sits who can play there, and its phones play."""
    night = croupier.night("Ana", "Ben", "Cleo", "Dan", chips=400)
    table = croupier.table(night, game, "virtual")
    croupier.sit(night, table, range(1, min(4, GAMES[game].most_seats) + 1))
    phones_play(croupier, night, table)
    return night, table


def short(phone: Phone) -> Locator:
    return phone.page.locator(".short-first")


def test_it_comes_once_a_night_and_stays_behind_a_tap(
    croupier: Running, open_phone: NewPhone, open_table: OpenTable
) -> None:
    night, table = seated(croupier, "kabu")
    phone = open_phone(night, 1)
    phone.tap("got it")
    phone.page.reload()
    expect(phone.page.get_by_text("Round 1 begins when the dealer begins it.")).to_be_visible()
    expect(short(phone)).to_have_count(0)

    phone.tap("menu", "how Kabu is played")
    rules = phone.page.locator("dialog[open] .rules-page")
    expect(rules.locator(".short").get_by_text("Nine is best.")).to_be_visible()
    expect(rules.locator("h1")).to_have_text("Kabu")
    phone.tap("back to my hand")
    expect(phone.page.get_by_role("dialog")).to_have_count(0)

    tablet = open_table(night, table)
    tablet.tap("menu", "in short")
    expect(tablet.page.locator("dialog[open] .short")).to_be_visible()


def test_it_covers_no_turn_and_does_not_come_again(
    croupier: Running, open_phone: NewPhone, open_table: OpenTable
) -> None:
    night, table = seated(croupier, "uth")
    phone = open_phone(night, 1)
    expect(short(phone)).to_be_visible()
    open_table(night, table).tap("BEGIN ROUND 1")
    phone.is_asked()
    expect(short(phone)).to_have_count(0)
    phone.tap("add 5")
    croupier.say("POST", f"nights/{night}/tables/{table}/rounds/1/void", {"reason": "a misdeal"})
    expect(phone.page.get_by_text("Round 2 begins when the dealer begins it.")).to_be_visible()
    expect(short(phone)).to_have_count(0)


COVERED = """() => {
    const [short, key] = document.querySelectorAll(".short-first > .short, .short-first > .button");
    return short.getBoundingClientRect().bottom - key.getBoundingClientRect().top;
}"""
"""How far a game in short goes on under the key that closes it, in pixels."""


@pytest.mark.parametrize("game", GAMES)
def test_no_game_in_short_goes_on_under_its_key_in_german_on_the_smallest_phone(
    croupier: Running, open_phone: NewPhone, game: str
) -> None:
    night, _ = seated(croupier, game)
    phone = open_phone(night, 1, "de")
    phone.page.set_viewport_size({"width": 320, "height": 640})
    expect(short(phone)).to_be_visible()
    assert phone.page.evaluate(COVERED) <= 0


def desk(croupier: Running, device: Device, width: int) -> Page:
    page = device(width, 800).new_page()
    croupier.let_in(page.context, "host", pin=PIN)
    page.goto(f"{croupier.url}/desk/{croupier.night('Ana', 'Ben')}")
    page.get_by_role("button", name="open a table").first.click()
    return page


@pytest.mark.parametrize("width", [360, 1280])
def test_a_choice_of_games_says_what_each_is(croupier: Running, device: Device, width: int) -> None:
    page = desk(croupier, device, width)
    kabu = page.get_by_role("button", name="Kabu")
    for fact in ("2 to 6 players", "1 min a round", "30 min in all", "more luck than skill"):
        expect(kabu).to_contain_text(fact)
    kabu.scroll_into_view_if_needed()
    expect(kabu.locator(".small-felt .card").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
