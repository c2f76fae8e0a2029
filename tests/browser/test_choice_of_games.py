"""The desk's choice of games, narrowed by what people like and how many they are."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from games.catalogue import GAMES
from tests.conftest import Device
from tests.server import PIN, Running, running
from tests.tablets import HURRY
from tests.web import modules

NIGHT = {
    "name": "Friday",
    "money": {"currency": "EUR", "chip": 10},
    "chip_set": [{"value": 1, "colour": "white"}],
    "float": 5000,
}


@pytest.fixture
def croupier(tmp_path: Path) -> Iterator[Running]:
    """A night to which three have come."""
    with running(tmp_path) as found:
        found.say("POST", "nights", NIGHT)
        for name in ("Ana", "Ben", "Cleo"):
            found.say("POST", "nights/1/players", {"name": name})
        yield found


@pytest.fixture(params=[360, 1024])
def choosing(request: pytest.FixtureRequest, croupier: Running, device: Device) -> Page:
    """The desk where a table is opened."""
    page = device(request.param, 768, locale="en-IE").new_page()
    page.add_init_script(HURRY)
    croupier.let_in(page.context, "host", pin=PIN)
    page.goto(f"{croupier.url}/desk/1")
    button(page, "open a table").click()
    expect(games(page)).to_have_count(len(GAMES))
    return page


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def games(page: Page) -> Locator:
    return page.get_by_role("group", name="Game", exact=True).locator(".choice-words > b")


def test_the_games_are_narrowed_at_once_and_all_are_a_tap_away(choosing: Page) -> None:
    every = [game.name for game in GAMES.values()]
    expect(games(choosing)).to_have_text(every)
    button(choosing, "rummy").click()
    expect(games(choosing)).to_have_text(names_of("rummy"))
    button(choosing, "for 3").click()
    expect(games(choosing)).to_have_text(names_of("rummy", people=3))
    button(choosing, "one more").click()
    expect(button(choosing, "for 4")).to_have_attribute("aria-pressed", "true")
    expect(games(choosing)).to_have_text(names_of("rummy", people=4))
    button(choosing, "fishing").click()
    expect(choosing.get_by_text("No game is all of that.")).to_be_visible()
    expect(games(choosing)).to_have_count(0)
    button(choosing, "show all games").click()
    expect(games(choosing)).to_have_text(every)
    expect(button(choosing, "show all games")).to_have_count(0)


def names_of(kind: str, people: int | None = None) -> list[str]:
    """The games that say they are of this kind, and can be played by so many."""
    return [
        game.name
        for game in GAMES.values()
        if game.summary and kind in game.summary.kinds and (people is None or game.takes(people))
    ]


def test_every_game_in_sight_has_a_picture_of_its_table(choosing: Page) -> None:
    pictures = choosing.locator(".small-picture")
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        expect(picture.locator(".small-felt")).to_be_visible()
    outside = pictures.evaluate_all(
        """frames => frames.flatMap((frame) => {
            const outer = frame.getBoundingClientRect();
            return [frame.firstElementChild, ...frame.querySelectorAll(".card")]
                .map((element) => element.getBoundingClientRect())
                .filter((inner) => inner.top < outer.top || inner.bottom > outer.bottom
                    || inner.left < outer.left || inner.right > outer.right)
                .map(() => frame.parentElement.textContent);
        })"""
    )
    assert outside == []


def test_a_list_of_games_is_there_before_its_pictures_and_fetches_those_in_sight(
    croupier: Running, device: Device
) -> None:
    page = device(360, 640, locale="en-IE").new_page()
    page.add_init_script(HURRY)
    croupier.let_in(page.context, "host", pin=PIN)
    asked: list[str] = []
    page.on(
        "request",
        lambda request: asked.append(request.url) if re.search(r"/games/", request.url) else None,
    )
    page.goto(f"{croupier.url}/desk/1")
    button(page, "open a table").click()
    pictures = page.locator(".small-picture")
    pictures.first.scroll_into_view_if_needed()
    expect(pictures.first.locator(".small-felt")).to_be_visible()
    assert 0 < len(asked) < len(GAMES) / 2


def test_a_game_is_found_where_all_that_is_wished_is_true_of_it(choosing: Page) -> None:
    modules.serve_to(choosing)
    found = choosing.evaluate(
        """async () => {
            const {ANY, narrowed} = await import("/modules/web/frontend/desk/narrow.js");
            const games = [
                {takes: [2, 4], summary: {kinds: ["fishing"]}},
                {takes: [2, 3, 4], summary: {kinds: ["chips", "tricks"]}},
                {takes: [5], summary: null},
            ];
            const wishes = [
                ANY,
                {kinds: ["tricks"], people: null},
                {kinds: ["tricks", "chips"], people: 3},
                {kinds: ["tricks", "fishing"], people: null},
                {kinds: [], people: 3},
                {kinds: [], people: 4},
            ];
            return wishes.map((wish) => narrowed(games, wish).map((game) => games.indexOf(game)));
        }"""
    )
    assert found == [[0, 1, 2], [1], [1], [], [1], [0, 1]]
