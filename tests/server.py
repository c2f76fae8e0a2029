"""A whole Croupier on a loopback port, for tests that go through real browsers."""

import contextlib
import itertools
import socket
import tempfile
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from argon2 import PasswordHasher
from playwright.sync_api import BrowserContext

from games.engine.prompt import Action, Viewer
from games.engine.shuffle import Draws
from games.engine.words import TEXT_KEYS
from games.trials.simulate import random_action
from ledger.errors import RoundRefused
from ledger.state.entries import Request
from ledger.state.night import WHOLE
from ledger.store import migration
from ledger.store.database import Database
from tests.chromium import LAN_HOST

if TYPE_CHECKING:  # a second to import, in every process that runs no test of a screen as well
    from flask import Flask
    from flask.testing import FlaskClient

    from web.services.live import Hub
    from web.services.services import Services
    from web.serving.front import Front
    from web.serving.gates import Limits

PIN = "48291375"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Good enough for a PIN that everybody can read above."""
STARTING_SECONDS = 30
CHIP_SET = [
    {"value": value, "colour": colour}
    for value, colour in ((1, "white"), (5, "red"), (25, "green"), (100, "black"), (500, "purple"))
]


@dataclass
class Running:
    """A Croupier that answers under a LAN-like name, and the host's own device beside it."""

    services: "Services"
    url: str
    desk: "FlaskClient"
    _keys: Iterator[int] = field(default_factory=itertools.count)

    def say(self, method: str, path: str, body: Any = None) -> Any:
        """What the host says at the desk: the answer's JSON."""
        headers = {"Idempotency-Key": f"desk-{next(self._keys)}"}
        answer = self.desk.open(
            f"/api/{path}", method=method, json={} if body is None else body, headers=headers
        )
        assert answer.status_code < 300, answer.json
        return answer.json

    def look(self, path: str) -> Any:
        """What the host sees."""
        return self.desk.get(f"/api/{path}").json

    def night(self, *names: str, chips: int = 200) -> int:
        """A night of play money, with these players and so many chips in each one's bankroll (or
        none).
        """
        night: int = self.say(
            "POST",
            "nights",
            {"name": "Friday night", "money": None, "chip_set": CHIP_SET, "float": 0},
        )["number"]
        for name in names:
            player = self.say("POST", f"nights/{night}/players", {"name": name})["number"]
            if chips:
                self.say(
                    "POST",
                    f"nights/{night}/players/{player}/buy-ins",
                    {"chips": chips, "against": "cash"},
                )
        return night

    def table(self, night: int, game: str, cards: str, tray: int = 2000, **options: Any) -> int:
        """A table of this game, nobody seated."""
        body = {"game": game, "cards": cards, "tray": tray, "options": options}
        number: int = self.say("POST", f"nights/{night}/tables", body)["number"]
        return number

    def sit(self, night: int, table: int, seats: Sequence[int], chips: int = 200) -> None:
        """The first players of the night take these seats."""
        for player, seat in enumerate(seats, 1):
            body = {"player": player, "seat": seat, "chips": chips}
            self.say("POST", f"nights/{night}/tables/{table}/seats", body)

    def newest_at(self, night: int, table: int) -> int:
        """The number of the newest entry that concerns this table."""
        return self.services.book.night(night).newest_at(table)

    def newest_for(self, night: int, player: int) -> int:
        """The number of the newest entry that concerns the table where a player sits; where they
        sit at several, or at none, of the newest that their phone shows in any case.
        """
        now = self.services.book.night(night)
        tables = [each.number for each in now.tables.values() if player in each.seats.values()]
        return min((now.newest_at(table) for table in tables), default=now.moved.get(WHOLE, 0))

    @contextlib.contextmanager
    def dealing(self, night: int, table: int) -> Iterator[None]:
        """The host's own device runs the table meanwhile; whichever did does so afterwards."""
        screen = f"nights/{night}/tables/{table}/screen"
        before = self.look(screen.removesuffix("/screen"))["screens"]["running"]
        self.say("PUT", screen)
        yield
        if before is None:
            self.say("DELETE", screen)
        else:
            self.say("PUT", screen, {"session": before["session"]})

    def leave(self, night: int, table: int) -> None:
        """The host's own device does not run the table any more, if it did."""
        path = f"nights/{night}/tables/{table}"
        if self.look(path)["screens"]["here"]:
            self.say("DELETE", f"{path}/screen")

    def let_in(self, device: BrowserContext, door: str, **secret: str) -> None:
        """Signs a device in by a PIN (`host`) or a table's code (`table`), without the pages that
        do so.
        """
        answer = self.desk.application.test_client().post(
            f"/api/session/{door}", json=secret, base_url=self.url
        )
        assert answer.status_code == 200, answer.json
        for name, value in (
            cookie.partition(";")[0].split("=", 1)
            for cookie in answer.headers.getlist("Set-Cookie")
        ):
            device.add_cookies([{"name": name, "value": value, "url": self.url}])

    def same_device(self, device: BrowserContext) -> None:
        """Makes a browser another window of the host's own device: what either does at a table, the
        same screen does.
        """
        port = self.url.rpartition(":")[2]
        for name in ("croupier", "croupier-screen"):
            kept = self.desk.get_cookie(name)
            assert kept is not None
            cookie = {"name": f"{name}-{port}", "value": kept.value, "url": self.url}
            device.add_cookies([cookie])  # type: ignore[list-item]

    def table_code(self, night: int, table: int) -> str:
        """What is typed on a tablet to make it the table's."""
        code: str = self.say("POST", f"nights/{night}/tables/{table}/codes")["code"]
        return code

    def tablet_link(self, night: int, table: int) -> str:
        """What a tablet's camera reads off the desk."""
        return f"{self.url}/tablet#{self.table_code(night, table)}"


