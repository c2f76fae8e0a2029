"""Several servers of one PostgreSQL database: what one of them writes, every screen of the others
hears; a request may go to any of them; and one that is killed takes nothing along.
"""

import itertools
import json
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from ledger.audit import audited
from ledger.audit.database import DatabaseRecords
from ledger.book import Book
from ledger.desk.opening import open_night
from ledger.errors import InUse
from ledger.state.entries import Request
from ledger.store import migration, notes
from ledger.store.database import Database
from tests.command import PATIENCE, croupier
from tests.environment import lacking
from tests.postgres import Postgres
from tests.server import server_of
from tests.web.conftest import NEW_NIGHT, PIN, QUICK
from tests.web.test_cli import CROUPIER, serving, serving_with
from web.app import create_app
from web.cli import lock
from web.cli.errors import BadInput
from web.clock import DAY, MINUTE, SECOND
from web.services import at_turn, audits, exports
from web.services.services import Services, open_services

pytestmark = pytest.mark.sweep(of=3)

PROC = Path("/proc")


_OF_LISTENERS = (
    "FROM pg_stat_activity WHERE datname = current_database() AND "
    "(query LIKE 'LISTEN%' OR query LIKE 'SELECT id, head_number%')"
)
LISTENERS = sa.text(f"SELECT pid {_OF_LISTENERS}")
CUT_OFF_LISTENERS = sa.text(f"SELECT pg_terminate_backend(pid) {_OF_LISTENERS}")


@dataclass
class Device:
    """A screen that may ask any of the servers."""

    ports: Iterator[int]
    cookies: dict[str, str] = field(default_factory=dict)
    numbers: Iterator[int] = field(default_factory=itertools.count)

    def ask(
        self, method: str, path: str, body: Any = None, *, port: int = 0, key: str = ""
    ) -> tuple[int, Any]:
        """The status and the JSON of the answer, of the server at this port, else of the next one.
        Raises `OSError` or `HTTPException` where there is none.
        """
        connection = HTTPConnection("127.0.0.1", port or next(self.ports), timeout=PATIENCE)
        headers = {
            "Host": "localhost",
            "Content-Type": "application/json",
            "Idempotency-Key": key or f"key-{next(self.numbers)}",
            "Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()),
        }
        try:
            said = None if method == "GET" else json.dumps({} if body is None else body)
            connection.request(method, f"/api/{path}", said, headers)
            answer = connection.getresponse()
            for cookie in answer.msg.get_all("Set-Cookie", []):
                name, _, value = cookie.partition(";")[0].partition("=")
                self.cookies[name] = value
            return answer.status, json.loads(answer.read())
        finally:
            connection.close()

    def done(self, method: str, path: str, body: Any = None, **where: Any) -> Any:
        status, told = self.ask(method, path, body, **where)
        assert status < 300, told
        return told

    def look(self, path: str, port: int = 0) -> Any:
        return self.done("GET", path, port=port)

    def follow(self, path: str, port: int) -> "Stream":
        return Stream(path, port, self.cookies["croupier"])


class Stream:
    """An event stream of one of the servers, and when each event came."""

    def __init__(self, path: str, port: int, token: str) -> None:
        head = f"GET /api/{path}/events HTTP/1.1\r\nHost: localhost\r\nCookie: croupier={token}"
        self._connection = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self._connection.sendall(f"{head}\r\n\r\n".encode())
        self._lines = self._connection.makefile("rb")
        assert b" 200 " in self._lines.readline()
        self.event()

    def event(self) -> tuple[str, int]:
        """The next event: what it is called, and its version."""
        name = "message"
        while not (line := self._lines.readline()).startswith(b"data:"):
            assert line, "the stream has ended"
            if line.startswith(b"event:"):
                name = line.partition(b":")[2].strip().decode()
        return name, int(line.partition(b":")[2])

    def until(self, version: int) -> None:
        """Until a version has come that is as new as this."""
        while self.event()[1] < version:
            pass

    def close(self) -> None:
        self._lines.close()
        self._connection.close()


