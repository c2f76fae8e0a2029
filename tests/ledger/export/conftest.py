"""A book with a handful of nights, played once."""

from collections.abc import Iterator

import pytest

from ledger.book import Book, opened
from ledger.export.reading import Source, reading
from tests.ledger.export.nights import awkward_night, random_night
from tests.ledger.whole_night import play_whole_night

SEEDS = ("first", "second", "third")


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Book]:
    """Night 1 is full of awkward names, in night 2 everything happens that can, the others are
    anybody's.
    """
    with opened(f"sqlite:///{tmp_path_factory.mktemp('export') / 'book.sqlite'}") as book:
        awkward_night(book)
        play_whole_night(book)
        for seed in SEEDS:
            random_night(book, seed)
        yield book


@pytest.fixture
def sources(played: Book) -> Iterator[list[Source]]:
    """Its nights."""
    with reading(played) as found:
        yield found
