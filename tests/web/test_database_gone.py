"""A PostgreSQL server that ends in the middle of an evening: every request is answered with 503 and
one sentence until it is back, and then all goes on. On a server of the tests' own.
"""

import itertools
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import event

from ledger.audit import audited
from ledger.audit.database import DatabaseRecords
from ledger.store.database import Database
from tests.environment import lacking
from tests.postgres import Postgres, PostgresError, running_server
from tests.server import server_of
from tests.web.conftest import NEW_NIGHT, PIN, QUICK, Screen
from tests.web.test_openapi import OPERATIONS
from tests.web.test_several_servers import Device
from web.app import create_app
from web.services.services import Services, open_services

pytestmark = pytest.mark.sweep(of=3)

WRITES: list[tuple[str, str, Any]] = [
    ("POST", "nights", NEW_NIGHT),
    ("POST", "nights/1/players", {"name": "Cyd"}),
    ("POST", "nights/1/players/1/buy-ins", {"chips": 5, "against": "cash"}),
    ("POST", "nights/1/players/1/link", {}),
    ("POST", "nights/1/tables", {"game": "kabu", "cards": "virtual", "tray": 0}),
    ("POST", "nights/1/tables/1/codes", {}),
    ("POST", "nights/1/tables/1/rounds", {"number": 1}),
    ("POST", "nights/1/wall-codes", {}),
    ("PUT", "nights/1/tables/1/screen", {}),
    ("POST", "nights/1/audit", {}),
    ("POST", "exports", {"kind": "beancount"}),
    ("POST", "practices", {"game": "kabu", "cards": "virtual", "part": "play"}),
    ("POST", "session/host", {"pin": PIN}),
]
BETWEEN = 0.01
"""Seconds between two requests of one device."""
JOINS: list[tuple[str, str, Any]] = [
    ("POST", "room", {"code": "123456"}),
    ("POST", "session/guest", {"code": "123456", "name": "Dov"}),
    ("POST", "session/host", {"pin": "000000"}),
    ("POST", "session/table", {"code": "ABCDEF"}),
    ("POST", "session/player", {"token": "x" * 43}),
    ("POST", "session/wall", {"code": "ABCDEF"}),
]


@pytest.fixture(scope="module")
def plug() -> Iterator[Postgres]:
    """A PostgreSQL server that nobody else uses."""
    with ExitStack() as stack:
        try:
            server = stack.enter_context(running_server(durable=True))
        except PostgresError as problem:
            lacking(str(problem))
        yield server


