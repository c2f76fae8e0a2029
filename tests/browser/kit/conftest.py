"""The kit on a page of its own, under a LAN-like host name: no secure context, and the server's
policy.
"""

from collections.abc import Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser, Page

from tests.chromium import LAN_HOST
from tests.conftest import Device
from tests.web.serve import running


class OpenGallery(Protocol):
    """Opens the gallery, or one screen of it, on a device of this size."""

    def __call__(self, screen: str = "", width: int = 1024, height: int = 768) -> Page: ...


@pytest.fixture(scope="session")
def kit_address() -> Iterator[str]:
    """Where the kit's files are served while the tests run."""
    with running() as port:
        yield f"http://{LAN_HOST}:{port}"


@pytest.fixture
def gallery(device: Device, kit_address: str) -> Iterator[OpenGallery]:
    """Opens pages of the gallery; a page that complained in its console fails the test."""
    complaints: list[str] = []

    def open_gallery(screen: str = "", width: int = 1024, height: int = 768) -> Page:
        page = device(width, height).new_page()
        page.on(
            "console",
            lambda message: complaints.append(message.text) if message.type == "error" else None,
        )
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(f"{kit_address}/gallery/gallery.html" + (f"?screen={screen}" if screen else ""))
        page.wait_for_selector("main, .state")
        return page

    yield open_gallery
    assert complaints == []


@pytest.fixture
def blank(device: Device, kit_address: str) -> Page:
    """A page with nothing on it, from which a test imports the modules it is about."""
    page = device(800, 600).new_page()
    page.goto(f"{kit_address}/gallery/blank.html")
    return page


@pytest.fixture(scope="module")
def shared_blank(browser: Browser, kit_address: str) -> Iterator[Page]:
    """One such page for a whole module, whose tests leave nothing on it."""
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(f"{kit_address}/gallery/blank.html")
        yield page
