"""Whatever the host can take away or print, of every kind of night and player: files, pages, single
statements and receipts, the season and a choice of nights.
"""

from collections.abc import Iterator

import pytest

from ledger.export import FORMATS, csv_files
from ledger.export.reading import reading
from ledger.export.report import report
from ledger.store import migration
from ledger.store.database import Database
from tests.ledger.export.every_night import KINDS, play_every_night
from tests.web.conftest import PIN, QUICK, Answer, Screen
from web.app import create_app
from web.services.services import Services, open_services

pytestmark = [pytest.mark.slow, pytest.mark.sweep(of=3)]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Services, Screen]]:
    """A house with a night of every kind, and its host."""
    url = f"sqlite:///{tmp_path_factory.mktemp('every') / 'book.sqlite'}"
    database = Database(url)
    migration.upgrade(database)
    services = open_services(database, hasher=QUICK)
    host = Screen(create_app(services).test_client())
    host.post("session/first", {"token": services.pin.new_link(), "pin": PIN})
    play_every_night(services.book)
    yield services, host
    database.close()


def taken(answer: Answer) -> bytes:
    assert answer.status_code == 200, (answer.status_code, answer.get_data(as_text=True)[:300])
    body: bytes = answer.get_data()
    assert body
    return body


@pytest.mark.sweep(of=3)
@pytest.mark.parametrize("format", FORMATS)
def test_a_night_is_a_file_by_itself(house: tuple[Services, Screen], format: str) -> None:
    """What stands in it is judged in `tests/ledger/export/test_every_night.py`."""
    services, host = house
    for night in services.book.nights()[::5]:
        taken(host.get(f"nights/{night.id}/exports/{format}"))


@pytest.mark.parametrize("format", FORMATS)
def test_nights_are_chosen_by_number(house: tuple[Services, Screen], format: str) -> None:
    services, host = house
    some = ",".join(str(night.id) for night in services.book.nights()[::3])
    taken(host.get(f"exports/{format}?nights={some}"))


@pytest.mark.parametrize("choice", ["", "?from=2020-01-01&to=2199-12-31"])
def test_nights_are_chosen_by_day(house: tuple[Services, Screen], choice: str) -> None:
    taken(house[1].get(f"exports/csv{choice}"))


@pytest.mark.sweep(of=4)
@pytest.mark.parametrize("file", csv_files.names())
def test_one_csv_file_alone(house: tuple[Services, Screen], file: str) -> None:
    taken(house[1].get(f"exports/csv?file={file}"))


def test_every_page_of_every_night(house: tuple[Services, Screen]) -> None:
    """The page that people sign, money for a purpose, books, journal, statements, receipts."""
    services, host = house
    receipts = statements = 0
    with reading(services.book) as sources:
        for source in sources:
            path = f"nights/{source.id}"
            for page in ("", "/page", "/purposes/page", "/books", "/books/journal", "/entries"):
                taken(host.get(path + page))
            for player in report(source).night.players:
                taken(host.get(f"{path}/books/statements/{player}"))
                statements += 1
            for entry in source.entries():
                found = host.get(f"{path}/receipts/{entry.number}")
                assert found.status_code in (200, 404)
                if found.status_code == 200:
                    receipts += 1
                    taken(host.get(f"{path}/receipts/{entry.number}/picture"))
    assert statements > 50
    assert receipts > 40


def test_the_season_and_everybodys_year(house: tuple[Services, Screen]) -> None:
    _, host = house
    for page in ("season", "season/csv", "debts", "season?first=2020-01-01&last=2199-12-31"):
        taken(host.get(page))
    people = host.get("people").json["people"]
    assert people
    for person in people:
        taken(host.get(f"people/{person['person']}/year"))


def test_there_is_a_night_of_every_kind(house: tuple[Services, Screen]) -> None:
    assert len(house[0].book.nights()) >= len(KINDS)