@dataclass
class House:
    """A book with a night in it, where Ana and Ben sit at a table, and a signed-in screen of every
    kind.
    """

    services: Services
    app: Flask
    screens: dict[str, Screen]

    def answer(self, screen: Screen, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        answer = screen.get(path) if method == "GET" else screen.say(method, path, body)
        return answer.status_code, answer.json


@pytest.fixture
def house(plug: Postgres) -> Iterator[House]:
    with plug.book() as url:
        database = Database(url)
        services = open_services(database, hasher=QUICK)
        app = create_app(services)
        desk = Screen(app.test_client())

        def made(path: str, body: Any = None) -> Any:
            answer = desk.post(path, body)
            assert answer.status_code < 300, answer.json
            return answer.json

        made("session/first", {"token": services.pin.new_link(), "pin": PIN})
        made("nights", NEW_NIGHT)
        made("nights/1/tables", {"game": "uth", "cards": "virtual", "tray": 500})
        for player, name in enumerate(("Ana", "Ben"), 1):
            made("nights/1/players", {"name": name})
            made(f"nights/1/players/{player}/buy-ins", {"chips": 100, "against": "cash"})
            made("nights/1/tables/1/seats", {"player": player, "seat": player, "chips": 60})
        secrets = {
            "table": {"code": made("nights/1/tables/1/codes")["code"]},
            "player": {"token": made("nights/1/players/1/link")["token"]},
            "wall": {"code": made("nights/1/wall-codes")["code"]},
        }
        screens = {"host": desk}
        for role, secret in secrets.items():
            screens[role] = Screen(app.test_client())
            assert screens[role].post(f"session/{role}", secret).status_code == 200
        yield House(services, app, screens)
        database.close()


def everything() -> Iterator[tuple[str, str, Any]]:
    """Every route of the API, and requests of its writes that would be done."""
    yield from WRITES
    for path, method in OPERATIONS:
        where = "/".join(
            {"{kind}": "json"}.get(part, "1") if part.startswith("{") else part
            for part in path.removeprefix("/api/").split("/")
        )
        if where != "exports/json":  # there are files of several nights in other forms only
            yield method.upper(), where, {}


def test_every_route_says_503_while_the_database_is_gone(plug: Postgres, house: House) -> None:
    wrong = []
    plug.stop()
    try:
        stranger = Screen(house.app.test_client())
        asks = [
            *itertools.product(house.screens.values(), everything()),
            *((stranger, join) for join in JOINS),
        ]
        for screen, (method, path, body) in asks:
            status, told = house.answer(screen, method, path, body)
            if status != 503 or told["error"]["code"] != "unreachable":
                wrong.append((status, method, path, told))
    finally:
        plug.start()
    assert wrong == []


@pytest.mark.parametrize("moment", [1, 2, 3, 4])
def test_no_route_fails_when_the_database_goes_in_the_middle_of_it(
    plug: Postgres, house: House, moment: int
) -> None:
    """At the first, second, … time that a request takes a connection or gives one back."""
    moments = itertools.count(moment + 1)  # none, until a request is under way

    def come(*_: object) -> None:
        if next(moments) == moment:
            cut()

    for name in ("checkout", "checkin"):
        event.listen(house.services.database.engine, name, come)
    statuses, wrong = Counter[int](), []
    for method, path, body in everything():
        if method == "DELETE" and path.startswith("session"):
            continue  # whoever is signed out asks nothing more
        with plug.may_be_cut() as cut:
            moments = itertools.count(1)
            status, told = house.answer(house.screens["host"], method, path, body)
        statuses[status] += 1
        if status == 500:
            wrong.append((method, path, told))
    assert wrong == []
    assert statuses[503] >= 40, "it must have gone in the middle of many"


def test_all_goes_on_when_the_database_is_back(plug: Postgres, house: House) -> None:
    """Under load, on a real server: whatever was acknowledged is there, once, and streams that were
    open go on.
    """
    over = threading.Event()
    statuses, bought = Counter[int](), Counter[int]()
    token = house.screens["host"].client.get_cookie("croupier")
    assert token is not None
    with server_of(house.app, house.services.hub) as (_, port):

        def device() -> Device:
            return Device(itertools.repeat(port), {"croupier": token.value})

        def read() -> None:
            reader = device()
            for path in itertools.cycle(("nights/1", "nights/1/tables/1", "nights/1/audit")):
                if over.is_set():
                    return
                statuses[reader.ask("GET", path)[0]] += 1
                over.wait(BETWEEN)

        def buy(player: int) -> None:
            buyer = device()
            path, body = f"nights/1/players/{player}/buy-ins", {"chips": 1, "against": "cash"}
            while not over.is_set():
                key = f"{player}-{bought[player]}"
                status, _ = buyer.ask("POST", path, body, key=key)
                statuses[status] += 1
                bought[player] += status == 200
                over.wait(BETWEEN)

        stream = device().follow("nights/1", port)
        threads = [threading.Thread(target=read) for _ in range(3)]
        threads += [threading.Thread(target=buy, args=(player,)) for player in (1, 2)]
        for thread in threads:
            thread.start()
        try:
            for how in ("INT", "QUIT", "INT"):
                over.wait(0.4)
                plug.stop(how)
                over.wait(0.2)
                plug.start()
            over.wait(0.4)
        finally:
            over.set()
            for thread in threads:
                thread.join()
        desk = device().look("nights/1", port)
        stream.until(desk["version"])
        stream.close()
    racks = {player["player"]: player["bankroll"] for player in desk["players"]}
    assert racks == {player: 40 + bought[player] for player in (1, 2)}
    assert set(statuses) <= {200, 404, 503}, statuses
    assert statuses[503] > 3
    with house.services.database.reading() as connection:
        found = audited(DatabaseRecords(connection, 1))
    assert (found.findings, found.verdict) == ((), "sound")
