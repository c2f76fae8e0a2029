"""Whatever anybody sends, nothing fails, and what is refused changes nothing: every route, with
wrong values in every field, from screens of every kind.

Longer, and with other chance: `CROUPIER_FUZZ_SEED=7 CROUPIER_FUZZ_REQUESTS=50000 pytest -s
tests/web/test_api_fuzz.py`.
"""

import copy
import json
import os
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import quote

import pytest
import sqlalchemy as sa
from flask import Flask

from ledger.export import FORMATS
from ledger.store import migration
from ledger.store.backup import backup
from ledger.store.database import Database
from ledger.store.schema import nights
from tests.web.conftest import NEW_NIGHT, PIN, QUICK, Screen, TestNight, Time
from tests.web.felt import Felt
from tests.web.test_openapi import OPERATIONS, document
from web.app import MOST_BYTES, create_app
from web.services.services import Services, open_services

SEED = os.environ.get("CROUPIER_FUZZ_SEED", "1")
REQUESTS = int(os.environ.get("CROUPIER_FUZZ_REQUESTS", "1500"))

RAW = [
    "NaN",
    "-Infinity",
    "1e400",
    "1E2",
    "-0",
    "5.0",
    '"\\ud800"',
    '{"a":1,"a":1}',
    "[" * 3000,
    "9" * 5000,
    "tru",
]
"""What Python would not write as JSON; each stands in a body as the text `raw:…` until the very
end.
"""
WRONG: list[Any] = [
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        3,
        2.0,
        1.5,
        "5",
        "",
        " ",
        10**30,
        -(10**30),
        2**53,
        2**63,
        9_007_199_254_740_991,
    ),
    *(
        [],
        {},
        [[]],
        [None],
        {"a": 1},
        {"": {}},
        {"by": "dealer"},
        [1] * 3000,
        [{}] * 20,
        json.loads("[" * 400 + "]" * 400),
    ),
    *(
        "x" * 5000,
        "🎰" * 300,
        "\u202eabc",
        "\u0000",
        "a\nb",
        "<script>alert(1)</script>",
        "=1+1",
        "'; DROP TABLE nights;--",
    ),
    *(
        "٣",
        "seat:1",
        "house",
        "dealer",
        "../..",
        "%00",
        "__class__",
        "{0.__class__}",
        "virtual",
        "physical",
        "superfecta",
    ),
    *(f"raw:{token}" for token in RAW),
]
WRONG_NUMBERS = [
    "0",
    "-1",
    "2",
    "3",
    "99",
    "999999999",
    "9" * 30,
    "x",
    "1.0",
    "01",
    "1e3",
    "٣",
    "\0",
    "1/..",
    " 1",
    "%",
]
WRONG_TYPES = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "",
]
WRONG_HEADERS = {
    "Host": [
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1@evil",
        "[::1",
        "localhost:99999",
        "",
        "a b",
        "x" * 3000,
    ],
    "Origin": ["http://evil.example", "null", "https://localhost", "http://localhost:81", ""],
    "Sec-Fetch-Site": ["cross-site", "same-site", "none"],
    "Idempotency-Key": ["", " ", "x" * 65, "a b", "é", "../x", "\x7f"],
    "If-None-Match": ['"', "*", "W/", '"1"', '"1", "2"', "x" * 3000],
    "Cookie": [
        "croupier=",
        "croupier=x; croupier=y",
        "croupier=\xff",
        "=;=;",
        "croupier=" + "x" * 5000,
    ],
    "Content-Length": ["-1", "x"],
    "Range": ["bytes=0-0", "bytes=9-1"],
    "Accept": ["application/xml", "*/*;q=x"],
    "X-HTTP-Method-Override": ["DELETE"],
}
WRONG_QUERIES = [
    "as=host",
    "as=seat:1",
    "as=seat:99",
    "as=wall",
    "as=",
    "as=dealer&as=wall",
    "x=1",
    "after=-1",
    "after=x",
]

