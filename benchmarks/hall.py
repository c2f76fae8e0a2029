"""The desk and the books of a night with forty tables and three hundred people, in real Chromium:
how long an answer takes, and how long after it has come its page is painted. Beside the night of a
living room: one table, eight people, in the same run.

    python -m benchmarks.hall
"""

import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import TypeAlias

from playwright.sync_api import BrowserContext

from benchmarks.measure import size
from tests.chromium import running_browser
from tests.server import Running, running

TABLES, PEOPLE = size((40, 300), (4, 12))
SEATED = 5
TIMES = size(9, 1)
AIM = "(aim: 100 ms)"
Times: TypeAlias = tuple[float, float]
"""Milliseconds: until the answer is there, and from then until it is painted."""

_WATCH = """marked => {
  const seen = () => {
    if (!document.querySelector(marked)) return;
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.painted = performance.now(); }));
  };
  const watching = new MutationObserver(seen);
  watching.observe(document, { childList: true, subtree: true });
}"""

_TIMES = """path => {
  const answers = performance.getEntriesByType("resource");
  const { requestStart, responseEnd } = answers.find(({ name }) => name.endsWith(path));
  return [responseEnd - requestStart, window.painted - responseEnd];
}"""


def main() -> None:
    """Print the figures."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as croupier,
        running_browser() as browser,
    ):
        device = browser.new_context(viewport={"width": 1024, "height": 768})
        croupier.same_device(device)
        nights = hall_of(croupier, 1, 8), hall_of(croupier, TABLES, PEOPLE)

        def desk(night: int) -> Times:
            link = f"{croupier.url}/desk/{night}"
            return painted(device, link, f"/api/nights/{night}", ".is-tables tbody tr")

        def books(night: int) -> Times:
            link = f"{croupier.url}/books/{night}"
            return painted(device, link, f"/api/nights/{night}/books", "#seals")

        print(f"{TABLES} tables, {PEOPLE} people; milliseconds, the median of {TIMES}")
        beside("the desk", desk, *nights)
        beside("the books", books, *nights)


def hall_of(croupier: Running, tables: int, people: int) -> int:
    """A night with so many tables, a round in play at each, and people: five sit at each table,
    or fewer where there are fewer, and the others stand around.
    """
    night = croupier.night(*(f"Guest {number}" for number in range(1, people + 1)), chips=200)
    seats = min(SEATED, people // tables)
    for at in range(tables):
        table = croupier.table(night, "uth", "virtual")
        path = f"nights/{night}/tables/{table}"
        for seat in range(1, seats + 1):
            body = {"player": at * seats + seat, "seat": seat, "chips": 200}
            croupier.say("POST", f"{path}/seats", body)
        croupier.say("POST", f"{path}/rounds", {"number": 1})
    return night


def beside(what: str, measured: Callable[[int], Times], room: int, hall: int) -> None:
    """Print how long it takes in a hall, in turn with how long in a living room."""
    measured(hall)  # what Chromium compiles is kept from now on
    pairs = [(measured(hall), measured(room)) for _ in range(TIMES)]
    for at, step in enumerate(("answered", "painted after that")):
        ours, theirs = (median(pair[which][at] for pair in pairs) for which in (0, 1))
        print(
            f"{what + ', ' + step:<32}{ours:>7.0f}   in a living room{theirs:>7.0f}   "
            f"ratio {ours / theirs:>5.2f} {AIM if at else ''}",
            flush=True,
        )


def painted(device: BrowserContext, link: str, answer: str, marked: str) -> Times:
    """Open a page: how long its answer takes, and until that is painted."""
    page = device.new_page()
    page.add_init_script(f"({_WATCH})({marked!r})")
    page.goto(link)
    page.wait_for_function("() => window.painted")
    answered, drawn = page.evaluate(_TIMES, answer)
    page.close()
    return answered, drawn


if __name__ == "__main__":
    main()
