"""Fixtures for the tests of the book."""

from collections.abc import Iterator

import pytest

from ledger.book import Book, opened
from tests.conftest import FreshDatabase


@pytest.fixture
def book(database_url: str) -> Iterator[Book]:
    """An empty book."""
    with opened(database_url) as found:
        yield found


@pytest.fixture(scope="module")
def shared_book(fresh_database: FreshDatabase) -> Iterator[Book]:
    """One book for a whole module, for tests that begin many nights."""
    with fresh_database() as url, opened(url) as found:
        yield found
