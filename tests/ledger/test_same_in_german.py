"""A night that is played in German writes, byte for byte, what it writes in English."""

import itertools

import pytest

from games.language import ENGLISH, add_catalog, force_locale
from ledger.audit.database import DatabaseRecords
from ledger.book import Book, opened
from ledger.bundle import written
from tests.chance import CHANCE
from tests.conftest import FreshDatabase
from tests.ledger import whole_night
from web.http.languages import python_catalog

GERMAN = "de"


@pytest.fixture(autouse=True)
def _german() -> None:
    add_catalog(GERMAN, python_catalog(GERMAN))


def test_a_night_in_german_writes_the_same_bytes(
    sqlite_book: FreshDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    bundles = []
    for language in (ENGLISH, GERMAN):
        with sqlite_book() as url:
            bundles.append(played(url, language, monkeypatch))
    assert bundles[0] == bundles[1]


def played(url: str, language: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The bundle of a night in which nothing is left to chance or to the clock."""
    CHANCE.begin("the same night")
    monkeypatch.setattr(whole_night, "_KEYS", itertools.count())
    with opened(url) as found:
        ticks = itertools.count(1_763_700_000_000, 1000)
        book = Book(found.database, lambda: next(ticks))
        with force_locale(language):
            night = whole_night.play_whole_night(book).id
        with book.database.reading() as connection:
            return "".join(written(DatabaseRecords(connection, night)))
