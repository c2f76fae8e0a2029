"""A disk that is full, or read-only: what cannot be done is said in one sentence with 507, nothing
is half written, and all goes on when there is room.
"""

import http.client
import json
import tempfile
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from flask import Flask

from ledger.audit import audited
from ledger.audit.database import DatabaseRecords
from ledger.store.database import Database
from tests.disks import fill, small_disk
from tests.server import server_of
from tests.web.conftest import NEW_NIGHT, PIN, QUICK, Screen, TestNight
from tests.web.test_api_exports import ended
from tests.web.test_cli_read_only import POWERLESS, close, told
from web.app import create_app
from web.services.live import Hub
from web.services.services import Services, open_services


def test_a_full_disk_is_said_and_all_goes_on_when_there_is_room(
    tmp_path: Path, empty_book: Path
) -> None:
    with small_disk(tmp_path, 1_500_000) as disk:
        place = disk / "croupier.sqlite"
        place.write_bytes(empty_book.read_bytes())
        database = Database(f"sqlite:///{place}")
        services = open_services(database, hasher=QUICK)
        desk = Screen(create_app(services).test_client())
        desk.post("session/first", {"token": services.pin.new_link(), "pin": PIN})
        assert desk.post("nights", NEW_NIGHT).status_code == 201
        filler = fill(disk)
        names: list[str] = []

        def add() -> Any:
            answer = desk.post("nights/1/players", {"name": f"Guest {len(names)}"})
            if answer.status_code == 201:
                names.append(f"Guest {len(names)}")
            return answer

        while (refused := add()).status_code == 201:
            assert len(names) < 3000, "the disk never fills up"
        assert (refused.status_code, refused.json["error"]["code"]) == (507, "disk-full")
        assert "no room left on the disk" in refused.json["error"]["message"]
        for path in ("nights", "nights/1", "nights/1/books", "session"):
            assert desk.get(path).status_code == 200, "what needs no room is shown"
        filler.unlink()
        assert add().status_code == 201
        shown = desk.get("nights/1").json["players"]
        assert [player["name"] for player in shown] == names
        with database.reading() as connection:
            found = audited(DatabaseRecords(connection, 1))
        assert (found.findings, found.verdict) == ((), "sound")
        database.close()


def test_a_book_that_becomes_read_only_is_said(services: Services, night: TestNight) -> None:
    def protect(connection: Any, _record: object) -> None:
        connection.execute("PRAGMA query_only = 1")

    sa.event.listen(services.database.engine, "connect", protect)
    services.database.close()
    refused = night.host.post(f"{night.path}/players", {"name": "Cyd"})
    assert (refused.status_code, refused.json["error"]["code"]) == (507, "read-only-book")
    assert "cannot be written to" in refused.json["error"]["message"]
    assert night.host.get(night.path).status_code == 200
    sa.event.remove(services.database.engine, "connect", protect)
    services.database.close()
    assert night.host.post(f"{night.path}/players", {"name": "Cyd"}).status_code == 201


@pytest.mark.skipif(POWERLESS is None, reason="root may write anywhere")
def test_serve_says_that_its_folder_is_read_only(tmp_path: Path, empty_book: Path) -> None:
    folder = tmp_path / "shut"
    folder.mkdir()
    place = folder / "croupier.sqlite"
    place.write_bytes(empty_book.read_bytes())
    close(folder)
    try:
        status, _, said = told("serve", "--database", place, "--port", "0", "--host", "127.0.0.1")
    finally:
        folder.chmod(0o700)
    assert status == 2
    assert len(said.strip().splitlines()) == 1
    assert str(place) in said


PRACTICE = {"game": "kabu", "cards": "virtual", "part": "play"}
NEED_FILES = ["xlsx", "csv"]
"""The exports that are put together of temporary files."""


@pytest.mark.parametrize("kind", NEED_FILES)
def test_no_folder_for_temporary_files_is_said(
    night: TestNight, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "gone"))
    told = "The folder for temporary files cannot be written to."
    export = night.host.get(f"{night.path}/exports/{kind}")
    assert (export.status_code, export.json["error"]["message"]) == (507, told)
    practice = night.host.post("practices", PRACTICE)
    assert (practice.status_code, practice.json["error"]["message"]) == (507, told)
    night.host.post("exports", {"kind": kind, "nights": str(night.number)})
    assert ended(night.host)["trouble"] == told
    monkeypatch.undo()
    assert night.host.get(f"{night.path}/exports/{kind}").status_code == 200
    assert night.host.post("practices", PRACTICE).status_code == 201


def test_a_long_answer_that_finds_no_folder_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is longer than the server keeps in memory waits on the disk to be sent."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "gone"))
    app = Flask("long")
    app.config["MAX_CONTENT_LENGTH"] = 1000
    app.add_url_rule("/api/<int:size>", "answer", lambda size: b"x" * size)
    with server_of(app, Hub()) as where:
        connection = http.client.HTTPConnection(*where, timeout=10)
        for size, status in ((1000, 200), (1_000_000, 507), (1000, 200)):
            connection.request("GET", f"/api/{size}")
            answer = connection.getresponse()
            said = answer.read()
            assert (answer.status, len(said) == size) == (status, status == 200)
            if status == 507:
                assert json.loads(said)["error"]["code"] == "read-only-book"
                connection.close()
        connection.close()


@pytest.mark.parametrize("kind", NEED_FILES)
def test_no_room_for_temporary_files_is_said(
    night: TestNight,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
) -> None:
    with small_disk(tmp_path_factory.mktemp("disk"), 64 * 1024) as disk:
        filler = fill(disk)
        monkeypatch.setattr(tempfile, "tempdir", str(disk))
        told = "There is no room left for temporary files."
        export = night.host.get(f"{night.path}/exports/{kind}")
        assert (export.status_code, export.json["error"]["message"]) == (507, told)
        assert list(disk.iterdir()) == [filler], "and nothing is left there"
