"""A long night is read from its checkpoint after a start, and never believes one that is not what
its chain says.
"""

import shutil
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ledger import checkpoints
from ledger.audit.storage import storage
from ledger.book import Book, opened
from ledger.kinds import reading
from ledger.kinds.cash import BuyIn
from ledger.kinds.nights import NightClosed
from ledger.kinds.players import PlayerAdded
from ledger.reports.desk_view import disagreements
from ledger.state import checkpoint
from ledger.state.entries import Entry
from ledger.store import migration
from ledger.store.prepared import PreparedStatement
from ledger.store.schema import checkpoints as rows
from tests.ledger.desk_night import DeskNight, request

pytestmark = pytest.mark.conformance

OLD_BOOKS = sorted((Path(__file__).parent.parent / "books").glob("*/*.sqlite"))


@pytest.fixture
def night(book: Book, monkeypatch: pytest.MonkeyPatch) -> DeskNight:
    """A night of eleven entries, with a checkpoint after its tenth."""
    monkeypatch.setattr(checkpoints, "EVERY", 5)
    night = DeskNight(book, cash_float=500)
    for name in ("Ana", "Ben", "Cleo", "Dan", "Eve"):
        night.do(PlayerAdded, name)
    for player in range(1, 6):
        night.do(BuyIn, player, 100, "cash")
    assert night.now.number == 11
    return night


def kept(book: Book) -> list[int]:
    with book.database.reading() as connection:
        return list(connection.scalars(sa.select(rows.c.number)))


def tamper(book: Book, **values: object) -> None:
    """Change what is kept; nothing guards it."""
    with book.database.writing() as connection:
        connection.execute(sa.update(rows).values(**values))


def found(book: Book) -> list[str]:
    with book.database.reading() as connection:
        return [str(finding) for finding in storage(connection)]


@pytest.mark.parametrize("place", OLD_BOOKS, ids=lambda place: place.stem)
def test_every_night_is_the_same_written_down_and_read_again(place: Path, tmp_path: Path) -> None:
    copy = shutil.copy(place, tmp_path)
    with opened(f"sqlite:///{copy}") as book:
        for heading in book.nights():
            night = book.night(heading.id)
            assert checkpoint.decode(checkpoint.encode(night)) == night


def test_a_checkpoint_is_written_now_and_then_and_when_the_night_closes(
    book: Book, night: DeskNight
) -> None:
    assert kept(book) == [10]
    night.do(NightClosed)
    assert kept(book) == [12]


def test_a_new_start_reads_what_came_after_the_checkpoint_and_no_more(
    book: Book, night: DeskNight, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    real = reading.read

    def noted(number: int, *row: bytes) -> Entry:
        read.append(number)
        return real(number, *row)

    monkeypatch.setattr(reading, "read", noted)
    assert Book(book.database).night(night.id) == night.now
    assert read == [11]


def test_a_new_start_writes_on_from_the_checkpoint(book: Book, night: DeskNight) -> None:
    again = Book(book.database)
    receipt = again.do(night.id, request(), PlayerAdded, "Fay")
    assert receipt.night == night.now
    assert found(book) == []


def test_a_night_without_a_checkpoint_gets_one_when_it_is_read(
    book: Book, night: DeskNight
) -> None:
    with book.database.writing() as connection:
        connection.execute(sa.delete(rows))
    assert Book(book.database).night(night.id) == night.now
    assert kept(book) == [11]


TAMPERED = {
    "another shape": {"shape": "0-none"},
    "no night": {"body": b"{}"},
    "no text": {"body": b"\xff\x00"},
    "after no such entry": {"hash": bytes(32)},
    "after another entry": {"number": 9},
}


@pytest.mark.parametrize("values", TAMPERED.values(), ids=TAMPERED.keys())
def test_a_checkpoint_that_cannot_be_believed_is_not(
    book: Book, night: DeskNight, values: dict[str, object]
) -> None:
    tamper(book, **values)
    assert Book(book.database).night(night.id) == night.now
    assert kept(book) == [11]
    assert found(book) == []


def test_an_audit_names_a_checkpoint_that_says_something_else(book: Book, night: DeskNight) -> None:
    with book.database.reading() as connection:
        body = bytes(connection.scalars(sa.select(rows.c.body)).one())
    tamper(book, body=body.replace(b'"Ana"', b'"Eva"'))
    assert found(book) == [
        "checkpoints: night 1: what is kept of it as of entry 10 is not what its entries make."
    ]


def test_balances_tampered_with_in_a_checkpoint_are_seen_on_the_desk(
    book: Book, night: DeskNight
) -> None:
    with book.database.reading() as connection:
        body = bytes(connection.scalars(sa.select(rows.c.body)).one())
    assert b'"bankroll:1":100' in body
    tamper(book, body=body.replace(b'"bankroll:1":100', b'"bankroll:1":900'))
    assert [
        disagreement.account for disagreement in disagreements(Book(book.database), night.id)
    ] == ["bankroll:1"]


def test_the_desk_sums_what_came_since_it_last_agreed(
    book: Book, night: DeskNight, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert disagreements(book, night.id) == []
    night.do(BuyIn, 1, 100, "cash")
    assert disagreements(book, night.id) == []
    summed: list[str] = []
    run = book.database.run

    def noted(connection: sa.Connection, statement: PreparedStatement, values: Any) -> list[Any]:
        if "sum(" in statement.text(book.database.engine.dialect):
            summed.append(str(values))
        return run(connection, statement, values)

    monkeypatch.setattr(book.database, "run", noted)
    assert disagreements(book, night.id) == []
    assert len(summed) == 2
    assert all("12" in values for values in summed)


def test_a_step_down_takes_the_checkpoints_and_nothing_else(book: Book, night: DeskNight) -> None:
    was = night.now
    migration.downgrade(book.database, "0004")
    migration.upgrade(book.database)
    assert kept(book) == []
    assert Book(book.database).night(night.id) == was
