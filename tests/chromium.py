"""The browser of the browser tests: the machine's own Chromium, driven by Playwright."""

import contextlib
import shutil
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

# A name as on a home network, where Chromium withholds what needs a secure context; on loopback it
# does not.
LAN_HOST = "croupier.test"

PROGRAMS = (
    "chromium-headless-shell",  # Chromium without the windows: a page costs it a third less
    "chromium",
    "chromium-browser",
    "google-chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
FLAGS = (
    f"--host-resolver-rules=MAP {LAN_HOST} 127.0.0.1",
    "--no-sandbox",  # Chromium refuses to run as root with one; it loads only our own pages
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


PATIENCE = 60_000
"""Milliseconds a browser waits for anything before the test fails: none where it comes at once."""


class ChromiumError(Exception):
    """There is no Chromium to be had; the sentence says why."""


@contextlib.contextmanager
def running_browser() -> Iterator[Browser]:
    """A headless Chromium, closed at the end. Raises ChromiumError if there is none on this
    machine.
    """
    program = find_program()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


def find_program() -> Path:
    """Where this machine's Chromium is."""
    for program in PROGRAMS:
        if found := shutil.which(program):
            return Path(found)
    raise ChromiumError(f"There is no Chromium here. On Debian: sudo apt install {PROGRAMS[0]}")
