"""Tables on tablets: a Croupier of its own for every test, and devices that sign in by a
table's code. `croupier` and `open_table` are fixtures of the folders whose conftest names them.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Locator, Page, expect

from games.cards import RANK_NAMES, SUIT_NAMES
from tests.conftest import Device, Watch
from tests.server import Running, running

GUARD = 320
"""Milliseconds a screen takes no second tap after the question has changed (`useSettling`)."""
MISSING = 40_000
"""Milliseconds for a button to come, on a screen that shows all that has happened."""
HURRY = (
    f"(real => window.setTimeout = (f, ms, ...args) => ms === {GUARD} ? f() : real(f, ms, "
    "...args))(setTimeout)"
)
"""Takes a screen's guard away: most tests have no double tap to guard against, and many taps."""
SHOWS_ALL = """(version) => document.body?.ariaBusy === "false"
    && Number(document.body.dataset.version) >= version"""
STILL = (
    "(real => window.setTimeout = (f, ms, ...args) => real(f, ms > 99 ? 1e6 : ms, ...args))"
    "(setTimeout); 0"
)
"""Nothing comes of itself any more, only of a tap or of what the server says."""


def until(page: Page, condition: str) -> None:
    """Waits until this is so on the page: a JavaScript expression. (`wait_for_function` evaluates
    in the page each time but the first, which our pages forbid.)
    """
    met = page.evaluate(
        f"""async () => {{
        for (let tries = 0; tries < 400; tries += 1) {{
            if ({condition}) return true;
            await new Promise((done) => setTimeout(done, 50));
        }}
        return false;
    }}"""
    )
    assert met, condition


def settles(page: Page, question: str, given: object = None) -> None:
    """Wait until a page, parts of which may still be moving, answers this function with yes."""
    page.wait_for_function(f"(given) => ({question})(given)", arg=given)


def answered(page: Page) -> None:
    """Wait until the server has answered what was tapped last. (`expect` looks at once, and then
    not before a tenth of a second has passed.)
    """
    settles(page, "() => document.body?.ariaBusy === 'false'")


def shows_all(page: Page, newest: Callable[[], int]) -> None:
    """Wait until the page has its last answer, and shows the newest version of its state."""
    shown = None
    while shown != (version := newest()):  # the answer may have made one that is newer
        settles(page, SHOWS_ALL, version)
        shown = version


