"""Several people who do the same at the same moment: exactly one of them gets it, and the others
hear in a sentence why not. At a desk each has a screen of their own; at a table, which one screen
runs, it is that screen's windows. Two real servers over one book, on SQLite and on PostgreSQL.
"""

import itertools
import json
import re
import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from http.client import HTTPConnection
from typing import Any, NamedTuple

import pytest
from flask import Flask

from ledger.audit import Finding, audit
from ledger.audit.database import DatabaseRecords
from ledger.store import migration
from ledger.store.database import Database
from tests.server import server_of
from tests.web.conftest import NEW_NIGHT, QUICK, Time
from web.app import create_app
from web.services.services import Services, open_services

pytestmark = pytest.mark.conformance

TOGETHER = 6


class Said(NamedTuple):
    """A request that writes."""

    method: str
    path: str
    body: Any = None
    key: str = ""


@dataclass
class Device:
    """A screen with a connection and a cookie of its own."""

    port: int
    numbers: Iterator[int]
    cookie: str = ""

    def ask(self, said: Said) -> tuple[int, Any]:
        """What is answered: the status, and the JSON."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=30)
        headers = {
            "Content-Type": "application/json",
            "Idempotency-Key": said.key or f"key-{next(self.numbers)}",
        }
        headers |= {"Cookie": self.cookie} if self.cookie else {}
        try:
            connection.request(
                said.method, f"/api/{said.path}", json.dumps(said.body or {}), headers
            )
            answer = connection.getresponse()
            if cookies := answer.msg.get_all("Set-Cookie"):
                self.cookie = "; ".join(cookie.partition(";")[0] for cookie in cookies)
            return answer.status, json.loads(answer.read())
        finally:
            connection.close()

    def done(self, method: str, path: str, body: Any = None) -> Any:
        """What came of something that nobody else wants at this moment."""
        status, told = self.ask(Said(method, path, body))
        assert status < 300, told
        return told


@dataclass
class Evening:
    """Ana and Ben, 100 chips each, 40 of Ana's before her at a table of Texas Hold'em; the host at
    several desks, and the windows of the table's one tablet.
    """

    services: Services
    host: Device
    tablets: list[Device]
    hosts: list[Device]

    def at_once(self, devices: Sequence[Device], *said: Said) -> list[tuple[int, Any]]:
        """Each device says one of these, all at the same moment."""
        start = threading.Barrier(len(devices))

        def say(device: Device, request: Said) -> tuple[int, Any]:
            start.wait()
            return device.ask(request)

        with ThreadPoolExecutor(len(devices)) as pool:
            return list(
                pool.map(say, devices, itertools.islice(itertools.cycle(said), len(devices)))
            )

    def table(self) -> Any:
        return self.host.done("GET", "nights/1/tables/1")

    def night(self) -> Any:
        return self.host.done("GET", "nights/1")


@pytest.fixture(scope="module")
def servers() -> Iterator[list[tuple[Flask, int]]]:
    """Two servers, the services to be put into them."""
    nowhere = open_services(Database("sqlite:///nowhere.sqlite"))
    with ExitStack() as stack:
        apps = [create_app(nowhere), create_app(nowhere)]
        yield [(app, stack.enter_context(server_of(app, nowhere.hub))[1]) for app in apps]


@pytest.fixture
def evening(servers: list[tuple[Flask, int]], database_url: str) -> Iterator[Evening]:
    databases = [Database(database_url), Database(database_url)]
    migration.upgrade(databases[0])
    for (app, _), database in zip(servers, databases, strict=True):
        app.extensions["croupier"] = open_services(database, Time(), hasher=QUICK)
    services: Services = servers[0][0].extensions["croupier"]
    numbers = itertools.count(1)
    ports = itertools.cycle(port for _, port in servers)
    host, *hosts = (Device(next(ports), numbers) for _ in range(TOGETHER + 1))
    tablets = [Device(next(ports), numbers) for _ in range(TOGETHER)]
    for desk in (host, *hosts):  # the PIN has its own tests, and takes a while
        token = services.sessions.open("host", f"desk {next(numbers)}")
        desk.cookie = f"croupier-{desk.port}={token}"
    table = {"game": "uth", "cards": "virtual", "tray": 500}
    host.done("POST", "nights", NEW_NIGHT | {"players": ["Ana", "Ben"], "tables": [table]})
    for player in (1, 2):
        host.done("POST", f"nights/1/players/{player}/buy-ins", {"chips": 100, "against": "cash"})
    code = services.invitations.table_code(1, 1).code
    tablets[0].done("POST", "session/table", {"code": code})
    for window in tablets[1:]:
        window.cookie = re.sub(r"-\d+=", f"-{window.port}=", tablets[0].cookie)
    tablets[0].done("POST", "nights/1/tables/1/seats", {"player": 1, "seat": 1, "chips": 40})
    yield Evening(services, host, tablets, hosts)
    with databases[1].reading() as connection:
        assert [
            finding
            for finding in audit(DatabaseRecords(connection, 1))
            if isinstance(finding, Finding)
        ] == []
    for database in databases:
        database.close()


def one_got_it(answers: Sequence[tuple[int, Any]], *codes: str) -> Any:
    """What the one was told who got it; all others were refused with one of these codes, and a
    sentence.
    """
    won = [told for status, told in answers if status < 300]
    refused = [(status, told["error"]) for status, told in answers if status >= 300]
    assert len(won) == 1, answers
    assert {status for status, _ in refused} <= {404, 409, 422}, refused
    assert {error["code"] for _, error in refused} <= set(codes), refused
    assert all(error["message"].endswith((".", "?")) for _, error in refused)
    return won[0]


def bet(evening: Evening, ante: int = 5) -> Said:
    options = evening.table()["round"]["prompt"]["options"]
    since = next(option["since"] for option in options if option["do"] == "bet")
    body = {"action": {"by": 1, "do": "bet", "ante": ante}, "since": since}
    return Said("POST", "nights/1/tables/1/rounds/1/actions", body)


BEGIN = Said("POST", "nights/1/tables/1/rounds", {"number": 1})


def test_a_round_begins_once(evening: Evening) -> None:
    one_got_it(evening.at_once(evening.tablets, BEGIN), "round-in-play", "stale")
    assert evening.table()["table"]["number"] == 1


def test_one_request_sent_by_a_nervous_tablet_happens_once(evening: Evening) -> None:
    evening.tablets[0].done(*BEGIN[:3])
    tablet = evening.tablets[0]
    answers = evening.at_once([tablet] * TOGETHER, bet(evening)._replace(key="nervous"))
    assert Counter(status for status, _ in answers) == {200: TOGETHER}
    assert Counter(told["repeated"] for _, told in answers) == {False: 1, True: TOGETHER - 1}
    assert len({told["entry"] for _, told in answers}) == 1


def test_a_bet_tapped_in_every_window_is_placed_once(evening: Evening) -> None:
    evening.tablets[0].done(*BEGIN[:3])
    told = one_got_it(evening.at_once(evening.tablets, bet(evening)), "stale")
    assert told["state"]["table"]["seats"][0]["rack"] == 30
    assert evening.table()["table"]["seats"][0]["rack"] == 30


def test_a_bet_and_a_misdeal_do_not_both_happen(evening: Evening) -> None:
    evening.tablets[0].done(*BEGIN[:3])
    void = Said("POST", "nights/1/tables/1/rounds/1/void", {"reason": "misdeal"})
    answers = evening.at_once(evening.tablets, bet(evening), void)
    assert sum(status == 200 for status, _ in answers[1::2]) == 1, "it is voided once"
    assert sum(status == 200 for status, _ in answers[::2]) <= 1
    assert evening.table()["table"]["seats"][0]["rack"] == 40


def test_a_round_is_closed_or_its_end_taken_back_but_not_both(evening: Evening) -> None:
    evening.tablets[0].done(*BEGIN[:3])
    evening.tablets[0].done(*bet(evening)[:3])
    actions = 1
    while prompt := evening.table()["round"]["prompt"]:
        option = next(
            option for option in prompt["options"] if option["do"] in ("deal", "check", "fold")
        )
        body = {"action": {"by": option["by"], "do": option["do"]}, "since": option["since"]}
        evening.tablets[0].done("POST", "nights/1/tables/1/rounds/1/actions", body)
        actions += 1
    close = Said("POST", "nights/1/tables/1/rounds/1/close")
    undo = Said("POST", "nights/1/tables/1/rounds/1/undo", {"action": actions - 1})
    one_got_it(evening.at_once(evening.tablets, close, undo), "no-round", "round-in-play", "stale")


def test_a_seat_is_taken_once(evening: Evening) -> None:
    sit = Said("POST", "nights/1/tables/1/seats", {"player": 2, "seat": 2, "chips": 60})
    other = Said("POST", "nights/1/tables/1/seats", {"player": 2, "seat": 3, "chips": 60})
    one_got_it(evening.at_once(evening.tablets, sit, other), "seat-taken", "already-seated")
    assert len(evening.table()["table"]["seats"]) == 2


def test_a_player_leaves_once(evening: Evening) -> None:
    stand = Said("DELETE", "nights/1/tables/1/seats/1")
    answers = evening.at_once(evening.tablets, stand)
    assert sorted(status for status, _ in answers) == [200, *[409] * (TOGETHER - 1)]


def test_chips_are_given_away_once(evening: Evening) -> None:
    gift = Said("POST", "nights/1/gifts", {"from": 2, "to": 1, "chips": 100})
    one_got_it(evening.at_once(evening.hosts, gift), "not-enough")


def test_a_player_is_cashed_out_once(evening: Evening) -> None:
    one_got_it(
        evening.at_once(evening.hosts, Said("POST", "nights/1/players/2/cash-outs")),
        "nothing-to-do",
        "not-enough",
    )


def test_a_table_is_closed_or_played_at(evening: Evening) -> None:
    close = Said("POST", "nights/1/tables/1/close")
    both = [device for pair in zip(evening.hosts, evening.tablets, strict=True) for device in pair]
    one_got_it(evening.at_once(both, close, BEGIN), "no-such-table", "round-in-play", "stale")


def test_a_night_is_closed_once(evening: Evening) -> None:
    one_got_it(evening.at_once(evening.hosts, Said("POST", "nights/1/close")), "night-closed")
    assert len(evening.night()["seals"]) == 1


def test_an_entry_is_taken_back_once(evening: Evening) -> None:
    wrong = evening.host.done("POST", "nights/1/gifts", {"from": 2, "to": 1, "chips": 10})["entry"]
    correction = Said("POST", "nights/1/corrections", {"entry": wrong, "why": "Wrong player."})
    one_got_it(evening.at_once(evening.hosts, correction), "not-reversible")
