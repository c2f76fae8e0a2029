"""What `croupier doctor` looks at, and what it says of a machine that is not as it should be."""

import json
import shutil
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ledger.store import migration
from ledger.store.database import Database
from tests.command import croupier
from tests.ledger.desk_night import DeskNight
from tests.server import running
from web.http.reach import Reach
from web.services.services import Services
from web.serving import health
from web.serving.health import Look, worst

AT = ["versions", "book", "rights", "disk", "temporary files"]
AFTER = ["port", "address", "firewall", "open files"]


@pytest.fixture
def free_port() -> int:
    """A port at which nothing listens."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        number: int = listener.getsockname()[1]
    return number


@pytest.fixture
def taken_port() -> Iterator[int]:
    """A port at which something else listens, and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


def looked(home: Path, port: int, *more: str | Path) -> tuple[int, dict[str, tuple[str, str]]]:
    """The status, and what was said of each."""
    done = croupier(
        "doctor", "--json", "--host", "127.0.0.1", "--port", str(port), *more, home=home
    )
    lines: list[dict[str, Any]] = json.loads(done.stdout)["looks"]
    return done.returncode, {line["at"]: (line["state"], line["says"]) for line in lines}


def test_a_machine_without_a_book_is_looked_at_and_left_as_it_was(
    tmp_path: Path, free_port: int
) -> None:
    book = tmp_path / "new" / "friday.sqlite"
    status, found = looked(tmp_path, free_port, "--database", book)
    assert status == 0
    assert [*found] == [*AT, *AFTER]
    assert found["book"] == ("well", f"There is none at {book} yet; the first start makes one.")
    assert found["port"] == ("well", f"{free_port} is free.")
    assert not book.parent.exists()


def test_a_book_that_is_served_is_well(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        port = int(server.url.rpartition(":")[2])
        status, found = looked(tmp_path, port, "--database", tmp_path / "croupier.sqlite")
    assert status == 0, found
    assert [*found] == [*AT, "clock", *AFTER]
    assert found["book"][0] == "well"
    assert found["port"] == ("well", f"A Croupier is at {port} already.")


def test_a_port_that_is_somebody_elses_is_wrong(
    tmp_path: Path, taken_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "_PATIENCE", 0.2)
    found = health.port(Reach("127.0.0.1", taken_port))
    assert found == Look(
        "port",
        "wrong",
        f"{taken_port} cannot be listened at: Address already in use. Another one is named by "
        "--port.",
    )


def test_what_is_no_book_is_wrong_and_the_status_says_so(tmp_path: Path, free_port: int) -> None:
    other = tmp_path / "recipes.sqlite"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE soups (name TEXT)")
    connection.close()
    status, found = looked(tmp_path, free_port, "--database", other)
    assert status == 1
    assert found["book"] == (
        "wrong",
        f"{other} holds something else (there is a table soups).",
    )


def test_an_older_book_is_brought_up_to_date_by_the_next_start(
    tmp_path: Path, free_port: int
) -> None:
    old = next((Path(__file__).parent.parent / "books").glob("0.1.0/*.sqlite"))
    book = tmp_path / "old.sqlite"
    shutil.copy(old, book)
    was = book.read_bytes()
    status, found = looked(tmp_path, free_port, "--database", book)
    assert status == 0
    assert found["book"][0] == "mind"
    assert found["book"][1].endswith("brings it up to date, and keeps a copy of it as it is.")
    assert book.read_bytes() == was


def test_of_an_older_book_in_postgresql_nobody_keeps_a_copy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(migration, "steps_behind", lambda _database: 1)
    database = Database("postgresql+psycopg://host/book")
    assert "pg_dump" in health.book(database, "book").says
    database.close()


def test_others_who_can_read_the_book_are_minded(tmp_path: Path) -> None:
    book = tmp_path / "friday.sqlite"
    book.touch(mode=0o644)
    book.chmod(0o644)
    assert health.rights(book, tmp_path).state == "mind"
    book.chmod(0o600)
    assert health.rights(book, tmp_path).state == "well"


class Usage(NamedTuple):
    total: int
    used: int
    free: int


@pytest.mark.parametrize(
    ("free", "state"), [(50, "wrong"), (500, "mind"), (5_000, "well")], ids=str
)
def test_room_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, state: str
) -> None:
    size = 10_000 * 1024 * 1024
    usage = Usage(size, size - free * 1024 * 1024, free * 1024 * 1024)
    monkeypatch.setattr(shutil, "disk_usage", lambda _folder: usage)
    monkeypatch.setattr(health, "_sync_time", lambda _folder: 0.01)
    assert health.disk(tmp_path).state == state


def test_a_disk_that_every_tap_waits_for_is_minded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "_sync_time", lambda _folder: 0.25)
    assert "a write is on disk after 250 ms. Every tap waits" in health.disk(tmp_path).says


def test_a_clock_before_the_newest_night_is_wrong(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    DeskNight(services.book)
    assert health.clock(services.database).state == "well"
    monkeypatch.setattr("time.time", lambda: 0.0)
    assert health.clock(services.database).state == "wrong"


def test_a_machine_on_no_network_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert health.address(Reach("127.0.0.1", 8080)).state == "mind"
    monkeypatch.setattr(Reach, "urls", lambda _: ["http://192.168.1.20:8080"])
    assert health.address(Reach("0.0.0.0", 8080)) == Look(
        "address", "well", "Other devices reach it at http://192.168.1.20:8080."
    )


def test_a_firewall_that_is_on_is_named_with_what_opens_the_port(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = tmp_path / "ufw.conf"
    known = ((settings, "ENABLED=yes", "ufw", "sudo ufw allow {port}/tcp"),)
    monkeypatch.setattr(health, "_FIREWALLS", known)
    assert health.firewall(Reach("0.0.0.0", 8081)).state == "well"
    settings.write_text("ENABLED=no\n")
    assert health.firewall(Reach("0.0.0.0", 8081)).state == "well"
    settings.write_text("ENABLED=yes\n")
    assert health.firewall(Reach("0.0.0.0", 8081)) == Look(
        "firewall",
        "mind",
        "There is ufw. If no phone reaches the port: sudo ufw allow 8081/tcp.",
    )


def test_the_worst_is_what_counts() -> None:
    well, mind, wrong = (Look("x", state, "") for state in ("well", "mind", "wrong"))
    assert worst([well, well]) == "well"
    assert worst([well, mind]) == "mind"
    assert worst([mind, wrong, well]) == "wrong"


def test_a_page_for_people_marks_what_is_wrong(tmp_path: Path, free_port: int) -> None:
    other = tmp_path / "notes.sqlite"
    other.write_bytes(b"not a database, and long enough to be looked at" * 40)
    done = croupier(
        "doctor",
        "--host",
        "127.0.0.1",
        "--port",
        str(free_port),
        "--database",
        other,
        home=tmp_path,
    )
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert next(line for line in lines if line[2:].startswith("book")).startswith("! ")
    assert lines[-1] == "What has an exclamation mark is wrong."


def test_a_database_that_is_not_there_is_said(tmp_path: Path) -> None:
    found = health.book(Database("postgresql://nobody@127.0.0.1:1/none"), "that database")
    assert found.state == "wrong"
