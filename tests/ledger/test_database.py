"""The schema goes up, down and up again; and a database that cannot be used is refused with one
clear sentence.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ledger.book import Book, opened
from ledger.errors import Damaged, DiskFull, ReadOnlyBook, Unavailable
from ledger.kinds.players import PlayerAdded
from ledger.state.entries import Decision
from ledger.state.night import Night
from ledger.store import migration
from ledger.store.database import Database
from ledger.store.schema import metadata
from tests.codes import coded
from tests.command import FORKS
from tests.ledger.desk_night import DeskNight, request

pytestmark = pytest.mark.conformance

GUARDED = {"nights", "entries", "accounts", "transfers", "house", "house_entries"}


@pytest.fixture
def database(bare_url: str) -> Iterator[Database]:
    found = Database(bare_url)
    yield found
    found.close()


@pytest.fixture
def whole(database_url: str) -> Iterator[Database]:
    """A book with nothing in it, migrated."""
    found = Database(database_url)
    yield found
    found.close()


def triggers(database: Database) -> dict[str, set[str]]:
    """The triggers of each table."""
    query = (
        "SELECT tbl_name, name FROM sqlite_master WHERE type = 'trigger'"
        if database.is_sqlite
        else "SELECT tgrelid::regclass::text, tgname FROM pg_trigger WHERE NOT tgisinternal"
    )
    found: dict[str, set[str]] = {}
    with database.reading() as connection:
        for table, name in connection.execute(sa.text(query)):
            found.setdefault(table, set()).add(name)
    return found


def test_the_guards_are_there_after_every_way_up_and_gone_after_the_way_down(
    database: Database,
) -> None:
    migration.upgrade(database)
    first = triggers(database)
    assert first.keys() == GUARDED
    migration.downgrade(database)
    assert triggers(database) == {}
    with database.reading() as connection:
        assert set(sa.inspect(connection).get_table_names()) <= {"alembic_version"}
    migration.upgrade(database)
    assert triggers(database) == first


def test_the_migrations_make_what_the_program_believes(database: Database) -> None:
    migration.upgrade(database)
    with database.reading() as connection:
        context = MigrationContext.configure(
            connection,
            opts={
                "include_object": lambda thing, name, kind, *_: (
                    kind != "table" or name in metadata.tables
                )
            },
        )
        assert compare_metadata(context, metadata) == []


def test_upgrading_twice_changes_nothing(whole: Database) -> None:
    before = triggers(whole)
    migration.upgrade(whole)
    assert triggers(whole) == before


def upgrade_and_write(url: str, number: int) -> int:
    with opened(url) as book:
        return DeskNight(book, name=f"Night {number}").now.number


@pytest.mark.slow
def test_four_processes_may_upgrade_at_once(bare_url: str) -> None:
    with FORKS.Pool(4) as pool:
        numbers = pool.starmap(upgrade_and_write, [(bare_url, number) for number in range(4)])
    assert numbers == [1, 1, 1, 1]
    with opened(bare_url) as book:
        assert sorted(night.slug for night in book.nights()) == [
            "night-0",
            "night-1",
            "night-2",
            "night-3",
        ]


def test_a_newer_book_is_refused(whole: Database) -> None:
    with whole.writing() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Unavailable, match="newer Croupier", check=coded("newer-book")):
        migration.upgrade(whole)


def test_somebody_elses_database_is_refused_and_left_alone(database: Database) -> None:
    with database.writing() as connection:
        connection.execute(sa.text("CREATE TABLE recipes (name TEXT)"))
    with pytest.raises(Unavailable, match="recipes", check=coded("not-a-book")):
        migration.upgrade(database)
    with database.reading() as connection:
        assert sa.inspect(connection).get_table_names() == ["recipes"]
        if database.is_sqlite:
            assert connection.scalar(sa.text("PRAGMA journal_mode")) == "delete"


@pytest.mark.parametrize(
    "content", [b"hello" * 1000, b"SQLite format 3\0" + b"\xff" * 4000], ids=["text", "broken"]
)
def test_a_file_that_is_no_database_is_refused_and_left_alone(
    tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "holiday.jpg"
    file.write_bytes(content)
    with pytest.raises(
        Unavailable, match=r"holiday\.jpg is not a database", check=coded("not-a-book")
    ):
        migration.upgrade(Database(f"sqlite:///{file}"))
    assert file.read_bytes() == content


@pytest.mark.parametrize("url", ["sqlite://", "mysql://localhost/x", "rubbish", "", "sqlite:///"])
def test_an_address_of_no_book_is_refused(url: str) -> None:
    with pytest.raises(Unavailable, check=coded("not-a-book")):
        migration.upgrade(Database(url))


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(
        Unavailable, match=r"no/such\.sqlite cannot be opened", check=coded("unreachable")
    ):
        migration.upgrade(Database(f"sqlite:///{tmp_path}/no/such.sqlite"))


def test_a_folder_in_the_place_of_a_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="cannot be opened", check=coded("unreachable")):
        migration.upgrade(Database(f"sqlite:///{tmp_path}"))


def test_a_server_that_does_not_answer_is_named_without_its_password() -> None:
    with pytest.raises(Unavailable, match="does not answer", check=coded("unreachable")) as caught:
        migration.upgrade(Database("postgresql://ana:secret@127.0.0.1:1/casino"))
    assert "secret" not in caught.value.message


def test_a_database_that_the_server_does_not_have_is_named(postgres_url: str) -> None:
    with pytest.raises(Unavailable, check=coded("unreachable")):
        migration.upgrade(Database(postgres_url.replace("/test_", "/nothing_")))


def test_a_read_only_book_is_refused_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "croupier.sqlite"
    migration.upgrade(Database(f"sqlite:///{file}"))
    with pytest.raises(ReadOnlyBook, match="cannot be written to"):
        migration.upgrade(Database(f"sqlite:///file:{file}?mode=ro&uri=true"))


def test_a_read_only_server_is_refused_at_the_start(postgres_url: str) -> None:
    read_only = f"{postgres_url}&options=-c%20default_transaction_read_only%3Don"
    with closing(Database(read_only)) as database, pytest.raises(ReadOnlyBook):
        migration.upgrade(database)


def test_a_full_disk_is_said_and_loses_nothing(tmp_path: Path) -> None:
    with opened(f"sqlite:///{tmp_path / 'croupier.sqlite'}") as book:
        night = DeskNight(book)
        sa.event.listen(book.database.engine, "connect", fill_up)
        book.database.close()
        written = fill_with_players(book, night)
        assert book.night(night.id).number == written
        assert Book(book.database).night(night.id) == book.night(night.id)


def fill_up(connection: sqlite3.Connection, _record: object) -> None:
    """As if the disk ended a few pages on."""
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages + 3}")


def fill_with_players(book: Book, night: DeskNight) -> int:
    """Write until the disk is full; returns how many entries there are then."""
    for written in range(1, 1000):
        try:
            book.write(night.id, request(), {}, long_entry)
        except DiskFull:
            return written
    raise AssertionError("the disk never fills up")


def long_entry(night: Night) -> Decision:
    return Decision(PlayerAdded(player=night.number, name="x" * 1000))


def test_a_file_that_another_program_holds_is_said_to_be_busy(tmp_path: Path) -> None:
    file = tmp_path / "croupier.sqlite"
    with opened(f"sqlite:///{file}") as book:
        night = DeskNight(book)
        sa.event.listen(
            book.database.engine,
            "connect",
            lambda connection, _: connection.execute("PRAGMA busy_timeout = 50"),
        )
        book.database.close()
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="try again", check=coded("busy")):
            DeskNight(book, name="Another")
        other.close()
        assert night.now.number == 1


@pytest.mark.parametrize("table", ["entries", "nights", "transfers", "accounts", "secrets"])
def test_a_table_that_was_dropped_is_said(whole: Database, table: str) -> None:
    book = Book(whole)
    night = DeskNight(book)
    drop(whole, table)
    if table == "entries":
        with pytest.raises(Damaged, match="is not whole: a table of the book has been taken away"):
            Book(whole).night(night.id)
    with pytest.raises(Damaged, match="is not whole"):
        migration.upgrade(whole)
    with pytest.raises(Damaged, match="is not whole"):
        migration.check_is_book(whole)


def test_a_column_that_was_dropped_is_said(whole: Database) -> None:
    night = DeskNight(Book(whole))
    with whole.writing() as connection:
        connection.exec_driver_sql("ALTER TABLE entries RENAME COLUMN body TO corpse")
    with pytest.raises(Damaged, match="a column of the book has been taken away"):
        Book(whole).night(night.id)


def test_a_book_that_forgot_its_step_is_said(whole: Database) -> None:
    drop(whole, "alembic_version")
    with pytest.raises(Damaged, match="is not whole"):
        migration.upgrade(whole)


def drop(database: Database, table: str) -> None:
    """Drop a table, with another program that keeps no keys."""
    engine = sa.create_engine(database.url)
    with engine.begin() as connection:
        cascade = "" if database.is_sqlite else " CASCADE"
        connection.exec_driver_sql(f"DROP TABLE {table}{cascade}")
    engine.dispose()


def test_one_reader_after_the_other_has_the_same_connection(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'book.sqlite'}")
    taken: list[object] = []
    sa.event.listen(database.engine, "checkout", lambda *_: taken.append(None))
    for _ in range(3):
        with database.reading() as connection:
            assert connection.scalar(sa.text("SELECT 1")) == 1
    assert len(taken) == 1
    with database.reading() as outer, database.reading() as inner:
        assert inner is not outer
    assert len(taken) == 2
    with pytest.raises(KeyError), database.reading():
        raise KeyError
    for _ in range(2):
        with database.reading():
            pass
    database.close()
    assert isinstance(database.engine.pool, sa.QueuePool)
    assert database.engine.pool.checkedout() == 0