WORDS_IN_PATHS = {"slug": ("uth", "superfecta", "whist"), "kind": (*FORMATS, "doc", "../x")}
ACTIONS = [
    {"by": 1, "do": "bet", "ante": 5, "trips": 5},
    {"by": 1, "do": "ticket", "bets": [{"amount": 2, "type": "EXA", "horses": "C/H"}]},
    {"by": "dealer", "do": "deal"},
    {"by": "dealer", "do": "show", "card": "4h", "seat": 1},
    {"by": 1, "do": "play", "times": 4},
]
OPTIONS = [{"minimum_bet": 2, "blind_paytable": "home"}, {"races": 3, "split": "stake"}, {}]

Where: TypeAlias = list[str | int]


@dataclass
class Sending:
    """A request before it is sent. What is in it may be wrong; what is not told is as it
    should be.
    """

    method: str
    path: str
    body: Any
    query: str = ""
    content: bytes | None = None
    type: str = "application/json"
    headers: dict[str, str] = field(default_factory=dict)

    def by(self, screen: Screen) -> Any:
        content = self.content
        if content is None and self.method != "GET":
            content = _written(self.body)
        return screen.client.open(
            self.path,
            method=self.method,
            query_string=self.query,
            data=content,
            headers={
                **({"Content-Type": self.type} if content is not None else {}),
                **self.headers,
            },
            environ_base={"REMOTE_ADDR": screen.address},
        )


def _written(body: Any) -> bytes:
    text = json.dumps(body)
    for token in RAW:
        text = text.replace(json.dumps(f"raw:{token}"), token)
    return text.encode()


class Hostile:
    """Makes requests to one route, most of them wrong in one place, some in several. All chance is
    from one seed.
    """

    def __init__(self, path: str, method: str) -> None:
        self._operation = document()["paths"][path][method]
        self._path, self._method = path, method.upper()
        self._chance = random.Random(f"{SEED} {method} {path}")
        self._number = 0

    def sending(self) -> Sending:
        self._number += 1
        body = (
            self._operation.get("requestBody", {})
            .get("content", {})
            .get("application/json", {})
            .get("schema")
        )
        made = Sending(
            self._method, self._filled(WRONG_NUMBERS[:4]), self._example(body) if body else {}
        )
        made.headers["Idempotency-Key"] = f"fuzz-{self._number}"
        for _ in range(self._chance.choice((0, 1, 1, 1, 2, 3))):
            self._chance.choice(
                (self._spoil_body,) * 6 + (self._spoil_place, self._spoil_header, self._spoil_whole)
            )(made)
        return made

    def role(self, roles: list[str]) -> str:
        return self._chance.choice(roles)

    def _filled(self, numbers: list[str]) -> str:
        path = self._path
        for name, words in WORDS_IN_PATHS.items():
            path = path.replace(f"{{{name}}}", self._chance.choice(words))
        while "{" in path:
            before, _, rest = path.partition("{")
            number = "1" if self._chance.random() < 0.8 else self._chance.choice(numbers)
            path = f"{before}{quote(number, safe='')}{rest.partition('}')[2]}"
        return path

    def _example(self, schema: dict[str, Any], name: str = "") -> Any:
        """What fits this part of the document, or might."""
        schema = _resolved(schema)
        if "anyOf" in schema:
            return self._example(self._chance.choice(schema["anyOf"]), name)
        if "enum" in schema:
            return self._chance.choice(schema["enum"])
        kinds = schema.get("type", "null")
        kind = kinds if isinstance(kinds, str) else self._chance.choice(kinds)
        match kind:
            case "object" if name == "action":
                return copy.deepcopy(self._chance.choice(ACTIONS))
            case "object" if name == "options":
                return dict(self._chance.choice(OPTIONS))
            case "object":
                wanted, properties = set(schema.get("required", ())), schema.get("properties", {})
                chosen = [key for key in properties if key in wanted or self._chance.random() < 0.5]
                return {key: self._example(properties[key], key) for key in chosen}
            case "array":
                return [
                    self._example(schema["items"], name)
                    for _ in range(max(1, schema.get("minItems", 1)))
                ]
            case "integer":
                return max(schema.get("minimum", 1), self._chance.choice((0, 1, 2, 5, 10)))
            case "boolean":
                return self._chance.random() < 0.5
            case "string":
                words = {"game": ("uth", "superfecta", "kabu"), "currency": ("EUR",), "pin": (PIN,)}
                return self._chance.choice(
                    words.get(name, ("Zoë", "1" * schema.get("minLength", 1)))
                )
        return None

    def _wrong(self) -> Any:
        return copy.deepcopy(self._chance.choice(WRONG))

    def _spoil_body(self, made: Sending) -> None:
        """Another value somewhere, or one left out, or one too many."""
        places = list(_places(made.body))
        if not places or self._chance.random() < 0.1:
            made.body = self._wrong()
            return
        where = self._chance.choice(places)
        inside = made.body
        for step in where[:-1]:
            inside = inside[step]
        match self._chance.randrange(8):
            case 0:
                del inside[where[-1]]
            case 1 if isinstance(inside, dict):
                inside[
                    self._chance.choice(("extra", "", "do", "__proto__", "ante", "x" * 3000))
                ] = self._chance.choice(WRONG)
            case _:
                inside[where[-1]] = self._wrong()

    def _spoil_place(self, made: Sending) -> None:
        if self._chance.random() < 0.5:
            made.path = self._filled(WRONG_NUMBERS)
        else:
            made.query = self._chance.choice(WRONG_QUERIES)

    def _spoil_header(self, made: Sending) -> None:
        name = self._chance.choice(list(WRONG_HEADERS))
        made.headers[name] = self._chance.choice(WRONG_HEADERS[name])

    def _spoil_whole(self, made: Sending) -> None:
        """No JSON at all, or more than anybody needs."""
        match self._chance.randrange(6):
            case 0:
                made.content = b"x" * (MOST_BYTES + 1)
            case 1:
                made.content = self._chance.randbytes(50)
            case 2:
                made.content = b""
            case 3:
                made.content = json.dumps(made.body, default=str).encode("utf-16")
            case _:
                made.type = self._chance.choice(WRONG_TYPES)


