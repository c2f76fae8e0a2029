"""Fixtures for the tests of the book."""

from collections.abc import Iterator, Sequence

import pytest

from games.catalogue import GAMES
from ledger.book import Book, opened
from ledger.state.entries import Entry
from tests.conftest import FreshDatabase, PlayedOnce
from tests.ledger.whole_night import WholeNight, play_whole_night


@pytest.fixture
def book(database_url: str) -> Iterator[Book]:
    """An empty book."""
    with opened(database_url) as found:
        yield found


@pytest.fixture(scope="session")
def night_of_all_games(played_once: PlayedOnce) -> Iterator[WholeNight]:
    """A whole night with rounds of every game, for tests that only look at it: the same whichever
    asks first.
    """

    def play(book: Book) -> int:
        return play_whole_night(book, tuple(GAMES)).id

    with played_once("a night of all games", play) as (book, night):
        yield WholeNight(book, night=night)


@pytest.fixture(scope="session")
def entries_of_all_games(night_of_all_games: WholeNight) -> Sequence[Entry]:
    """Its entries."""
    return tuple(night_of_all_games.book.entries(night_of_all_games.id))


@pytest.fixture(scope="module")
def shared_book(fresh_database: FreshDatabase) -> Iterator[Book]:
    """One book for a whole module, for tests that begin many nights."""
    with fresh_database() as url, opened(url) as found:
        yield found
