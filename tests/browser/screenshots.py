"""The pictures of the README: a room of five with phones, a tablet to each table, and the wall.

    python -m tests.browser.screenshots [FOLDER, default docs/screenshots]

Cards and winners are those of chance, so no two runs give the same pictures.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.chromium import running_browser
from tests.server import PIN, Running, running

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")
BETS = ((10, 5), (25, 0), (15, 0), (10, 5), (5, 0))
"""Ante and Trips of each at Ultimate Texas Hold'em."""
TICKETS = (("WIN", "H", 20), ("EXA", "D/H", 10), ("WIN", "S", 25), ("SFC", "H/D/C/S", 5))
MORE_TICKETS = (
    (1, "EXA", "H/S", 10),
    (2, "WIN", "D", 15),
    (3, "EXA", "S/C", 5),
    (4, "WIN", "C", 20),
    (2, "SFC", "S/H/C/D", 5),
)
"""More of them: seat, pool, horses, amount."""
TURNED = 11
"""Cards of the course that lie open where the race is shown."""
SETTLED = 700
"""Milliseconds in which chips and cards have come to where they go."""


class Room:
    """A night in full swing, and the screens that show it."""

    def __init__(
        self, croupier: Running, browser: Browser, folder: Path, stack: ExitStack, **device: Any
    ) -> None:
        self.croupier, self.browser, self.folder, self.stack = croupier, browser, folder, stack
        self.device = device
        self.night = croupier.night(*NAMES, chips=400)

    def table(self, game: str, seats: int) -> int:
        """A table with the first of these people, who may play on their phones."""
        number = self.croupier.table(self.night, game, "virtual")
        self.croupier.sit(self.night, number, range(1, seats + 1), 120)
        with self.croupier.dealing(self.night, number):
            self.croupier.say("PUT", f"{self.path(number)}/phones", {"play": True})
        return number

    def path(self, table: int) -> str:
        """A table's address in the API."""
        return f"nights/{self.night}/tables/{table}"

    def begin(self, table: int) -> None:
        """Begin the first round."""
        self.croupier.say("POST", f"{self.path(table)}/rounds", {"number": 1})

    def play(self, table: int, by: int | str, do: str, **args: Any) -> None:
        """One action, by whoever's it is."""
        options = self.croupier.look(self.path(table))["round"]["prompt"]["options"]
        since = next(
            option["since"] for option in options if (option["by"], option["do"]) == (by, do)
        )
        body = {"action": {"by": by, "do": do, **args}, "since": since}
        self.croupier.say("POST", f"{self.path(table)}/rounds/1/actions", body)

    def to_the_end(self, table: int) -> None:
        """Check while that is possible; then play for the ante, or pass on what there is."""
        while prompt := self.croupier.look(self.path(table))["round"]["prompt"]:
            dos = [(option["by"], option["do"]) for option in prompt["options"]]
            checks = [who for who, do in dos if do == "check"]
            if checks:
                self.play(table, checks[0], "check")
            else:
                self.play(table, dos[0][0], "play", times=1)

    def page(self, width: int, height: int) -> Page:
        """A new device."""
        made = self.browser.new_context(viewport={"width": width, "height": height}, **self.device)
        return self.stack.enter_context(made).new_page()

    def tablet(self, table: int, on: Page | None = None) -> Page:
        """A dealer's tablet at this table: a new one, or one that shows nothing by now."""
        page = on or self.page(1024, 768)
        self.croupier.leave(self.night, table)
        code = self.croupier.table_code(self.night, table)
        self.croupier.let_in(page.context, "table", code=code)
        page.goto(f"{self.croupier.url}/table/{self.night}/{table}")
        page.wait_for_selector(".line-text")
        return page

    def phone(self, player: int, on: Page | None = None) -> Page:
        """A player's phone, a new one or one that shows nothing by now; one that was in before is
        out.
        """
        for other in self.croupier.look(f"nights/{self.night}/phones")["phones"]:
            if other["player"] == player:
                self.croupier.say("DELETE", f"sessions/{other['session']}")
        link = self.croupier.say("POST", f"nights/{self.night}/players/{player}/link")
        page = on or self.page(360, 740)
        self.croupier.let_in(page.context, "player", token=link["token"])
        page.goto(f"{self.croupier.url}/hand")
        page.wait_for_selector(".hand-have")
        return page

    def wall(self) -> Page:
        """The screen on the wall."""
        link = self.croupier.say("POST", f"nights/{self.night}/wall-codes")["url"]
        page = self.page(1920, 1080)
        page.goto(self.croupier.url + link[link.index("/wall") :])
        page.wait_for_selector(".scene")
        return page

    def host(self, path: str) -> Page:
        """The host's own screen."""
        page = self.page(1024, 768)
        self.croupier.let_in(page.context, "host", pin=PIN)
        page.goto(f"{self.croupier.url}/{path}")
        return page

    def take(self, page: Page, name: str) -> None:
        """Take a picture, once everything has come to rest."""
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=self.folder / name)


