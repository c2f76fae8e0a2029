"""The house of an evening, and its screens: every wait has an end, and so has the evening."""

import itertools
import re
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.server import PIN, Running

WAIT = 20_000
"""Milliseconds that anything on a screen may take."""
CALM = 340
"""Milliseconds between seeing a button and tapping it: a screen takes no second tap before."""
CODE = re.compile(r"(?<!\d)\d{3} \d{3}(?!\d)")
TOUCHABLE = """(places) => [...document.querySelectorAll(places)].flatMap(place =>
    [...place.querySelectorAll('button')]).filter(key => {
        if (key.disabled || key.getAttribute('aria-disabled') === 'true') return false;
        const box = key.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return box.width && key.contains(document.elementFromPoint(x, y));
    }).map(key => {
        const box = key.getBoundingClientRect();
        return {
            name: (key.getAttribute('aria-label') || key.innerText).replace(/\\s+/g, ' ').trim(),
            x: box.left + box.width / 2, y: box.top + box.height / 2,
            main: key.classList.contains('is-main'),
            card: key.matches('.card-button') || !!key.querySelector('.card'),
            mine: !!key.closest('.hand-mine'),
        };
    })"""
"""The buttons in these places that a thumb can hit where they stand."""


class TooLate(Exception):
    """The evening has taken longer than it may; says where it was."""


@dataclass(frozen=True)
class Key:
    """A button that can be hit on a screen."""

    name: str
    x: float
    y: float
    main: bool
    """It is the screen's golden one."""
    card: bool
    mine: bool
    """It lies among one's own cards."""


@dataclass
class Screen:
    """A device that somebody has in front of them, and counts the taps."""

    house: "House"
    name: str
    page: Page
    touch: bool

    def key(self, text: str) -> Locator:
        """The button whose name begins so; of a dialog, where one is open."""
        dialog = self.page.locator("dialog[open]")
        where = dialog.last if dialog.count() else self.page.locator("body")
        name = re.compile("^" + re.escape(text))
        return where.get_by_role("button", name=name).locator("visible=true").first

    def has(self, text: str) -> bool:
        """Whether such a button is there by now, and can be tapped."""
        key = self.key(text)
        return bool(key.count()) and key.is_enabled()

    def tap(self, *texts: str) -> None:
        """Taps these buttons, each as soon as it can be tapped."""
        for text in texts:
            self.house.check(f"{self.name} taps {text!r}")
            self.waits_for(text)
            self.page.wait_for_timeout(CALM)
            key = self.key(text)
            if self.touch:
                key.tap()
            else:
                key.click()
            self.house.taps[self.name] += 1

    def waits_for(self, text: str) -> None:
        """Waits for such a button; a dialog may open or close meanwhile. Raises AssertionError."""
        end = time.monotonic() + WAIT / 1000
        while not self.has(text):
            assert time.monotonic() < end, f"{self.name} finds no button {text!r}"
            self.page.wait_for_timeout(50)

    def taps_if(self, text: str) -> bool:
        """Taps this button where it is there; whether it was."""
        if found := self.has(text):
            self.tap(text)
        return found

    def touches(self, key: Key) -> None:
        """Taps where this button stands."""
        self.house.check(f"{self.name} taps {key.name!r}")
        if self.touch:
            self.page.touchscreen.tap(key.x, key.y)
        else:
            self.page.mouse.click(key.x, key.y)
        self.house.taps[self.name] += 1
        self.page.wait_for_timeout(120)

    def keys(self, places: str) -> list[Key]:
        """What can be hit in these places (a selector)."""
        return [Key(**found) for found in self.page.evaluate(TOUCHABLE, places)]

    def types(self, label: str, text: str) -> None:
        """Types into a field, and Enter: one tap."""
        field_ = self.page.get_by_label(label, exact=True).first
        field_.fill(text)
        field_.press("Enter")
        self.house.taps[self.name] += 1

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Waits until this can be read."""
        expect(self.page.get_by_text(text).locator("visible=true").first).to_be_visible(
            timeout=WAIT
        )

    def reads(self) -> str:
        """All that stands there."""
        return self.page.locator("body").inner_text()

    def code(self, where: str = "body") -> str:
        """The first code of six figures that stands there."""
        place = self.page.locator(where).last
        expect(place).to_contain_text(CODE, timeout=WAIT)
        found = CODE.search(place.inner_text())
        assert found
        return found.group().replace(" ", "")

    def is_asked(self) -> bool:
        """Whether the whole phone says that it is its owner's turn."""
        return "is-asked" in (self.page.locator("body").get_attribute("class") or "")

    def looks(self, scene: str) -> None:
        """A picture of what is seen now, where pictures are wanted."""
        self.house.picture(self, scene)


@dataclass
class House:
    """A Croupier, a browser, and everybody's screens."""

    croupier: Running
    browser: Browser
    stack: ExitStack
    pictures: Path | None = None
    longest: float = 900.0
    """Seconds that the evening may take."""
    screens: dict[str, Screen] = field(default_factory=dict)
    taps: Counter[str] = field(default_factory=Counter)
    complaints: list[str] = field(default_factory=list)
    """What pages said in their consoles."""
    slips: list[str] = field(default_factory=list)
    """What a guest or the host stumbled over."""
    counted: list[tuple[str, str]] = field(default_factory=list)
    """What was done, and who tapped how often for it."""
    began: float = field(default_factory=time.monotonic)
    _numbers: Any = field(default_factory=lambda: itertools.count(1))

    def check(self, where: str) -> None:
        """Raises TooLate where the evening is over its time."""
        if time.monotonic() - self.began > self.longest:
            raise TooLate(where)

    def screen(
        self,
        name: str,
        width: int,
        height: int,
        touch: bool = False,
        large: bool = False,
        **options: Any,
    ) -> Screen:
        """A new device: of so many pixels, with a thumb or a mouse, with letters twice as large."""
        options.setdefault("locale", "en-GB")
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, **options
        )
        context.set_default_timeout(WAIT)
        page = self.stack.enter_context(context).new_page()
        page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))
        if large:
            sizes = {"standard": 32, "fixed": 32}
            context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})
        made = self.screens[name] = Screen(self, name, page, touch)
        return made

    def opens(self, screen: Screen, path: str) -> None:
        """Takes a screen to this page of the house."""
        screen.page.goto(self.croupier.url + path)

    def enters_pin(self, screen: Screen) -> None:
        """The host's PIN, figure by figure."""
        screen.tap(*PIN)
        screen.page.locator("button[type=submit]").click()
        self.taps[screen.name] += 1

    def picture(self, screen: Screen, scene: str) -> None:
        """Takes one, where they are wanted."""
        if self.pictures:
            screen.page.wait_for_timeout(600)  # chips and cards have come to where they go
            name = f"{next(self._numbers):03}-{screen.name.lower()}-{scene}.png"
            screen.page.screenshot(path=self.pictures / name, timeout=WAIT)

    def pictures_of(self, scene: str, *names: str) -> None:
        """One of each of these screens."""
        for name in names:
            self.screens[name].looks(scene)

    def pause(self, seconds: float) -> None:
        """Lets the evening go on for so long."""
        next(iter(self.screens.values())).page.wait_for_timeout(seconds * 1000)
