"""What tests do at the host's desk in a browser, and what they read there. `open_page` is a fixture
of the folders whose conftest names it.
"""

import contextlib
import re
from collections.abc import Callable
from http.client import HTTPConnection
from typing import TypeAlias
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, Request, Route, expect

from tests.conftest import Device, Watch
from tests.server import PIN, Running
from tests.tablets import HURRY

OpenPage: TypeAlias = Callable[..., Page]
"""Opens a page of Croupier on a device of its own: path, width, height; `pin` lets the host in
first.
"""


@pytest.fixture
def open_page(croupier: Running, device: Device, watch: Watch) -> OpenPage:
    """Opens pages; one that complained in its console fails the test."""

    def open_it(path: str, width: int = 1024, height: int = 768, pin: str | None = None) -> Page:
        page = device(width, height, locale="en-IE").new_page()
        page.add_init_script(HURRY)
        if pin:
            croupier.let_in(page.context, "host", pin=pin)
        watch(page)
        page.goto(croupier.url + path)
        return page

    return open_it


def button(where: Page | Locator, name: str) -> Locator:
    return where.get_by_role("button", name=name, exact=True)


def sign_in(page: Page) -> Page:
    """Signs the host in on a page that has asked for it."""
    button(page, "The host").click()
    page.get_by_label("The host's PIN").fill(PIN)
    button(page, "go").click()
    page.wait_for_url(re.compile("/desk"))
    return page


def shows(page: Page, name: str, *figures: str | re.Pattern[str]) -> None:
    """The row of a player or a table says this, figure by figure, without its buttons."""
    expect(row(page, name).locator("td:not(.actions)")).to_have_text(
        list(figures), use_inner_text=True
    )


def row(page: Page, name: str) -> Locator:
    """The row of a player or a table."""
    return page.locator("tr").filter(has=page.get_by_role("rowheader", name=name, exact=True))


def sell(page: Page, name: str, sum_: str, against: str = "Cash") -> None:
    """Sells chips for a round sum of cash, and puts the receipt away."""
    button(page, f"sell chips to {name}").click()
    page.get_by_role("button", name=re.compile(f"^{re.escape(sum_)}")).click()
    page.get_by_role("button", name=re.compile(f"^{against}")).click()
    page.get_by_role("button", name=re.compile("^sell .*chips$")).click()
    button(page, "done").click()


def hold(page: Page, what: str) -> Callable[[], None]:
    """Holds back what this page says to addresses like this from now on, until the result is
    called.
    """
    held: list[Route] | None = []

    def meet(route: Route) -> None:
        if held is None:
            route.continue_()
        else:
            held.append(route)

    def release() -> None:
        nonlocal held
        assert held is not None
        waiting, held = held, None
        for route in waiting:
            route.continue_()

    page.route(what, meet)
    return release


def names_of(page: Page) -> Locator:
    """The names of the players, as they stand in their rows."""
    return page.locator("table.ledger tbody").first.get_by_role("rowheader")


def say_to(croupier: Running, request: Request) -> int:
    """Says what a browser was about to say; gives the status of the answer."""
    where = urlsplit(croupier.url)
    connection = HTTPConnection("127.0.0.1", where.port or 80, timeout=10)
    path = urlsplit(request.url).path
    headers = {
        name: value for name, value in request.all_headers().items() if not name.startswith(":")
    }
    connection.request(request.method, path, request.post_data, {**headers, "host": where.netloc})
    with contextlib.closing(connection):
        return connection.getresponse().status
