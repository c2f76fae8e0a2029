"""How long a page takes that has never been here, on a slow Wi-Fi (1.5 Mbit/s, 100 ms), until
there is something to tap or to read; and how long the second time. In real Chromium, its network
slowed down, beside the time that the page's own bytes take on that line.

    python -m benchmarks.cold
"""

import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from benchmarks.measure import size
from tests.chromium import running_browser
from tests.server import Running, running

BITS = size(1_500_000, 80_000_000)
LATENCY = size(100, 1)
"""Of the line: bits a second, and milliseconds there and back."""


@dataclass(frozen=True)
class Visit:
    """A page, how a device comes to be let in there, and what shows that it is usable."""

    name: str
    path: str
    door: str
    secret: dict[str, str]
    shown: str
    width: int
    height: int


def main() -> None:
    """Print the times."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as croupier,
        running_browser() as browser,
    ):
        print(f"{'page':8} {'cold':>7} {'again':>7} {'requests':>9} {'kB':>6} {'line alone':>11}")
        for visit in visits(croupier)[: size(None, 2)]:
            measure(browser, croupier, visit)


def visits(croupier: Running) -> list[Visit]:
    """The pages of an evening with two players at a table."""
    night = croupier.night("Ana", "Ben", chips=500)
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, [1, 2], chips=500)
    croupier.leave(night, table)
    code = croupier.table_code(night, table)
    wall = croupier.say("POST", f"nights/{night}/wall-codes")["code"]
    ana = croupier.say("POST", f"nights/{night}/players/1/link")["token"]
    pin = {"pin": "48291375"}
    begin = "button:has-text('BEGIN')"
    return [
        Visit("table", f"/table/{night}/{table}", "table", {"code": code}, begin, 1024, 768),
        Visit("desk", f"/desk/{night}", "host", pin, "button:visible", 1280, 800),
        Visit("wall", "/wall", "wall", {"code": wall}, "text=/join", 1920, 1080),
        Visit("hand", "/hand", "player", {"token": ana}, "button:visible", 360, 640),
        Visit("sign-in", "/sign-in", "", {}, "button:visible", 360, 640),
    ]


def measure(browser: Browser, croupier: Running, visit: Visit) -> None:
    """Visit a page twice, and print the times."""
    size: Any = {"width": visit.width, "height": visit.height}
    device = browser.new_context(viewport=size)
    if visit.door:
        croupier.let_in(device, visit.door, **visit.secret)
    weight = {"requests": 0, "bytes": 0}
    cold = opened(device, croupier, visit, weight)
    requests, sent = weight["requests"], weight["bytes"]
    again = opened(device, croupier, visit, weight)
    line = sent * 8 / BITS + 2 * LATENCY / 1000
    print(
        f"{visit.name:8} {cold:6.2f}s {again:6.2f}s {requests:9} {sent / 1000:6.0f} {line:10.2f}s"
    )
    device.close()


def opened(
    device: BrowserContext, croupier: Running, visit: Visit, weight: dict[str, int]
) -> float:
    """Seconds until the page is usable. Adds up what it asked for."""
    page = device.new_page()
    slow_down(page, weight)
    began = time.perf_counter()
    page.goto(croupier.url + visit.path, wait_until="commit")
    page.locator(visit.shown).first.wait_for()
    took = time.perf_counter() - began
    page.close()
    return took


def slow_down(page: Page, weight: dict[str, int]) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    speed = BITS / 8
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": LATENCY,
            "downloadThroughput": speed,
            "uploadThroughput": speed,
        },
    )

    def finished(event: dict[str, Any]) -> None:
        weight["requests"] += 1
        weight["bytes"] += int(event["encodedDataLength"])

    session.on("Network.loadingFinished", finished)


if __name__ == "__main__":
    main()
