"""What the table screen weighs, and how long a tap takes until its result is painted, in real
Chromium; beside the same request without a screen.

    python -m benchmarks.screen
"""

import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page

from benchmarks.measure import size
from tests.chromium import running_browser
from tests.server import Running, running

TAPS = size(20, 2)
HANDS = size(5, 1)
AFTER_A_CHANGE = 400
"""Milliseconds: the controls take no tap just after the question has changed."""

_WATCH = """() => {
  const line = () => document.querySelector(".line-text")?.textContent;
  window.taps = [];
  let tapped = null;
  let said = line();
  document.addEventListener("click", () => { tapped = performance.now(); }, { capture: true });
  new MutationObserver(() => {
    if (line() === said) return;
    said = line();
    if (tapped === null) return;
    const since = tapped;
    tapped = null;
    requestAnimationFrame(() => setTimeout(() => window.taps.push(performance.now() - since)));
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""

_BARE = """async ([path, count]) => {
  const times = [];
  for (let turn = 0; turn < count; turn += 1) {
    const start = performance.now();
    const answer = await fetch(path + "cut", {
      method: "PUT",
      headers: { "Content-Type": "application/json", "Idempotency-Key": `bare-${turn}` },
      body: JSON.stringify({ word: `word ${turn}` }),
    });
    await answer.json();
    times.push(performance.now() - start);
  }
  return times;
}"""


def main() -> None:
    """Print weights and times."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as croupier,
        running_browser() as browser,
    ):
        night = croupier.night("Ana", "Ben", chips=500)
        table = croupier.table(night, "uth", "virtual")
        croupier.sit(night, table, [1, 2], chips=500)
        page = browser.new_context(viewport={"width": 1024, "height": 768}).new_page()
        croupier.same_device(page.context)  # the bets are placed beside the screen
        weigh(page, f"{croupier.url}/table/{night}/{table}")
        bare = page.evaluate(_BARE, [f"/api/nights/{night}/tables/{table}/seats/1/", TAPS])
        taps = tapped(page, croupier, night, table)
        print(
            f"tap to repaint, a check in UTH:    median {median(taps):6.1f} ms, slowest "
            f"{max(taps):6.1f} ms"
        )
        print(
            f"the same kind of request by fetch: median {median(bare):6.1f} ms, slowest "
            f"{max(bare):6.1f} ms"
        )
        print(f"ratio {median(taps) / median(bare):.2f}")


def weigh(page: Page, link: str) -> None:
    """Open the table with an empty cache, and say what came over the line."""
    weight: dict[str, int] = {"requests": 0, "bytes": 0}
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")

    def finished(event: dict[str, Any]) -> None:
        weight["requests"] += 1
        weight["bytes"] += int(event["encodedDataLength"])

    session.on("Network.loadingFinished", finished)
    page.goto(link)
    page.get_by_role("button", name="BEGIN").wait_for()
    print(
        f"table screen, empty cache: {weight['requests']} requests, {weight['bytes'] / 1000:.0f} kB"
    )


def tapped(page: Page, croupier: Running, night: int, table: int) -> list[float]:
    """Milliseconds from a tap on *check* (or the last Play bet) to the painted next line, over a
    few hands.
    """
    path = f"nights/{night}/tables/{table}"
    page.evaluate(_WATCH)
    for hand in range(1, HANDS + 1):
        croupier.say("POST", f"{path}/rounds", {"number": hand})
        for seat in (1, 2):
            act(croupier, path, hand, {"by": seat, "do": "bet", "ante": 1})
        act(croupier, path, hand, {"by": "dealer", "do": "deal"})
        page.get_by_role("button", name="CHECK").wait_for()
        for done in range(3, 7):
            page.wait_for_timeout(AFTER_A_CHANGE)
            page.get_by_role("button", name="CHECK").click()
            page.wait_for_function(
                "many => document.querySelectorAll('.record-text').length > many", arg=done
            )
        for seat in (1, 2):
            act(croupier, path, hand, {"by": seat, "do": "fold"})
        croupier.say("POST", f"{path}/rounds/{hand}/close")
    return list(page.evaluate("window.taps"))


def act(croupier: Running, path: str, hand: int, action: dict[str, Any]) -> None:
    """Play an action without the screen."""
    options = croupier.look(path)["round"]["prompt"]["options"]
    since = next(
        option["since"]
        for option in options
        if (option["by"], option["do"]) == (action["by"], action["do"])
    )
    croupier.say("POST", f"{path}/rounds/{hand}/actions", {"action": action, "since": since})


if __name__ == "__main__":
    main()
