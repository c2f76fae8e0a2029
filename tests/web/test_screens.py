"""What the book has of a screen is a number of the night's own: no name, cookie or token of it, nor
anything by which the same screen could be told in another night.
"""

import hashlib
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import sqlalchemy as sa

from ledger import bundle
from ledger.audit.database import DatabaseRecords
from ledger.book import Book
from ledger.desk.opening import open_night
from ledger.importing import import_bundle
from ledger.kinds.nights import NightChanged
from ledger.state.entries import Request
from ledger.store import migration
from ledger.store.database import Database
from tests.conftest import FreshDatabase
from tests.web.conftest import NEW_NIGHT, PIN, NewScreen, Screen, TestNight
from tests.web.felt import Felt
from web.services.services import Services, open_services
from web.signin.screens import Screens

OLD_NAME = "0123456789abcdef"
"""The name of a screen as Croupier 0.1.0 gave it, and wrote it into the book."""


def text_of(services: Services, night: int) -> str:
    """The bundle of a night."""
    with services.database.reading() as connection:
        return "".join(bundle.written(DatabaseRecords(connection, night)))


def entries(night: TestNight, path: str | None = None) -> list[Any]:
    found: list[Any] = night.host.get(f"{path or night.path}/entries?limit=1000").json["entries"]
    return found


def senders(services: Services, night: int) -> set[str]:
    value = json.loads(text_of(services, night))
    return {entry["body"]["request"]["sender"] for entry in value["entries"]}


def test_screens_are_numbered_as_they_appear(night: TestNight) -> None:
    races, uth = night.tablet(night.races), night.tablet(night.uth)
    assert [screen.get("session").json["screen"] for screen in (races, uth)] == [2, 3]
    Felt(night, night.uth, uth).sit(night.ana, 1, 10)
    Felt(night, night.races, races).sit(night.ben, 1, 10)
    found = entries(night)
    assert {entry["by"]["screen"] for entry in found} == {"1", "2", "3"}
    assert [entry["by"] for entry in found[-2:]] == [
        {"who": "dealer:1:1", "screen": "3"},
        {"who": "dealer:1:2", "screen": "2"},
    ]
    lines = night.host.get(f"sessions?night={night.number}").json["sessions"]
    assert [(line["role"], line["screen"]) for line in lines] == [
        ("dealer", 3),
        ("dealer", 2),
        ("host", 1),
    ]


def test_nothing_that_a_browser_keeps_is_in_a_bundle(services: Services, night: TestNight) -> None:
    felt = Felt(night, night.uth)
    felt.sit(night.ana, 1, 100)
    felt.begin()
    felt.play(1, "bet", ante=10)
    felt.play("dealer", "deal")
    felt.do("PUT", "hand-over", {"seat": 1})
    screens = [felt.screen, night.host, night.wall(), night.tablet(night.uth)]
    said = text_of(services, night.number)
    kept = [
        cookie.value
        for screen in screens
        for name in ("croupier", "croupier-screen")
        if (cookie := screen.client.get_cookie(name))
    ]
    assert len(kept) == 2 * len(screens)
    with services.database.reading() as connection:
        rows = connection.execute(sa.text("SELECT token, screen FROM sessions")).all()
    kept += [value for row in rows for value in (bytes(row.token).hex(), row.screen)]
    for value in kept:
        hashed = hashlib.sha256(value.encode()).hexdigest()
        for secret in (value, hashed, hashed[:16]):
            assert secret not in said
    answers = [night.host.get("sessions"), felt.screen.get("session"), night.host.get(night.path)]
    for answer in (*answers, felt.screen.get(felt.path)):
        assert all(value not in answer.text for value in kept)


