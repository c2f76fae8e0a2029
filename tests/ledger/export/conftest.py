"""A book with a handful of nights, played once."""

from collections.abc import Iterator

import pytest

from ledger.book import Book, opened
from ledger.export import cjk
from ledger.export.reading import Source, reading
from tests.chance import CHANCE
from tests.conftest import FreshDatabase, PlayedOnce
from tests.ledger.export.busy_night import busy_night
from tests.ledger.export.nights import awkward_night, random_night
from tests.ledger.whole_night import play_whole_night

SEEDS = ("first", "second", "third")


@pytest.fixture(autouse=True)
def no_fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without Chinese, Japanese and Korean letters, whatever this one has."""
    monkeypatch.setattr(cjk, "FOLDERS", ())


@pytest.fixture(scope="session")
def played(played_once: PlayedOnce) -> Iterator[Book]:
    """Night 1 is full of awkward names, in night 2 everything happens that can, the others are
    anybody's: the same whichever test asks first.
    """

    def play(book: Book) -> None:
        awkward_night(book)
        play_whole_night(book)
        for seed in SEEDS:
            random_night(book, seed)

    with played_once("nights to export", play) as (book, _):
        yield book


@pytest.fixture
def sources(played: Book) -> Iterator[list[Source]]:
    """Its nights."""
    with reading(played) as found:
        yield found


@pytest.fixture(scope="session")
def busily_played(sqlite_book: FreshDatabase) -> Iterator[Book]:
    """A book with the one night whose figures were worked out by hand."""
    with sqlite_book() as url, opened(url) as book:
        with CHANCE.aside("a busy night"):
            busy_night(book)
        yield book


@pytest.fixture
def busy(busily_played: Book) -> Iterator[Source]:
    """That night."""
    with reading(busily_played) as (found,):
        yield found
