"""The pages of help: all of them are listed, each has an index, and a way back to where it was
opened.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from games.catalogue import GAMES
from tests.conftest import Device
from tests.server import PIN, Running
from tests.tablets import OpenTable
from web.shown.picture import picture_of


@pytest.fixture
def night(croupier: Running) -> int:
    return croupier.night("Ana", "Ben")


def host(croupier: Running, device: Device, path: str) -> Page:
    """The host's own screen, at this page."""
    page = device(1024, 768).new_page()
    croupier.let_in(page.context, "host", pin=PIN)
    page.goto(f"{croupier.url}/{path}")
    return page


def test_a_tables_help_has_an_index_and_leads_back_to_the_table_as_it_was_left(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    table = croupier.table(night, "kabu", "virtual")
    tablet = open_table(night, table)
    tablet.tap("menu")
    with tablet.page.expect_popup() as opened:
        tablet.page.get_by_role("link", name="how it is played").click()
    help_ = opened.value
    expect(help_.get_by_role("heading", level=1)).to_have_text("Kabu")
    index = help_.get_by_role("navigation", name="On this page")
    index.get_by_role("link", name="With real cards").click()
    expect(help_).to_have_url(re.compile("#part-5$"))
    expect(help_.get_by_role("heading", name="With real cards")).to_be_in_viewport()
    back = help_.get_by_role("link", name="back to the table")
    expect(back).to_have_count(2)
    with help_.expect_event("close"):
        back.first.click()
    expect(tablet.button("go back")).to_be_visible()


def test_the_desks_help_lists_every_game_and_leads_back_from_each(
    croupier: Running, night: int, device: Device
) -> None:
    desk = host(croupier, device, "desk")
    with desk.expect_popup() as opened:
        desk.get_by_role("link", name="how the games are played").click()
    help_ = opened.value
    expect(help_.locator(".help-games a")).to_have_text([game.name for game in GAMES.values()])
    help_.get_by_role("link", name="Kaiser").click()
    expect(help_.get_by_role("heading", level=1)).to_have_text("Kaiser")
    expect(help_.get_by_role("link", name="back to the desk")).to_have_count(2)
    help_.get_by_role("link", name="all games").click()
    expect(help_.locator(".help-games a")).to_have_count(len(GAMES))
    with help_.expect_event("close"):
        help_.get_by_role("link", name="back to the desk").click()


def test_melds_lie_apart_in_the_picture_and_are_said_one_by_one(
    croupier: Running, night: int, device: Device
) -> None:
    melds = picture_of(GAMES["machiavelli"]).facts["melds"]
    assert isinstance(melds, list)
    picture = host(croupier, device, "help/machiavelli").locator(".picture-felt")
    expect(picture.locator(".picture-melds > .hand")).to_have_count(len(melds))
    said = picture.get_attribute("aria-label") or ""
    assert said.count("; ") == len(melds) - 1


def test_help_whose_address_was_typed_leads_where_the_screen_belongs(
    croupier: Running, night: int, device: Device
) -> None:
    page = host(croupier, device, "help/uth#part-2")
    expect(page.get_by_role("heading", name="The showdown")).to_be_in_viewport()
    page.get_by_role("link", name="go where this screen belongs").first.click()
    expect(page).to_have_url(f"{croupier.url}/desk")
    for elsewhere in ("//example.org/desk", "https://example.org/desk", "javascript:alert(1)"):
        page.goto(f"{croupier.url}/help/uth?from={elsewhere}")
        way = page.get_by_role("link", name="go where this screen belongs").first
        expect(way).to_have_attribute("href", "/")
    page.goto(f"{croupier.url}/help/uth?from=/desk/{night}")
    page.get_by_role("link", name="back to the desk").first.click()
    expect(page).to_have_url(f"{croupier.url}/desk/{night}")
