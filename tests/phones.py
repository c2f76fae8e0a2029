"""Phones of players, 360 pixels wide. `open_phone` is a fixture of the folders whose conftest names
it.
"""

import re
from dataclasses import dataclass
from typing import Protocol

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.conftest import Device, Watch
from tests.server import Running
from tests.tablets import HURRY, answered, settles, shows_all, tappable

__all__ = ["NewPhone", "Phone", "open_phone", "phones_play", "settles", "taps_cross"]


DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


@dataclass
class Phone:
    """A player's phone, as a thumb knows it: it looks at the screen, and no earlier than it shows
    what has happened.
    """

    page: Page
    croupier: Running
    night: int
    player: int

    def caught_up(self) -> None:
        """Waits until this phone has its last answer, and shows everything that has happened."""
        shows_all(self.page, lambda: self.croupier.newest_for(self.night, self.player))

    def answered(self) -> None:
        """Waits until the server has answered what was tapped last."""
        answered(self.page)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^" + re.escape(name)))

    def tap(self, *names: str) -> None:
        """Taps these buttons, each as soon as it can be tapped on a screen that is not old, and
        waits for the answer; those of a dialog, where one is open.
        """
        for name in names:
            self.caught_up()
            self.page.evaluate(DRAWN)  # one dialog may be giving way to another
            dialog = self.page.locator("dialog[open]")
            where = dialog if dialog.count() else self.page
            key = where.get_by_role("button", name=re.compile("^" + re.escape(name))).first
            tappable(key, where)
            key.click()
            self.answered()

    def drag(self, card: Locator, onto: Locator) -> None:
        """Draws a card to where it belongs; it goes along with the finger."""
        onto.scroll_into_view_if_needed()
        start, end = card.bounding_box(), onto.bounding_box()
        assert start
        assert end
        mouse = self.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
        expect(self.page.locator(".drag-ghost")).to_have_count(1)
        mouse.up()
        expect(self.page.locator(".drag-ghost")).to_have_count(0)

    def look(self) -> None:
        """Turns the own cards up."""
        self.caught_up()
        self.page.get_by_role("button", name="look at my cards").first.click()
        expect(self.page.locator(".hand-open")).to_be_visible()

    def says(self, text: str) -> None:
        """The line asks this of the player."""
        expect(self.page.locator(".hand-line-text")).to_contain_text(text)

    def has(self, place: str, chips: int) -> None:
        expect(self.page.locator(f"[data-place='{place}']")).to_have_text(f"{chips:,}")

    def is_asked(self) -> None:
        """The whole phone says that it is its player's turn."""
        self.caught_up()
        expect(self.page.locator("body")).to_have_class(re.compile("is-asked"))

    def waits(self) -> None:
        """Nothing is asked of the player."""
        self.caught_up()
        expect(self.page.locator("body")).not_to_have_class(re.compile("is-asked"))


class NewPhone(Protocol):
    """Lets a new phone in, of this player of this night, whose browser likes this language."""

    def __call__(self, night: int, player: int, language: str = "en") -> Phone: ...


@pytest.fixture
def open_phone(croupier: Running, device: Device, watch: Watch) -> NewPhone:
    """Opens phones; a page that complained in its console fails the test."""

    def open_it(night: int, player: int, language: str = "en") -> Phone:
        token = croupier.say("POST", f"nights/{night}/players/{player}/link")["token"]
        context = device(360, 740, has_touch=True, locale=language)
        croupier.let_in(context, "player", token=token)
        page = context.new_page()
        page.add_init_script(HURRY)
        watch(page)
        page.goto(f"{croupier.url}/hand")
        page.wait_for_selector(".hand-have")
        return Phone(page, croupier, night, player)

    return open_it


def phones_play(croupier: Running, night: int, table: int) -> None:
    with croupier.dealing(night, table):
        croupier.say("PUT", f"nights/{night}/tables/{table}/phones", {"play": True})


def taps_cross(late: Phone, slower: Locator, first: Phone, faster: Locator) -> None:
    """Both tap; the slower one's tap arrives when the other one has been answered."""
    under_way: list[Route] = []

    def hold(route: Route) -> None:
        under_way.append(route)

    late.page.route("**/actions", hold, times=1)
    with late.page.expect_request("**/actions"):
        slower.click()
    faster.click()
    first.answered()
    for route in under_way:
        route.continue_()