def test_the_same_screens_are_others_in_another_night(services: Services, night: TestNight) -> None:
    other = night.host.post("nights", NEW_NIGHT | {"name": "Saturday"}).json["number"]
    table = {"game": "uth", "cards": "virtual", "tray": 500}
    night.host.post(f"nights/{other}/players", {"name": "Ana"})
    night.host.post(f"nights/{other}/tables", table)
    tablet = night.tablet(night.uth)
    Felt(night, night.uth, tablet).sit(night.ana, 1, 0)
    code = night.host.post(f"nights/{other}/tables/1/codes").json["code"]
    tablet.post("session/table", {"code": code})
    tablet.post(f"nights/{other}/tables/1/seats", {"player": 1, "seat": 1, "chips": 0})
    tails = [
        {sender.partition("@")[2] for sender in senders(services, at)}
        for at in (night.number, other)
    ]
    assert [len(tail) for tail in tails] == [2, 2]
    assert not tails[0] & tails[1]


def test_a_name_out_of_an_old_book_signs_nobody_out(
    services: Services, night: TestNight, screen: NewScreen
) -> None:
    with services.database.writing() as connection:  # as it stood before the book had numbers
        connection.execute(
            sa.text("UPDATE sessions SET screen = :old WHERE role = 'host'"), {"old": OLD_NAME}
        )
    thief = screen()
    for stolen in (OLD_NAME, "1", *senders(services, night.number)):
        thief.client.set_cookie("croupier-screen", stolen)
        code = night.host.post(f"{night.table(night.races)}/codes").json["code"]
        assert thief.post("session/table", {"code": code}).status_code == 200
        assert night.host.get("nights").status_code == 200
        given = thief.client.get_cookie("croupier-screen")
        assert given is not None
        assert given.value != stolen


def test_a_screen_keeps_its_number_over_a_restart(services: Services, night: TestNight) -> None:
    tablet = night.tablet(night.uth)
    sent = senders(services, night.number)
    again = open_services(Database(services.database.url.render_as_string()), services.clock)
    found = again.screens.numbers(night.number, [who.screen for who in again.sessions.all()])
    assert sorted(found.values()) == [1, tablet.get("session").json["screen"]]
    host = next(who for who in again.sessions.all() if who.role == "host")
    known = again.screens.find(night.number, host.screen)
    assert known is not None
    assert sent == {f"host@{known.sender}"}
    again.database.close()


@pytest.fixture
def books(database_url: str) -> Iterator[list[Book]]:
    """A book with one night, as two servers have it open."""
    databases = [Database(database_url), Database(database_url)]
    migration.upgrade(databases[0])
    found = [Book(database) for database in databases]
    chips = [{"value": 1, "colour": "white"}]
    request = Request("test", "1", "host", "1")
    open_night(found[0], request, name="Friday", chip_value=None, chip_set=chips)
    yield found
    for database in databases:
        database.close()


@pytest.mark.conformance
def test_screens_that_appear_at_once_get_numbers_of_their_own(books: list[Book]) -> None:
    servers = [Screens(book) for book in books]

    def appear(at: int) -> int:
        return servers[at % 2].number(1, f"screen {at // 2}").number

    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(appear, range(16)))
    assert sorted(set(found)) == list(range(2, 10)), "the first is the one that opened the night"
    assert found[::2] == found[1::2], "and a screen has the same in both servers"


@pytest.mark.conformance
def test_an_imported_night_gives_no_number_twice(
    books: list[Book], fresh_database: FreshDatabase
) -> None:
    screens = Screens(books[0])
    for name in "abc":
        screens.number(1, name)
    third = Request("host@x", "3", "host", "3")
    books[0].do(1, third, NightChanged, {"name": "Saturday"})
    with books[0].database.reading() as connection:
        text = "".join(bundle.written(DatabaseRecords(connection, 1)))
    with fresh_database() as url:
        database = Database(url)
        migration.upgrade(database)
        there = Book(database)
        night = import_bundle(there, bundle.read(text))
        assert Screens(there).number(night, "a").number == 4
        database.close()


def test_the_host_signs_in_on_a_screen_of_an_older_croupier(
    host: Screen, screen: NewScreen
) -> None:
    old = screen()
    old.client.set_cookie("croupier-screen", OLD_NAME)
    assert old.post("session/host", {"pin": PIN}).status_code == 200
    given = old.client.get_cookie("croupier-screen")
    assert given is not None
    assert len(given.value) == 43
