"""The files of a book are their owner's alone from their first moment: they hold the seeds of
rounds in play.
"""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from ledger.book import opened
from ledger.store.database import Database
from ledger.store.private import made_private
from tests.ledger.desk_night import DeskNight


@pytest.fixture
def open_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def rights(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


@pytest.mark.usefixtures("open_umask")
def test_the_files_of_a_new_book_are_private_whatever_the_umask(tmp_path: Path) -> None:
    with opened(f"sqlite:///{tmp_path / 'book.sqlite'}") as book:
        DeskNight(book)
        assert rights(tmp_path) == {
            "book.sqlite": 0o600,
            "book.sqlite-wal": 0o600,
            "book.sqlite-shm": 0o600,
        }


@pytest.mark.usefixtures("open_umask")
def test_a_file_that_others_could_read_is_tightened_with_a_sentence(tmp_path: Path) -> None:
    place = tmp_path / "book.sqlite"
    place.touch(0o666)
    with opened(f"sqlite:///{place}") as book:
        DeskNight(book)
        assert set(rights(tmp_path).values()) == {0o666}
        said = made_private(book.database)
        assert said == f"Others on this computer could read {place}; now only its owner can."
        assert set(rights(tmp_path).values()) == {0o600}
        assert made_private(book.database) is None


def test_a_book_in_postgresql_has_no_files_here(postgres_url: str) -> None:
    assert made_private(Database(postgres_url)) is None