def in_turn(page: Page, sizes: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Gives the page each of these sizes, width and height; first the one it has by now, where that
    is among them: to draw a screen in another size takes longer than to look at it.
    """
    has = page.viewport_size
    assert has
    here = has["width"], has["height"]
    for width, height in sorted(sizes, key=lambda size: size != here):
        if (width, height) != here:
            page.set_viewport_size({"width": width, "height": height})
        yield width, height


def all_in_sight(parts: Locator, count: int) -> None:
    """So many of these there are, and no part of them is off the screen."""
    expect(parts).to_have_count(count)
    for part in parts.all():
        expect(part).to_be_in_viewport(ratio=1)


def tappable(key: Locator, among: Page | Locator) -> None:
    """Wait until a button can be tapped. One that does not come fails soon, with the names of
    those that are there.
    """
    try:
        expect(key).to_be_enabled(timeout=MISSING)
    except AssertionError as error:
        if key.count():
            raise
        buttons = among.get_by_role("button").all()
        names = [each.get_attribute("aria-label") or each.inner_text() for each in buttons]
        raise AssertionError(f"There is no such button, but there are {names}.") from error


def called(card: str) -> str:
    """A card by its name on the screens: "ten of hearts"."""
    return f"{RANK_NAMES[card[0]]} of {SUIT_NAMES[card[1]]}"


@dataclass
class Tablet:
    """A table's screen, as a dealer's finger knows it."""

    page: Page
    guard: int
    """Milliseconds this screen takes no tap after the question has changed."""
    croupier: Running
    night: int
    table: int

    def caught_up(self) -> None:
        """Waits until this screen has its last answer, and shows everything that has happened."""
        shows_all(self.page, lambda: self.croupier.newest_at(self.night, self.table))

    def button(self, name: str, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def tap(self, *names: str) -> None:
        """Taps these buttons, each as soon as it can be tapped on a screen that is not old, and
        waits for the answer; the first whose name begins so.
        """
        for name in names:
            key = self.page.get_by_role(
                "button", name=re.compile("^" + re.escape(name).replace("/", "\\/"))
            ).first
            self.caught_up()
            tappable(key, self.page)
            if self.guard:
                self.settle()
            key.click()
            self.answered()

    def show(self, *cards: str) -> None:
        """Enters cards of a real deck; each is another question, so the screen waits for
        nothing.
        """
        for card in cards:
            self.caught_up()
            self.button(card).click()
        self.caught_up()

    def answered(self) -> None:
        """Waits until the server has answered: meanwhile another tap does nothing."""
        answered(self.page)

    def look(self, name: str) -> None:
        """Uncovers the hand of the player who holds the tablet."""
        self.caught_up()
        self.page.get_by_role("button", name=f"{name}, touch to look").click()

    def held(self) -> list[str]:
        """The cards of the hand that is open, as they lie."""
        self.caught_up()
        cards = self.page.get_by_role("group", name="your cards").locator(".card")
        return [str(card.get_attribute("aria-label")) for card in cards.all()]

    def say(self, method: str, path: str, body: object) -> None:
        """What this device says beside its screen, as another window of it would."""
        status = self.page.evaluate(
            """async ([method, path, body]) => (await fetch(`/api/${path}`, {method,
                headers: {"Content-Type": "application/json",
                    "Idempotency-Key": String(Math.random()).slice(2)},
                body: JSON.stringify(body)})).status""",
            [method, path, body],
        )
        assert status == 200

    def window(self) -> "Tablet":
        """The same table in another window of the same device."""
        page = self.page.context.new_page()
        if not self.guard:
            page.add_init_script(HURRY)
        page.goto(self.page.url)
        page.wait_for_selector(".line-text")
        return replace(self, page=page)

    def moved_to(self, table: int) -> "Tablet":
        """The same tablet at another table of the night, which nobody has begun."""
        croupier, night = self.croupier, self.night
        croupier.leave(night, table)
        code = croupier.table_code(night, table)
        self.page.context.clear_cookies()
        croupier.let_in(self.page.context, "table", code=code)
        self.page.goto(f"{croupier.url}/table/{night}/{table}")
        self.page.wait_for_selector(".line-text")
        return replace(self, table=table)

    def settle(self) -> None:
        """Waits until this screen is not old, and then as long as a screen ignores the second tap
        of a double tap.
        """
        self.caught_up()
        if self.guard:
            self.page.wait_for_timeout(self.guard + 20)

    def says(self, text: str | re.Pattern[str]) -> None:
        """The line says this."""
        expect(self.page.locator(".line-text")).to_contain_text(text)

    def has(self, *, tray: int | None = None, **racks: int) -> None:
        """These figures stand in the tray and in the racks (`seat_1`, …)."""
        if tray is not None:
            expect(self.page.locator("[data-place='house'] .figure")).to_have_text(f"{tray:,}")
        for seat, chips in racks.items():
            place = seat.replace("_", ":")
            expect(self.page.locator(f"[data-place='{place}']")).to_have_text(f"{chips:,}")

    def chips(self, place: str) -> int:
        """The figure that stands in a place by now."""
        self.caught_up()
        text = self.page.locator(
            f"[data-place='{place}'].figure, [data-place='{place}'] .figure"
        ).inner_text()
        return int(text.replace(",", ""))

    def record(self) -> list[str]:
        """The lines of the record by now, newest first."""
        self.caught_up()
        return self.page.locator(".record-text").all_inner_texts()

    def recorded(self, text: str) -> None:
        """The newest line of the record says this."""
        expect(self.page.locator(".record-text").first).to_contain_text(text)


class OpenTable(Protocol):
    """Opens a table on a new device of this size; a `guarded` one waits after a tap as long as
    those of users do.
    """

    def __call__(
        self, night: int, table: int, width: int = 1024, height: int = 768, guarded: bool = False
    ) -> Tablet: ...


@pytest.fixture
def croupier(tmp_path: Path) -> Iterator[Running]:
    """A Croupier with nothing in its book."""
    with running(tmp_path) as found:
        yield found


@pytest.fixture
def open_table(croupier: Running, device: Device, watch: Watch) -> OpenTable:
    """Opens tables; a page that complained in its console fails the test."""

    def open_it(
        night: int, table: int, width: int = 1024, height: int = 768, guarded: bool = False
    ) -> Tablet:
        page = device(width, height).new_page()
        if not guarded:
            page.add_init_script(HURRY)
        watch(page)
        croupier.leave(night, table)
        croupier.let_in(page.context, "table", code=croupier.table_code(night, table))
        page.goto(f"{croupier.url}/table/{night}/{table}")
        page.wait_for_selector(".line-text")
        return Tablet(page, GUARD if guarded else 0, croupier, night, table)

    return open_it
