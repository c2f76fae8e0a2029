"""The services under test, with a clock the tests turn, and the screens that speak to them."""

import contextlib
import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from argon2 import PasswordHasher
from flask import Flask
from flask.testing import FlaskClient

from ledger.store import migration
from ledger.store.database import Database
from tests.chance import CHANCE
from web.app import create_app
from web.services.services import Services, open_services

Answer: TypeAlias = Any
"""A `TestResponse`, whose JSON is no use to anybody who has to ask first whether it is there."""

PIN = "48291375"
START = 1_763_700_000_000

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Good enough for a PIN that everybody can read above."""


@dataclass
class Time:
    """A clock that stands still until it is turned."""

    now: int = START
    passed: int = 0

    def __call__(self) -> int:
        return self.now

    def pass_(self, milliseconds: int) -> None:
        """So much time passes."""
        self.now += milliseconds
        self.passed += milliseconds

    def turn(self, milliseconds: int) -> None:
        """Somebody turns the clock, and no time passes."""
        self.now += milliseconds


@dataclass
class Screen:
    """A device: a browser with its cookies, which makes up a key for every request that writes."""

    client: FlaskClient
    address: str = "192.168.1.50"
    _keys: Iterator[int] = field(default_factory=itertools.count)

    def get(self, path: str, **headers: str) -> Answer:
        return self._open("GET", path, None, headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Answer:
        return self.say("POST", path, body, **headers)

    def say(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        headers.setdefault("Idempotency_Key", f"key-{next(self._keys)}")
        return self._open(method, path, {} if body is None else body, headers)

    def _open(self, method: str, path: str, body: Any, headers: dict[str, str]) -> Answer:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        where = {"REMOTE_ADDR": self.address}
        return self.client.open(
            f"/api/{path}", method=method, json=body, headers=named, environ_base=where
        )


NewScreen: TypeAlias = Callable[[], Screen]


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture(scope="session")
def empty_book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty book, to be copied: making one anew for every test would take most of the time."""
    path = tmp_path_factory.mktemp("book") / "empty.sqlite"
    database = Database(f"sqlite:///{path}")
    migration.upgrade(database)
    database.close()
    return path


@pytest.fixture
def services(
    request: pytest.FixtureRequest, tmp_path: Path, empty_book: Path, time: Time
) -> Iterator[Services]:
    path = tmp_path / "croupier.sqlite"
    before = _before(request)
    path.write_bytes(before.book if before else empty_book.read_bytes())
    with services_at(path, time) as found:
        yield found


@contextlib.contextmanager
def services_at(path: Path, time: Time) -> Iterator[Services]:
    """The services over this file, with a clock that the tests turn."""
    database = Database(f"sqlite:///{path}")
    yield open_services(database, time, most_streams=3, hasher=QUICK, passed=lambda: time.passed)
    database.close()


@pytest.fixture(scope="session")
def one_app(empty_book: Path) -> Flask:
    return create_app(open_services(Database(f"sqlite:///{empty_book}")))


@pytest.fixture
def app(one_app: Flask, services: Services) -> Flask:
    """The app over this test's services. Its routes and schemas are made once for all tests."""
    one_app.extensions["croupier"] = services
    return one_app


@pytest.fixture
def screen(app: Flask) -> NewScreen:
    """A new device, signed in nowhere; each at an address of its own."""
    addresses = itertools.count(50)
    return lambda: Screen(app.test_client(), f"192.168.1.{next(addresses)}")


@pytest.fixture
def host(request: pytest.FixtureRequest, services: Services, screen: NewScreen) -> Screen:
    """The host's own device, signed in with the PIN `PIN`."""
    desk, before = screen(), _before(request)
    assert before is not None
    for name, value in before.cookies.items():
        desk.client.set_cookie(name, value)
    desk._keys = itertools.count(before.requests)
    return desk


def _before(request: pytest.FixtureRequest) -> "EveningBefore | None":
    """What the book of this test is copied from; None where it is empty."""
    for name, before in (("night", "evening_before"), ("host", "house_before")):
        if name in request.fixturenames:
            found: EveningBefore = request.getfixturevalue(before)
            return found
    return None


def sign_in_first(services: Services, desk: Screen) -> None:
    """Set the host's PIN on this device."""
    answer = desk.post("session/first", {"token": services.pin.new_link(), "pin": PIN})
    assert answer.status_code == 200, answer.json