def _resolved(schema: dict[str, Any]) -> dict[str, Any]:
    if "$ref" not in schema:
        return schema
    found: dict[str, Any] = document()["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return found


def _places(value: Any, so_far: Where | None = None) -> Iterator[Where]:
    """Where there are values in this value, however deep."""
    here = so_far or []
    inside = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    for key, inner in inside:
        yield [*here, key]
        if len(here) < 5:
            yield from _places(inner, [*here, key])


# The book and the screens


@dataclass
class Scene:
    """A Croupier in the middle of its evening, to be copied; and every kind of screen, by the
    token it shows.
    """

    book: Path
    app: Flask
    tokens: dict[str, str]

    def screen(self, role: str) -> Screen:
        screen = Screen(self.app.test_client())
        if role in self.tokens:
            screen.client.set_cookie("croupier", self.tokens[role])
        return screen


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    """Two hands of Texas Hold'em, the second being dealt by hand; a race that takes bets, one being
    shown to a seat; a third table that nobody sits at; and a night that is closed.
    """
    folder = tmp_path_factory.mktemp("scene")
    database = Database(f"sqlite:///{folder / 'evening.sqlite'}")
    migration.upgrade(database)
    services = open_services(database, Time(), hasher=QUICK)
    app = create_app(services)
    host = Screen(app.test_client())
    host.post("session/first", {"token": services.pin.new_link(), "pin": PIN})
    night = _evening(host, lambda: Screen(app.test_client()))
    screens = {
        "host": host,
        "tablet": night.tablet(1),
        "other tablet": night.tablet(2),
        "wall": night.wall(),
        "phone": night.phone(2),
    }
    _play(night, screens)
    backup(database, folder / "scene.sqlite")
    database.close()
    cookies = {role: screen.client.get_cookie("croupier") for role, screen in screens.items()}
    return Scene(
        folder / "scene.sqlite",
        app,
        {role: cookie.value for role, cookie in cookies.items() if cookie},
    )


def _evening(host: Screen, new_screen: Callable[[], Screen]) -> TestNight:
    host.post("nights", NEW_NIGHT | {"money": {"currency": "EUR", "chip": 10}})
    for name in ("Ana", "<b>=1+1"):
        player = host.post("nights/1/players", {"name": name}).json["number"]
        host.post(f"nights/1/players/{player}/buy-ins", {"chips": 200, "against": "cash"})
    host.post("nights/1/players/1/buy-ins", {"chips": 50, "against": "marker"})
    for game, cards in (("uth", "physical"), ("superfecta", "virtual"), ("kabu", "virtual")):
        assert (
            host.post("nights/1/tables", {"game": game, "cards": cards, "tray": 50}).status_code
            == 201
        )
    host.post("nights", NEW_NIGHT)
    host.post("nights/2/close")
    return TestNight(host, new_screen, number=1, ana=1, ben=2, uth=1, races=2)


def _play(night: TestNight, screens: dict[str, Screen]) -> None:
    cards = Felt(night, 1, screens["tablet"])
    cards.sit(1, 1, 60)
    cards.begin()
    cards.do("POST", f"{cards.round}/void", {"reason": "misdeal"})
    cards.begin()
    cards.play(1, "bet", ante=5)
    cards.play("dealer", "deal")
    race = Felt(night, 2, screens["other tablet"])
    race.sit(2, 1, 60)
    race.sit(1, 2, 60)
    race.begin()
    race.play(1, "ticket", bets=[{"amount": 2, "type": "WIN", "horses": "H"}])


@dataclass
class Tried:
    """A copy of the scene, taken anew whenever somebody got their way."""

    scene: Scene
    folder: Path
    services: Services | None = None
    _copies: int = 0

    def fresh(self) -> Services:
        self.close()
        self._copies += 1
        path = self.folder / f"{self._copies}.sqlite"
        path.write_bytes(self.scene.book.read_bytes())
        self.services = open_services(Database(f"sqlite:///{path}"), Time(), hasher=QUICK)
        self.scene.app.extensions["croupier"] = self.services
        return self.services

    def close(self) -> None:
        if self.services:
            self.services.database.close()


@pytest.fixture
def tried(scene: Scene, tmp_path: Path) -> Iterator[Tried]:
    tried = Tried(scene, tmp_path)
    yield tried
    tried.close()


def heads(services: Services) -> list[Any]:
    """How far every night's chain has come."""
    with services.database.reading() as connection:
        return list(
            connection.execute(sa.select(nights.c.id, nights.c.head_number, nights.c.head_hash))
        )


def check(answer: Any, sending: Sending) -> None:
    told = f"{sending} was answered {answer.status_code}"
    assert answer.status_code < 500, told
    if answer.status_code >= 400:
        error = answer.get_json()["error"]
        assert error["code"], told
        assert error["message"].strip(), told
        assert len(answer.data) < 100_000, told


@pytest.mark.sweep(of=3)
@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_nothing_fails_and_what_is_refused_changes_nothing(
    path: str, method: str, scene: Scene, tried: Tried
) -> None:
    services = tried.fresh()
    before = heads(services)
    hostile = Hostile(path, method)
    print(f"seed {SEED}")
    for _ in range(-(-REQUESTS // len(OPERATIONS))):
        role = hostile.role(
            ["host"] * 6 + ["tablet", "other tablet", "wall", "phone", "phone", "nobody"]
        )
        sending = hostile.sending()
        answer = sending.by(scene.screen(role))
        if "events" not in path:
            check(answer, sending)
        answer.close()
        if heads(services) != before:
            assert answer.status_code < 300, (
                f"{sending} was answered {answer.status_code}, and written"
            )
            assert role != "wall", sending
            assert role != "nobody", sending
            services = tried.fresh()
        elif answer.status_code < 300 and method != "get":
            services = tried.fresh()  # a session may have ended, a code been made