@dataclass
class Evening:
    """Ana and Ben, 100 chips each, at a table of Texas Hold'em that the host's own device runs; and
    two servers.
    """

    host: Device
    services: Sequence[Services]
    ports: Sequence[int]
    night: str
    table: str

    def act(self, by: int | str, *verbs: str, port: int = 0, **args: Any) -> Any:
        """The first of these that the table asks of them."""
        state = self.host.look(self.table)
        options = [
            option for option in state["round"]["prompt"]["options"] if by in (option["by"], 0)
        ]
        found = next(option for verb in verbs for option in options if option["do"] == verb)
        action = {"by": found["by"], "do": found["do"]} | args
        path = f"{self.table}/rounds/{state['table']['number']}/actions"
        return self.host.done("POST", path, {"action": action, "since": found["since"]}, port=port)


@pytest.fixture(scope="module")
def two(postgres: Postgres) -> Iterator[tuple[Sequence[Services], Sequence[int], Device]]:
    """Two servers of one database, and the host, who asks them in turn. They never look at the
    heads of the nights but when they begin to listen: what they hear, they were told.
    """
    with ExitStack() as stack, pytest.MonkeyPatch.context() as patch:
        patch.setattr(notes, "LOOK_EVERY", 10 * PATIENCE)
        url = stack.enter_context(postgres.book())
        databases = [Database(url), Database(url)]
        services = [open_services(database, hasher=QUICK) for database in databases]
        ports = [
            stack.enter_context(server_of(create_app(server), server.hub))[1] for server in services
        ]
        host = Device(itertools.cycle(ports))
        first = {"token": services[0].pin.new_link(), "pin": PIN}
        host.done("POST", "session/first", first)
        yield services, ports, host
        for database in databases:
            database.close()


@pytest.fixture
def evening(two: tuple[Sequence[Services], Sequence[int], Device]) -> Iterator[Evening]:
    services, ports, host = two
    number = host.done("POST", "nights", NEW_NIGHT)["number"]
    night = f"nights/{number}"
    for player, name in enumerate(("Ana", "Ben"), 1):
        host.done("POST", f"{night}/players", {"name": name})
        body = {"chips": 100, "against": "cash"}
        host.done("POST", f"{night}/players/{player}/buy-ins", body)
    host.done("POST", f"{night}/tables", {"game": "uth", "cards": "virtual", "tray": 500})
    table = f"{night}/tables/1"
    for seat in (1, 2):
        host.done("POST", f"{table}/seats", {"player": seat, "seat": seat, "chips": 60})
    yield Evening(host, services, ports, night, table)
    with services[0].database.reading() as connection:
        found = audited(DatabaseRecords(connection, number))
    assert (found.findings, found.verdict) == ((), "sound")