def pictures(room: Room) -> Iterator[str]:
    """Play, and take the pictures on the way; the names of those taken."""
    uth, races = room.table("uth", 5), room.table("superfecta", 4)

    tablet = room.tablet(uth)
    ana, eva = room.phone(1), room.phone(5)
    with room.croupier.dealing(room.night, uth):
        room.begin(uth)
        for seat, (ante, trips) in enumerate(BETS[:4], 1):
            room.play(uth, seat, "bet", ante=ante, **({"trips": trips} if trips else {}))
    eva.get_by_role("button", name="add 5").first.click()
    yield from _taken(room, tablet, "uth-betting.png")
    yield from _taken(room, eva, "phone-betting.png")

    with room.croupier.dealing(room.night, uth):
        room.play(uth, 5, "bet", ante=BETS[4][0])
        room.play(uth, "dealer", "deal")
    ana.get_by_role("button", name="look at my cards").first.click()
    yield from _taken(room, ana, "phone-cards.png")

    with room.croupier.dealing(room.night, uth):
        room.to_the_end(uth)
    why = tablet.get_by_role("button", name="why").first
    why.wait_for()
    for _ in NAMES[1:]:
        if tablet.get_by_role("button", name="paid", exact=True).count():
            break
        tablet.locator(".foot .is-main").click()
        tablet.wait_for_timeout(SETTLED)
    yield from _taken(room, tablet, "uth.png")
    yield from _taken(room, room.wall(), "wall.jpg")
    why.click()
    yield from _taken(room, tablet, "explain.png")
    with room.croupier.dealing(room.night, uth):
        room.croupier.say("POST", f"{room.path(uth)}/rounds/1/close")

    with room.croupier.dealing(room.night, races):
        room.begin(races)
        tickets = [(seat, *ticket) for seat, ticket in enumerate(TICKETS, 1)]
        for seat, kind, horses, amount in (*tickets, *MORE_TICKETS):
            bet = {"type": kind, "horses": horses, "amount": amount}
            room.play(races, seat, "ticket", bets=[bet])
        room.play(races, "dealer", "off")
        for _ in range(TURNED):
            room.play(races, "dealer", "turn")
    track = room.tablet(races)
    yield from _taken(room, track, "superfecta.png")
    yield from _taken(room, room.wall(), "wall-race.jpg")
    with room.croupier.dealing(room.night, races):
        room.play(races, "dealer", "run")
        room.croupier.say("POST", f"{room.path(races)}/rounds/1/close")

    desk = room.host(f"desk/{room.night}")
    desk.wait_for_selector("table")
    yield from _taken(room, desk, "desk.png")
    books = room.host(f"books/{room.night}")
    books.get_by_role("button", name="audit").first.click()
    books.locator(".verdict").scroll_into_view_if_needed()
    yield from _taken(room, books, "books.png")
    help_ = room.host("help/uth")
    help_.wait_for_selector(".picture")
    yield from _taken(room, help_, "help.png")


def _taken(room: Room, page: Page, name: str) -> Iterator[str]:
    room.take(page, name)
    yield name


def main() -> None:
    """Take the pictures."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as book,
        running(Path(book)) as croupier,
        running_browser() as browser,
        ExitStack() as stack,
    ):
        for name in pictures(Room(croupier, browser, folder, stack)):
            print(folder / name)


if __name__ == "__main__":
    main()
