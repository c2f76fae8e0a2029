"""`croupier backup`: a copy of a running night."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from ledger.book import opened
from ledger.errors import Unavailable
from ledger.store.backup import backup, keep_older
from ledger.store.database import Database
from tests.codes import coded
from tests.ledger.evening import Evening


def test_a_copy_of_a_running_night_is_a_book_of_one_moment(tmp_path: Path) -> None:
    place, copy = tmp_path / "night.sqlite", tmp_path / "copy.sqlite"
    with opened(f"sqlite:///{place}") as book:
        evening = Evening(book, "uth", players=2)
        evening.begin()
        stop = threading.Event()

        def play() -> None:
            while not stop.is_set():
                evening.act(1, "bet", ante=1)

        player = threading.Thread(target=play)
        player.start()
        try:
            before = evening.now.number
            backup(book.database, copy)
            after = evening.now.number
        finally:
            stop.set()
            player.join()
        last = evening.book.entries(evening.night)
    assert not list(tmp_path.glob("copy.sqlite?*"))
    with opened(f"sqlite:///{copy}") as copied:
        entries = copied.entries(evening.night)
        assert before <= len(entries) <= after
        assert entries == last[: len(entries)]
        assert copied.night(evening.night).tables[1].round is not None


def test_a_backup_never_writes_over_a_file(tmp_path: Path) -> None:
    place, copy = tmp_path / "night.sqlite", tmp_path / "precious.txt"
    copy.write_text("precious")
    with (
        opened(f"sqlite:///{place}") as book,
        pytest.raises(Unavailable, match="never writes over", check=coded("unreachable")),
    ):
        backup(book.database, copy)
    assert copy.read_text() == "precious"


def test_a_backup_into_a_folder_that_is_not_there_says_so(tmp_path: Path) -> None:
    with (
        opened(f"sqlite:///{tmp_path / 'night.sqlite'}") as book,
        pytest.raises(Unavailable, match="cannot be written", check=coded("unreachable")),
    ):
        backup(book.database, tmp_path / "nowhere" / "copy.sqlite")


def test_a_backup_of_nothing_says_so(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="no book", check=coded("unreachable")):
        backup(Database(f"sqlite:///{tmp_path / 'none.sqlite'}"), tmp_path / "copy.sqlite")


def test_a_book_in_postgresql_is_copied_by_its_own_program(
    postgres_url: str, tmp_path: Path
) -> None:
    with (
        opened(postgres_url) as book,
        pytest.raises(Unavailable, match="pg_dump", check=coded("not-a-book")),
    ):
        backup(book.database, tmp_path / "copy.sqlite")


@pytest.mark.parametrize(
    "statement",
    ["CREATE TABLE recipes (name TEXT)", "CREATE TABLE accounts (name TEXT)", "SELECT 1"],
    ids=["recipes", "accounts of something else", "nothing"],
)
def test_a_backup_of_something_else_is_refused(tmp_path: Path, statement: str) -> None:
    place = tmp_path / "recipes.sqlite"
    with closing(sqlite3.connect(place, isolation_level=None)) as other:
        other.execute(statement)
    with pytest.raises(Unavailable, check=coded("not-a-book")):
        backup(Database(f"sqlite:///{place}"), tmp_path / "copy.sqlite")
    assert not (tmp_path / "copy.sqlite").exists()


# A book of an older Croupier

OLD = Path(__file__).parent.parent / "books" / "0.1.0" / "played.sqlite"


def test_an_older_book_is_kept_as_it_was_before_it_is_brought_up_to_date(tmp_path: Path) -> None:
    place = tmp_path / "friday.sqlite"
    place.write_bytes(OLD.read_bytes())
    kept = keep_older(Database(f"sqlite:///{place}"))
    assert kept is not None
    assert kept.parent == tmp_path
    assert kept.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(place)) as book, closing(sqlite3.connect(kept)) as copy:
        assert [*book.iterdump()] == [*copy.iterdump()]


def test_an_older_book_is_kept_once_however_often_it_is_tried(tmp_path: Path) -> None:
    place = tmp_path / "friday.sqlite"
    place.write_bytes(OLD.read_bytes())
    database = Database(f"sqlite:///{place}")
    kept = keep_older(database)
    assert kept is not None
    first = kept.read_bytes()
    assert keep_older(database) is None
    assert kept.read_bytes() == first


def test_a_book_of_this_croupier_is_not_copied(tmp_path: Path) -> None:
    place = tmp_path / "friday.sqlite"
    with opened(f"sqlite:///{place}") as book:
        assert keep_older(book.database) is None
    assert keep_older(Database(f"sqlite:///{tmp_path / 'none.sqlite'}")) is None
    assert sorted(file.name for file in tmp_path.iterdir()) == ["friday.sqlite"]