def test_of_two_servers_that_play_for_a_house_player_one_is_first(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(at_turn, "PAUSE", 0.05)
    body = {"chips": 40, "seat": 3}
    evening.host.done("POST", f"{evening.table}/house-players", body)
    for port in evening.ports:  # what a server has read, it plays
        evening.host.look(evening.table, port)
    evening.host.done("POST", f"{evening.table}/rounds", {"number": 1})
    ends = time.monotonic() + PATIENCE
    actions: list[Any] = []
    while not actions and time.monotonic() < ends:
        record = evening.host.look(evening.table)["round"]["record"]
        actions = [step["do"] for step in record if step["by"] == 3]
    evening.act(1, "bet", ante=5)  # both have had their chance
    record = evening.host.look(evening.table)["round"]["record"]
    assert [step["do"] for step in record if step["by"] == 3] == actions == ["bet"]


def test_a_stream_hears_what_the_other_server_wrote_and_sees_it_here(evening: Evening) -> None:
    here, there = evening.ports
    stream = evening.host.follow(evening.night, here)
    for chips in range(1, 8):
        body = {"from": 1, "to": 2, "chips": chips}
        version = evening.host.done("POST", f"{evening.night}/gifts", body, port=there)["entry"]
        stream.until(version)
        assert evening.host.look(evening.night, here)["version"] >= version, "never an older state"
    stream.close()


def test_a_round_at_the_other_server_wakes_its_own_table_and_no_other(evening: Evening) -> None:
    here, there = evening.ports
    body = {"game": "superfecta", "cards": "virtual", "tray": 0}
    evening.host.done("POST", f"{evening.night}/tables", body, port=here)
    same, other = (evening.host.follow(f"{evening.night}/tables/{table}", here) for table in (1, 2))
    begun = evening.host.done("POST", f"{evening.table}/rounds", {"number": 1}, port=there)
    same.until(begun["entry"])
    named = evening.host.done("POST", f"{evening.night}/players", {"name": "Cy"}, port=there)
    assert other.event() == ("message", named["entry"]), "of the round it was told nothing"
    same.close()
    other.close()


def test_a_screen_that_asks_at_one_server_is_seen_at_the_other(evening: Evening) -> None:
    here, there = evening.ports
    evening.host.done("POST", f"{evening.table}/rounds", {"number": 1}, port=there)
    code = evening.host.done("POST", f"{evening.table}/codes", port=here)["code"]
    stream = evening.host.follow(evening.table, here)
    tablet = Device(itertools.repeat(there))
    tablet.done("POST", "session/table", {"code": code})
    assert stream.event()[0] == "look"
    (waiting,) = evening.host.look(evening.table, here)["screens"]["waiting"]
    evening.host.done("PUT", f"{evening.table}/screen", {"session": waiting["session"]}, port=here)
    assert tablet.look(evening.table)["screens"]["here"] is True
    stream.close()


def test_a_hand_over_at_one_server_holds_at_the_other(evening: Evening) -> None:
    here, there = evening.ports
    evening.host.done("POST", f"{evening.table}/rounds", {"number": 1}, port=there)
    evening.act(1, "bet", port=there, ante=5)
    evening.act("dealer", "deal", port=there)
    evening.host.done("PUT", f"{evening.table}/hand-over", {"seat": 1}, port=here)
    seen = evening.host.look(f"{evening.table}?as=seat:1", there)
    assert seen["as"] == "seat:1"
    evening.host.done("DELETE", f"{evening.table}/hand-over", port=there)
    status, _ = evening.host.ask("GET", f"{evening.table}?as=seat:1", port=here)
    assert status == 403


def test_wrong_codes_at_both_servers_slow_their_sender_down(evening: Evening) -> None:
    guest = Device(itertools.cycle(evening.ports))
    answers = [guest.ask("POST", "session/wall", {"code": "wrong"})[0] for _ in range(6)]
    assert answers == [403, 403, 403, 403, 403, 429]


def test_who_was_heard_by_one_server_is_not_silent_at_the_other(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = evening.ports
    evening.host.done("PUT", f"{evening.table}/screen", port=here)
    for late in (30, 60, 90):
        passed = late * 1000
        for sessions, clock in ((server.sessions, server.clock) for server in evening.services):
            later = partial(lambda clock, passed: clock() + passed, clock, passed)
            monkeypatch.setattr(sessions, "_clock", later)
    evening.host.look(evening.table, here)
    assert evening.host.look(evening.table, there)["screens"]["running"]["silent"] is False


def test_an_audit_of_one_server_is_seen_at_the_other(evening: Evening) -> None:
    here, there = evening.ports
    begun = evening.host.done("POST", f"{evening.night}/audit", port=here)
    audit = evening.host.look(f"{evening.night}/audit", there)
    give_up = time.monotonic() + PATIENCE
    while audit["status"] != "done":
        assert time.monotonic() < give_up
        audit = evening.host.look(f"{evening.night}/audit", there)
        time.sleep(0.05)
    assert audit["begun"] == begun["begun"]
    assert audit["outcome"]["verdict"] == "sound"
    assert evening.host.look(f"{evening.night}/audit", here) == audit


def test_a_file_made_by_one_server_is_followed_taken_and_thrown_away_at_the_other(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = evening.ports
    monkeypatch.setattr(exports, "PIECE", 100)
    number = evening.night.removeprefix("nights/")
    evening.host.done("POST", "exports", {"kind": "json", "nights": number}, port=here)
    give_up = time.monotonic() + PATIENCE
    while (made := evening.host.look("exports", there)["exports"][0])["status"] != "done":
        assert made["status"] == "running"
        assert time.monotonic() < give_up
    night = evening.host.look(f"exports/{made['export']}/file", there)
    assert night["format"] == "croupier-bundle/1"
    assert made["size"] > 300
    evening.host.done("DELETE", f"exports/{made['export']}", port=there)
    assert evening.host.look("exports", here)["exports"] == []
    assert evening.host.ask("GET", f"exports/{made['export']}/file", port=here)[0] == 404


def end_when_begun(held: Sequence[ExitStack], jobs: int) -> None:
    """Have what so many jobs hold end, as their connections to the database end with their server;
    each begins in a thread of its own, and the database notices an end in its own time.
    """
    until(lambda: len(held) == jobs)
    for each in held:
        each.close()


def test_an_audit_whose_server_has_ended_is_said_to_have_failed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = evening.ports
    held: list[ExitStack] = []
    monkeypatch.setattr(audits.Audits, "_run", lambda *of: held.append(of[-1]))
    evening.host.done("POST", f"{evening.night}/audit", port=here)
    assert evening.host.look(f"{evening.night}/audit", there)["status"] == "waiting"
    end_when_begun(held, 1)
    until(lambda: evening.host.look(f"{evening.night}/audit", there)["status"] != "waiting")
    audit = evening.host.look(f"{evening.night}/audit", there)
    assert (audit["status"], audit["trouble"]) == ("failed", "The server that ran it has ended.")
    monkeypatch.undo()
    assert evening.host.done("POST", f"{evening.night}/audit")["status"] in ("waiting", "running")


def test_exports_whose_server_has_ended_leave_their_places_at_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = evening.ports
    held: list[ExitStack] = []
    monkeypatch.setattr(exports.Exports, "_run", lambda *of: held.append(of[-1]))
    for _ in range(exports.MOST):
        evening.host.done("POST", "exports", {"kind": "csv"}, port=here)
    assert evening.host.ask("POST", "exports", {"kind": "csv"}, port=there)[0] == 409
    end_when_begun(held, exports.MOST)

    def troubles() -> list[str]:
        return [line["trouble"] for line in evening.host.look("exports", there)["exports"]]

    until(lambda: all(troubles()))
    assert troubles() == ["The server that ran it has ended."] * exports.MOST
    monkeypatch.undo()
    for line in evening.host.done("POST", "exports", {"kind": "csv"}, port=there)["exports"]:
        evening.host.done("DELETE", f"exports/{line['export']}", port=there)


def test_a_listener_that_was_cut_off_hears_of_what_it_missed(evening: Evening) -> None:
    here, there = evening.ports
    stream = evening.host.follow(evening.night, here)
    with evening.services[0].database.writing() as connection:
        assert len(connection.execute(CUT_OFF_LISTENERS).all()) == len(evening.ports)
    body = {"from": 1, "to": 2, "chips": 1}
    version = evening.host.done("POST", f"{evening.night}/gifts", body, port=there)["entry"]
    stream.until(version)
    stream.close()


# The clock


@pytest.fixture
def book_url(postgres: Postgres) -> Iterator[str]:
    """A book with nothing in it."""
    with postgres.book() as url:
        yield url


@dataclass
class TurnedClock:
    """The clock of the database's server, which somebody turns."""

    ahead: int = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> TurnedClock:
    clock = TurnedClock()
    monkeypatch.setattr(Database, "clock", clock)
    return clock


@pytest.fixture
def pair(book_url: str, clock: TurnedClock) -> Iterator[list[Services]]:
    """Two servers that do not hear each other, of a database whose clock is turned."""
    databases = [Database(book_url), Database(book_url)]
    pair = [open_services(database, hasher=QUICK) for database in databases]
    for services in pair:
        services.clock_adjustment.check()
    yield pair
    for database in databases:
        database.close()


@pytest.mark.parametrize("turned", [-30 * DAY, -MINUTE, MINUTE, 30 * DAY])
def test_what_is_kept_is_turned_once_with_the_clock(
    pair: list[Services], clock: TurnedClock, turned: int
) -> None:
    token = pair[0].sessions.open("host", "a screen")
    before = pair[0].sessions.find(token)
    clock.ahead = turned
    for services in (*pair, *pair):
        services.clock_adjustment.check_database()
    assert before is not None
    for services in pair:
        after = services.sessions.find(token)
        assert after is not None
        assert abs(after.signed_in - before.signed_in - turned) < 1000
        assert abs(services.clock() - clock()) < 1000
    clock.ahead = 0
    for services in reversed(pair):
        services.clock_adjustment.check_database()
    assert [services.sessions.find(token) is not None for services in pair] == [True, True]


def test_a_server_that_began_after_the_clock_was_turned_turns_nothing_back(
    pair: list[Services], clock: TurnedClock, book_url: str
) -> None:
    token = pair[0].sessions.open("host", "a screen")
    clock.ahead = 30 * DAY
    late = open_services(Database(book_url), hasher=QUICK)
    late.clock_adjustment.check()
    for services in (pair[0], late, pair[1], late, pair[0]):
        services.clock_adjustment.check_database()
    for services in (*pair, late):
        session = services.sessions.find(token)
        assert session is not None
        assert abs(session.signed_in - clock()) < MINUTE
    late.database.close()


def test_a_server_that_begins_leaves_what_another_gives_meanwhile(
    pair: list[Services], clock: TurnedClock, book_url: str
) -> None:
    """Its clock may be a little behind."""
    clock.ahead = -SECOND
    late = open_services(Database(book_url), hasher=QUICK)
    chips, request = [{"value": 1, "colour": "white"}], Request("test", "1", "host")
    open_night(pair[0].book, request, name="Friday", chip_value=None, chip_set=chips)
    link = pair[0].invitations.player_link(1, 1)
    code = pair[0].invitations.wall_code(1)
    late.clock_adjustment.check()
    with late.database.reading() as connection:
        assert late.invitations.player_of(connection, link.token) == (1, 1)
        assert late.invitations.night_of(connection, code.code) == 1
    late.database.close()


# The schema they share


@pytest.fixture
def database(book_url: str) -> Iterator[Database]:
    found = Database(book_url)
    yield found
    found.close()


def test_nobody_changes_the_schema_under_a_server(database: Database) -> None:
    held, other = lock.serving(database), lock.serving(database)
    with pytest.raises(InUse, match="End its servers first"):
        migration.downgrade(database, "0006")
    held.release()
    with pytest.raises(InUse):
        migration.downgrade(database, "0006")
    other.release()

    def goes_down() -> bool:
        """Once the database server has noticed that the last connection is closed."""
        with suppress(InUse):
            migration.downgrade(database, "0006")
            return True
        return False

    until(goes_down)
    migration.upgrade(database)


def test_a_server_of_a_version_that_serves_alone_keeps_others_out(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.3)
    alone = sa.select(sa.func.pg_advisory_xact_lock(0x43726F7570696573))
    with database.writing() as connection:
        connection.execute(alone)
        with pytest.raises(BadInput, match="alone"):
            lock.serving(database)


def cut_off(database: Database) -> None:
    """End the connections that share the lock, as a database server does that restarts."""
    with database.writing() as connection:
        holders = connection.execute(
            sa.text(
                "SELECT pg_terminate_backend(pid, 10000) FROM pg_locks "
                "WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid() AND database ="
                " (SELECT oid FROM pg_database WHERE datname = current_database())"
            )
        )
        assert holders.scalars().all() == [True]


def test_a_lock_that_goes_with_its_connection_is_shared_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "CHECK_EVERY", 0.05)
    held, lost = lock.serving(database), threading.Event()
    held.watch(lambda _: lost.set())
    for _ in range(2):
        cut_off(database)
        assert not lost.wait(1)
        with pytest.raises(InUse):
            migration.downgrade(database, "0006")
    held.release()
    assert not lost.is_set()


def test_a_server_whose_schema_was_changed_meanwhile_ends_with_a_sentence(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "CHECK_EVERY", 2)  # longer than the step down takes
    held, lost, said = lock.serving(database), threading.Event(), []

    def tell(sentence: str) -> None:
        said.append(sentence)
        lost.set()

    held.watch(tell)
    cut_off(database)
    migration.downgrade(database, "0006")
    assert lost.wait(PATIENCE)
    assert "another schema" in said[0]
    held.release()


# Whole servers, each a process or several


@pytest.mark.slow
def test_commands_run_beside_servers(book_url: str, tmp_path: Path) -> None:
    file, bundle = tmp_path / "demo.sqlite", tmp_path / "night.json"
    assert croupier("demo", "--no-serve", "--database", file, home=tmp_path).returncode == 0
    export = ("export", "1", "--format", "json", "-o", bundle)
    assert croupier(*export, "--database", file, home=tmp_path).returncode == 0
    with serving(book_url, tmp_path), serving(book_url, tmp_path):
        on = ("--database", book_url)
        assert croupier("import", bundle, *on, home=tmp_path).returncode == 0
        assert croupier("audit", *on, home=tmp_path).returncode in (0, 3)
        out = tmp_path / "again.json"
        again = croupier("export", "1", "--format", "json", "-o", out, *on, home=tmp_path)
        assert (again.returncode, json.loads(out.read_text())) == (
            0,
            json.loads(bundle.read_text()),
        )


@dataclass
class Taps:
    """Taps at a table, one after the other, that say the same again until they are answered."""

    device: Device
    table: str
    acknowledged: list[str] = field(default_factory=list)
    over: threading.Event = field(default_factory=threading.Event)
    trouble: list[BaseException] = field(default_factory=list)

    def run(self) -> None:
        try:
            for number in itertools.count(1):
                if self.over.is_set():
                    return
                self.say(f"word {number}", f"tap-{number}")
        except BaseException as error:
            self.trouble.append(error)
            raise

    def say(self, word: str, key: str) -> None:
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            try:
                self.device.done("PUT", f"{self.table}/seats/1/cut", {"word": word}, key=key)
            except (OSError, HTTPException):
                continue
            self.acknowledged.append(word)
            return
        raise AssertionError("nobody answers")


def until(holds: Callable[[], bool]) -> None:
    give_up = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < give_up
        time.sleep(0.02)


@contextmanager
def tapping(first_link: str, ports: Sequence[int]) -> Iterator[Taps]:
    """A night with a table where Ana sits, and taps while this lasts."""
    device = Device(itertools.cycle(ports))
    token = first_link.rpartition("#")[2]
    device.done("POST", "session/first", {"token": token, "pin": PIN})
    device.done("POST", "nights", NEW_NIGHT)
    device.done("POST", "nights/1/players", {"name": "Ana"})
    device.done("POST", "nights/1/players/1/buy-ins", {"chips": 100, "against": "cash"})
    body = {"game": "superfecta", "cards": "virtual", "tray": 0}
    device.done("POST", "nights/1/tables", body)
    device.done("POST", "nights/1/tables/1/seats", {"player": 1, "seat": 1, "chips": 60})
    taps = Taps(device, "nights/1/tables/1")
    thread = threading.Thread(target=taps.run, daemon=True)
    thread.start()
    yield taps
    taps.over.set()
    thread.join(PATIENCE)
    assert not taps.trouble


def cuts_of(url: str) -> list[str]:
    """The words of all cuts in the first night of a book, and that it is sound."""
    database = Database(url)
    with database.reading() as connection:
        assert audited(DatabaseRecords(connection, 1)).verdict == "sound"
    said = [entry.facts["word"] for entry in Book(database).entries(1) if entry.kind == "cut"]
    database.close()
    return said


def port_of(said: dict[str, Any]) -> int:
    return int(said["address"].rpartition(":")[2])


def processes_of(parent: int) -> list[int]:
    """The server processes of `croupier serve --workers`."""
    if not PROC.is_dir():
        lacking("this system does not tell of its processes in /proc")
    children = (PROC / f"{parent}/task/{parent}/children").read_text().split()
    return [
        int(child) for child in children if b"spawn_main" in (PROC / child / "cmdline").read_bytes()
    ]


def are_gone(processes: Sequence[int]) -> bool:
    return not any((PROC / str(process)).exists() for process in processes)


@pytest.mark.slow
def test_workers_serve_at_one_port_and_one_that_dies_is_replaced(
    book_url: str, tmp_path: Path
) -> None:
    with serving_with(CROUPIER, book_url, tmp_path, "--workers", "2") as (parent, said):
        with tapping(said["first_link"], [port_of(said)]) as taps:
            until(lambda: len(taps.acknowledged) >= 20)
            before = processes_of(parent.pid)
            assert len(before) == 2
            os.kill(before[0], signal.SIGKILL)
            until(lambda: len(set(processes_of(parent.pid)) - {before[0]}) == 2)
            enough = len(taps.acknowledged) + 20
            until(lambda: len(taps.acknowledged) >= enough)
        workers = processes_of(parent.pid)
        parent.terminate()
        assert parent.wait(PATIENCE) == 0
        assert parent.stderr is not None
        assert "another one begins" in parent.stderr.read()
        until(lambda: are_gone(workers))
    assert cuts_of(book_url) == taps.acknowledged


@pytest.mark.slow
def test_workers_end_with_their_parent(book_url: str, tmp_path: Path) -> None:
    with serving_with(CROUPIER, book_url, tmp_path, "--workers", "2") as (parent, _):
        workers = processes_of(parent.pid)
        parent.kill()
        parent.wait()
        until(lambda: are_gone(workers))


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--workers", "2"], "One process serves a SQLite file; several need PostgreSQL"),
        (["--workers", "0"], "There may be 1 to 32 server processes."),
        (["--workers", "many"], "invalid int value"),
    ],
)
def test_workers_that_cannot_be_are_refused_before_anything_is_done(
    tmp_path: Path, more: list[str], sentence: str
) -> None:
    file = tmp_path / "new.sqlite"
    for command in ("serve", "demo"):
        done = croupier(command, "--database", file, "--port", "0", *more, home=tmp_path)
        assert (done.returncode, sentence in done.stderr) == (2, True), done.stderr
    assert not file.exists()


def test_servers_that_cannot_listen_to_the_database_say_so_and_try_again(
    database: Database, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(*_: object, **__: object) -> None:
        raise psycopg.OperationalError("nobody there")

    def listening() -> int:
        with database.writing() as connection:
            return len(connection.execute(LISTENERS).all())

    services = open_services(database, hasher=QUICK)
    with server_of(create_app(services), services.hub):
        until(lambda: listening() == 1)
        with monkeypatch.context() as patch:
            patch.setattr(psycopg, "connect", nobody)
            with database.writing() as connection:
                connection.execute(CUT_OFF_LISTENERS)
            until(lambda: "What other servers write is not heard of" in caplog.text)
        until(lambda: listening() == 1)