_requests = itertools.count()


def act_at_random(
    croupier: Running, night: int, table: int, chance: Draws, number: int = 1
) -> bool | None:
    """Plays a random action in a round of a table (the first), as its dealer's other device would:
    whether it was let through; None where nothing more is to be done.
    """
    rounds = croupier.services.rounds
    live = rounds.look(night, table, lambda _, __, live: live)
    if live is None or live.round.prompt is None:
        return None
    action = random_action(live.round.prompt, chance)
    option = live.round.prompt.option(action.by, action.do)
    assert option is not None
    # What people write themselves is in nobody's language: it is left out where it may be.
    args = {key: value for key, value in action.args.items() if key not in TEXT_KEYS}
    action = Action(action.by, action.do, args)
    request = Request("chance", str(next(_requests)), "host", "1")
    viewer: Viewer = action.by if isinstance(action.by, int) else "dealer"
    try:
        rounds.act(night, table, number, action, live.round.since(option), viewer, request)
    except RoundRefused:
        return False
    return True


@contextlib.contextmanager
def running(folder: Path, port: int = 0, limits: "Limits | None" = None) -> Iterator[Running]:
    """Serves a new database in this folder on a loopback port (any free one); stops at the end."""
    from web.app import create_app
    from web.services.services import open_services

    book = folder / "croupier.sqlite"
    if not book.exists():
        book.write_bytes(_empty_book())
    database = Database(f"sqlite:///{book}")
    services = open_services(database, hasher=QUICK)
    app = create_app(services, [LAN_HOST])
    with server_of(app, services.hub, limits, port) as (_, listening):
        desk = app.test_client()
        first = {"token": services.pin.new_link(), "pin": PIN}
        assert desk.post("/api/session/first", json=first).status_code == 200
        yield Running(services, f"http://{LAN_HOST}:{listening}", desk)
    database.close()


@cache
def _empty_book() -> bytes:
    """A database with nothing in it: the migrations take longer than many a test."""
    with tempfile.TemporaryDirectory() as folder:
        book = Path(folder) / "empty.sqlite"
        database = Database(f"sqlite:///{book}")
        migration.upgrade(database)
        database.close()
        return book.read_bytes()


@contextlib.contextmanager
def server_of(
    app: "Flask",
    hub: "Hub",
    limits: "Limits | None" = None,
    port: int = 0,
    front: "Front | None" = None,
) -> Iterator[tuple[str, int]]:
    """Serves this app as `croupier serve` does, in a thread; gives its address and port."""
    from web.serving.server import Server

    with socket.create_server(("127.0.0.1", port), backlog=1024) as listener:
        server = Server(app, hub, listener, limits, front)
        where = listener.getsockname()
        started = threading.Event()
        thread = threading.Thread(target=server.run, args=(started.set,), daemon=True)
        thread.start()
        assert started.wait(STARTING_SECONDS)
        try:
            yield where
        finally:
            server.stop()
            thread.join()
