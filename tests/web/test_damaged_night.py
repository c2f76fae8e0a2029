"""One entry's bytes are garbage: the night is shown as it was before that entry, with a sentence;
what would write is refused with it; nothing answers 500. Other nights go on.
"""

import sqlite3
from contextlib import closing

import pytest
import sqlalchemy as sa
from flask import Flask

from ledger.store.steps import BOOK
from tests.web.conftest import NEW_NIGHT, QUICK, Screen, TestNight, Time
from web.services.services import TABLES, Services, open_services

GARBAGE = {
    "no text": b"\xff\x00\xfe",
    "nothing": b"",
    "no entry": b"{}",
    "a list": b"[1,2]",
    "an unknown kind": b'{"at":1,"by":{},"kind":"x","request":{},"transfers":[]}',
    "a player nobody added": b'{"at":1,"by":{},"kind":"player-renamed","name":"x","player":77,'
    b'"request":{},"transfers":[]}',
    "deeply nested": b"[" * 100_000,
}


def last(services: Services, night: TestNight) -> int:
    return services.book.night(night.number).number


def damage(services: Services, night: TestNight, number: int, body: bytes) -> None:
    """Write garbage over an entry, as the owner of the file can."""
    with closing(sqlite3.connect(str(services.database.place), isolation_level=None)) as other:
        (guard,) = other.execute(
            "SELECT sql FROM sqlite_master WHERE name = 'entries_never_change'"
        ).fetchone()
        other.execute("DROP TRIGGER entries_never_change")
        other.execute(
            "UPDATE entries SET body = ? WHERE night = ? AND number = ?",
            (body, night.number, number),
        )
        other.execute(guard)


@pytest.fixture(params=GARBAGE.values(), ids=list(GARBAGE))
def damaged(
    request: pytest.FixtureRequest, app: Flask, services: Services, night: TestNight, time: Time
) -> int:
    """The number of an entry that cannot be read, in a night whose server has just started."""
    for name in ("Cleo", "Dan"):
        assert night.host.post(f"{night.path}/players", {"name": name}).status_code == 201
    number = last(services, night) - 1
    damage(services, night, number, request.param)
    app.extensions["croupier"] = open_services(services.database, time, hasher=QUICK)
    return number


def test_the_night_is_shown_as_it_was_before_that_entry(damaged: int, night: TestNight) -> None:
    host, said = night.host, f"Entry {damaged} of this night does not say what an entry must"
    seen = host.get(night.path)
    assert seen.status_code == 200
    assert (seen.json["version"], seen.json["checks"]["agree"]) == (damaged - 1, False)
    assert seen.json["checks"]["findings"][0].startswith(said)
    assert [player["name"] for player in seen.json["players"]] == ["Ana", "Ben"]
    table = host.get(night.table(night.uth))
    assert table.status_code == 200
    assert table.json["table"]["can_begin"].startswith(said)
    books = host.get(f"{night.path}/books")
    assert (books.status_code, books.json["version"]) == (200, damaged - 1)
    assert books.json["damage"].startswith(said)
    assert night.wall().get(f"{night.path}/wall").json["damage"].startswith(said)
    assert host.get("nights").status_code == 200


def test_the_journal_loses_one_line(damaged: int, night: TestNight) -> None:
    lines = night.host.get(f"{night.path}/books/journal").json["lines"]
    assert [line["entry"] for line in lines] == list(range(damaged + 1, 0, -1))
    # What can be read and makes no sense is told as it stands.
    assert lines[1]["kind"] in ("unreadable", "x", "player-renamed")
    assert ("cannot be read" in lines[1]["says"]) == (lines[1]["kind"] == "unreadable")
    assert lines[0]["says"] == "Dan joins"


def test_what_would_write_is_refused_with_the_sentence(damaged: int, night: TestNight) -> None:
    tries: dict[str, dict[str, object]] = {
        f"{night.path}/players": {"name": "Eve"},
        f"{night.path}/players/1/buy-ins": {"chips": 5, "against": "cash"},
        f"{night.table(night.uth)}/rounds": {"number": 1},
        f"{night.path}/close": {},
    }
    for path, body in tries.items():
        answer = night.host.post(path, body)
        assert answer.status_code == 409, path
        assert answer.json["error"]["code"] == "night-damaged", path
        assert f"Entry {damaged} " in answer.json["error"]["message"]


def test_a_night_cannot_be_taken_home_whole(damaged: int, night: TestNight) -> None:
    for file in ("xlsx", "json"):  # as a bundle neither: it would be none
        answer = night.host.get(f"{night.path}/exports/{file}")
        assert answer.status_code == 409, file
        assert f"Entry {damaged} " in answer.json["error"]["message"]


def test_other_nights_go_on(damaged: int, night: TestNight) -> None:
    answer = night.host.post("nights", NEW_NIGHT)
    assert answer.status_code == 201
    other = f"nights/{answer.json['number']}"
    assert night.host.post(f"{other}/players", {"name": "Eve"}).status_code == 201


def test_a_round_in_play_is_frozen_with_the_sentence(
    app: Flask, services: Services, night: TestNight, time: Time
) -> None:
    seats = f"{night.table(night.uth)}/seats"
    taken = night.host.post(seats, {"seat": 1, "player": night.ana, "chips": 50})
    assert taken.status_code in (200, 201), taken.json
    begun = night.host.post(f"{night.table(night.uth)}/rounds", {"number": 1})
    assert begun.status_code in (200, 201), begun.json
    night.host.post(f"{night.path}/players", {"name": "Cleo"})
    damage(services, night, last(services, night), b"garbage")
    app.extensions["croupier"] = open_services(services.database, time, hasher=QUICK)
    table = night.host.get(night.table(night.uth)).json
    assert (table["table"]["status"], table["round"]) == ("frozen", None)
    assert "does not say what an entry must" in table["table"]["frozen"]


def test_the_very_first_entry_leaves_nothing_to_show(
    app: Flask, services: Services, night: TestNight, time: Time
) -> None:
    damage(services, night, 1, b"garbage")
    app.extensions["croupier"] = open_services(services.database, time, hasher=QUICK)
    answer = night.host.get(night.path)
    assert answer.status_code == 409
    assert "Entry 1 of this night" in answer.json["error"]["message"]


def test_a_table_of_the_database_that_was_dropped_is_said(
    services: Services, host: Screen, night: TestNight
) -> None:
    with closing(sqlite3.connect(str(services.database.place), isolation_level=None)) as other:
        other.execute("DROP TABLE entries")
    for path in (night.path, night.table(night.uth), f"{night.path}/books/journal"):
        answer = host.get(path)
        assert answer.status_code == 409, path
        assert "a table of the book has been taken away" in answer.json["error"]["message"]
    assert host.post(f"{night.path}/players", {"name": "Eve"}).status_code == 409


def test_a_server_looks_for_every_table_that_there_is(services: Services) -> None:
    with services.database.reading() as connection:
        there = sa.inspect(connection).get_table_names()
    assert set(there) == {"alembic_version", *BOOK, *TABLES}