@dataclass
class TestNight:
    """A night with Ana and Ben (100 chips each in their bankrolls) and two tables, in
    play money.
    """

    __test__ = False

    host: Screen
    new_screen: NewScreen
    number: int
    ana: int
    ben: int
    uth: int
    races: int

    @property
    def path(self) -> str:
        return f"nights/{self.number}"

    def table(self, number: int) -> str:
        return f"{self.path}/tables/{number}"

    @property
    def services(self) -> Services:
        """What the desk's buttons make codes and links with. The desk's own answer draws each as a
        QR code besides, which takes longer than to sign in by it.
        """
        services: Services = self.host.client.application.extensions["croupier"]
        return services

    def tablet(self, table: int) -> Screen:
        """A tablet signed in at a table."""
        code = self.services.invitations.table_code(self.number, table).code
        tablet = self.new_screen()
        assert tablet.post("session/table", {"code": code}).status_code == 200
        return tablet

    def phone(self, player: int) -> Screen:
        """A player's own phone, let in by the personal link; in the place of another one, by the
        host, too.
        """
        token = self.services.invitations.player_link(self.number, player).token
        phone = self.new_screen()
        here = phone.post("session/player", {"token": token})
        assert here.status_code == 200
        if here.json["role"] == "guest":
            for guest in self.host.get(self.path).json["asking"]:
                if guest["player"] == player:
                    assert self.host.say("PUT", f"{self.path}/guests/{guest['session']}")
            here = phone.get("session")
        assert (here.json["role"], here.json["player"]) == ("player", player)
        return phone

    def wall(self) -> Screen:
        """A wall of this night."""
        code = self.services.invitations.wall_code(self.number).code
        wall = self.new_screen()
        assert wall.post("session/wall", {"code": code}).status_code == 200
        return wall


NEW_NIGHT = {
    "name": "Friday night",
    "money": None,
    "chip_set": [{"value": 1, "colour": "white"}, {"value": 5, "colour": "red"}],
    "float": 1000,
}


@dataclass(frozen=True)
class EveningBefore:
    """What a night of `TestNight` is copied from: to make it anew takes longer than many a test."""

    book: bytes
    cookies: dict[str, str]
    """Those of the host's device."""
    requests: int
    """How many of its keys that device has used."""
    numbers: dict[str, int]


@pytest.fixture(scope="session")
def house_before(
    one_app: Flask, empty_book: Path, tmp_path_factory: pytest.TempPathFactory
) -> EveningBefore:
    """A house in which nothing is but its host."""
    folder = tmp_path_factory.mktemp("house")
    return _made_before("the house before", one_app, empty_book, folder, lambda host: {})


@pytest.fixture(scope="session")
def evening_before(
    one_app: Flask, empty_book: Path, tmp_path_factory: pytest.TempPathFactory
) -> EveningBefore:
    """The night that most tests begin with."""
    folder = tmp_path_factory.mktemp("night")
    return _made_before("the night before", one_app, empty_book, folder, begun)


def _made_before(
    name: str, app: Flask, empty_book: Path, folder: Path, make: Callable[[Screen], dict[str, int]]
) -> EveningBefore:
    path = folder / "croupier.sqlite"
    path.write_bytes(empty_book.read_bytes())
    with CHANCE.aside(name), services_at(path, Time()) as services:
        app.extensions["croupier"] = services
        host = Screen(app.test_client())
        sign_in_first(services, host)
        numbers = make(host)
    cookies = {}
    for cookie in ("croupier", "croupier-screen"):
        kept = host.client.get_cookie(cookie)
        assert kept is not None
        cookies[cookie] = kept.value
    return EveningBefore(path.read_bytes(), cookies, next(host._keys), numbers)


def begun(host: Screen) -> dict[str, int]:
    """Begin the night of `TestNight`; returns its numbers."""

    def made(path: str, body: dict[str, Any]) -> int:
        answer = host.post(path, body)
        assert answer.status_code == 201, answer.json
        number: int = answer.json["number"]
        return number

    number = made("nights", NEW_NIGHT)
    path = f"nights/{number}"
    ana, ben = (made(f"{path}/players", {"name": name}) for name in ("Ana", "Ben"))
    for player in (ana, ben):
        bought = host.post(f"{path}/players/{player}/buy-ins", {"chips": 100, "against": "cash"})
        assert bought.status_code == 200
    uth = made(f"{path}/tables", {"game": "uth", "cards": "virtual", "tray": 500})
    races = made(
        f"{path}/tables",
        {"game": "superfecta", "cards": "virtual", "tray": 0, "options": {"races": 2}},
    )
    return {"number": number, "ana": ana, "ben": ben, "uth": uth, "races": races}


@pytest.fixture
def night(host: Screen, screen: NewScreen, evening_before: EveningBefore) -> TestNight:
    return TestNight(host, screen, **evening_before.numbers)
